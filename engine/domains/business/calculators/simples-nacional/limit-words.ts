/** Warnings for a month at or above the Simples ceiling. */
import type { Money } from '../../../../core/money.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
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
      say`Receita de 12 meses acima do teto: a alíquota é a efetiva máxima do anexo, a de ${table.ceiling} (LC nº 123/2006, art. 18, §§ 16 e 16-A).`,
    )
  if (status === 'within') return
  if (excessRevenue === null) ctx.assume('O teto é do ano-calendário; sem revenue_year, a receita de 12 meses foi tomada como a do ano.')
  else {
    ctx.assume(
      'O que passa do teto do ano paga a alíquota máxima do anexo, tomada como a efetiva da última faixa no teto, do mês do excesso até a saída (LC nº 123/2006, art. 18, §§ 16 e 16-A; o texto da resolução que a detalha não foi conferido).',
    )
    if (isNew) ctx.assume(say`Ano de abertura: o teto é um doze avos por mês de atividade no ano, ${yearLimit} até aqui.`)
  }
}

export function limitWarnings({ status, leavesOn }: SimplesLimit, isNew: boolean, { tolerance }: SimplesTable): Phrase[] {
  if (status === 'within' || leavesOn === null) return []
  const date = calendarDate(leavesOn)
  if (status === 'up_to_20')
    return [say`Receita acima do teto em até ${tolerance}: a empresa sai do Simples em ${date} e deve comunicar até o fim de janeiro.`]
  return [
    isNew
      ? say`Receita acima do teto proporcional em mais de ${tolerance} no ano de abertura: a saída retroage a ${date}, e os meses são refeitos fora do Simples.`
      : say`Receita acima do teto em mais de ${tolerance}: a empresa sai do Simples em ${date} e deve comunicar até o fim desse mês.`,
  ]
}
