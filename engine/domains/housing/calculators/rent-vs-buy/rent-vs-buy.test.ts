import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const rentVsBuy = registry.calculators.get('rent-vs-buy')!
const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP })
const round = (value: Decimal) => value.toDecimalPlaces(25).toDecimalPlaces(2)

interface Answer {
  buy: Record<string, number>
  rent: Record<string, number>
  advantage: number
  betterOption: string
  breakEvenMonth: number | null
  timeline: { month: number; buyWealth: number; rentWealth: number }[]
}

interface Input {
  property_value: number
  down_payment: number
  monthly_rent: number
  financing_rate: number
  financing_months: number
  property_appreciation: number
  investment_return: number
  itbi_percent: number
  maintenance_percent: number
  rent_adjustment: number
  horizon_months: number
}

/** Closed form: compounds each cash flow to the end, Σ C × (1 + r)^((T − t) ÷ 12), in 80-digit decimals. */
function closedForm(input: Input) {
  const share = (percent: number) => new Exact(percent).div(100)
  const value = new Exact(input.property_value)
  const horizon = input.horizon_months
  const worthAt = (month: number) => round(value.times(share(input.property_appreciation).plus(1).pow(new Exact(month).div(12))))
  const growth = share(input.investment_return).plus(1).pow(new Exact(1).div(12))
  const monthly = share(input.financing_rate).plus(1).pow(new Exact(1).div(12)).minus(1)
  let debt = value.minus(input.down_payment)
  const power = monthly.plus(1).pow(input.financing_months)
  const installment = monthly.isZero()
    ? round(debt.div(input.financing_months))
    : round(debt.times(monthly).times(power).div(power.minus(1)))
  let rent = new Exact(input.monthly_rent)
  let tenant = new Exact(input.down_payment).plus(round(value.times(share(input.itbi_percent)))).times(growth.pow(horizon))
  let buyer = new Exact(0)
  for (let month = 1; month <= horizon; month++) {
    const year = Math.floor((month - 1) / 12)
    if (month % 12 === 1 && month > 1) rent = round(rent.times(share(input.rent_adjustment).plus(1)))
    const upkeep = round(
      worthAt(12 * year)
        .times(share(input.maintenance_percent))
        .div(12),
    )
    let paid = new Exact(0)
    if (month <= input.financing_months && debt.gt(0)) {
      const interest = round(debt.times(monthly))
      const amortization = month === input.financing_months ? debt : Decimal.min(installment.minus(interest), debt)
      paid = interest.plus(amortization)
      debt = debt.minus(amortization)
    }
    const difference = paid
      .plus(upkeep)
      .minus(rent)
      .times(growth.pow(horizon - month))
    if (difference.gt(0)) tenant = tenant.plus(difference)
    else buyer = buyer.minus(difference)
  }
  return { buy: worthAt(horizon).minus(debt).plus(round(buyer)).toNumber(), rent: round(tenant).toNumber() }
}

const percents = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

const anyCase: fc.Arbitrary<Input> = fc
  .record({
    property_value: fc.integer({ min: 50_000_00, max: 5_000_000_00 }).map((amount) => amount / 100),
    down: fc.integer({ min: 0, max: 100 }),
    monthly_rent: fc.integer({ min: 100_00, max: 20_000_00 }).map((amount) => amount / 100),
    financing_rate: percents(0, 15),
    financing_months: fc.integer({ min: 1, max: 360 }),
    property_appreciation: percents(-20, 20),
    investment_return: percents(-20, 20),
    itbi_percent: percents(0, 6),
    maintenance_percent: percents(0, 3),
    rent_adjustment: percents(-5, 12),
    horizon_months: fc.integer({ min: 1, max: 360 }),
  })
  .map(({ down, ...rest }) => ({ ...rest, down_payment: Math.round(rest.property_value * down) / 100 }))

describe('both wealths versus the closed form', () => {
  it('agree to the centavo, and every figure sums up', () => {
    fc.assert(
      fc.property(anyCase, (input) => {
        const answer = run(rentVsBuy, input, ports) as unknown as Answer
        const expected = closedForm(input)
        expect(answer.buy.finalEquity).toBe(expected.buy)
        expect(answer.rent.finalWealth).toBe(expected.rent)
        const { propertyValue, outstandingBalance, investments } = answer.buy
        expect(answer.buy.finalEquity).toBeCloseTo(propertyValue! - outstandingBalance! + investments!, 2)
        expect(answer.advantage).toBeCloseTo(Math.abs(expected.buy - expected.rent), 2)
        expect(answer.betterOption).toBe(expected.buy > expected.rent ? 'buy' : expected.buy < expected.rent ? 'rent' : 'tie')
      }),
      { numRuns: 40 },
    )
  })
})

describe('wealth timeline', () => {
  it('has the first and last month and yearly points, at most 52 in total', () => {
    for (const horizon of [1, 11, 12, 13, 360, 599, 600]) {
      const input = { property_value: 300000, down_payment: 60000, monthly_rent: 1500, financing_months: 600, horizon_months: horizon }
      const { timeline, buy, rent } = run(rentVsBuy, input, ports) as unknown as Answer
      expect(timeline.length).toBe(Math.ceil(horizon / 12) + 1)
      expect(timeline[0]!.month).toBe(0)
      expect(timeline.at(-1)).toEqual({ month: horizon, buyWealth: buy.finalEquity, rentWealth: rent.finalWealth })
    }
  })

  it('the break-even month is the first in which buying is not worse', () => {
    const input = { property_value: 300000, down_payment: 60000, monthly_rent: 1500, property_appreciation: 10, investment_return: 6 }
    const { breakEvenMonth } = run(rentVsBuy, input, ports) as unknown as Answer
    const at = (horizon: number) => run(rentVsBuy, { ...input, horizon_months: horizon }, ports) as unknown as Answer
    expect(at(breakEvenMonth!).betterOption).not.toBe('rent')
    for (let month = 1; month < breakEvenMonth!; month++) expect(at(month).betterOption).toBe('rent')
  })
})

describe('financing limits', () => {
  it('rejects a down payment above the price; one equal to it is a cash purchase', () => {
    expect(() => run(rentVsBuy, { property_value: 100, down_payment: 100.01, monthly_rent: 1 }, ports)).toThrow(InvalidInput)
    expect(run(rentVsBuy, { property_value: 100, down_payment: 100, monthly_rent: 1 }, ports)).toMatchObject({ buy: { financedAmount: 0 } })
  })

  it('rejects a trillion doubling yearly for fifty years, with a reason', () => {
    const input = { property_value: 1e12, down_payment: 0, monthly_rent: 1, property_appreciation: 100, horizon_months: 600 }
    expect(() => run(rentVsBuy, input, ports)).toThrow(/exatidão/)
  })

  it.each([
    { investment_return: -99.99, property_appreciation: -99.99 },
    { investment_return: 0, financing_rate: 0, property_appreciation: 0 },
    { financing_rate: 100, financing_months: 600 },
    { rent_adjustment: -99.9 },
  ])('computes %j', (extreme) => {
    const answer = run(rentVsBuy, { property_value: 1e9, down_payment: 1e8, monthly_rent: 1e6, horizon_months: 120, ...extreme }, ports)
    expect(JSON.stringify(answer)).not.toMatch(/null,"buyWealth|NaN|Infinity|-0[,}]/)
  })
})
