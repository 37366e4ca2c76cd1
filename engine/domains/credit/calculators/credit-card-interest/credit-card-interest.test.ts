import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'

const card = registry.calculators.get('credit-card-interest')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

interface Answer {
  revolving: Record<string, number> & { months: number | null }
  installmentPlan: Record<string, number>
  cheaper: string
  savings: number | null
}

const anyBill = fc.record({
  bill_amount: fc.integer({ min: 1, max: 10 ** 9 }).map((amount) => amount / 100),
  minimum_payment_percent: fc.integer({ min: 1, max: 100 }),
  revolving_rate: fc.integer({ min: 0, max: 1000 }).map((rate) => rate / 10),
  installment_rate: fc.integer({ min: 0, max: 1000 }).map((rate) => rate / 10),
  installment_months: fc.integer({ min: 2, max: 24 }),
})

it('with the cap every debt ends, no one pays more interest than the debt, and the parts add up', () => {
  fc.assert(
    fc.property(anyBill, (input) => {
      const { revolving, installmentPlan, cheaper, savings } = run(card, input, ports) as unknown as Answer
      const bill = cents(input.bill_amount)
      expect(revolving.months).not.toBeNull()
      expect(cents(revolving.minimumPayment) + cents(revolving.carriedBalance)).toBe(bill)
      expect(revolving.interest).toBeLessThanOrEqual(revolving.carriedBalance!)
      expect(cents(revolving.totalPaid)).toBe(bill + cents(revolving.interest) + cents(revolving.iof))
      if (revolving.capApplied) expect(revolving.interest).toBe(revolving.carriedBalance)
      expect(installmentPlan.totalInterest).toBeLessThanOrEqual(input.bill_amount)
      expect(cents(installmentPlan.totalPaid)).toBe(bill + cents(installmentPlan.totalInterest) + cents(installmentPlan.iof))
      const gap = cents(revolving.totalPaid) - cents(installmentPlan.totalPaid)
      expect(cents(savings)).toBe(Math.abs(gap))
      expect(cheaper).toBe(gap > 0 ? 'installment' : gap < 0 ? 'revolving' : 'tie')
    }),
    { numRuns: 60 },
  )
})

/** The same bills in another arithmetic: decimal reais, one bill after another, under the law of a day without the cap. */
function withoutCap(bill: number, minimumPercent: number, ratePercent: number) {
  const round = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  let balance = new Decimal(bill).minus(round(new Decimal(bill).times(minimumPercent).div(100)))
  let grown = balance
  let interest = new Decimal(0)
  for (let month = 1; month <= 5000; month++) {
    if (balance.isZero()) return { months: month - 1, interest: interest.toNumber() }
    const due = round(balance.times(ratePercent).div(100))
    const tax = round(balance.times('0.00246')).plus(round(grown.times('0.0038')))
    interest = interest.plus(due)
    const next = balance.plus(due).plus(tax)
    const left = next.lte(10) ? new Decimal(0) : next.minus(round(next.times(minimumPercent).div(100)))
    grown = Decimal.max(0, left.minus(balance))
    balance = left
  }
  return null
}

it.each([
  [1000, 15, 14],
  [1000, 15, 0],
  [123456.78, 30, 10],
  [99.99, 50, 80],
  [5000, 2, 1],
])('before the cap, %d with a minimum of %d%% at %d%% a month, bill by bill', (bill, minimum, rate) => {
  const input = { bill_amount: bill, minimum_payment_percent: minimum, revolving_rate: rate, reference_date: '2022-06-01' }
  const { revolving } = run(card, input, ports) as unknown as Answer
  expect(revolving).toMatchObject(withoutCap(bill, minimum, rate)!)
})

it('before the cap, a debt that grows faster than it is paid never ends, on the exact side of the line', () => {
  const at = (rate: number) =>
    (
      run(
        card,
        { bill_amount: 1000, minimum_payment_percent: 20, revolving_rate: rate, reference_date: '2022-06-01' },
        ports,
      ) as unknown as Answer
    ).revolving.months
  // 0.8 × (1 + r + 0.00246) = 1 at r = 24.754%
  expect(at(24.754)).toBeNull()
  expect(at(24.5)).toBeGreaterThan(0)
})

it('the largest bill with the smallest minimum still ends, or is refused with a reason, and soon', () => {
  const answer = run(card, { bill_amount: 1e12, minimum_payment_percent: 1, revolving_rate: 0.3 }, ports) as unknown as Answer
  expect(answer.revolving.months).toBeGreaterThan(1000)
})
