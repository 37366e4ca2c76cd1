import type { Context } from '../../../core/operation/context.ts'
import { say } from '../../../core/sentence.ts'
import lciLcaTerm from '../law/lci-lca-term.ts'

const WORDS = { lci: 'LCI', lca: 'LCA' } as const

/**
 * Refuses an LCI or LCA for fewer months than it must stay: it could not be redeemed in time, so it is no option.
 * Terms before the record of the table are not told.
 */
export function refuseShortTerm(ctx: Context, { type, months, field }: { type: string; months: number; field: string }): void {
  if ((type !== 'lci' && type !== 'lca') || ctx.day < lciLcaTerm.recordStarts) return
  const { lciMonths, lcaMonths } = ctx.law(lciLcaTerm)
  const least = type === 'lci' ? lciMonths : lcaMonths
  if (months >= least) return
  const asked = `${months} ${months === 1 ? 'mês' : 'meses'}`
  ctx.refuse(
    field,
    say`a ${WORDS[type]} só pode ser resgatada a partir de ${least} meses, e o prazo é de ${asked}: escolha outra aplicação`,
  )
}
