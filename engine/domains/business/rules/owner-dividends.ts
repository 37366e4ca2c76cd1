/** Final tax on the owner's profits, and its assumptions. */

import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import type { DividendTax } from '../../income-tax/law/dividends.ts'
import minimumTax, { type MinimumTax } from '../../income-tax/law/minimum-tax.ts'

/** Minimum tax in force; null before the record starts. */
export const minimumTaxOf = (ctx: Context): MinimumTax | null => (ctx.day < minimumTax.recordStarts ? null : ctx.law(minimumTax))

interface Law {
  readonly dividends: DividendTax
  readonly minimumTax: MinimumTax | null
}

export function assumeDividends(ctx: Context, { dividends: { withholding }, minimumTax: minimum }: Law): void {
  if (!withholding || !minimum) return
  ctx.assume(
    say`Lucros acima de ${withholding.above} no mês retêm ${withholding.rate} do total também no Simples, como entende a Receita Federal; os tribunais estão divididos. É adiantamento: na declaração do ano conta só o imposto mínimo das rendas acima de ${minimum.above}, menos o imposto do pró-labore, e o que sobra do retido volta.`,
  )
  ctx.assume(
    'Imposto mínimo sobre pró-labore e lucros de doze meses iguais, sem outras rendas e sem o redutor da empresa que paga perto de 34% do lucro.',
  )
}
