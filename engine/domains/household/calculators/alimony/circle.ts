import { type Money, portion, smallest } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'

/**
 * Alimony as a share of net pay after a tax that deducts the alimony itself: fixed-point iteration from zero. Higher alimony never raises
 * the tax, so the values increase and stop at the first fixed point. Published deductions in centavos may alternate between two neighbours:
 * returns the smaller.
 */
export function shareOfNet(share: Ratio, beforeTax: Money, taxWith: (alimony: Money) => Money): Money {
  let alimony = 0n
  let before = -1n
  // Each round closes at least 70% of the gap; a hundred rounds reach any centavo.
  for (let round = 0; round < 100; round++) {
    const next = portion(beforeTax - taxWith(alimony), share, 'halfUp')
    if (next === alimony) return alimony
    if (next === before) break
    before = alimony
    alimony = next
  }
  return smallest(alimony, before)
}
