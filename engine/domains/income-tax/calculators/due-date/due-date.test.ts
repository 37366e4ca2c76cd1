import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { isBusinessDay } from '../../../../core/calendar/business-day.ts'
import type { Day } from '../../../../core/day.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (obligation: string, competence: string, more: object = {}) =>
  run(registry.calculators.get('due-date')!, { obligation, competence, ...more }, ports) as {
    dueDate: Day
    originalDate: Day
    bankDate: Day
    moved: boolean
  }

/** Published due dates of 2026, by competence. */
const DAS_2026 = [
  ['2025-12', '2026-01-20'],
  ['2026-01', '2026-02-20'],
  ['2026-02', '2026-03-20'],
  ['2026-03', '2026-04-20'],
  ['2026-04', '2026-05-20'],
  ['2026-05', '2026-06-22'],
  ['2026-06', '2026-07-20'],
  ['2026-07', '2026-08-20'],
  ['2026-08', '2026-09-21'],
  ['2026-09', '2026-10-20'],
  ['2026-10', '2026-11-23'],
  ['2026-11', '2026-12-21'],
] as const

describe('due dates', () => {
  it.each(DAS_2026)('the DAS of %s is due on %s: postponed after the 20th, never brought forward', (competence, due) =>
    expect(ask('das', competence).dueDate).toBe(due),
  )

  it.each([
    ['2022-11', '2022-12-29'],
    ['2023-11', '2023-12-28'],
    ['2024-11', '2024-12-30'],
    ['2025-11', '2025-12-30'],
    ['2026-11', '2026-12-30'],
    ['2027-11', '2027-12-30'],
  ])('the carnê-leão of %s is due on %s, before the last business day of the year', (competence, due) =>
    expect(ask('carne_leao', competence).dueDate).toBe(due),
  )

  it.each([
    ['fgts', '2023-09', '2023-10-06'],
    ['fgts', '2023-10', '2023-11-07'],
    ['fgts', '2024-02', '2024-03-07'],
    ['fgts', '2024-03', '2024-04-19'],
    ['dae', '2024-02', '2024-03-07'],
    ['inss_thirteenth', '2026-12', '2026-12-18'],
    ['inss_thirteenth', '2023-12', '2023-12-20'],
  ])('%s of %s is due on %s (Lei 14.438/2022; Lei 8.620/1993, art. 7º)', (obligation, competence, due) =>
    expect(ask(obligation, competence).dueDate).toBe(due),
  )

  it('the FGTS of a termination is due ten days after the contract ends, brought forward (CLT, art. 477, § 6º)', () => {
    const due = (termination_date: string) => ask('fgts_rescission', '2026-10', { termination_date }).dueDate
    expect([due('2026-10-10'), due('2026-10-15')]).toEqual(['2026-10-20', '2026-10-23'])
    expect(() => ask('fgts_rescission', '2026-10')).toThrow(/termination_date/)
    expect(() => due('2026-11-01')).toThrow(/termination_date/)
  })

  it('are banking days, except for wages and Simples returns', () => {
    const monthly = [
      'das',
      'dae',
      'inss_company',
      'fgts',
      'irrf',
      'inss_individual',
      'carne_leao',
      'capital_gain',
      'stock_tax',
      'irpj_quarter',
    ]
    for (let year = 2024; year <= 2027; year++)
      for (let month = year === 2024 ? 3 : 1; month <= 12; month++)
        for (const obligation of monthly) {
          const { dueDate, originalDate, moved, bankDate } = ask(obligation, `${year}-${String(month).padStart(2, '0')}`)
          expect(isBusinessDay(dueDate), `${obligation} ${dueDate}`).toBe(true)
          expect(dueDate).not.toMatch(/-12-31$/)
          expect(bankDate).toBe(dueDate)
          expect(moved).toBe(dueDate !== originalDate)
        }
  })

  it('count Saturdays, Carnival and Corpus Christi as working days for wages', () => {
    // February 2026: Carnival is on 16 and 17; the first five days are 2 to 6. June 2026: Corpus Christi is Thursday 4.
    expect(ask('salary', '2026-01').dueDate).toBe('2026-02-06')
    expect(ask('salary', '2026-05').dueDate).toBe('2026-06-05')
    expect(ask('salary', '2026-05').bankDate).toBe('2026-06-05')
    // March 2025: Carnival is on 3 and 4; Saturday 1 counts.
    expect(ask('salary', '2025-02').dueDate).toBe('2025-03-06')
  })

  it('reject a wrong month, an unpublished return window and a date before the record', () => {
    expect(() => ask('thirteenth_first', '2026-12')).toThrow(/^competence: /)
    expect(() => ask('dasn_simei', '2026-11')).toThrow(/^competence: /)
    expect(() => ask('irpf', '2026-12')).toThrow(/exercício 2027/)
    expect(ask('irpf', '2023-12').dueDate).toBe('2024-05-31')
    expect(() => ask('fgts', '2015-12')).toThrow(/2016/)
    expect(ask('das', '2018-08').dueDate).toBe('2018-09-20')
    expect(() => ask('das', '2018-07')).toThrow(/não está registrada/)
    expect(() => ask('irrf', '2015-12')).toThrow()
  })
})
