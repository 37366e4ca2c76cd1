import { atLeastZero, greatest, type Money, portion, proportion, smallest, sum } from '../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../core/ratio.ts'
import type { PresumedProfit } from '../law/presumed-profit.ts'

type Increase = PresumedProfit['increase']

export interface PresumedTaxes {
  readonly irpjBase: Money
  readonly irpj: Money
  /** Base above the exemption of the additional. */
  readonly above: Money
  readonly additional: Money
  readonly csllBase: Money
  readonly csll: Money
  readonly pis: Money
  readonly cofins: Money
}

type PresumedActivity = keyof PresumedProfit['presumption']

export interface ActivityRevenue {
  readonly activity: PresumedActivity
  readonly revenue: Money
}

interface Quarter {
  readonly activities: readonly ActivityRevenue[]
  /** Part of the revenue with the increased shares, split by activity in proportion. */
  readonly surcharged: Money
  /** Income added to the bases in full. */
  readonly other?: Money
}

/** Federal taxes of a quarter on presumed profit, each rounded to the centavo; PIS and Cofins are zero without their rates. */
export function presumedTaxes(
  { activities, surcharged, other = 0n }: Quarter,
  law: PresumedProfit,
  turnover: PresumedProfit['turnover'],
): PresumedTaxes {
  const revenue = sum(activities.map((each) => each.revenue))
  const base = (tax: 'irpj' | 'csll', increase: Increase): Money => {
    const { n, d } = activities.reduce(
      (total, { activity, revenue: own }) =>
        total.plus(presumed(own, law.presumption[activity][tax], proportion(surcharged, revenue), increase)),
      ZERO,
    )
    return divide(n, d, 'halfUp') + other
  }
  const irpjBase = base('irpj', law.increase)
  const above = atLeastZero(irpjBase - law.additional.above)
  const csllBase = base('csll', law.increase?.onCsll ? law.increase : null)
  return {
    irpjBase,
    irpj: portion(irpjBase, law.irpj, 'halfUp'),
    above,
    additional: portion(above, law.additional.rate, 'halfUp'),
    csllBase,
    csll: portion(csllBase, law.csll, 'halfUp'),
    pis: turnover ? portion(revenue, turnover.pis, 'halfUp') : 0n,
    cofins: turnover ? portion(revenue, turnover.cofins, 'halfUp') : 0n,
  }
}

/** Exact presumed profit of one activity; a share of its revenue uses the increased presumption. */
function presumed(revenue: Money, share: Ratio, surcharged: Ratio, increase: Increase): Ratio {
  const usual = Ratio.of(revenue).times(share)
  return increase ? usual.plus(usual.times(surcharged).times(increase.factor.minus(ONE))) : usual
}

/** Revenue of a quarter above the first quarter's limit, when earlier quarters left nothing of theirs. */
export const surchargedAlone = (revenue: Money, { increase }: Pick<PresumedProfit, 'increase'>): Money =>
  increase ? atLeastZero(revenue - increase.above) : 0n

interface YearSoFar {
  /** 1 to 4. */
  readonly quarter: number
  readonly revenue: Money
  /** Revenue of the earlier quarters of the year. */
  readonly before: Money
  /** Revenue that they already surcharged. */
  readonly surchargedBefore: Money
}

/**
 * Limit of a quarter from the revenue of the year (IN RFB 2.306/2026): the parts of the quarters so far less the revenue before, never below
 * one part. In the fourth quarter the year decides.
 */
export function limitFromYear(
  { quarter, revenue, before, surchargedBefore }: YearSoFar,
  { above, aboveInYear }: NonNullable<Increase>,
): Money {
  if (quarter === QUARTERS) return revenue - smallest(revenue, atLeastZero(before + revenue - aboveInYear - surchargedBefore))
  const all = above * BigInt(quarter)
  return smallest(all, greatest(above, all - before))
}

const QUARTERS = 4

export interface QuarterLimit {
  readonly limit: Money
  readonly surcharged: Money
}

/** Limits of each quarter of a year: a part each, plus what the quarter before left; an excess is never carried. */
export function quarterLimits(revenues: readonly Money[], increase: NonNullable<Increase>): QuarterLimit[] {
  const found: QuarterLimit[] = []
  let left = 0n
  let surchargedBefore = 0n
  const excessOfYear = atLeastZero(sum(revenues) - increase.aboveInYear)
  for (const [index, revenue] of revenues.entries()) {
    const limit = increase.above + left
    left = atLeastZero(limit - revenue)
    const surcharged =
      index === QUARTERS - 1 ? smallest(revenue, atLeastZero(excessOfYear - surchargedBefore)) : atLeastZero(revenue - limit)
    surchargedBefore += surcharged
    found.push({ limit, surcharged })
  }
  return found
}

/** Surcharged revenue after the year's recomputation: the latest quarters give back first what the year did not owe. */
export function recomputed(quarters: readonly QuarterLimit[], revenues: readonly Money[], increase: NonNullable<Increase>): Money[] {
  const owed = atLeastZero(sum(revenues) - increase.aboveInYear)
  let extra = atLeastZero(sum(quarters.map(({ surcharged }) => surcharged)) - owed)
  const kept = quarters.map(({ surcharged }) => surcharged)
  for (let index = kept.length - 1; index >= 0; index--) {
    const given = smallest(extra, kept[index]!)
    kept[index]! -= given
    extra -= given
  }
  return kept
}
