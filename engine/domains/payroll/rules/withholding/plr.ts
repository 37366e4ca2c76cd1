import { atLeastZero, type Money, portion } from '../../../../core/money.ts'
import { bracketOf } from '../../../../core/scale.ts'
import type { ProfitSharingTax } from '../../law/plr.ts'

/** Tax on profit sharing, exclusively at source, by its own table (Lei 10.101/2000, art. 3º, § 5º). */
export function plrTax(base: Money, { brackets }: ProfitSharingTax) {
  const { rate, deduct } = bracketOf(base, brackets)!
  return { rate, deduct, amount: atLeastZero(portion(base, rate, 'halfUp') - deduct) }
}
