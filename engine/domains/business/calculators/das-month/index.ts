import { recordOf } from '../../../../core/collections/records.ts'
import { addMonths, dayIn, firstOfMonth, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money, sum } from '../../../../core/money.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  date,
  flag,
  integer,
  list,
  money,
  month,
  number,
  object,
  percentOf,
  text,
  words,
} from '../../../../operation/input/fields.ts'
import dueDates from '../../../income-tax/law/due-dates.ts'
import { bankServiceDay } from '../../../income-tax/rules/bank-service.ts'
import simples, { type AnnexName, type SimplesTable } from '../../law/simples-nacional.ts'
import { annexByFactor, factorR as factorOf, truncated } from '../../rules/factor-r.ts'
import { SIMPLES_TAXES } from '../../rules/simples.ts'
import { LIMIT_STATUS_WORDS, LIMIT_STATUSES, type YearPosition } from '../../rules/simples-limit.ts'
import {
  ceilingPosition,
  hadLeft,
  type MonthOfCompany,
  partsOf,
  SUBLIMIT_STATUS_WORDS,
  SUBLIMIT_STATUSES,
  type SublimitPosition,
  sublimitPosition,
} from '../../rules/simples-month.ts'
import { monthOfActivity, monthsCounted, revenue12mOf } from '../../rules/simples-revenue.ts'
import { assumeParts, limitWarnings, rateFormula, refuseLeft, statusWarnings } from '../../rules/simples-words.ts'
import { type Activity, activitiesField, activitiesOf, invoicesField } from './activities.ts'
import { amountsOf, type Line, lineOf, type MarketOfLine, totalSplit } from './lines.ts'
import { type Market, type MonthRevenue, nextMonthOf, type Revenues, revenuesOf } from './revenues.ts'
import { assumeMonth, monthWarnings } from './words.ts'

const MONTH_REVENUE = {
  month: month('Mês'),
  revenue: money('Receita no país', { min: 0 }),
  abroad: money('Receita de exportação', { min: 0 }).prefault(0),
}

const TAX_WORDS = {
  irpj: 'IRPJ',
  csll: 'CSLL',
  cofins: 'Cofins',
  pis: 'PIS/Pasep',
  cpp: 'Contribuição patronal previdenciária',
  icms: 'ICMS',
  iss: 'ISS',
  ipi: 'IPI',
  cbs: 'CBS, a partir de 2027',
  ibs: 'IBS, a partir de 2027',
} as const
const splitOf = (label: string) =>
  object(
    label,
    recordOf(SIMPLES_TAXES, (tax) => brl(TAX_WORDS[tax])),
  )
const limitOf = (label: string) =>
  object(label, {
    limit: brl('Teto do ano'),
    status: choice('Situação', LIMIT_STATUSES, LIMIT_STATUS_WORDS),
    excess: brl('Receita do mês acima do teto'),
    leavesOn: text('Sai do Simples em', { none: 'dentro do teto' }).nullable(),
  })

export default calculator({
  id: 'das-month',
  slug: 'das-do-mes',
  title: 'DAS do mês no Simples Nacional',
  summary:
    'A guia inteira de um mês do Simples, como no PGDAS-D: várias atividades e anexos, fator R, exportação, ICMS e ISS retidos ou fora da guia, empresa nova, e o mês que passa do sublimite ou do teto.',
  seeAlso: {
    'simples-nacional': 'calcular uma atividade só',
    'fator-r': 'saber se é anexo III ou V',
    'due-date': 'ver outros vencimentos',
    'mei-excess': 'ver o MEI que passou do limite',
  },
  group: 'negocios',
  headline: 'total',
  says: 'O DAS do mês é de {value}',
  next: 'Pague até {dueDate}.',
  picture: {
    kind: 'parts',
    title: 'Como o DAS se divide entre os impostos',
    parts: [
      'split.irpj',
      'split.csll',
      'split.cofins',
      'split.pis',
      'split.cpp',
      'split.icms',
      'split.iss',
      'split.ipi',
      'split.cbs',
      'split.ibs',
    ],
  },
  lawDay: 'month',
  input: {
    month: month('Mês de apuração', { hint: 'De 2018 a 2028' }),
    activities: activitiesField(),
    invoices: invoicesField(),
    revenue_12m: money('Receita dos 12 meses anteriores no país', {
      min: 0,
      hint: 'Desde a abertura na empresa mais nova; a partir de 2027, sem o mês logo antes do da apuração',
      blank: 'zero',
    }).optional(),
    revenue_12m_abroad: money('Exportações dos mesmos meses', { min: 0, blank: 'zero' }).optional(),
    revenue_year: money('Receita do ano até o mês anterior, no país', {
      min: 0,
      hint: 'Desde janeiro, sem o mês',
      blank: 'zero',
    }).optional(),
    revenue_year_abroad: money('Exportações do ano até o mês anterior', { min: 0, blank: 'zero' }).optional(),
    revenue_last_year: money('Receita do ano anterior inteiro, no país', { min: 0, blank: 'dentro do sublimite' }).optional(),
    revenue_last_year_abroad: money('Exportações do ano anterior inteiro', { min: 0, blank: 'dentro do teto' }).optional(),
    history: list('Receita de cada mês anterior', object('Mês', MONTH_REVENUE), {
      min: 1,
      max: 60,
      hint: 'No lugar dos totais: dá a receita de 12 meses, a do ano e a do ano anterior',
      blank: 'os totais',
    }).optional(),
    payroll_12m: money('Folha dos 12 meses anteriores, com pró-labore, CPP e FGTS', {
      min: 0,
      hint: 'Pedida quando há atividade do fator R',
    }).optional(),
    opened_on: date('Abertura da empresa', { hint: 'Data do CNPJ', blank: 'há mais de um ano' }).optional(),
    state_sublimit: money('Sublimite do estado', { hint: 'O de quase todos é o maior da lei', blank: 'o maior da lei' }).optional(),
    regular_cbs_ibs: flag('Recolhe CBS e IBS fora da guia', { hint: 'Opção que existe a partir de 2027' }).default(false),
    basis_of_revenue: choice('Regime da receita', ['accrual', 'cash'], { accrual: 'Competência', cash: 'Caixa' }).default('accrual'),
    paid: money('Já pago deste mês', { min: 0 }).prefault(0),
  },
  result: {
    total: brl('DAS do mês'),
    split: splitOf('Repartição entre os tributos'),
    rbt12: brl('Receita de 12 meses no país (RBT12)'),
    rbt12Abroad: brl('Receita de 12 meses de exportação'),
    factorR: number('Folha sobre receita (fator R)', { none: 'sem atividade do fator R' }).nullable(),
    lines: list(
      'Cada atividade',
      object('Atividade', {
        label: text('Nome').nullable(),
        annex: choice('Anexo', ['I', 'II', 'III', 'IV', 'V']),
        abroad: flag('Exportação'),
        bracket: integer('Faixa'),
        effectiveRatePercent: percentOf('Alíquota efetiva', { decimals: 4, hint: 'Antes do que é pago fora da guia' }),
        effectiveBySplit: object(
          'Alíquota de cada tributo na guia',
          recordOf(SIMPLES_TAXES, (tax) => percentOf(TAX_WORDS[tax], { decimals: 4 })),
        ),
        within: brl('Receita dentro dos limites'),
        overSublimit: brl('Receita acima do sublimite'),
        overLimit: brl('Receita acima do teto'),
        tax: brl('Imposto da atividade'),
        split: splitOf('Repartição da atividade'),
        outside: object('Pago fora da guia', {
          icms: words('ICMS').nullable(),
          iss: words('ISS').nullable(),
          cpp: words('Contribuição patronal').nullable(),
        }),
      }),
    ),
    monthRevenue: brl('Receita do mês, nos dois mercados'),
    revenueYear: brl('Receita do ano no país, com o mês'),
    limit: brl('Teto do ano'),
    limitStatus: choice('Situação diante do teto', LIMIT_STATUSES, LIMIT_STATUS_WORDS),
    excessOverLimit: brl('Receita do mês acima do teto'),
    leavesOn: text('Sai do Simples em', { none: 'dentro do teto' }).nullable(),
    limitAbroad: limitOf('Teto das exportações').nullable(),
    sublimit: brl('Sublimite de ICMS e ISS no ano'),
    sublimitStatus: choice('Situação diante do sublimite', SUBLIMIT_STATUSES, SUBLIMIT_STATUS_WORDS),
    excessOverSublimit: brl('Receita do mês acima do sublimite'),
    icmsIssOutsideFrom: text('ICMS e ISS fora da guia desde', { none: 'dentro do sublimite' }).nullable(),
    dueDate: text('Vence em', { none: 'antes de agosto de 2018' }).meta({ format: 'date' }).nullable(),
    paid: brl('Já pago'),
    toPay: brl('A pagar'),
    refundable: brl('Pago a mais', { hint: 'A restituição ou a compensação é pedida no portal, tributo por tributo' }),
    months: list(
      'Meses informados e este',
      object('Mês', {
        month: text('Mês'),
        revenue: brl('Receita no país'),
        abroad: brl('Exportação'),
        revenueYear: brl('Receita do ano até ele, no país'),
      }),
    ),
    nextMonth: object('Mês seguinte', {
      month: text('Mês'),
      rbt12: brl('Receita de 12 meses, nos dois mercados'),
      revenueYear: brl('Receita do ano até o mês anterior, nos dois mercados'),
    }).nullable(),
    warnings: list('Avisos', words('Aviso')),
  },
  answer(input, ctx) {
    const table = ctx.law(simples)
    const day = firstOfMonth(input.month)
    const opened = input.opened_on ?? null
    if (opened !== null && firstOfMonth(opened) > day) ctx.refuse('opened_on', 'a empresa abriu depois do mês da apuração')
    const sublimitOfState = stateSublimit(ctx, input.state_sublimit, table)
    const activities = activitiesIn(ctx, input)
    const revenues = revenuesOf(ctx, input, table)
    const activity = opened === null ? null : monthOfActivity(day, opened)
    const company: MonthOfCompany = { day, opened }

    const revenueIn = (abroad: boolean): Money => sum(activities.filter((each) => each.abroad === abroad).map(({ revenue }) => revenue))
    const current: MonthRevenue = { month: day, revenue: revenueIn(false), abroad: revenueIn(true) }
    const rbt12Of = (market: Market, name: Phrase, own: Money): Money =>
      stepRbt12(ctx, name, { before: market.counted, month: own, activity }, table)
    const rbt12 = rbt12Of(revenues.home, 'Receita de 12 meses no país', current.revenue)
    const hasForeign = current.abroad > 0n || revenues.foreign.counted > 0n || revenues.foreign.yearBefore > 0n
    const rbt12Abroad = hasForeign ? rbt12Of(revenues.foreign, 'Receita de 12 meses de exportação', current.abroad) : 0n

    const year = { before: revenues.home.yearBefore, month: current.revenue }
    const yearAbroad = { before: revenues.foreign.yearBefore, month: current.abroad }
    if (hadLeft(year, company, table)) refuseLeft(ctx, revenues.months ? 'history' : 'revenue_year', year.before, table)
    if (hadLeft(yearAbroad, company, table)) refuseLeft(ctx, revenues.months ? 'history' : 'revenue_year_abroad', yearAbroad.before, table)
    const limit = ceilingPosition(year, company, table)
    const limitAbroad = ceilingPosition(yearAbroad, company, table)
    const sublimit = sublimitPosition({ ...year, lastYear: revenues.home.lastYear }, sublimitOfState, company, table)
    const withLocal = sublimit.status !== 'outside'

    const factorR = factorIn(
      ctx,
      activities,
      { payroll: input.payroll_12m, revenues, current, counted: monthsCounted(activity, table) },
      table,
    )
    const home = { rbt12, parts: partsOf(current.revenue, limit.excess, sublimit.excess) }
    const foreign = { rbt12: rbt12Abroad, parts: partsOf(current.abroad, limitAbroad.excess, 0n) }
    const lines = activities.map((each) => {
      const annex = each.annex === 'factor_r' ? factorR!.annex : each.annex
      return lineOf(each, { annex, market: each.abroad ? foreign : home, withLocal, regularCbsIbs: input.regular_cbs_ibs }, table)
    })
    stepLines(ctx, lines, table)
    const split = totalSplit(lines)
    const total = ctx.step('DAS do mês', () => joined(positive(lines.map(({ tax }) => tax)), ' + '), sum(lines.map(({ tax }) => tax)))

    const said = { activities, lines, withLocal, home, foreign, revenues, sublimitOfState, limit, limitAbroad, sublimit, total, company }
    const warnings = explained(ctx, input, { ...said, factorR: factorR?.annex ?? null }, table)
    return {
      total,
      split,
      rbt12,
      rbt12Abroad,
      factorR: factorR?.shown ?? null,
      lines: lines.map(resultOf),
      monthRevenue: current.revenue + current.abroad,
      revenueYear: year.before + year.month,
      limit: limit.limit,
      limitStatus: limit.status,
      excessOverLimit: limit.excess,
      leavesOn: limit.since,
      limitAbroad: hasForeign ? abroadResult(limitAbroad) : null,
      sublimit: sublimit.limit,
      sublimitStatus: sublimit.status,
      excessOverSublimit: sublimit.excess,
      icmsIssOutsideFrom: sublimit.since,
      dueDate: dueDateOf(ctx, day),
      paid: input.paid,
      toPay: atLeastZero(total - input.paid),
      refundable: atLeastZero(input.paid - total),
      months: monthsOf(revenues, current),
      nextMonth: nextMonthResult(ctx, revenues, current, opened),
      warnings,
    }
  },
})

interface Explained {
  readonly activities: readonly Activity[]
  readonly lines: readonly Line[]
  readonly withLocal: boolean
  readonly home: MarketOfLine
  readonly foreign: MarketOfLine
  readonly revenues: Revenues
  readonly sublimitOfState: Money
  readonly limit: YearPosition
  readonly limitAbroad: YearPosition
  readonly sublimit: SublimitPosition
  readonly total: Money
  readonly company: MonthOfCompany
  readonly factorR: AnnexName | null
}

/** Records the assumptions of the month and returns its warnings. */
function explained(ctx: Context, input: Parameters<typeof assumeMonth>[1], found: Explained, table: SimplesTable): Phrase[] {
  const { activities, lines, withLocal, home, foreign, revenues, company, limit, limitAbroad, sublimit } = found
  for (const [market, of] of [
    [home, false],
    [foreign, true],
  ] as const) {
    const own = lines.filter(({ abroad }) => abroad === of)
    if (own.length > 0)
      assumeParts(
        ctx,
        {
          parts: market.parts,
          withLocal: withLocal && !of,
          bracket: Math.max(...own.map(({ rate }) => rate.bracket)),
          revenue12m: market.rbt12,
          issCapped: !of && own.some(({ issCapped }) => issCapped),
        },
        table,
      )
  }
  const stated = revenues.home.lastYear !== undefined
  assumeMonth(ctx, input, { activities, lines, withLocal, stated, rbt12: home.rbt12, sublimit: found.sublimitOfState }, table)
  const { day, opened } = company
  const isFirstYear = opened !== null && yearOf(opened) === yearOf(day)
  return [
    ...statusWarnings({ limit, sublimit, isFirstYear, annex: null }, table),
    ...limitWarnings(limitAbroad, isFirstYear, table),
    ...monthWarnings({ day, lines, factorR: found.factorR, revenues, total: found.total }, company, table),
  ]
}

interface Given {
  readonly month: `${number}-${number}-${number}`
  readonly activities?: readonly Activity[] | undefined
  readonly invoices?: readonly Parameters<typeof activitiesOf>[0][number][] | undefined
}

/** Activities of the month, as given or from its invoices; refuses a tax that the annex does not have. */
function activitiesIn(ctx: Context, { month: day, activities, invoices }: Given): readonly Activity[] {
  if (activities === undefined && invoices === undefined) return ctx.refuse('activities', 'informe as atividades do mês, ou as notas')
  if (activities !== undefined && invoices !== undefined) ctx.refuse('invoices', 'informe as atividades do mês ou as notas, não as duas')
  const field = activities === undefined ? 'invoices' : 'activities'
  const found = activities ?? activitiesOf(invoices!, day)
  if (found.length === 0) ctx.refuse('invoices', 'não há nota do mês da apuração')
  for (const { annex, icms, iss, ipi, icms_reduction: icmsCut, iss_reduction: issCut } of found) {
    const isGoods = annex === 'I' || annex === 'II'
    if (!isGoods && icms !== 'due')
      ctx.refuse(
        field,
        'serviço não tem ICMS na guia: transporte entre cidades e comunicação tiram parte de outro anexo (LC nº 123/2006, art. 18, §§ 5º-E e 24-A) e não são calculados aqui',
      )
    if (isGoods && iss !== 'due')
      ctx.refuse(
        field,
        'comércio e indústria não têm ISS na guia: o que tem IPI e ISS ao mesmo tempo usa parte de outro anexo (LC nº 123/2006, art. 18, § 4º, VI) e não é calculado aqui',
      )
    if (annex !== 'II' && ipi !== 'due') ctx.refuse(field, 'só o anexo II tem IPI')
    if ((icms === 'reduced') !== (icmsCut !== undefined)) ctx.refuse(field, 'icms_reduction acompanha icms: reduced')
    if ((iss === 'reduced') !== (issCut !== undefined)) ctx.refuse(field, 'iss_reduction acompanha iss: reduced')
  }
  return found
}

function stateSublimit(ctx: Context, given: Money | undefined, { sublimit, reducedSublimit }: SimplesTable): Money {
  const found = given ?? sublimit
  if (found !== sublimit && found !== reducedSublimit)
    ctx.refuse('state_sublimit', say`os sublimites da lei são ${sublimit} e ${reducedSublimit} (LC nº 123/2006, arts. 13-A e 19, § 4º)`)
  return found
}

function stepRbt12(ctx: Context, name: Phrase, revenue: Parameters<typeof revenue12mOf>[0], table: SimplesTable): Money {
  const { before, month: own, activity } = revenue
  const counted = monthsCounted(activity, table)
  const plain = activity === null || activity - table.monthsBehind >= 12
  return ctx.step(
    name,
    plain
      ? say`${before}`
      : counted > 0
        ? say`${before} ÷ ${counted} × 12`
        : table.firstMonth === 'annualized'
          ? say`${own} × 12`
          : say`${0n}; primeira faixa`,
    revenue12mOf(revenue, table),
  )
}

interface FactorTerms {
  readonly payroll: Money | undefined
  readonly revenues: Revenues
  readonly current: MonthRevenue
  readonly counted: number
}

/** Factor R over the revenue of both markets; null without an activity that depends on it. */
function factorIn(
  ctx: Context,
  activities: readonly Activity[],
  { payroll, revenues, current, counted }: FactorTerms,
  table: SimplesTable,
): { readonly annex: AnnexName; readonly shown: number } | null {
  if (!activities.some(({ annex }) => annex === 'factor_r')) return null
  if (payroll === undefined) return ctx.refuse('payroll_12m', 'é preciso para o fator R: informe a folha dos 12 meses anteriores')
  const revenue = counted > 0 ? revenues.home.counted + revenues.foreign.counted : current.revenue + current.abroad
  const factor = factorOf(payroll, revenue, table)
  const shown = truncated(factor, 6)
  if (payroll > 0n && revenue > 0n) ctx.step('Fator R', say`${payroll} ÷ ${revenue}`, shown)
  return { annex: annexByFactor(factor, table), shown }
}

function stepLines(ctx: Context, lines: readonly Line[], table: SimplesTable): void {
  const seen = new Set<string>()
  for (const { annex, abroad, rbt12, withLocal, effectiveRate } of lines) {
    const key = `${annex} ${abroad} ${withLocal}`
    if (seen.has(key)) continue
    seen.add(key)
    ctx.step(
      abroad ? say`Alíquota efetiva, anexo ${annex}, exportação` : say`Alíquota efetiva, anexo ${annex}`,
      rateFormula({ rbt12, annex, withLocal }, table),
      effectiveRate,
    )
  }
  for (const [index, { label, annex, split, tax }] of lines.entries()) {
    const name = label === null ? say`Atividade ${index + 1}, anexo ${annex}` : say`${label}, anexo ${annex}`
    if (tax > 0n) ctx.step(name, () => joined(amountsOf(split), ' + '), tax)
  }
}

const positive = (amounts: readonly Money[]): readonly Money[] => {
  const found = amounts.filter((amount) => amount > 0n)
  return found.length > 0 ? found : [0n]
}

const abroadResult = ({ limit, status, excess, since }: YearPosition) => ({ limit, status, excess, leavesOn: since })

const resultOf = ({ label, annex, abroad, rate, effectiveRate, rates, parts, tax, split, outside }: Line) => ({
  label,
  annex,
  abroad,
  bracket: rate.bracket,
  effectiveRatePercent: effectiveRate,
  effectiveBySplit: rates,
  ...parts,
  tax,
  split,
  outside,
})

/** The 20th of the next month, or the next day with banking service (Resolução CGSN 140/2018, art. 40). */
function dueDateOf(ctx: Context, day: MonthOfCompany['day']): string | null {
  const nth = ctx.law(dueDates).das?.day
  return nth == null ? null : bankServiceDay(dayIn(addMonths(day, 1), nth), 1, new Set())
}

/** Months of the history and this one, with the running revenue of each year. */
function monthsOf({ months }: Revenues, current: MonthRevenue) {
  const all = [...(months?.values() ?? []), current].sort((a, b) => (a.month < b.month ? -1 : 1))
  let revenueYear = 0n
  let of = ''
  return all.map(({ month: day, revenue, abroad }) => {
    const year = day.slice(0, 4)
    revenueYear = year === of ? revenueYear + revenue : revenue
    of = year
    return { month: day.slice(0, 7), revenue, abroad, revenueYear }
  })
}

function nextMonthResult(ctx: Context, revenues: Revenues, current: MonthRevenue, opened: MonthOfCompany['opened']) {
  const law = ctx.table(simples)
  if (law.ends && addMonths(current.month, 1) > law.ends.on) return null
  const next = nextMonthOf(revenues, current, opened, (at) => law.at(at).value)
  return next && { ...next, month: next.month.slice(0, 7) }
}
