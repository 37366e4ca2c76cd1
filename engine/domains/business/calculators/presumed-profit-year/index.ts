import { type Day, dayOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, count, integer, list, money, object, percentage } from '../../../../operation/input/fields.ts'
import employerCharges from '../../../payroll/law/employer-charges.ts'
import presumedProfit, { type PresumedProfit } from '../../law/presumed-profit.ts'
import { type ActivityRevenue, type PresumedTaxes, presumedTaxes, quarterLimits, recomputed } from '../../rules/presumed.ts'
import { activitiesList } from '../../rules/presumed-activities.ts'

const QUARTERS = 4

export default calculator({
  id: 'presumed-profit-year',
  slug: 'lucro-presumido-no-ano',
  title: 'Lucro presumido no ano',
  summary:
    'Os tributos de cada trimestre do ano no lucro presumido, com o limite que passa de um trimestre ao outro na presunção maior e o acerto do fim do ano.',
  seeAlso: { 'presumed-profit': 'calcular um trimestre, com retenções e quotas', choose_tax_regime: 'comparar regimes' },
  group: 'negocios',
  headline: 'total',
  says: { positive: 'No ano, a empresa paga {value}', zero: 'No ano, não há imposto', none: 'Falta a alíquota da CBS para o total do ano' },
  picture: {
    kind: 'bars',
    title: 'Os impostos de cada trimestre',
    list: 'quarters',
    name: 'quarter',
    values: ['irpj', 'additional', 'csll', 'pis', 'cofins'],
  },
  input: {
    year: count('Ano', { min: 2020, max: 2100 }, 'year'),
    quarters: list(
      'Trimestres',
      object('Trimestre', {
        activities: activitiesList(),
        other_income: money('Outras receitas', { min: 0, hint: 'Aplicações e ganhos: entram inteiras na base' }).prefault(0),
        iss_rate: percentage('Alíquota do ISS', { min: 0, max: 5 }).prefault(0),
        payroll: money('Folha do trimestre', { min: 0 }).prefault(0),
      }),
      { min: 1, max: QUARTERS, hint: 'Do primeiro em diante' },
    ),
    cbs_rate: percentage('Alíquota da CBS', { min: 0, max: 100, hint: 'A que você supõe, de 2027 em diante' }).optional(),
  },
  result: {
    quarters: list(
      'Cada trimestre',
      object('Trimestre', {
        quarter: integer('Trimestre'),
        revenue: brl('Receita'),
        limit: brl('Limite para a presunção maior', { none: 'antes de 2026' }).nullable(),
        surcharged: brl('Receita com a presunção maior'),
        irpjBase: brl('Base do IRPJ'),
        irpj: brl('IRPJ'),
        additional: brl('Adicional do IRPJ'),
        csllBase: brl('Base da CSLL'),
        csll: brl('CSLL'),
        pis: brl('PIS'),
        cofins: brl('Cofins'),
        cbs: brl('CBS', { none: 'até 2026, ou sem a alíquota' }).nullable(),
        iss: brl('ISS'),
        cpp: brl('INSS da empresa'),
        total: brl('Total', { none: 'sem a alíquota da CBS' }).nullable(),
      }),
    ),
    yearRevenue: brl('Receita do ano'),
    yearExcess: brl('Receita do ano acima do limite'),
    adjustment: object('Acerto do fim do ano', {
      irpj: brl('IRPJ'),
      additional: brl('Adicional do IRPJ'),
      csll: brl('CSLL'),
      total: brl('Total'),
    }),
    total: brl('Total do ano, depois do acerto', { none: 'sem a alíquota da CBS' }).nullable(),
    toPayLast: brl('IRPJ e CSLL a pagar no último trimestre', { hint: 'Depois do acerto' }),
    refundable: brl('Pago a mais', { hint: 'O acerto que o último trimestre não comporta; volta com a Selic, que não está somada' }),
  },
  lawDayFrom: ({ year }) => ({ field: 'year', day: dayOf(year, 12, 31) }),
  answer({ year, quarters, cbs_rate: cbsRate }, ctx) {
    const laws = quarters.map((_, index) => ctx.law(presumedProfit, lastDayOf(year, index)))
    const last = laws.at(-1)!
    if (cbsRate !== undefined && last.turnover) ctx.refuse('cbs_rate', 'a CBS só substitui PIS e Cofins a partir de 2027')
    const revenues = quarters.map(({ activities }) => sum(activities.map(({ revenue }) => revenue)))
    const yearRevenue = sum(revenues)
    if (yearRevenue > last.annualLimit) ctx.refuse('quarters', say`somam ${yearRevenue}, e o limite do regime no ano é ${last.annualLimit}`)
    if (
      quarters.some(({ activities }) => activities.some(({ activity }) => activity === 'services_small')) &&
      yearRevenue > last.smallServicesUpTo
    )
      ctx.refuse('quarters', say`a presunção menor dos serviços vale até ${last.smallServicesUpTo} de receita no ano`)

    const { increase } = last
    const limits = increase ? quarterLimits(revenues, increase) : null
    const surcharged = limits?.map((each) => each.surcharged) ?? revenues.map(() => 0n)
    const isWhole = quarters.length === QUARTERS
    const kept = increase && limits && isWhole ? recomputed(limits, revenues, increase) : surcharged
    const rows = quarters.map((quarter, index) =>
      quarterOf(
        ctx,
        { ...quarter, index, revenue: revenues[index]!, surcharged: surcharged[index]!, limit: limits?.[index]?.limit ?? null, cbsRate },
        laws[index]!,
      ),
    )
    const after = quarters.map(({ activities, other_income: other }, index) =>
      presumedTaxes({ activities, surcharged: kept[index]!, other }, laws[index]!, laws[index]!.turnover),
    )
    const difference = (tax: 'irpj' | 'additional' | 'csll'): Money => sum(rows.map((row, index) => row[tax] - after[index]![tax]))
    const parts = { irpj: difference('irpj'), additional: difference('additional'), csll: difference('csll') }
    const adjustment = { ...parts, total: sum(Object.values(parts)) }
    if (adjustment.total > 0n) ctx.step('Acerto do fim do ano', joined(Object.values(parts), ' + '), adjustment.total)
    const { irpj, additional, csll } = rows.at(-1)!
    const income = smallest(irpj + additional, parts.irpj + parts.additional)
    const contribution = smallest(csll, parts.csll)
    const totals = rows.map(({ total }) => total)
    const known = totals.flatMap((total) => total ?? [])
    const total = known.length < totals.length ? null : sum(known) - adjustment.total
    if (total !== null) ctx.step('Total do ano', () => say`${joined(known, ' + ')} − ${adjustment.total}`, total)
    assumeYear(ctx, { increase, isWhole, adjusted: adjustment.total > 0n, year, noTotal: total === null })
    return {
      quarters: rows,
      yearRevenue,
      yearExcess: increase ? atLeastZero(yearRevenue - increase.aboveInYear) : 0n,
      adjustment,
      total,
      toPayLast: irpj + additional + csll - income - contribution,
      refundable: adjustment.total - income - contribution,
    }
  },
})

const lastDayOf = (year: number, quarter: number): Day => dayOf(year, quarter * 3 + 3, quarter === 1 || quarter === 2 ? 30 : 31)

interface Quarter {
  readonly index: number
  readonly activities: readonly ActivityRevenue[]
  readonly revenue: Money
  readonly surcharged: Money
  readonly limit: Money | null
  readonly other_income: Money
  readonly iss_rate: Ratio
  readonly payroll: Money
  readonly cbsRate: Ratio | undefined
}

function quarterOf(ctx: Context, quarter: Quarter, law: PresumedProfit) {
  const { index, activities, revenue, surcharged, limit, other_income: other, cbsRate } = quarter
  const { above: _above, ...taxes }: PresumedTaxes = presumedTaxes({ activities, surcharged, other }, law, law.turnover)
  const iss = portion(revenue, quarter.iss_rate, 'halfUp')
  const cpp =
    quarter.payroll > 0n
      ? portion(quarter.payroll, ctx.law(employerCharges, lastDayOf(Number(ctx.day.slice(0, 4)), index)).inss, 'halfUp')
      : 0n
  const cbs = law.turnover || !cbsRate ? null : portion(revenue, cbsRate, 'halfUp')
  const parts = [taxes.irpj, taxes.additional, taxes.csll, taxes.pis, taxes.cofins, cbs ?? 0n, iss, cpp]
  const total = law.turnover || cbs !== null ? sum(parts) : null
  if (total !== null) ctx.step(say`Total do ${index + 1}º trimestre`, () => joined(parts, ' + '), total)
  return { quarter: index + 1, revenue, limit, surcharged, ...taxes, cbs, iss, cpp, total }
}

interface Known {
  readonly increase: PresumedProfit['increase']
  readonly isWhole: boolean
  readonly adjusted: boolean
  readonly year: number
  readonly noTotal: boolean
}

function assumeYear(ctx: Context, { increase, isWhole, adjusted, year, noTotal }: Known): void {
  ctx.assume('Regime de competência, ou de caixa sem receitas a receber; só trimestres inteiros.')
  if (increase) {
    ctx.assume(
      say`Presunção aumentada em 10% na receita acima de ${increase.aboveInYear} no ano: cada trimestre tem ${increase.above} mais o que o anterior não usou, e o que passa não se transporta (LC nº 224/2025; IN RFB nº 2.306/2026).`,
    )
    if (year === 2026) ctx.assume('Em 2026 o IRPJ aumenta desde janeiro e a CSLL desde abril; o limite da CSLL foi tomado como o mesmo.')
    if (!isWhole) ctx.assume('Com menos de quatro trimestres não há o acerto do fim do ano.')
    if (adjusted)
      ctx.assume('O acerto refaz sem o aumento os trimestres mais novos primeiro, e se abate no quarto; a ordem não está na norma.')
  }
  if (noTotal) ctx.assume('Desde 2027 a CBS substitui PIS e Cofins: sem cbs_rate não há total.')
  ctx.assume('ISS e INSS da empresa só com a alíquota e a folha informadas; sem RAT, terceiros, retenções nem créditos.')
}
