import { monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion, smallest } from '../../../../core/money.ts'
import { divide, type Ratio } from '../../../../core/ratio.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  integer,
  list,
  money,
  number,
  object,
  percentOf,
  referenceDate,
  text,
  words,
} from '../../../../operation/input/fields.ts'
import simples, { type AnnexName, type SimplesTable } from '../../law/simples-nacional.ts'
import { annexByFactor, factorR as factorOf, truncated } from '../../rules/factor-r.ts'
import { bracketAt, type RevenuePart, splitByWeight, sumOf } from '../../rules/simples.ts'
import { LIMIT_STATUS_WORDS, LIMIT_STATUSES } from '../../rules/simples-limit.ts'
import {
  ceilingPosition,
  exactTaxes,
  hadLeft,
  type Parts,
  partsOf,
  SUBLIMIT_STATUS_WORDS,
  SUBLIMIT_STATUSES,
  sublimitPosition,
} from '../../rules/simples-month.ts'
import { lastYearInJanuary, monthsCounted, openingOf, revenue12mOf } from '../../rules/simples-revenue.ts'
import { assumeParts, assumeUnknown, rateFormula, refuseLeft, statusWarnings } from '../../rules/simples-words.ts'

export default calculator({
  id: 'simples-nacional',
  slug: 'simples-nacional',
  title: 'Simples Nacional',
  summary: 'Imposto do mês no Simples Nacional por anexo e faixa: alíquota efetiva, fator R, empresa nova e repartição entre os tributos.',
  seeAlso: {
    'das-month': 'calcular a guia inteira, com várias atividades',
    'fator-r': 'saber qual anexo se aplica',
    choose_tax_regime: 'comparar regimes',
  },
  group: 'negocios',
  headline: 'monthlyTax',
  says: 'O DAS do mês é de {value}',
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
  lawDay: 'reference_date',
  input: {
    monthly_revenue: money('Receita bruta do mês'),
    annex: choice('Anexo', ['I', 'II', 'III', 'IV', 'V'], undefined, {
      hint: 'I comércio, II indústria, III serviços, IV serviços com CPP fora do DAS, V serviços intelectuais',
    }).default('III'),
    revenue_12m: money('Receita dos 12 meses anteriores, ou desde a abertura', {
      min: 0,
      blank: '12 vezes a do mês',
      hint: 'A partir de 2027, sem o mês logo antes do da apuração',
    }).optional(),
    payroll_12m: money('Folha dos mesmos meses, com pró-labore, CPP e FGTS', { min: 0, hint: 'Decide entre os anexos III e V' }).optional(),
    revenue_year: money('Receita do ano até o mês anterior', {
      min: 0,
      hint: 'Desde janeiro, sem o mês: diz se o ano passou do teto ou do sublimite e o que fica acima deles',
    }).optional(),
    revenue_last_year: money('Receita do ano anterior inteiro', {
      min: 0,
      hint: 'Acima do sublimite, ICMS e ISS são pagos fora da guia',
      blank: 'dentro do sublimite',
    }).optional(),
    months_active: count(
      'Mês de atividade da empresa nova',
      { min: 1, max: 13, hint: '1 no mês de abertura, até 13', blank: 'mais de um ano' },
      'months',
    ).optional(),
    reference_date: referenceDate(),
  },
  result: {
    annex: choice('Anexo aplicado, depois do fator R', ['I', 'II', 'III', 'IV', 'V']),
    revenue12m: brl('Receita de 12 meses usada para a faixa (RBT12)'),
    bracket: integer('Faixa, de 1 a 6'),
    nominalRatePercent: percentOf('Alíquota nominal da faixa'),
    deduct: brl('Parcela a deduzir da faixa'),
    effectiveRatePercent: percentOf('Alíquota efetiva', {
      decimals: 4,
      hint: 'Com ICMS e ISS, mesmo quando são pagos fora da guia até a 5ª faixa',
    }),
    monthlyTax: brl('Valor do DAS do mês'),
    limitStatus: choice('Situação diante do teto', LIMIT_STATUSES, LIMIT_STATUS_WORDS),
    excessRevenue: brl('Receita do mês acima do teto', { none: 'quando só se conhece a de 12 meses' }).nullable(),
    excessTax: brl('Parte do DAS sobre o que passou do teto'),
    maximumRatePercent: percentOf('Alíquota efetiva máxima', { decimals: 4, hint: 'A da última faixa, no teto' }),
    leavesOn: text('Sai do Simples em', { none: 'dentro do teto' }).nullable(),
    sublimitStatus: choice('Situação diante do sublimite de ICMS e ISS', SUBLIMIT_STATUSES, SUBLIMIT_STATUS_WORDS),
    excessOverSublimit: brl('Receita do mês acima do sublimite'),
    icmsIssOutsideFrom: text('ICMS e ISS fora da guia desde', { none: 'dentro do sublimite' }).nullable(),
    split: object('Repartição do DAS entre os tributos', {
      irpj: brl('IRPJ'),
      csll: brl('CSLL'),
      cofins: brl('Cofins', { hint: 'Zero a partir de 2027' }),
      pis: brl('PIS/Pasep', { hint: 'Zero a partir de 2027' }),
      cpp: brl('Contribuição patronal previdenciária', { hint: 'Zero no anexo IV' }),
      icms: brl('ICMS').optional(),
      iss: brl('ISS').optional(),
      ipi: brl('IPI').optional(),
      cbs: brl('CBS, a partir de 2027').optional(),
      ibs: brl('IBS, a partir de 2027').optional(),
    }),
    factorR: number('Folha sobre receita (fator r)', { none: 'sem a folha dos 12 meses' }).nullable(),
    warnings: list('Avisos', words('Aviso')),
  },
  answer(input, ctx) {
    const { monthly_revenue: revenue, annex: asked, revenue_12m: given, payroll_12m: payroll, months_active: active } = input
    const table = ctx.law(simples)
    const activity = active ?? null
    const counted = monthsCounted(activity, table)
    if (active === 1 && given !== undefined && given > 0n)
      ctx.refuse('revenue_12m', 'no primeiro mês de atividade não há receita anterior: deixe o campo de fora ou informe zero')
    const before = given ?? revenue * BigInt(counted)
    const revenue12m = revenue12mOf({ before, month: revenue, activity }, table)
    ctx.assume(revenueWords(active, given !== undefined, table))
    ctx.step(
      'Receita de 12 meses',
      () =>
        activity === null || counted === MONTHS
          ? say`${revenue12m}`
          : counted > 0
            ? say`${before} ÷ ${counted} × 12`
            : firstMonthWords(revenue, table),
      revenue12m,
    )

    const accumulated = counted > 0 ? before : revenue
    const { annex, factorR, warnings } = annexOf(ctx, { asked, payroll, accumulated }, table)

    const company = { day: ctx.day, opened: active === undefined ? null : openingOf(ctx.day, active) }
    const isFirstYear = company.opened !== null && yearOf(company.opened) === yearOf(ctx.day)
    const yearBefore = input.revenue_year ?? (monthOf(ctx.day) === 1 ? 0n : isFirstYear && table.monthsBehind === 1 ? before : undefined)
    const year = { before: yearBefore ?? 0n, month: revenue }
    if (input.revenue_year === undefined && !isFirstYear && revenue > table.sublimit)
      ctx.refuse(
        'revenue_year',
        say`o mês sozinho passa do sublimite de ${table.sublimit}: informe a receita do ano até o mês anterior, ou zero`,
      )
    if (hadLeft(year, company, table)) refuseLeft(ctx, 'revenue_year', year.before, table)
    const limit = ceilingPosition(year, company, table)
    const lastYear = input.revenue_last_year ?? lastYearInJanuary(given, ctx.day, company.opened, table)
    const sublimit = sublimitPosition({ ...year, lastYear }, table.sublimit, company, table)
    assumeUnknown(ctx, { revenue, revenue12m, yearBefore, lastYear }, table)
    warnings.push(...statusWarnings({ limit, sublimit, isFirstYear, annex }, table))

    const withLocal = sublimit.status !== 'outside'
    const parts = partsOf(revenue, limit.excess, sublimit.excess)
    const { taxes, usual, top, tax, excessTax, issCapped, formula } = taxOf({ revenue, annex, revenue12m, withLocal }, parts, table)
    const rbt12 = smallest(revenue12m, table.ceiling)
    const { bracket, nominalRate, deduct, effectiveRate: own } = bracketAt(rbt12, table.annexes[annex])
    const effectiveRate = ctx.step(
      'Alíquota efetiva',
      rateFormula({ rbt12, annex, withLocal }, table),
      bracket > LAST_WITH_LOCAL ? usual : own,
    )
    ctx.step('DAS do mês', formula, tax)
    ctx.assume(
      'A alíquota efetiva não é arredondada; o imposto é arredondado uma vez, no centavo, e repartido de modo que os tributos somem exatamente o DAS (o PGDAS-D arredonda cada tributo e pode diferir em poucos centavos).',
    )
    assumeParts(ctx, { parts, withLocal, bracket, revenue12m, issCapped }, table)
    ctx.assume('Sem substituição tributária, monofásicos, exportação, ISS retido ou isenções locais: para eles, use o DAS do mês.')
    return {
      annex,
      revenue12m,
      bracket,
      nominalRatePercent: nominalRate,
      deduct,
      effectiveRatePercent: effectiveRate,
      monthlyTax: tax,
      limitStatus: limit.status,
      excessRevenue: yearBefore === undefined && revenue12m + revenue > table.ceiling ? null : limit.excess,
      excessTax,
      maximumRatePercent: top,
      leavesOn: limit.since,
      sublimitStatus: sublimit.status,
      excessOverSublimit: sublimit.excess,
      icmsIssOutsideFrom: sublimit.since,
      split: { ...NO_FEDERAL, ...splitByWeight(tax, taxes) },
      factorR: factorR && truncated(factorR, 6),
      warnings,
    }
  },
})

/** Tax of the month in its parts, rounded once. */
function taxOf(activity: Parameters<typeof exactTaxes>[0], parts: Parts, table: SimplesTable) {
  const { taxes, parts: of } = exactTaxes(activity, parts, table)
  const whole = (part: RevenuePart): Ratio => sumOf(Object.values(of[part].rates))
  const [usual, top] = [whole('within'), whole('overLimit')]
  const exact = sumOf(Object.values(taxes))
  const terms = [
    { amount: parts.within, rate: usual },
    { amount: parts.overSublimit, rate: whole('overSublimit') },
    { amount: parts.overLimit, rate: top },
  ].filter(({ amount }) => amount > 0n)
  const formula = joined(
    terms.map(({ amount, rate }) => say`${amount} × ${rate}`),
    ' + ',
  )
  const issCapped = Object.values(of).some((each) => each.issCapped)
  return {
    taxes,
    usual,
    top,
    tax: divide(exact.n, exact.d, 'halfUp'),
    excessTax: portion(parts.overLimit, top, 'halfUp'),
    issCapped,
    formula,
  }
}

interface AnnexAsked {
  readonly asked: AnnexName
  readonly payroll: Money | undefined
  readonly accumulated: Money
}

/** Annex after factor R, with its step, assumption and warnings. */
function annexOf(ctx: Context, { asked, payroll, accumulated }: AnnexAsked, table: SimplesTable) {
  const factorR = payroll === undefined ? null : factorOf(payroll, accumulated, table)
  const annex = applicableAnnex(asked, factorR, table)
  if (factorR && payroll !== undefined) ctx.step('Fator R', say`${payroll} ÷ ${accumulated}`, truncated(factorR, 6))
  assumeFactor(ctx, asked, factorR !== null)
  return { annex, factorR, warnings: annexWarnings(asked, annex, factorR !== null, table) }
}

const MONTHS = 12
/** Last bracket whose shares include ICMS or ISS. */
const LAST_WITH_LOCAL = 5
const NO_FEDERAL: Readonly<Record<'irpj' | 'csll' | 'cofins' | 'pis' | 'cpp', Money>> = { irpj: 0n, csll: 0n, cofins: 0n, pis: 0n, cpp: 0n }

const firstMonthWords = (revenue: Money, table: SimplesTable): Phrase =>
  table.firstMonth === 'annualized' ? say`${revenue} × 12` : say`${0n}; primeira faixa`

function applicableAnnex(asked: AnnexName, factorR: Ratio | null, table: SimplesTable): AnnexName {
  if (factorR === null || (asked !== 'III' && asked !== 'V')) return asked
  return annexByFactor(factorR, table)
}

/** Source of the twelve-month revenue; `month` is the month of activity of a company younger than a year. */
function revenueWords(month: number | undefined, informed: boolean, table: SimplesTable): Phrase {
  if (month === undefined)
    return informed
      ? 'Receita dos 12 meses anteriores ao da apuração, como informada.'
      : 'Receita dos 12 meses anteriores estimada em 12 vezes a do mês.'
  const counted = monthsCounted(month, table)
  if (counted === MONTHS) return 'Receita dos 12 meses anteriores ao da apuração, como informada.'
  if (counted > 0)
    return say`Empresa no ${month}º mês de atividade: média da receita de ${counted} meses anteriores, sem o atual, vezes 12 (Resolução CGSN nº 140/2018, art. 22).`
  return table.firstMonth === 'annualized'
    ? 'Primeiro mês de atividade: a receita do próprio mês vezes 12 (Resolução CGSN nº 140/2018, art. 22).'
    : 'Primeiro ou segundo mês de atividade: primeira faixa, sem receita anterior (Resolução CGSN nº 190/2026).'
}

function assumeFactor(ctx: Context, asked: AnnexName, known: boolean): void {
  const decides = asked === 'III' || asked === 'V'
  if (known)
    ctx.assume(
      decides
        ? 'Com a folha informada, a atividade é tratada como sujeita ao fator R (LC nº 123/2006, art. 18, §§ 5º-J e 5º-M).'
        : 'O fator R só decide entre os anexos III e V; neste anexo ele não muda o imposto.',
    )
  else if (asked === 'III') ctx.assume('Sem a folha, a atividade é tratada como própria do anexo III, não sujeita ao fator R.')
}

function annexWarnings(asked: AnnexName, annex: AnnexName, factorKnown: boolean, { factorR: { threshold } }: SimplesTable): Phrase[] {
  const warnings: Phrase[] = []
  if (annex !== asked) {
    const side = annex === 'III' ? 'igual ou superior' : 'inferior'
    warnings.push(say`Fator R ${side} a ${threshold}: tributação pelo anexo ${annex}, não pelo ${asked}.`)
  }
  if (asked === 'V' && !factorKnown)
    warnings.push(say`Com folha de 12 meses a partir de ${threshold} da receita a tributação seria pelo anexo III; informe payroll_12m.`)
  if (annex === 'IV') warnings.push('No anexo IV a contribuição patronal de 20% sobre a folha é paga fora do DAS.')
  return warnings
}
