import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { inLanguage, type Language } from '../../core/text/language.ts'
import { run } from '../../operation/evaluation/run.ts'
import { bankYear, businessDaysBetween, FIRST_YEAR, LAST_YEAR } from './bank-calendar.ts'

const ask = (id: string, input: object) => run(registry.queries.get(id)!, input, ports)

describe('the bank calendar', () => {
  it.each([
    [2024, 253],
    [2025, 252],
    [2026, 249],
    [2027, 251],
  ])('gives %d %d business days, the sum of its months', (year, days) => {
    const answer = ask('calendar', { year }) as { businessDays: number; months: { businessDays: number }[] }
    expect(answer.businessDays).toBe(days)
    expect(answer.months.reduce((sum, { businessDays }) => sum + businessDays, 0)).toBe(days)
  })

  it('cites the act of each closed day, and null before that act', () => {
    const acts = (year: number) =>
      Object.fromEntries(bankYear(year).closed.map(({ date, act, scope }) => [date.slice(5), `${scope}: ${act}`]))
    expect(acts(2026)).toEqual({
      '01-01': 'national: Lei nº 662/1949, art. 1º',
      '02-16': 'bank: Resolução CMN nº 4.880/2020',
      '02-17': 'bank: Resolução CMN nº 4.880/2020',
      '04-03': 'bank: Resolução CMN nº 4.880/2020',
      '04-21': 'national: Lei nº 662/1949, art. 1º, na redação da Lei nº 10.607/2002',
      '05-01': 'national: Lei nº 662/1949, art. 1º',
      '06-04': 'bank: Resolução CMN nº 4.880/2020',
      '09-07': 'national: Lei nº 662/1949, art. 1º',
      '10-12': 'national: Lei nº 6.802/1980',
      '11-02': 'national: Lei nº 662/1949, art. 1º, na redação da Lei nº 10.607/2002',
      '11-15': 'national: Lei nº 662/1949, art. 1º',
      '11-20': 'national: Lei nº 14.759/2023',
      '12-25': 'national: Lei nº 662/1949, art. 1º',
    })
    expect(acts(2023)['11-20']).toBeUndefined()
    expect(acts(2020)['06-11']).toBe('bank: null')
    // The Thursday before Easter was a bank holiday until 2000.
    expect(acts(1999)['04-01']).toBe('bank: null')
    expect(acts(2000)['04-20']).toBeUndefined()
  })

  it('gives the first and last business day of a month, and marks holidays on weekends', () => {
    const { months, holidays } = ask('calendar', { year: 2026 }) as Record<string, Record<string, unknown>[]>
    expect(months![1]).toEqual({ month: 2, businessDays: 18, calendarDays: 28, first: '2026-02-02', last: '2026-02-27' })
    expect(holidays!.filter(({ onWeekday }) => !onWeekday).map(({ date, weekday }) => `${date} ${weekday}`)).toEqual(['2026-11-15 domingo'])
  })

  it('translates a cached year to each reader’s language', () => {
    const weekdayOf = (language: Language | null): unknown =>
      inLanguage(language, () => (ask('calendar', { year: 2038 }) as Record<string, Record<string, unknown>[]>).holidays![0]!.weekday)
    const english: Language = { tag: 'en', texts: new Map([['sexta-feira', 'Friday']]) }
    expect([weekdayOf(english), weekdayOf(null), weekdayOf(english)]).toEqual(['Friday', 'sexta-feira', 'Friday'])
  })

  it.each([FIRST_YEAR - 1, LAST_YEAR + 1])('rejects year %d', (year) => {
    expect(() => ask('calendar', { year })).toThrow(InvalidInput)
  })
})

describe('business days between two days', () => {
  it.each([
    ['2008-05-21', '2010-07-01', 532, 'STN, Metodologia de Cálculo dos Títulos Públicos Federais'],
    ['2012-01-03', '2015-05-15', 846, 'Tesouro Direto'],
    ['2026-01-01', '2027-01-01', 249, 'ANBIMA'],
    ['2026-11-13', '2026-11-16', 1, 'a Friday to a Monday: the first day in, the last out'],
    ['2026-11-14', '2026-11-14', 0, 'no day'],
  ])('%s to %s: %d business days (%s)', (from, to, businessDays) => {
    expect(ask('calendar-business-days', { from, to })).toMatchObject({ businessDays })
  })

  it('equals the sum over any split of the period', () => {
    for (const middle of ['2001-06-30', '2010-01-01', '2024-11-20'] as const)
      expect(businessDaysBetween('1998-03-05', middle) + businessDaysBetween(middle, '2031-12-31')).toBe(
        businessDaysBetween('1998-03-05', '2031-12-31'),
      )
  })

  it('lists the holidays in the period and the adjacent business days', () => {
    expect(ask('calendar-business-days', { from: '2026-11-14', to: '2026-11-23' })).toMatchObject({
      businessDays: 4,
      calendarDays: 9,
      fromIsBusinessDay: false,
      toIsBusinessDay: true,
      next: '2026-11-24',
      previous: '2026-11-13',
      holidays: [{ date: '2026-11-20', name: 'Dia da Consciência Negra' }],
    })
  })

  it.each([
    ['from', { from: '1994-12-31', to: '1996-01-01' }],
    ['to', { from: '2026-01-01', to: '2100-01-02' }],
    ['to', { from: '2026-01-02', to: '2026-01-01' }],
  ])('rejects %s by field name: %o', (field, input) => {
    let issues: readonly { field: string }[] = []
    try {
      ask('calendar-business-days', input)
    } catch (error) {
      issues = (error as InvalidInput).issues
    }
    expect(issues.map((issue) => issue.field)).toEqual([field])
  })
})
