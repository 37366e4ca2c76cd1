/** An application in several deposits: each is a lot with its own holding period for the income tax. */
import { type Money, sum } from '../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import type { InvestmentIncomeTax } from '../law/investment-income-tax.ts'

/** Amount invested, and months until the redemption. */
export interface Lot {
  readonly amount: Money
  readonly months: number
}

/** The initial amount, and a deposit at the start of every month including the first. */
export function lotsOf(principal: Money, deposit: Money, months: number): Lot[] {
  const deposits = deposit > 0n ? Array.from({ length: months }, (_, month) => ({ amount: deposit, months: months - month })) : []
  return [{ amount: principal, months }, ...deposits]
}

/** Calendar days of whole months, 365 ÷ 12 each: 12 months are 365 days and 24 are 730. */
export const daysOfMonths = (months: number): number => Math.floor((months * 365) / 12)

/** Lots of one bracket. */
interface TaxedLots {
  readonly rate: Ratio
  readonly lots: number
  readonly invested: Money
  readonly yield: Money
  readonly incomeTax: Money
}

export interface LotsRedemption {
  readonly invested: Money
  readonly gross: Money
  readonly incomeTax: Money
  readonly byRate: readonly TaxedLots[]
}

/** Sums unrounded yields per bracket and rounds the tax of each bracket once. */
export function redemptionOfLots(
  lots: readonly Lot[],
  monthly: Ratio,
  { brackets, exempt }: InvestmentIncomeTax,
  type: string,
): LotsRedemption {
  const factors = factorsUpTo(Math.max(...lots.map(({ months }) => months)), ONE.plus(monthly))
  const groups = new Map<Ratio, { lots: number; invested: Money; grown: Ratio }>()
  for (const { amount, months } of lots) {
    const days = daysOfMonths(months)
    const rate = exempt.includes(type) ? ZERO : brackets.find(({ upToDays }) => upToDays === null || days <= upToDays)!.rate
    const group = groups.get(rate) ?? { lots: 0, invested: 0n, grown: ZERO }
    groups.set(rate, {
      lots: group.lots + 1,
      invested: group.invested + amount,
      grown: group.grown.plus(Ratio.of(amount).times(factors[months]!)).truncated(),
    })
  }
  const byRate = [...groups].map(([rate, { lots: count, invested, grown }]) => {
    const gained = grown.minus(Ratio.of(invested))
    return { rate, lots: count, invested, yield: roundedToCentavo(gained), incomeTax: roundedToCentavo(gained.times(rate)) }
  })
  const gross = [...groups.values()].reduce((total, { grown }) => total.plus(grown), ZERO)
  return {
    invested: sum(lots.map(({ amount }) => amount)),
    gross: roundedToCentavo(gross),
    incomeTax: sum(byRate.map(({ incomeTax }) => incomeTax)),
    byRate,
  }
}

const roundedToCentavo = ({ n, d }: Ratio): Money => divide(n, d, 'halfUp')

function factorsUpTo(months: number, monthly: Ratio): Ratio[] {
  const factors = [ONE]
  for (let month = 1; month <= months; month++) factors.push(factors[month - 1]!.times(monthly).truncated())
  return factors
}
