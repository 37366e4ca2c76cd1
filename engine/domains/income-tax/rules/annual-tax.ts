import { atLeastZero, type Money, portion, smallest } from '../../../core/money.ts'
import { divide } from '../../../core/ratio.ts'
import { bracketOf } from '../../../core/scale.ts'
import { type Phrase, say } from '../../../core/text/sentence.ts'
import type { AnnualIncomeTax } from '../law/irpf-annual.ts'

export interface AnnualTax {
  readonly base: Money
  readonly beforeReduction: Money
  readonly reduction: Money
  readonly tax: Money
}

/** Tax of the table on a base, rounded before the deduction of the bracket. */
export function tableTax(base: Money, { brackets }: AnnualIncomeTax): Money {
  const { rate, deduct } = bracketOf(base, brackets)!
  return atLeastZero(portion(base, rate, 'halfUp') - deduct)
}

/** Tax and reduction are each rounded to the centavo, as in the monthly table; the reduction is capped at the tax. */
export function annualTaxOn(base: Money, income: Money, table: AnnualIncomeTax): AnnualTax {
  const beforeReduction = tableTax(base, table)
  const reduction = smallest(annualReduction(income, table), beforeReduction)
  return { base, beforeReduction, reduction, tax: beforeReduction - reduction }
}

/** Lei 9.250/1995, art. 11-A: full reduction up to 60,000.00, then linear down to zero at 88,200.00. */
export function annualReduction(income: Money, { reduction }: AnnualIncomeTax, rounded: 'product' | 'whole' = 'product'): Money {
  if (!reduction || income > reduction.phaseOutUpTo) return 0n
  if (income <= reduction.fullUpTo) return reduction.fullAmount
  const { constant, slope } = reduction
  if (rounded === 'product') return atLeastZero(constant - portion(income, slope, 'halfUp'))
  return atLeastZero(divide(constant * slope.d - income * slope.n, slope.d, 'halfUp'))
}

export function annualTaxFormula({ base, beforeReduction, reduction }: AnnualTax, table: AnnualIncomeTax): Phrase {
  const { rate, deduct } = bracketOf(base, table.brackets)!
  if (rate.isZero) return say`${base} × 0%; na faixa isenta`
  const tax = say`${base} × ${rate} − ${deduct} = ${beforeReduction}`
  return reduction > 0n ? say`(${tax}) − redução de ${reduction}` : tax
}
