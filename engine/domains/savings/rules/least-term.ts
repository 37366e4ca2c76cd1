import { say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import lciLcaTerm from '../law/lci-lca-term.ts'

const WORDS = { lci: 'LCI', lca: 'LCA' } as const

/**
 * Refuses an LCI or LCA held for less than its minimum term, since it cannot be redeemed in time. Days before the record of the table are
 * not checked.
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
