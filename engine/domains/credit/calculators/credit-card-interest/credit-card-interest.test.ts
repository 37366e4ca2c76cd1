import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const card = registry.calculators.get('credit-card-interest')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

interface Row {
  installment: number
  interest: number
  amortization: number
  balance: number
}

interface Answer {
  revolving: Record<string, number> & { schedule: Row[] }
  installmentPlan: Record<string, number> & { schedule: Row[] }
  cheaper: string
  savings: number
}

const anyBill = fc.record({
  bill_amount: fc.integer({ min: 1, max: 10 ** 9 }).map((amount) => amount / 100),
  minimum_payment_percent: fc.integer({ min: 1, max: 100 }),
  revolving_rate: fc.integer({ min: 0, max: 1000 }).map((rate) => rate / 10),
  installment_rate: fc.integer({ min: 0, max: 1000 }).map((rate) => rate / 10),
  installment_months: fc.integer({ min: 2, max: 24 }),
  schedule: fc.constant(true),
})

it('both options finance the same balance, neither pays interest above it, and the parts sum up', () => {
  fc.assert(
    fc.property(anyBill, (input) => {
      const { revolving, installmentPlan, cheaper, savings } = run(card, input, ports) as unknown as Answer
      const bill = cents(input.bill_amount)
      expect(cents(revolving.minimumPayment) + cents(revolving.carriedBalance)).toBe(bill)
      expect(installmentPlan.financedAmount).toBe(revolving.carriedBalance)
      expect(revolving.interest).toBeLessThanOrEqual(revolving.carriedBalance!)
      expect(installmentPlan.totalInterest).toBeLessThanOrEqual(revolving.carriedBalance!)
      expect(cents(revolving.totalPaid)).toBe(bill + cents(revolving.interest) + cents(revolving.iof))
      expect(cents(installmentPlan.totalPaid)).toBe(bill + cents(installmentPlan.totalInterest) + cents(installmentPlan.iof))
      if (revolving.capApplied) expect(revolving.interest).toBe(revolving.carriedBalance)
      expect(revolving.months).toBeLessThanOrEqual(input.installment_months + 1)
      for (const { schedule } of [revolving, installmentPlan]) if (schedule.length > 0) expect(schedule.at(-1)!.balance).toBe(0)
      const paid = installmentPlan.schedule.reduce((total, { installment }) => total + cents(installment), 0)
      expect(paid).toBe(cents(installmentPlan.financedAmount) + cents(installmentPlan.totalInterest))
      const gap = cents(revolving.totalPaid) - cents(installmentPlan.totalPaid)
      expect(cents(savings)).toBe(Math.abs(gap))
      expect(cheaper).toBe(gap > 0 ? 'installment' : gap < 0 ? 'revolving' : 'tie')
    }),
    { numRuns: 100 },
  )
})

/** Independent implementation with decimals and the closed-form installment, for a date before the interest cap. */
function withoutCap(bill: number, minimumPercent: number, ratePercent: number, planPercent: number, months: number) {
  const round = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  const carried = new Decimal(bill).minus(round(new Decimal(bill).times(minimumPercent).div(100)))
  const first = round(carried.times(ratePercent).div(100))
  const rate = new Decimal(planPercent).div(100)
  let balance = carried.plus(first)
  const installment = round(rate.isZero() ? balance.div(months) : balance.times(rate).div(new Decimal(1).minus(rate.plus(1).pow(-months))))
  let interest = first
  let moneyDays = new Decimal(0)
  for (let month = 1; month <= months; month++) {
    const due = round(balance.times(rate))
    const amortization = month === months ? balance : Decimal.min(installment.minus(due), balance)
    interest = interest.plus(due)
    moneyDays = moneyDays.plus(amortization.times(Math.min(30 * month, 365)))
    balance = balance.minus(amortization)
  }
  const iof = [carried.times('0.00246'), carried.times('0.0038'), moneyDays.times('0.000082'), first.times('0.0038')]
    .map(round)
    .reduce((total, part) => total.plus(part))
  return { interest: interest.toNumber(), iof: iof.toNumber(), totalPaid: new Decimal(bill).plus(interest).plus(iof).toNumber() }
}

it.each([
  [1000, 15, 14, 8, 12],
  [1000, 15, 0, 0, 2],
  [123456.78, 30, 10, 5, 24],
  [99.99, 50, 80, 12.5, 6],
  [5000, 2, 1, 1, 18],
])(
  'before the cap: bill %d with %d%% paid, at %d%% and then %d%% over %d months, matches decimals',
  (bill, minimum, rate, plan, months) => {
    const input = {
      bill_amount: bill,
      minimum_payment_percent: minimum,
      revolving_rate: rate,
      installment_rate: plan,
      installment_months: months,
      reference_date: '2022-06-01',
    }
    const { revolving } = run(card, input, ports) as unknown as Answer
    expect(revolving).toMatchObject(withoutCap(bill, minimum, rate, plan, months))
  },
)
