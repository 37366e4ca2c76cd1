import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { isBusinessDay } from '../../../../core/business-day.ts'
import type { Day } from '../../../../core/day.ts'
import { run } from '../../../../core/operation/run.ts'

const ask = (obligation: string, competence: string, more: object = {}) =>
  run(registry.calculators.get('due-date')!, { obligation, competence, ...more }, ports) as {
    dueDate: Day
    originalDate: Day
    bankDate: Day
    moved: boolean
  }

/** The days published for 2026, by the month before each. */
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
  it.each(DAS_2026)('the DAS of %s is due on %s: after the 20th, never before it', (competence, due) =>
    expect(ask('das', competence).dueDate).toBe(due),
  )

  it.each([
    ['2022-11', '2022-12-29'],
    ['2023-11', '2023-12-28'],
    ['2024-11', '2024-12-30'],
    ['2025-11', '2025-12-30'],
    ['2026-11', '2026-12-30'],
    ['2027-11', '2027-12-30'],
  ])('the carnê-leão of %s is brought forward from the last business day of the year to %s', (competence, due) =>
    expect(ask('carne_leao', competence).dueDate).toBe(due),
  )

  it('are bank days, but for wages and the returns of the Simples', () => {
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

  it('wages count Saturdays, and Carnival and Corpus Christi as work', () => {
    // February 2026: Carnival is on 16 and 17; the first five are 2 to 6. June 2026: Corpus Christi is Thursday 4.
    expect(ask('salary', '2026-01').dueDate).toBe('2026-02-06')
    expect(ask('salary', '2026-05').dueDate).toBe('2026-06-05')
    expect(ask('salary', '2026-05').bankDate).toBe('2026-06-05')
    // March 2025: Carnival on 3 and 4; Saturday 1 counts.
    expect(ask('salary', '2025-02').dueDate).toBe('2025-03-06')
  })

  it('refuse the wrong month, a return with no published window and a rule before its record', () => {
    expect(() => ask('thirteenth_first', '2026-12')).toThrow(/^competence: /)
    expect(() => ask('dasn_simei', '2026-11')).toThrow(/^competence: /)
    expect(() => ask('irpf', '2026-12')).toThrow(/exercício 2027/)
    expect(ask('irpf', '2023-12').dueDate).toBe('2024-05-31')
    expect(() => ask('fgts', '2024-02')).toThrow(/não está registrada/)
    expect(ask('das', '2018-08').dueDate).toBe('2018-09-20')
    expect(() => ask('das', '2018-07')).toThrow(/não está registrada/)
    expect(() => ask('irrf', '2015-12')).toThrow()
  })
})
