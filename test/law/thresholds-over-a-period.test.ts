/**
 * Rules that compare a sum over a period with a limit, walked along a year. docs/thresholds-over-a-period.md lists them all; the Simples and
 * presumed profit have walks beside their calculators.
 */
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../support/ports.ts'

const ask = (calculator: string, input: object) => run(registry.calculators.get(calculator)!, input, ports)
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

describe('MEI: revenue of the calendar year', () => {
  /** Status after each month of a year with the same monthly revenue. */
  const walk = (monthly: number, opened = 1) =>
    MONTHS.filter((month) => month >= opened).map((month) => {
      const months_active = 13 - opened
      const annual_revenue = Math.round(monthly * 100 * (month - opened + 1)) / 100
      return ask('mei-excess', { annual_revenue, months_active, reference_date: lastDay(2026, month) })
    })

  it('is within the limit until the month that passes it, and leaves in January by up to 20%', () => {
    const year = walk(7_000)
    expect(year.map(({ status }) => status)).toEqual([...Array(11).fill('within'), 'up_to_20'])
    expect(year[11]).toMatchObject({ excess: 3_000, leavesOn: '2027-01-01' })
  })

  it('leaves back to January from the month that passes 20%', () => {
    const year = walk(9_000)
    expect(year.map(({ status }) => status)).toEqual([...Array(9).fill('within'), 'up_to_20', 'over_20', 'over_20'])
    expect(year[10]).toMatchObject({ leavesOn: '2026-01-01', retroactive: true })
  })

  it('measures the year of the opening by its months, February included', () => {
    const year = walk(6_750.01, 2)
    expect(year[10]).toMatchObject({ limit: 74_250, excess: 0.11, status: 'up_to_20', leavesOn: '2027-01-01' })
    expect(walk(6_750, 2)[10]).toMatchObject({ excess: 0, status: 'within' })
    expect(walk(8_100.01, 2)[10]).toMatchObject({ status: 'over_20', leavesOn: '2026-02-01' })
  })
})

describe('monthly sums: each month starts again', () => {
  it('withholds from the whole of the profits of a month above 50,000, and from no other month', () => {
    const paid = [50_000, 50_000.01, 0, 60_000, 49_999.99]
    const withheld = paid.map(
      (month_total, index) => ask('dividend-withholding', { month_total, reference_date: lastDay(2026, index + 1) }).withholding,
    )
    expect(withheld).toEqual([0, 5_000, 0, 6_000, 0])
    expect(ask('dividend-withholding', { month_total: 50_000.01, reference_date: '2025-12-31' }).withholding).toBe(0)
  })

  it('exempts share sales of up to 20,000 a month, leap February included', () => {
    const sold = [20_000, 20_000.01, 20_000]
    const found = sold.map((swing_sales, index) =>
      ask('stock-tax', { swing_result: 1_000, swing_sales, reference_date: lastDay(2024, index + 1) }),
    )
    expect(found.map(({ exempt }) => exempt)).toEqual([true, false, true])
    expect(found.map(({ swingTax }) => swingTax)).toEqual([0, 150, 0])
    expect(found[1]!.dueDate).toBe('2024-03-28')
  })

  it('exempts crypto sales of up to 35,000 a month, counting the ones abroad', () => {
    const month = (sold_in_brazil: number, sold_abroad: number) =>
      ask('crypto-gain', { sold_in_brazil, sold_abroad, acquisition_cost: 10_000, reference_date: '2026-02-28' }).exempt
    expect([month(35_000, 0), month(35_000.01, 0), month(20_000, 15_000), month(20_000, 15_000.01)]).toEqual([true, false, true, false])
  })
})

describe('annual sums', () => {
  it('charges the minimum tax from the month that takes the year above 600,000', () => {
    const year = MONTHS.map((month) => ask('high-income-tax', { base_income: 55_000 * month, calendar_year: 2026 }))
    expect(year.map(({ subject }) => subject)).toEqual([...Array(10).fill(false), true, true])
    expect(ask('high-income-tax', { base_income: 600_000.01, calendar_year: 2026 }).subject).toBe(true)
  })

  it('taxes the whole gain on foreign cash above 5,000 dollars sold in the year', () => {
    const year = [4_000, 5_000, 5_000.01].map(
      (cash_sold_usd) => ask('foreign-investments', { cash_sold_usd, cash_gain: 1_000, reference_date: '2026-12-31' }).cashTaxed,
    )
    expect(year[0]).toBe(0)
    expect(year[1]).toBe(0)
    expect(year[2]).toBeGreaterThan(0)
  })

  it('pays the PIS/PASEP allowance by months worked and refuses a mean one centavo above the limit', () => {
    const year = MONTHS.map((months_worked) => ask('salary-allowance', { average_pay: 2_000, months_worked, payment_year: 2026 }).amount)
    for (const [index, amount] of year.slice(1).entries()) expect(amount).toBeGreaterThan(year[index] as number)
    expect(year[11]).toBe(1_621)
    expect(ask('salary-allowance', { average_pay: 2_765.94, months_worked: 12, payment_year: 2026 }).eligible).toBe(false)
  })
})

describe('months worked', () => {
  it('gives one twelfth of the 13th per month of fifteen days', () => {
    const year = MONTHS.map((months_worked) => ask('thirteenth-salary', { salary: 1_200, months_worked }).grossThirteenth)
    expect(year).toEqual(MONTHS.map((month) => month * 100))
  })

  it('gives the instalments of the unemployment insurance from each number of months', () => {
    const of = (times_requested: number, months_worked: number) =>
      ask('unemployment-insurance', { average_salary: 2_000, months_worked, times_requested }).installments
    expect([11, 12, 23, 24].map((months) => of(1, months))).toEqual([0, 4, 4, 5])
    expect([8, 9, 11, 12, 23, 24].map((months) => of(2, months))).toEqual([0, 3, 3, 4, 4, 5])
    expect([5, 6, 11, 12, 23, 24].map((months) => of(3, months))).toEqual([0, 3, 3, 4, 4, 5])
  })
})
