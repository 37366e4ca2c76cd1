import { type Money, portion, smallest } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'

/**
 * The alimony that is its share of what the pay leaves after a tax that deducts it. A larger alimony never raises the tax, so the values
 * climb from nothing and stop at the first that answers itself. Parcels published in centavos may leave two neighbours taking turns: the
 * smaller is kept.
 */
export function shareOfNet(share: Ratio, beforeTax: Money, taxWith: (alimony: Money) => Money): Money {
  let alimony = 0n
  let before = -1n
  // Each round closes at least seven tenths of what is left, so that a hundred reach any centavo.
  for (let round = 0; round < 100; round++) {
    const next = portion(beforeTax - taxWith(alimony), share, 'halfUp')
    if (next === alimony) return alimony
    if (next === before) break
    before = alimony
    alimony = next
  }
  return smallest(alimony, before)
}
