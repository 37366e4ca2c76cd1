import { entriesOf } from '../../../core/collections/records.ts'
import { type Money, portion, proportion, sum } from '../../../core/money.ts'
import { Ratio } from '../../../core/ratio.ts'
import type { SimplesAnnex, SimplesSplit, SimplesTax } from '../law/simples-nacional.ts'

interface SimplesDue {
  /** 1-based. */
  readonly bracket: number
  readonly nominalRate: Ratio
  readonly deduct: Money
  readonly effectiveRate: Ratio
  readonly tax: Money
  readonly issCapped: boolean
}

/**
 * Monthly tax: (RBT12 × rate − deduction) ÷ RBT12, exact, times the month's revenue, rounded once to the centavo (LC 123/2006, art. 18, §§
 * 1º-A and 3º). Requires twelve-month revenue within the ceiling.
 */
export function simplesDue(revenue: Money, revenue12m: Money, annex: SimplesAnnex): SimplesDue {
  const index = annex.brackets.findIndex(({ limit }) => revenue12m <= limit)
  const { rate, deduct } = annex.brackets[index]!
  // The first bracket has no deduction, which defines a rate for zero revenue.
  const effectiveRate = rate.minus(proportion(deduct, revenue12m))
  const bracket = index + 1
  const issCapped = annex.issCap?.bracket === bracket && effectiveRate.compare(annex.issCap.above) > 0
  return { bracket, nominalRate: rate, deduct, effectiveRate, tax: portion(revenue, effectiveRate, 'halfUp'), issCapped }
}

/** Splits the tax so that the parts sum to it: truncates each to the centavo and assigns the remaining centavos by largest remainder. */
export function simplesSplit(
  { bracket, effectiveRate, tax, issCapped }: SimplesDue,
  annex: SimplesAnnex,
): Partial<Record<SimplesTax, Money>> {
  const shares = issCapped ? cappedShares(effectiveRate, annex.issCap!) : annex.brackets[bracket - 1]!.split
  const parts = entriesOf<SimplesTax, Ratio>(shares).map(([name, { n, d }]) => {
    const amount = (tax * n) / d
    return { name, amount, rest: Ratio.of((tax * n) % d, d) }
  })
  let missing = tax - sum(parts.map(({ amount }) => amount))
  for (const part of [...parts].sort((a, b) => b.rest.compare(a.rest))) {
    if (missing === 0n) break
    part.amount += 1n
    missing -= 1n
  }
  return Object.fromEntries(parts.map(({ name, amount }) => [name, amount]))
}

/** ISS at its maximum; federal taxes share the rest in the annex's proportions. */
function cappedShares(effectiveRate: Ratio, { iss, rest }: NonNullable<SimplesAnnex['issCap']>): SimplesSplit {
  const left = effectiveRate.minus(iss)
  const federal = Object.entries(rest).map(([name, share]) => [name, left.times(share).over(effectiveRate)])
  return { ...Object.fromEntries(federal), iss: iss.over(effectiveRate) }
}
