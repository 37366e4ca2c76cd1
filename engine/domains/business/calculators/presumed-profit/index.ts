import { monthOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, portion, proportion, split, sum } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, type SentenceValue, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, integer, list, money, object, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import employerCharges from '../../../payroll/law/employer-charges.ts'
import payrollRelief from '../../../payroll/law/payroll-relief.ts'
import { reliefDue, reliefField, type Sector } from '../../../payroll/rules/charges-and-benefits/payroll-relief.ts'
import presumedProfit, { type PresumedProfit } from '../../law/presumed-profit.ts'
import { type ActivityRevenue, limitFromYear, presumedTaxes } from '../../rules/presumed.ts'
import { ACTIVITIES, ACTIVITY_WORDS, activitiesList } from '../../rules/presumed-activities.ts'

const QUARTERS = 4n

export default calculator({
  id: 'presumed-profit',
  slug: 'lucro-presumido',
  title: 'Lucro presumido',
  summary:
    'Os tributos do trimestre no lucro presumido: IRPJ com adicional, CSLL, PIS, Cofins, ISS e INSS da folha, e em quantas quotas se paga.',
  seeAlso: { 'presumed-profit-year': 'calcular o ano inteiro', choose_tax_regime: 'comparar regimes' },
  group: 'negocios',
  headline: 'total',
  says: 'No trimestre, a empresa paga {value}',
  picture: { kind: 'parts', title: 'Os impostos do trimestre', parts: ['irpj', 'additional', 'csll', 'pis', 'cofins', 'iss', 'cpp'] },
  lawDay: 'reference_date',
  input: {
    quarterly_revenue: money('Receita do trimestre'),
    activity: choice('Atividade', ACTIVITIES, ACTIVITY_WORDS).default('services'),
    activities: activitiesList({ hint: 'No lugar de uma atividade só; somam a receita do trimestre' }).optional(),
    revenue_year: money('Receita do ano antes deste trimestre', {
      min: 0,
      hint: 'Dá a este trimestre o limite que os anteriores não usaram',
      blank: 'cada trimestre anterior usou o seu limite',
    }).optional(),
    surcharged_before: money('Receita já majorada nos trimestres anteriores', {
      min: 0,
      hint: 'No quarto trimestre, quando algum anterior passou do limite dele',
    }).optional(),
    other_income: money('Outras receitas', { min: 0, hint: 'Aplicações e ganhos: entram inteiras na base' }).prefault(0),
    iss_rate: percentage('Alíquota do ISS', { min: 0, max: 5, hint: 'Da cidade', blank: 'não se calcula' }).prefault(0),
    payroll: money('Folha do trimestre', { min: 0, hint: 'Salários e pró-labore, para os 20% da empresa' }).prefault(0),
    payroll_relief: reliefField().optional(),
    withheld_irrf: money('IRRF retido pelos clientes', { min: 0 }).prefault(0),
    withheld_csll: money('CSLL retida pelos clientes', { min: 0 }).prefault(0),
    withheld_pis: money('PIS retido pelos clientes', { min: 0 }).prefault(0),
    withheld_cofins: money('Cofins retida pelos clientes', { min: 0 }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    increaseLimit: brl('Limite do trimestre para a presunção maior', { none: 'antes de 2026' }).nullable(),
    surchargedRevenue: brl('Receita com a presunção maior'),
    irpjBase: brl('Base do IRPJ'),
    irpj: brl('IRPJ'),
    additional: brl('Adicional do IRPJ'),
    csllBase: brl('Base da CSLL'),
    csll: brl('CSLL'),
    pis: brl('PIS'),
    cofins: brl('Cofins'),
    iss: brl('ISS'),
    cpp: brl('INSS da empresa'),
    total: brl('Total do trimestre'),
    withheld: brl('Já retido pelos clientes'),
    toPay: brl('A pagar'),
    effectiveRatePercent: percentOf('Total sobre as receitas'),
    monthlyAverage: brl('Média por mês'),
    quotas: list(
      'Em quantas quotas',
      object('Tributo', {
        tax: choice('Tributo', ['irpj', 'csll'], { irpj: 'IRPJ e adicional', csll: 'CSLL' }),
        quotas: integer('Quotas'),
        amount: brl('Cada quota'),
      }),
    ),
  },
  answer(input, ctx) {
    const { quarterly_revenue: revenue, activity, other_income: other } = input
    const law = ctx.law(presumedProfit)
    const { turnover } = law
    if (!turnover)
      return ctx.refuse(
        'reference_date',
        'desde 2027 a CBS substitui PIS e Cofins, e a alíquota dela não está neste registro; escolha uma data até 2026',
      )
    if (
      [activity, ...(input.activities ?? []).map((each) => each.activity)].includes('services_small') &&
      (input.revenue_year ?? 0n) + revenue > law.smallServicesUpTo
    )
      ctx.refuse('activity', say`a presunção menor vale até ${law.smallServicesUpTo} de receita no ano`)
    if (revenue > law.annualLimit) ctx.refuse('quarterly_revenue', say`passa de ${law.annualLimit}, o limite do regime no ano`)

    if (revenue * QUARTERS > law.annualLimit)
      ctx.assume(
        say`Quatro trimestres como este passam de ${law.annualLimit}: com essa receita no ano, o seguinte já não pode ser no lucro presumido, só no lucro real (Lei nº 9.718/1998, art. 13).`,
      )

    const activities = activitiesOf(ctx, input)
    const limit = law.increase ? limitOf(ctx, input, law.increase) : null
    const surcharged = limit === null ? 0n : atLeastZero(revenue - limit)
    const onCsll = law.increase?.onCsll ? law.increase : null
    const quarter = { activities, surcharged, other }
    const { irpjBase, irpj, above, additional, csllBase, csll, pis, cofins } = presumedTaxes(quarter, law, turnover)
    ctx.step('Base do IRPJ', () => baseFormula(quarter, 'irpj', law, law.increase), irpjBase)
    ctx.step('IRPJ', say`${irpjBase} × ${law.irpj}`, irpj)
    ctx.step(
      'Adicional do IRPJ',
      above > 0n
        ? say`(${irpjBase} − ${law.additional.above}) × ${law.additional.rate}`
        : say`${0n}; a base não passa de ${law.additional.above}`,
      additional,
    )
    ctx.step('Base da CSLL', () => baseFormula(quarter, 'csll', law, onCsll), csllBase)
    ctx.step('CSLL', say`${csllBase} × ${law.csll}`, csll)
    ctx.step('PIS', say`${revenue} × ${turnover.pis}`, pis)
    ctx.step('Cofins', say`${revenue} × ${turnover.cofins}`, cofins)
    const iss = portion(revenue, input.iss_rate, 'halfUp')
    if (iss > 0n) ctx.step('ISS', say`${revenue} × ${input.iss_rate}`, iss)
    const cpp = employerInss(ctx, input)
    const parts = [irpj, additional, csll, pis, cofins, iss, cpp]
    const total = ctx.step('Total do trimestre', () => joined(parts, ' + '), sum(parts))

    const income = { due: irpj + additional, withheld: input.withheld_irrf }
    const pairs = [
      income,
      { due: csll, withheld: input.withheld_csll },
      { due: pis, withheld: input.withheld_pis },
      { due: cofins, withheld: input.withheld_cofins },
    ]
    const withheld = sum(pairs.map((pair) => pair.withheld))
    const toPay = sum(pairs.map((pair) => atLeastZero(pair.due - pair.withheld))) + iss + cpp

    assumeQuarter(ctx, input, { law, surcharged, limit })
    return {
      increaseLimit: limit,
      surchargedRevenue: surcharged,
      irpjBase,
      irpj,
      additional,
      csllBase,
      csll,
      pis,
      cofins,
      iss,
      cpp,
      total,
      withheld,
      toPay,
      effectiveRatePercent: proportion(total, revenue + other),
      monthlyAverage: split(total, 3, 'halfUp'),
      quotas: [
        { tax: 'irpj' as const, ...quotasOf(atLeastZero(income.due - income.withheld), law) },
        { tax: 'csll' as const, ...quotasOf(atLeastZero(csll - input.withheld_csll), law) },
      ],
    }
  },
})

interface Given {
  readonly quarterly_revenue: Money
  readonly activity: ActivityRevenue['activity']
  readonly activities?: readonly ActivityRevenue[] | undefined
  readonly revenue_year?: Money | undefined
  readonly surcharged_before?: Money | undefined
}

function activitiesOf(ctx: Context, { quarterly_revenue: revenue, activity, activities }: Given): readonly ActivityRevenue[] {
  if (activities === undefined) return [{ activity, revenue }]
  const total = sum(activities.map((each) => each.revenue))
  if (total !== revenue) ctx.refuse('activities', say`somam ${total}, e a receita do trimestre é ${revenue}`)
  return activities
}

/** Limit of the quarter for the increased shares; the year so far gives what the earlier quarters left of theirs. */
function limitOf(
  ctx: Context,
  { quarterly_revenue: revenue, revenue_year: before, surcharged_before: stated }: Given,
  increase: NonNullable<Increase>,
): Money {
  const quarter = Math.ceil(monthOf(ctx.day) / 3)
  if (before === undefined) {
    if (stated !== undefined) ctx.refuse('surcharged_before', 'acompanha revenue_year')
    return quarter === 1 ? increase.above : assumedLimit(ctx, revenue, increase)
  }
  if (quarter === 1 && before > 0n) ctx.refuse('revenue_year', 'no primeiro trimestre não há receita do ano antes dele')
  const isLast = quarter === QUARTERS_OF_YEAR
  if (stated !== undefined && !isLast) ctx.refuse('surcharged_before', 'só decide no quarto trimestre')
  if (isLast && stated === undefined && before > increase.above * BigInt(QUARTERS_OF_YEAR - 1))
    ctx.refuse('surcharged_before', 'é preciso no quarto trimestre: informe quanta receita já teve a presunção maior, ou zero')
  if (!isLast && quarter > 1)
    ctx.assume(
      'O limite saiu do total do ano: é maior se um trimestre anterior passou do limite dele e outro depois não usou o seu. Para o ano inteiro, use o lucro presumido no ano.',
    )
  const surchargedBefore = stated ?? 0n
  if (isLast && surchargedBefore > atLeastZero(before + revenue - increase.aboveInYear))
    ctx.assume(
      'Os trimestres anteriores majoraram mais que o ano deve: o que se pagou a mais se abate neste. Para o valor, use o lucro presumido no ano.',
    )
  return limitFromYear({ quarter, revenue, before, surchargedBefore }, increase)
}

const QUARTERS_OF_YEAR = 4

function assumedLimit(ctx: Context, revenue: Money, { above }: NonNullable<Increase>): Money {
  if (revenue > above)
    ctx.assume('Sem revenue_year, supôs-se que cada trimestre anterior do ano usou o limite dele; se sobrou, o limite deste é maior.')
  return above
}

interface Payroll {
  readonly quarterly_revenue: Money
  readonly payroll: Money
  readonly payroll_relief?: Sector | undefined
}

/** Company's contribution on the payroll; with payroll relief, its part of it and the contribution on revenue. */
function employerInss(ctx: Context, { quarterly_revenue: revenue, payroll, payroll_relief: sector }: Payroll): Money {
  if (sector === undefined) {
    const cpp = payroll > 0n ? portion(payroll, ctx.law(employerCharges).inss, 'halfUp') : 0n
    if (cpp > 0n) ctx.step('INSS da empresa', () => say`${payroll} × ${ctx.law(employerCharges).inss}`, cpp)
    return cpp
  }
  const law = ctx.law(payrollRelief)
  const { inss } = ctx.law(employerCharges)
  const due = reliefDue({ covered: revenue, other: 0n, payroll, thirteenth: 0n, rate: law.revenueRates[sector], inss }, law)
  ctx.assume('Desoneração da folha sobre toda a receita do trimestre, sem exportações nem outras atividades; sem RAT e sem terceiros.')
  return ctx.step(
    'INSS da empresa, com a desoneração',
    say`${revenue} × ${due.rate} + ${payroll} × ${due.payrollRate}`,
    due.onRevenue + due.onPayroll,
  )
}

interface Surcharge {
  readonly law: PresumedProfit
  readonly surcharged: Money
  readonly limit: Money | null
}

function assumeQuarter(
  ctx: Context,
  { activity, activities, iss_rate: iss, payroll, payroll_relief: sector }: Given & Payroll & { readonly iss_rate: Ratio },
  { law, surcharged, limit }: Surcharge,
): void {
  const hasRelief = sector !== undefined
  ctx.assume(
    activities === undefined
      ? 'Atividade única, regime de competência ou de caixa sem receitas a receber, sem substituição tributária nem monofásicos.'
      : 'Regime de competência ou de caixa sem receitas a receber, sem substituição tributária nem monofásicos.',
  )
  ctx.assume('PIS e Cofins cumulativos só sobre a receita da atividade; as outras receitas ficam fora deles.')
  if (activity === 'services_small') ctx.assume(say`Receita do ano até ${law.smallServicesUpTo}: se passar, a diferença do IRPJ é devida.`)
  if (law.increase && limit !== null && surcharged > 0n)
    ctx.assume(
      say`A receita acima de ${law.increase.aboveInYear} no ano, ou ${law.increase.above} por trimestre mais o que sobrou dos anteriores, tem a presunção aumentada em 10%: neste trimestre, ${surcharged} acima de ${limit} (LC nº 224/2025; IN RFB nº 2.306/2026).`,
    )
  ctx.assume(iss.isZero ? 'ISS não calculado: é da cidade e depende do serviço.' : 'ISS pela alíquota informada, sobre toda a receita.')
  if (payroll > 0n && !hasRelief) ctx.assume('INSS da empresa de 20% sobre a folha, sem RAT e sem terceiros, que dependem da atividade.')
  ctx.assume('Quotas mensais iguais; da segunda em diante com a Selic, que não está somada.')
}

type Increase = PresumedProfit['increase']

interface BaseTerms {
  readonly activities: readonly ActivityRevenue[]
  readonly surcharged: Money
  readonly other: Money
}

function baseFormula({ activities, surcharged, other }: BaseTerms, tax: 'irpj' | 'csll', law: PresumedProfit, increase: Increase): Phrase {
  const [only] = activities
  const terms: SentenceValue[] =
    activities.length === 1 && increase && surcharged > 0n
      ? [
          say`${only!.revenue - surcharged} × ${law.presumption[only!.activity][tax]}`,
          say`${surcharged} × ${law.presumption[only!.activity][tax].times(increase.factor)}`,
        ]
      : activities.map(({ activity, revenue }) => say`${revenue} × ${law.presumption[activity][tax]}`)
  const usual = joined([...terms, ...(other > 0n ? [other] : [])], ' + ')
  if (activities.length === 1 || !increase || surcharged === 0n) return usual
  const whole = sum(activities.map(({ revenue }) => revenue))
  return say`${usual} + (${joined(terms, ' + ')}) × ${surcharged} ÷ ${whole} × ${increase.factor.minus(ONE)}`
}

/** Maximum number of quotas without one below the minimum. */
function quotasOf(amount: Money, { quotas: { most, least } }: PresumedProfit): { quotas: number; amount: Money } {
  const quotas = Math.max(1, least === 0n ? most : Math.min(most, Number(amount / least)))
  return { quotas, amount: split(amount, quotas, 'halfUp') }
}
