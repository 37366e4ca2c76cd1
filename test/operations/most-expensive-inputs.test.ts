/** Worst-case cost: the most expensive inputs found by a bounded search, limited by function calls instead of time. */
import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers } from '../../bench/dearest-search.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import { registry } from '../support/ports.ts'

/** Limit of engine function calls per evaluation: some 20,000 take a millisecond or two. */
const MAX_CALLS = 120_000
/** Limit for operations with a cost above 1: rate-limited accordingly and run outside the event loop. */
const MAX_CALLS_DEAR = 900_000

const debts = Array.from({ length: 30 }, (_, at) => ({ name: 'Cartão', balance: 1000 + at, monthly_rate: 10, minimum: 100 }))
const flows = Array.from({ length: 600 }, (_, at) => [-24000, 13000, 9000, 10000, 7000, 20000][at % 6])

/** Found by `npm run bench:dearest`. */
const DEAREST: readonly (readonly [id: string, input: Readonly<Record<string, unknown>>])[] = [
  ['business-days', { from: '2026-11-13', add: 9900, calendar: 'b3' }],
  ['business-days', { from: '2000-01-03', to: '2099-12-31' }],
  ['business-days', { from: '2000-01-03', add: -10_000 }],
  ['tesouro-selic', { op: 'simulate', settlement: '2084-01-03', maturity: '2020-03-01', trade: '2013-01-02', side: 'sell', amount: 0.01 }],
  ['tesouro-selic', { op: 'simulate', settlement: '2065-01-05', maturity: '2066-03-01', trade: '2013-01-02', rate: 0.1, amount: 100_000 }],
  ['cdi-yield', { principal: 10_000, business_days: 12_599, cdi_annual: 15, reference_date: '2026-11-03', cdi_percent: 1 }],
  ['consorcio', { asset_value: 0.01, months: 600, financing_annual_rate: 12 }],
  ['installment', { total: 1_000_000, installments: 600, monthly_rate: 100 }],
  ['early-payoff', { installment: 999_999, remaining: 600, monthly_rate: 99, next_due_in_days: 183 }],
  ['tesouro-ipca', { bond: 'renda_mais', settlement: '2025-06-18', maturity: '2065-12-15', rate: 7.01, op: 'price' }],
  [
    'pay_off_early',
    { installment: 1_000_000, remaining: 600, monthly_rate: 100, savings: 0.01, annual_return: 10, investment_type: 'savings' },
  ],
  [
    'buy_or_rent',
    { property_value: 600_000, down_payment: 0, monthly_rent: 1800, financing_rate: 100, financing_months: 599, horizon_months: 599 },
  ],
  // Net of the last invoice below the sublimit, and a value just above it.
  ['pj-invoice', { desired_net: 221_565.7, reference_date: '2026-06-01' }],
  ['debt-payoff', { debts }],
  ['irr', { cash_flows: flows }],
  // Never paid off, and paid off in the last month of a hundred years.
  ['debt-payoff', { debts: debts.map((debt) => ({ ...debt, balance: 1000, minimum: 99 })) }],
  ['debt-payoff', { debts: debts.map((debt, at) => ({ ...debt, balance: 119_000 + at, monthly_rate: 0 })) }],
  ['payroll-loan', { available_income: 999_999, months: 599, monthly_rate: 50, annual_inflation: 500, reference_date: '2026-01-15' }],
  ['installment', { total: 1000, installments: 599, monthly_rate: 2, iof: 'financed', upfront_fees: 500_000, financed_fees: 500_000 }],
  ['where_to_invest', { amount: 10_000, months: 12, lci_percent: 90, cdi_annual: 14.9, selic_annual: 15, ipca_annual: 5 }],
  ['choose_tax_regime', { monthly_revenue: 50_000, mei_allowed: false }],
  ['benefit_and_raise', { members: 30, bpc: 'disabled', disability: 'moderate', new_pay: 1621, reference_date: '2026-06-01' }],
  ['pay_debt_or_invest', { amount: 999_999, debt_balance: 1000, debt_monthly_rate: 1, months: 600, investment_type: 'tesouro_selic' }],
  ['late-tax-payment', { amount: 0.01, due_date: '2000-01-03', payment_date: '2023-05-01' }],
]

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})
afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
})

/** Counts calls of functions in engine/ with V8's profiler: deterministic on any machine. */
async function callsOf(work: () => void): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/engine/'))
    .reduce((sum, { functions }) => sum + functions.reduce((all, { ranges }) => all + ranges[0]!.count, 0), 0)
}

describe('most expensive inputs', () => {
  it.each(DEAREST)('%s stays within its call limit', async (id, input) => {
    const operation = registry.operations.get(id)!
    // Warm-up: one-time work (schemas, calendar tables) is excluded.
    answers(operation, input)
    const calls = await callsOf(() => answers(operation, input))
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThan((operation.cost ?? 1) > 1 ? MAX_CALLS_DEAR : MAX_CALLS)
  })

  it('at most ten calculations cost more than one, besides the readers of whole files', () => {
    const dear = [...registry.operations.values()].filter(({ cost = 1 }) => cost > 1)
    expect(dear.filter((operation) => !isQuery(operation)).length).toBeLessThanOrEqual(10)
    expect(dear.filter(isQuery).every(({ maxBytes }) => maxBytes !== undefined)).toBe(true)
    for (const { id, cost } of dear) expect([2, 5], id).toContain(cost)
  })
})
