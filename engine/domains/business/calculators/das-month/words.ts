/** Assumptions and warnings of the month's slip. */
import { type Day, yearOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { AnnexName, SimplesTable } from '../../law/simples-nacional.ts'
import type { MonthOfCompany } from '../../rules/simples-month.ts'
import { annualLimit } from '../../rules/simples-revenue.ts'
import type { Activity } from './activities.ts'
import type { Line } from './lines.ts'
import type { Revenues } from './revenues.ts'

interface Known {
  readonly activities: readonly Activity[]
  readonly lines: readonly Line[]
  readonly withLocal: boolean
  /** True when the revenue of the year before is known. */
  readonly stated: boolean
  readonly rbt12: Money
  readonly sublimit: Money
}

interface Options {
  readonly basis_of_revenue: 'accrual' | 'cash'
  readonly regular_cbs_ibs: boolean
  readonly paid: Money
}

export function assumeMonth(ctx: Context, options: Options, known: Known, table: SimplesTable): void {
  const { activities, lines, withLocal } = known
  ctx.assume('Cada tributo de cada atividade é arredondado uma vez, no centavo; o PGDAS-D pode diferir em poucos centavos.')
  if (!known.stated && withLocal)
    ctx.assume(
      say`Sem revenue_last_year, supôs-se que o ano anterior não passou do sublimite de ${known.sublimit}: ICMS e ISS ficam na guia.`,
    )
  if (known.sublimit === table.reducedSublimit)
    ctx.assume(
      'Estado com sublimite menor: o que passa dele usa o ICMS e o ISS da 5ª faixa, como no sublimite maior; o texto para ele não foi conferido.',
    )
  if (options.basis_of_revenue === 'cash')
    ctx.assume('Regime de caixa: as receitas informadas já o seguem; o teto e o sublimite se medem sempre por competência.')
  if (lines.some(({ issCapped }, index) => issCapped && ['withheld', 'fixed', 'exempt', 'none'].includes(activities[index]!.iss)))
    ctx.assume(
      say`ISS fora da guia com alíquota acima de ${table.issMaximum}: saem ${table.issMaximum} da receita, e a diferença fica nos tributos federais.`,
    )
  if (!withLocal && lines.some(({ annex }) => annex === 'III' || annex === 'IV' || annex === 'V'))
    ctx.assume('ISS fora da guia pelo sublimite: sai toda a parte dele na tabela.')
  if (activities.some(({ pis_cofins: contributions }) => contributions === 'single_phase') && yearOf(ctx.day) >= 2027)
    ctx.assume('Produto monofásico a partir de 2027: CBS e IBS foram tirados da guia, como PIS e Cofins antes; a norma não foi conferida.')
  if (options.regular_cbs_ibs && yearOf(ctx.day) < 2027)
    ctx.assume('A opção por CBS e IBS fora da guia só existe a partir de 2027: não muda este mês.')
  if (options.paid > 0n) ctx.assume('O que já foi pago foi abatido do total, sem juros nem multa; a restituição é tributo por tributo.')
  ctx.assume('ICMS, ISS e contribuição patronal pagos fora da guia não estão no total. O anexo de cada atividade é o informado.')
}

interface Found {
  readonly day: Day
  readonly lines: readonly Line[]
  readonly factorR: AnnexName | null
  readonly revenues: Revenues
  readonly total: Money
}

export function monthWarnings({ day, lines, factorR, revenues, total }: Found, { opened }: MonthOfCompany, table: SimplesTable): Phrase[] {
  const { threshold } = table.factorR
  const lastLimit = annualLimit(table.ceiling, yearOf(day) - 1, opened)
  const { home } = revenues
  return [
    ...(factorR === 'III' ? [say`Fator R igual ou superior a ${threshold}: anexo III.`] : []),
    ...(factorR === 'V' ? [say`Fator R inferior a ${threshold}: anexo V.`] : []),
    ...(home.lastYear !== undefined && home.lastYear > lastLimit
      ? [say`A receita do ano anterior passou do teto de ${lastLimit}: a empresa devia ter saído do Simples até janeiro.`]
      : []),
    ...(yearOf(day) >= 2027 && lines.some(({ annex }) => annex === 'II')
      ? ['Em 2027 e 2028 o anexo II é só de quem continua com IPI, como na Zona Franca de Manaus; as outras indústrias usam o anexo I.']
      : []),
    ...(total > 0n && total < SMALLEST_SLIP ? ['Guia de menos de R$ 10,00: costuma ficar para somar à de um mês seguinte.'] : []),
  ]
}

/** A slip below R$ 10.00 waits for the next; told, not applied. */
const SMALLEST_SLIP: Money = 1000n
