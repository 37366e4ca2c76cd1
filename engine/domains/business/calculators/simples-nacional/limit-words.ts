/** What is said of a month that passes the ceiling of the Simples, or may have. */
import { formatBRL, formatPercent, type Money } from '../../../../core/money.ts'
import type { Context } from '../../../../core/operation/context.ts'
import type { SimplesTable } from '../../law/simples-nacional.ts'
import type { SimplesLimit } from '../../rules/simples-limit.ts'

interface Known {
  readonly revenue12m: Money
  readonly isNew: boolean
}

export function assumeLimit(
  ctx: Context,
  { status, excessRevenue, yearLimit }: SimplesLimit,
  { revenue12m, isNew }: Known,
  table: SimplesTable,
): void {
  if (revenue12m > table.ceiling)
    ctx.assume(
      `Receita de 12 meses acima do teto: a alíquota é a efetiva máxima do anexo, a de ${formatBRL(table.ceiling)} (LC nº 123/2006, art. 18, §§ 16 e 16-A).`,
    )
  if (status === 'within') return
  if (excessRevenue === null) ctx.assume('O teto é do ano-calendário; sem revenue_year, a receita de 12 meses foi tomada como a do ano.')
  else {
    ctx.assume(
      'O que passa do teto do ano paga a alíquota máxima do anexo, tomada como a efetiva da última faixa no teto, do mês do excesso até a saída (LC nº 123/2006, art. 18, §§ 16 e 16-A; o texto da resolução que a detalha não foi conferido).',
    )
    if (isNew) ctx.assume(`Ano de abertura: o teto é um doze avos por mês de atividade no ano, ${formatBRL(yearLimit)} até aqui.`)
  }
}

export function limitWarnings({ status, leavesOn }: SimplesLimit, isNew: boolean, { tolerance }: SimplesTable): string[] {
  if (status === 'within' || leavesOn === null) return []
  const date = leavesOn.split('-').reverse().join('/')
  if (status === 'up_to_20')
    return [
      `Receita acima do teto em até ${formatPercent(tolerance)}: a empresa sai do Simples em ${date} e deve comunicar até o fim de janeiro.`,
    ]
  return [
    isNew
      ? `Receita acima do teto proporcional em mais de ${formatPercent(tolerance)} no ano de abertura: a saída retroage a ${date}, e os meses são refeitos fora do Simples.`
      : `Receita acima do teto em mais de ${formatPercent(tolerance)}: a empresa sai do Simples em ${date} e deve comunicar até o fim desse mês.`,
  ]
}
