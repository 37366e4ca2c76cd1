/** Texts on the limits of the Simples, shared by the calculators of a month. */
import type { Money } from '../../../core/money.ts'
import { calendarDate, type Phrase, say } from '../../../core/text/sentence.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import type { AnnexName, SimplesTable } from '../law/simples-nacional.ts'
import { bracketAt, localBracket } from './simples.ts'
import type { YearPosition } from './simples-limit.ts'
import type { Parts, SublimitPosition } from './simples-month.ts'

interface RateUsed {
  /** RBT12 up to the ceiling. */
  readonly rbt12: Money
  readonly annex: AnnexName
  readonly withLocal: boolean
}

/** Formula of the effective rate; above the fifth bracket it adds the ICMS or ISS of that bracket while they are in the slip. */
export function rateFormula({ rbt12, annex, withLocal }: RateUsed, { annexes }: SimplesTable): Phrase {
  const of = annexes[annex]
  const { nominalRate, deduct } = bracketAt(rbt12, of)
  if (rbt12 === 0n) return say`${nominalRate}`
  const own = say`(${rbt12} × ${nominalRate} − ${deduct}) ÷ ${rbt12}`
  const local = withLocal ? localBracket(rbt12, of) : null
  return local === null ? own : say`${own} + (${rbt12} × ${local.nominalRate} − ${local.deduct}) ÷ ${rbt12} × ${local.share}`
}

export const refuseLeft = (ctx: Context, field: string, before: Money, table: SimplesTable): never =>
  ctx.refuse(
    field,
    say`${before} antes do mês já passa em mais de ${table.tolerance} de ${table.ceiling}, o teto do ano: a empresa saiu do Simples no mês seguinte ao do excesso e não há DAS deste mês`,
  )

interface Statuses {
  readonly limit: YearPosition
  readonly sublimit: SublimitPosition
  /** True in the calendar year of the opening. */
  readonly isFirstYear: boolean
  /** Null with more than one. */
  readonly annex: AnnexName | null
}

/** Warnings for a month at or above the ceiling or the sublimit. */
export function statusWarnings({ limit, sublimit, isFirstYear, annex }: Statuses, table: SimplesTable): Phrase[] {
  return [...sublimitWarnings(sublimit, isFirstYear, annex, table), ...limitWarnings(limit, isFirstYear, table)]
}

function sublimitWarnings(
  { status, since, limit, by }: SublimitPosition,
  isFirstYear: boolean,
  annex: AnnexName | null,
  table: SimplesTable,
): Phrase[] {
  const local = annex === null ? 'ICMS e ISS' : annex === 'I' || annex === 'II' ? 'ICMS' : 'ISS'
  if (status === 'within') return []
  if (status === 'outside')
    return [
      by === 'last_year'
        ? say`O ano anterior passou do sublimite: o ${local} deste ano é pago fora da guia, pelas regras do estado ou do município, além deste valor.`
        : say`O ano já tinha passado em mais de ${table.tolerance} do sublimite de ${limit}: o ${local} é pago fora da guia, pelas regras do estado ou do município, além deste valor.`,
    ]
  const date = calendarDate(since!)
  if (status === 'up_to_20')
    return [say`Receita do ano acima do sublimite de ${limit} em até ${table.tolerance}: o ${local} sai da guia em ${date}.`]
  return [
    isFirstYear
      ? say`Receita acima do sublimite proporcional de ${limit} em mais de ${table.tolerance} no ano de abertura: o ${local} de todos os meses desde ${date} é devido fora da guia. Este mês foi calculado com ele dentro.`
      : say`Receita do ano acima do sublimite de ${limit} em mais de ${table.tolerance}: o ${local} sai da guia em ${date}.`,
  ]
}

export function limitWarnings({ status, since }: YearPosition, isFirstYear: boolean, { tolerance }: SimplesTable): Phrase[] {
  if (status === 'within' || since === null) return []
  const date = calendarDate(since)
  if (status === 'up_to_20')
    return [say`Receita acima do teto em até ${tolerance}: a empresa sai do Simples em ${date} e deve comunicar até o fim de janeiro.`]
  return [
    isFirstYear
      ? say`Receita acima do teto proporcional em mais de ${tolerance} no ano de abertura: a saída retroage a ${date}, e os meses são refeitos fora do Simples.`
      : say`Receita acima do teto em mais de ${tolerance}: a empresa sai do Simples em ${date} e deve comunicar até o fim desse mês.`,
  ]
}

interface Known {
  readonly revenue: Money
  readonly revenue12m: Money
  readonly yearBefore: Money | undefined
  readonly lastYear: Money | undefined
}

/** Assumptions that replace the revenue of the year and of the year before. */
export function assumeUnknown(ctx: Context, { revenue, revenue12m, yearBefore, lastYear }: Known, { sublimit }: SimplesTable): void {
  if (yearBefore === undefined && revenue12m + revenue > sublimit)
    ctx.assume(
      say`Teto e sublimite são do ano-calendário: sem revenue_year, supôs-se que o ano, com este mês, não passa do sublimite de ${sublimit}.`,
    )
  if (lastYear === undefined && revenue12m > sublimit)
    ctx.assume(
      say`Sem revenue_last_year, supôs-se que o ano anterior não passou do sublimite de ${sublimit}: ICMS e ISS ficam na guia. Se passou, informe.`,
    )
}

interface Used {
  readonly parts: Parts
  readonly withLocal: boolean
  /** Highest bracket in use. */
  readonly bracket: number
  readonly revenue12m: Money
  readonly issCapped: boolean
}

/** Assumptions on the rates of a month near or above the limits. */
export function assumeParts(ctx: Context, { parts, withLocal, bracket, revenue12m, issCapped }: Used, table: SimplesTable): void {
  if (revenue12m > table.ceiling)
    ctx.assume(say`Receita de 12 meses acima de ${table.ceiling}: a alíquota foi tomada como a de ${table.ceiling}; a norma não diz outra.`)
  if (withLocal && bracket === table.annexes.I.brackets.length)
    ctx.assume(
      'Receita de 12 meses na última faixa com o ano dentro do sublimite: ICMS e ISS pela alíquota efetiva da 5ª faixa com a receita de 12 meses inteira (notas dos anexos da Resolução CGSN nº 140/2018).',
    )
  if (parts.overSublimit > 0n)
    ctx.assume(
      'O que passa do sublimite paga ICMS e ISS pela alíquota máxima da 5ª faixa (LC nº 123/2006, art. 18, §§ 17 e 17-A; Resolução CGSN nº 140/2018, art. 24).',
    )
  if (parts.overLimit > 0n)
    ctx.assume(
      'O que passa do teto do ano paga a alíquota máxima do anexo, a efetiva da última faixa no teto (LC nº 123/2006, art. 18, §§ 16 e 16-A; Resolução CGSN nº 140/2018, art. 24).',
    )
  if (issCapped)
    ctx.assume(
      say`ISS limitado a ${table.issMaximum} da receita, com a diferença repartida entre os tributos federais (nota da 5ª faixa do anexo).`,
    )
}
