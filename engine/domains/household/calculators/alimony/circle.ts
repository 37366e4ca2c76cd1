import { type Money, portion } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'

/**
 * The alimony that is its share of what the pay leaves after a tax that deducts it. A larger alimony never raises the tax, so the values
 * climb from nothing and stop at the first that answers itself. Parcels published in centavos may leave two neighbours taking turns: the
 * smaller is kept.
 */
export function shareOfNet(share: Ratio, beforeTax: Money, taxWith: (alimony: Money) => Money): Money {
  let alimony = 0n
  let before = -1n
  while (true) {
    const next = portion(beforeTax - taxWith(alimony), share, 'halfUp')
    if (next === alimony) return alimony
    if (next === before) return next < alimony ? next : alimony
    before = alimony
    alimony = next
  }
}
