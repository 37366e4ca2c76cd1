import { type Day, daysBetween, earlier, later } from '../../../../core/day.ts'
import { fromNumber, type Money, toNumber } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import custodyFee from '../../law/custody-fee.ts'

/** A period without payments: bond value at both ends, growing evenly in between. */
export interface Stretch {
  readonly from: Day
  readonly to: Day
  readonly start: Money
  readonly end: Money
}

/** Sum of the daily values of a stretch, excluding its last day. */
function sumOver({ from, to, start, end }: Stretch, first: Day, last: Day, valued: (value: number) => number): number {
  const days = daysBetween(from, to)
  const [low, high] = [toNumber(start), toNumber(end)]
  if (!(low > 0) || days === 0) return 0
  const daily = (high / low) ** (1 / days)
  let value = low * daily ** daysBetween(from, first)
  let total = 0
  for (let left = daysBetween(first, last); left > 0; left--) {
    total += valued(value)
    value *= daily
  }
  return total
}

/**
 * Custody fee of the exchange: a yearly rate on each day's value, ÷ 365, by the tariff of each day. Only Tesouro Selic stock is exempt.
 * Future days are an estimate in floating point, rounded once.
 */
export function custodyOver(ctx: Context, stretches: readonly Stretch[], { exemptSelic }: { readonly exemptSelic: boolean }): Money {
  let total = 0
  for (const { from: since, to: until } of periods(ctx, stretches, exemptSelic)) {
    const { annualRate, selicExemptUpTo } = ctx.table(custodyFee).at(since).value
    const exempt = exemptSelic ? toNumber(selicExemptUpTo) : 0
    const rate = annualRate.toNumber(12) / 365
    for (const stretch of stretches) {
      const [first, last] = [later(stretch.from, since), earlier(stretch.to, until)]
      if (first < last) total += sumOver(stretch, first, last, (value) => Math.max(0, value - exempt)) * rate
    }
  }
  return fromNumber(Math.round(total * 100) / 100)
}

/** Tariffs in force while the bonds are held, each stated once. */
function periods(ctx: Context, stretches: readonly Stretch[], exemptSelic: boolean): { from: Day; to: Day }[] {
  const [start, end] = [stretches[0]!.from, stretches.at(-1)!.to]
  const found: { from: Day; to: Day }[] = []
  for (let from = start; from < end; ) {
    const { annualRate, selicExemptUpTo } = ctx.law(custodyFee, from)
    const tariffs = ctx.table(custodyFee)
    const next = tariffs.supersededOn(tariffs.at(from))
    const to = next === null ? end : earlier(next, end)
    ctx.assume(
      say`Custódia da B3 de ${annualRate} ao ano sobre o valor de cada dia, ÷ 365${exemptSelic && selicExemptUpTo > 0n ? say`, só sobre o que passa de ${selicExemptUpTo}, contando só esta aplicação` : ''}.`,
    )
    found.push({ from, to })
    from = to
  }
  return found
}
