import { countBusinessDays } from '../../../../core/calendar/business-day.ts'
import { type Day, daysBetween } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { powersOf } from '../../../../core/math/power.ts'
import { portion } from '../../../../core/money.ts'
import { ONE, percent, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import lciLcaTerm from '../../law/lci-lca-term.ts'
import { realOf, yearlyOf } from '../../rules/fixed-income.ts'
import { growthFactor } from '../../rules/growth.ts'
import { daysOfMonths } from '../../rules/lots.ts'
import { cdiFactor, cdiOn, cdiYearly, MONTH_BUSINESS_DAYS, YEAR_DAYS } from '../../rules/rates/cdi.ts'
import { assumeMonthsOfThirty, incomeTaxRate, redemptionTaxesWithSteps } from '../../rules/redemption-tax.ts'

export default calculator({
  id: 'fixed-income',
  slug: 'renda-fixa',
  title: 'Renda fixa: prefixado, IPCA+ ou % do CDI',
  summary:
    'O que rende um CDB, LCI, LCA ou debênture a taxa fixa, IPCA+ ou percentual do CDI: IOF, imposto, líquido, real e o CDI equivalente.',
  seeAlso: { 'cdb-comparison': 'ver várias aplicações lado a lado', 'investment-return': 'incluir depósitos mensais e a poupança' },
  group: 'investimentos',
  headline: 'netAmount',
  says: 'No fim, você tem {value} líquidos',
  picture: { kind: 'parts', title: 'Para onde vai o valor bruto', parts: ['netAmount', 'incomeTax', 'iof'] },
  lawDay: 'reference_date',
  input: {
    principal: money('Valor aplicado'),
    kind: choice('Rendimento', ['prefixed', 'ipca', 'cdi'], {
      prefixed: 'Taxa fixa',
      ipca: 'IPCA mais uma taxa',
      cdi: 'Percentual do CDI',
    }),
    rate: percentage('Taxa', { min: 0, max: 1000, hint: 'Ao ano; com IPCA, a real; com CDI, o percentual dele' }),
    from: date('Dia da aplicação').optional(),
    to: date('Dia do resgate').optional(),
    months: count('Prazo em meses', { min: 1, max: 600, hint: 'No lugar das datas' }, 'months').optional(),
    exempt: flag('Isento de imposto', { hint: 'LCI, LCA, debênture incentivada, CRI, CRA' }).default(false),
    ipca_annual: percentage('Inflação suposta ao ano', { min: -50, max: 1000, blank: 'a dos últimos 12 meses' }).optional(),
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 1000, blank: 'o último publicado' }).optional(),
    reference_date: referenceDate(),
  },
  result: {
    grossAmount: brl('Valor bruto'),
    yield: brl('Rendimento bruto'),
    iof: brl('IOF'),
    incomeTaxRatePercent: percentOf('Alíquota do imposto'),
    incomeTax: brl('Imposto de renda'),
    netAmount: brl('Valor líquido'),
    netAnnualPercent: percentOf('Líquido ao ano'),
    realAnnualPercent: percentOf('Líquido ao ano acima da inflação', { none: 'sem a inflação' }).nullable(),
    equivalentCdiPercent: percentOf('Percentual do CDI que rende o mesmo, bruto'),
    equivalentTaxedRate: percentOf('Taxa ao ano de um CDB que empata', { hint: 'Depois do imposto', none: 'se não é isento' }).nullable(),
  },
  answer({ principal, kind, rate, exempt, ...input }, ctx) {
    const term = termOf(input, ctx)
    const cdi = cdiOn(ctx, input.cdi_annual)
    const inflation = inflationOf(ctx, input.ipca_annual, kind === 'ipca')
    const yearly =
      kind === 'cdi' ? cdiYearly(cdi, rate, 'daily') : kind === 'ipca' ? ONE.plus(rate).times(ONE.plus(inflation!)).minus(ONE) : rate
    const factor = kind === 'cdi' ? cdiFactor(cdi, rate, term.businessDays, 'daily') : term.grown(yearly)
    const grossAmount = ctx.step('Valor bruto', say`${principal} × (1 + ${yearly})^(${term.words})`, portion(principal, factor, 'halfUp'))
    const gain = ctx.step('Rendimento', say`${grossAmount} − ${principal}`, grossAmount - principal)
    const taxed = exempt ? ('lci' as const) : ('cdb' as const)
    const { iof, taxRate, incomeTax } = redemptionTaxesWithSteps(ctx, { kind: taxed, gain, days: term.days, on: ctx.day })
    if (input.months !== undefined) assumeMonthsOfThirty(ctx, { kind: taxed, gain, iof, months: input.months, on: ctx.day, taxRate })
    const netAmount = ctx.step('Valor líquido', say`${grossAmount} − ${iof} − ${incomeTax}`, grossAmount - iof - incomeTax)
    const netAnnual = yearlyOf(principal, netAmount, term.years)
    if (exempt) leastTerm(ctx, term.days)
    return {
      grossAmount,
      yield: gain,
      iof,
      incomeTaxRatePercent: taxRate,
      incomeTax,
      netAmount,
      netAnnualPercent: netAnnual,
      realAnnualPercent: inflation && realOf(netAnnual, inflation),
      equivalentCdiPercent: kind === 'cdi' ? rate : shareOfCdi(yearly, cdi, ctx),
      equivalentTaxedRate: exempt ? taxedRate(factor, incomeTaxRate(ctx, 'cdb', term.days, ctx.day), term.years) : null,
    }
  },
})

interface Term {
  /** Calendar days, which determine the taxes. */
  readonly days: number
  readonly businessDays: number
  readonly years: number
  readonly words: string
  grown(yearly: Ratio): Ratio
}

interface TermInput {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly months?: number | undefined
}

function termOf({ from, to, months }: TermInput, ctx: Context): Term {
  if (months !== undefined) {
    if (from !== undefined || to !== undefined) ctx.refuse('months', 'informe o prazo em meses ou as duas datas, não os dois')
    ctx.assume('Prazo em meses: cada um conta 21 dias úteis para o CDI e 365 ÷ 12 dias corridos para o imposto.')
    return {
      days: daysOfMonths(months),
      businessDays: months * MONTH_BUSINESS_DAYS,
      years: months / 12,
      words: `${months}/12`,
      grown: (yearly) => growthFactor(yearly, months),
    }
  }
  if (from === undefined || to === undefined)
    return ctx.refuse(from === undefined ? 'from' : 'to', 'informe as duas datas, ou o prazo em meses')
  if (to <= from) ctx.refuse('to', say`deve ser depois de ${calendarDate(from)}`)
  const businessDays = countBusinessDays(from, to)
  ctx.assume('Entre datas rendem os dias úteis, em anos de 252; o imposto conta os dias corridos.')
  return {
    days: daysBetween(from, to),
    businessDays,
    years: businessDays / YEAR_DAYS,
    words: `${businessDays}/${YEAR_DAYS}`,
    grown: (yearly) => powersOf(ONE.plus(yearly))(Ratio.of(BigInt(businessDays), BigInt(YEAR_DAYS))),
  }
}

/** Inflation informed, else the last published. When only the real yield needs it, a missing value is reported instead of refused. */
function inflationOf(ctx: Context, given: Ratio | undefined, needed: boolean): Ratio | null {
  try {
    const inflation = given ?? percent(ctx.rate('ipca', ctx.day, 'ipca_annual').value)
    ctx.assume(say`Inflação de ${inflation} ao ano${given ? '' : ', a dos últimos 12 meses'}, constante no prazo.`)
    return inflation
  } catch (error) {
    if (needed || !(error instanceof SourceUnavailable)) throw error
    ctx.assume('Sem o rendimento acima da inflação: o IPCA não está disponível; informe ipca_annual.')
    return null
  }
}

const ofDay = (yearly: Ratio): Ratio => powersOf(ONE.plus(yearly))(Ratio.of(1n, BigInt(YEAR_DAYS))).minus(ONE)

function shareOfCdi(yearly: Ratio, cdi: Ratio, ctx: Context): Ratio {
  if (cdi.isZero) ctx.refuse('cdi_annual', 'com CDI de 0% não há percentual que equivalha')
  return ofDay(yearly).over(ofDay(cdi))
}

/** Yearly taxed rate whose net return equals the exempt one. */
function taxedRate(net: Ratio, tax: Ratio, years: number): Ratio {
  const gross = net.minus(ONE).over(ONE.minus(tax)).plus(ONE).toNumber(12)
  return percent(Number((Math.expm1(Math.log(gross) / years) * 100).toFixed(10)))
}

function leastTerm(ctx: Context, days: number): void {
  if (ctx.day < lciLcaTerm.recordStarts) return
  const { lciMonths, lcaMonths } = ctx.law(lciLcaTerm)
  const least = Math.min(lciMonths, lcaMonths)
  const short = days < daysOfMonths(least)
  ctx.assume(
    say`LCI e LCA sem índice de preços só se resgatam a partir de ${lciMonths} e ${lcaMonths} meses${short ? ': este prazo é menor, e só serve a outros títulos isentos' : ''}.`,
  )
}
