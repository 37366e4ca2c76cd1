import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const das = registry.calculators.get('das-month')!
const simples = registry.calculators.get('simples-nacional')!

interface Month {
  total: number
  rbt12: number
  revenueYear: number
  limit: number
  limitStatus: string
  leavesOn: string | null
  sublimit: number
  sublimitStatus: string
  icmsIssOutsideFrom: string | null
  excessOverSublimit: number
  split: Record<string, number>
  lines: { annex: string; bracket: number; within: number; overSublimit: number; overLimit: number; tax: number }[]
  nextMonth: { month: string; rbt12: number; revenueYear: number } | null
  months: unknown[]
}
const ask = (input: object) => run(das, input, ports) as unknown as Month
const months = (year: number, revenues: readonly number[]) =>
  revenues.map((revenue, index) => ({ month: `${year}-${String(index + 1).padStart(2, '0')}`, revenue }))

/** Walks a year month by month: each month with the history of the ones before. */
function walk(year: number, before: readonly number[], revenues: readonly number[], annex = 'I') {
  const known = months(year - 1, before)
  return revenues.map((revenue, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    const history = [...known, ...months(year, revenues.slice(0, index))]
    return ask({ month, activities: [{ annex, revenue }], history })
  })
}
const steady = (revenue: number) => Array.from({ length: 12 }, () => revenue)

describe('year that crosses the sublimit in September', () => {
  const revenues = [400, 400, 400, 400, 400, 400, 400, 400, 500, 100, 100, 100].map((thousands) => thousands * 1000)
  const year = walk(2026, steady(290_000), revenues)

  it('keeps ICMS in every month and leaves in January', () => {
    expect(year.map(({ sublimitStatus }) => sublimitStatus)).toEqual([...Array(8).fill('within'), ...Array(4).fill('up_to_20')])
    expect(year.map(({ icmsIssOutsideFrom }) => icmsIssOutsideFrom).slice(7)).toEqual([null, ...Array(4).fill('2027-01-01')])
    for (const { split } of year) expect(split.icms).toBeGreaterThan(0)
  })

  it('has one month in two parts, and the following ones above the sublimit', () => {
    expect(year.map(({ lines }) => lines[0]!.overSublimit)).toEqual([...Array(8).fill(0), 100_000, 100_000, 100_000, 100_000])
    expect(year[8]!.lines[0]).toMatchObject({ within: 400_000, overSublimit: 100_000, overLimit: 0 })
  })

  it('has no ICMS in the January after', () => {
    const history = [...months(2025, steady(290_000)), ...months(2026, revenues)]
    const january = ask({ month: '2027-01', activities: [{ annex: 'I', revenue: 100_000 }], history })
    expect(january).toMatchObject({ sublimitStatus: 'outside', icmsIssOutsideFrom: '2027-01-01', split: { icms: 0 } })
    // December 2025 to November 2026: from 2027 the twelve months end two months before.
    expect(january.rbt12).toBe(290_000 + 3_900_000)
  })

  it('equals twelve requests with totals', () => {
    for (const [index, revenue] of revenues.entries()) {
      const [january, month] = [revenues.slice(0, index), `2026-${String(index + 1).padStart(2, '0')}`]
      const total = january.reduce((sum, each) => sum + each, 0)
      const totals = {
        revenue_12m: total + 290_000 * (12 - index),
        revenue_year: total,
        revenue_last_year: 3_480_000,
      }
      expect(ask({ month, activities: [{ annex: 'I', revenue }], ...totals }).total).toBe(year[index]!.total)
      const one = run(simples, { monthly_revenue: revenue, annex: 'I', ...totals, reference_date: `${month}-28` }, ports)
      expect(Math.abs((one.monthlyTax as number) - year[index]!.total)).toBeLessThanOrEqual(0.035)
    }
  })

  it('announces the figures of the next month', () => {
    for (const [index, { nextMonth }] of year.slice(0, 11).entries())
      expect(nextMonth).toMatchObject({ rbt12: year[index + 1]!.rbt12, revenueYear: revenues.slice(0, index + 1).reduce((a, b) => a + b) })
    expect(year[11]!.nextMonth).toEqual({ month: '2027-01', rbt12: 290_000 + 3_900_000, revenueYear: 0 })
  })
})

it('loses ICMS in the month after a year more than 20% above the sublimit', () => {
  const year = walk(2026, steady(290_000), [...Array(8).fill(500_000), 320_000, 1, 100_000, 100_000])
  expect(year.map(({ sublimitStatus }) => sublimitStatus).slice(6)).toEqual([
    'within',
    'up_to_20',
    'up_to_20',
    'over_20',
    'outside',
    'outside',
  ])
  expect(year[9]!.icmsIssOutsideFrom).toBe('2026-11-01')
  expect(year[10]!.split.icms).toBe(0)
})

it('ends the year of a company that passes the ceiling by more than 20%', () => {
  const revenues = [...Array(11).fill(500_000), 260_000.01]
  const year = walk(2026, steady(290_000), revenues)
  expect(year.map(({ limitStatus }) => limitStatus).slice(8)).toEqual(['within', 'up_to_20', 'up_to_20', 'over_20'])
  expect(year[9]!.lines[0]).toMatchObject({ within: 300_000, overLimit: 200_000 })
  expect(year[11]!.leavesOn).toBe('2027-01-01')
  const passed = { month: '2026-12', activities: [{ annex: 'I', revenue: 1 }], revenue_12m: 5_760_000.01, revenue_year: 5_760_000.01 }
  expect(() => ask(passed)).toThrow(/^revenue_year: /)
})

describe('company opened on 29 February of a leap year', () => {
  const opened = (month: string, revenue: number, history: readonly { month: string; revenue: number }[]) =>
    ask({ month, activities: [{ annex: 'III', revenue }], opened_on: '2024-02-29', ...(history.length > 0 && { history }) })

  it('counts its months from the one of the opening, across December', () => {
    const revenues = Array.from({ length: 14 }, (_, index) => 10_000 + 1_000 * index)
    const of = (index: number) => `${index < 11 ? 2024 : 2025}-${String(((index + 1) % 12) + 1).padStart(2, '0')}`
    const history = revenues.map((revenue, index) => ({ month: of(index), revenue }))
    const rbt12 = revenues.map((revenue, index) => opened(of(index), revenue, history.slice(0, index)).rbt12)
    expect(rbt12[0]).toBe(120_000)
    expect(rbt12[1]).toBe(120_000)
    expect(rbt12[2]).toBe(126_000)
    // Twelfth month: the mean of eleven; thirteenth: the plain sum of twelve.
    expect(rbt12[11]).toBe(180_000)
    expect(rbt12[12]).toBe(186_000)
    expect(rbt12[13]).toBe(198_000)
  })

  it('has eleven twelfths of both limits in its year, and the whole ones in the next', () => {
    expect(opened('2024-02', 10_000, [])).toMatchObject({ limit: 4_400_000, sublimit: 3_300_000 })
    const history = Array.from({ length: 11 }, (_, index) => ({ month: `2024-${String(index + 2).padStart(2, '0')}`, revenue: 300_000 }))
    expect(opened('2025-01', 10_000, history)).toMatchObject({ limit: 4_800_000, sublimit: 3_600_000, sublimitStatus: 'within' })
    const above = [...history.slice(0, -1), { month: '2024-12', revenue: 300_000.01 }]
    expect(opened('2025-01', 10_000, above).sublimitStatus).toBe('outside')
  })
})

describe('invoices', () => {
  const invoices = [
    { date: '2026-04-10', amount: 18_000, annex: 'III' },
    { date: '2026-05-02', amount: 20_000, annex: 'III' },
    { date: '2026-05-30', amount: 10_000, annex: 'I' },
    { date: '2026-06-01', amount: 12_000, annex: 'III' },
    { date: '2026-06-30', amount: 18_000, annex: 'III' },
  ]

  it('add up to the activities of the month and the history before it', () => {
    const found = ask({ month: '2026-06', invoices, opened_on: '2026-04-10' })
    expect(found).toMatchObject({ total: 2385, rbt12: 288_000 })
    expect(found.months).toHaveLength(3)
  })

  it('keep an activity per treatment', () => {
    const { lines } = ask({
      month: '2026-05',
      invoices: [...invoices.slice(0, 3), { ...invoices[1]!, iss: 'withheld' }],
      opened_on: '2026-04-10',
    })
    expect(lines).toHaveLength(3)
  })

  it('refuse what the month cannot read', () => {
    const refused = (input: object) => () => ask({ month: '2026-06', opened_on: '2026-04-10', ...input })
    expect(refused({})).toThrow(/^activities: /)
    expect(refused({ invoices: invoices.slice(0, 2) })).toThrow(/^invoices: /)
    expect(refused({ invoices: [...invoices, { date: '2026-07-01', amount: 1, annex: 'I' }] })).toThrow(/^invoices: /)
    expect(refused({ invoices, history: [{ month: '2026-05', revenue: 1 }] })).toThrow(/^history: /)
    expect(refused({ invoices, revenue_12m: 1 })).toThrow(/^revenue_12m: /)
  })
})

describe('refusals', () => {
  const one = { month: '2026-06', activities: [{ annex: 'III', revenue: 10_000 }] }
  it.each([
    ['a month without annexes on record', { ...one, month: '2029-01' }, /^month: /],
    ['a month before the record', { ...one, month: '2017-12' }, /^month: /],
    ['an opening after the month', { ...one, opened_on: '2026-07-01' }, /^opened_on: /],
    ['a hole in the history', { ...one, history: [{ month: '2026-05', revenue: 1 }] }, /^history: falta/],
    [
      'a month twice',
      {
        ...one,
        history: [
          { month: '2026-05', revenue: 1 },
          { month: '2026-05', revenue: 2 },
        ],
      },
      /^history: .*duas vezes/,
    ],
    ['ICMS of a service', { ...one, activities: [{ annex: 'III', revenue: 1, icms: 'exempt' }] }, /^activities: .*5º-E/],
    ['ISS of goods', { ...one, activities: [{ annex: 'I', revenue: 1, iss: 'withheld' }] }, /^activities: .*ISS/],
    ['factor R without payroll', { ...one, activities: [{ annex: 'factor_r', revenue: 1 }] }, /^payroll_12m: /],
    ['another sublimit', { ...one, state_sublimit: 2_000_000 }, /^state_sublimit: /],
  ])('rejects %s', (_name, input, message) => {
    expect(() => ask(input)).toThrow(message)
  })
})

it('does not depend on the order of the activities, and a split one changes at most a centavo a tax', () => {
  const rest = { month: '2026-09', revenue_12m: 3_500_000, revenue_year: 3_400_000 }
  const [goods, service] = [
    { annex: 'I', revenue: 123_456.78 },
    { annex: 'III', revenue: 234_567.89 },
  ]
  const whole = ask({ ...rest, activities: [goods, service] })
  expect(ask({ ...rest, activities: [service, goods] }).split).toEqual(whole.split)
  const parts = ask({ ...rest, activities: [{ annex: 'I', revenue: 100_000 }, { annex: 'I', revenue: 23_456.78 }, service] })
  for (const [tax, amount] of Object.entries(whole.split)) expect(Math.abs(parts.split[tax]! - amount)).toBeLessThanOrEqual(0.011)
})

it('is continuous at each bracket, sublimit and ceiling', () => {
  const at = (input: object) => ask({ month: '2026-09', ...input }).total
  for (const annex of ['I', 'II', 'III', 'IV', 'V'])
    for (const [revenue, revenue_12m, revenue_year] of [
      [100_000, 180_000, 0],
      [100_000, 360_000, 0],
      [100_000, 720_000, 0],
      [100_000, 1_800_000, 0],
      [100_000, 3_500_000, 3_500_000],
      [100_000, 4_700_000, 4_700_000],
    ] as const) {
      const activities = [{ annex, revenue }]
      const more = [{ annex, revenue: revenue + 0.01 }]
      const low = at({ activities, revenue_12m, revenue_year })
      expect(Math.abs(at({ activities, revenue_12m: revenue_12m + 0.01, revenue_year }) - low)).toBeLessThanOrEqual(0.035)
      expect(Math.abs(at({ activities: more, revenue_12m, revenue_year }) - low)).toBeLessThanOrEqual(0.035)
    }
})
