import type { Day } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { portion } from '../../../../core/money.ts'
import { ONE, percent, type Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  integer,
  list,
  money,
  object,
  percentage,
  percentOf,
  referenceDate,
} from '../../../../operation/input/fields.ts'
import depositGuarantee from '../../law/deposit-guarantee.ts'
import { monthsFrom, type Net, netOf, realOf } from '../../rules/fixed-income.ts'
import { CDI_CONVENTION_WORDS, CDI_CONVENTIONS, cdiFactor, cdiOn } from '../../rules/rates/cdi.ts'
import { type DatedRate, effectiveSelic } from '../../rules/rates/coherent-rates.ts'
import { savingsRateOn } from '../../rules/savings.ts'

const OPTIONS = ['cdb', 'lci_lca', 'tesouro_selic', 'tesouro_reserva', 'savings'] as const
const OPTION_WORDS = {
  cdb: 'CDB',
  lci_lca: 'LCI ou LCA',
  tesouro_selic: 'Tesouro Selic',
  tesouro_reserva: 'Tesouro Reserva',
  savings: 'Poupança',
} as const
type Option = (typeof OPTIONS)[number]

/** Approximate first day of sale of the Tesouro Reserva. */
const RESERVA_SINCE: Day = '2026-05-11'

export default calculator({
  id: 'cdb-comparison',
  title: 'CDB, LCI, Tesouro Selic ou poupança',
  slug: 'comparar-cdb',
  summary:
    'A mesma quantia, pelo mesmo prazo, em cada aplicação: bruto, imposto, custódia, líquido e ganho acima da inflação, em ordem. Para um só CDB com o CDI publicado, use cdi-yield.',
  seeAlso: { where_to_invest: 'decidir pelo prazo, pela liquidez e pelo perfil', 'investment-return': 'calcular uma só aplicação' },
  group: 'investimentos',
  headline: 'bestNetAmount',
  says: '{best} é o que mais deixa: {value}',
  picture: {
    kind: 'bars',
    title: 'O que cada aplicação rende, já sem imposto e em dinheiro de hoje',
    list: 'options',
    name: 'option',
    values: ['netYield', 'realYield'],
  },
  lawDay: 'reference_date',
  input: {
    principal: money('Valor aplicado'),
    months: count('Prazo em meses', { min: 1, max: 600 }, 'months'),
    cdb_percent: percentage('Percentual do CDI do CDB', { formerly: ['cdi_percent'], min: 1, max: 1000 }).prefault(100),
    lci_percent: percentage('Percentual do CDI da LCI ou LCA', { min: 1, max: 1000, blank: 'fica fora da comparação' }).optional(),
    selic_spread: percentage('O que o Tesouro Selic paga além da Selic, ao ano', { min: -1, max: 5 }).prefault(0),
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 1000, blank: 'o último publicado' }).optional(),
    selic_annual: percentage('Selic suposta ao ano', {
      min: 0,
      max: 1000,
      blank: 'a efetiva, 0,10 ponto abaixo da meta da data',
    }).optional(),
    tr_monthly: percentage('TR ao mês', { min: 0, max: 100, blank: 'a da data' }).optional(),
    ipca_annual: percentage('Inflação suposta ao ano', { min: -50, max: 1000, blank: 'a dos últimos 12 meses' }).optional(),
    convention: choice('Como o percentual do CDI é contado', CDI_CONVENTIONS, CDI_CONVENTION_WORDS).default('daily'),
    reference_date: referenceDate(),
  },
  result: {
    best: choice('O que mais deixa', OPTIONS, OPTION_WORDS),
    bestNetAmount: brl('Valor líquido do melhor'),
    options: list(
      'Cada aplicação, da que mais deixa à que menos deixa',
      object('Aplicação', {
        option: choice('Aplicação', OPTIONS, OPTION_WORDS),
        rank: integer('Posição'),
        grossAmount: brl('Valor bruto'),
        grossYield: brl('Rendimento bruto'),
        iof: brl('IOF'),
        incomeTaxRatePercent: percentOf('Alíquota do imposto'),
        incomeTax: brl('Imposto de renda'),
        custodyFee: brl('Custódia'),
        netAmount: brl('Valor líquido'),
        netYield: brl('Rendimento líquido'),
        realYield: brl('Rendimento em dinheiro de hoje', { hint: 'O líquido, tirada a inflação do prazo' }),
        netAnnualPercent: percentOf('Líquido ao ano'),
        realAnnualPercent: percentOf('Líquido ao ano acima da inflação'),
      }),
    ),
  },
  answer({ principal, months, cdb_percent, lci_percent, selic_spread, convention, ...given }, ctx) {
    const term = monthsFrom(ctx, ctx.day, months)
    const cdi = cdiOn(ctx, given.cdi_annual)
    const { rate: selic, from } = selicWith(ctx, given)
    ctx.assume(say`Selic de ${selic} ao ano, constante no prazo${from && say`: ${from}`}.`)
    const inflation = given.ipca_annual ?? percent(ctx.rate('ipca', ctx.day, 'ipca_annual').value)
    ctx.assume(say`Inflação de ${inflation} ao ano${given.ipca_annual ? '' : ', a dos últimos 12 meses'}.`)

    const prices = ONE.plus(inflation).root(12).power(months)

    const bySelic = (extra: Ratio) => cdiFactor(ONE.plus(selic).times(ONE.plus(extra)).minus(ONE), ONE, term.businessDays, 'annual')
    const outcomes: [Option, Net][] = [
      ['cdb', netOf(ctx, { kind: 'cdb', principal, term, factor: cdiFactor(cdi, cdb_percent, term.businessDays, convention) })],
      ['tesouro_selic', netOf(ctx, { kind: 'tesouro_selic', principal, term, custody: true, factor: bySelic(selic_spread) })],
    ]
    if (lci_percent)
      outcomes.push([
        'lci_lca',
        netOf(ctx, { kind: 'lci', principal, term, factor: cdiFactor(cdi, lci_percent, term.businessDays, convention) }),
      ])
    else ctx.assume('Sem LCI ou LCA: o percentual do CDI não foi informado.')
    if (ctx.day >= RESERVA_SINCE) {
      outcomes.push(['tesouro_reserva', netOf(ctx, { kind: 'tesouro_selic', principal, term, factor: bySelic(percent(0)) })])
      ctx.assume('Tesouro Reserva a 100% da Selic, sem custódia: a regra de custódia dele não foi encontrada.')
    }
    const savings = savingsFactor(ctx, { months, selic: given.selic_annual, tr: given.tr_monthly })
    if (savings) outcomes.push(['savings', netOf(ctx, { kind: 'savings', principal, term, factor: savings })])
    if (ctx.day >= depositGuarantee.recordStarts) {
      const { perInstitution, perPerson } = ctx.law(depositGuarantee)
      ctx.assume(
        say`CDB, LCI e poupança contam com o FGC até ${perInstitution} por instituição e ${perPerson} em quatro anos; os títulos do Tesouro, com a União.`,
      )
    }

    const order = [...outcomes].sort(([, a], [, b]) => (a.netAmount === b.netAmount ? 0 : a.netAmount > b.netAmount ? -1 : 1))
    const options = order.map(([option, net], index) => ({
      option,
      rank: index + 1,
      grossAmount: net.grossAmount,
      grossYield: net.grossYield,
      iof: net.iof,
      incomeTaxRatePercent: net.taxRate,
      incomeTax: net.incomeTax,
      custodyFee: net.custodyFee,
      netAmount: net.netAmount,
      netYield: net.netYield,
      realYield: portion(net.netAmount, ONE.over(prices), 'halfUp') - principal,
      netAnnualPercent: net.netAnnual,
      realAnnualPercent: realOf(net.netAnnual, inflation),
    }))
    for (const { option, grossAmount, iof, incomeTax, custodyFee, netAmount } of options)
      ctx.step(
        OPTION_WORDS[option],
        say`${grossAmount} − ${iof} − ${incomeTax} − ${custodyFee}; bruto menos IOF, imposto e custódia`,
        netAmount,
      )
    return { best: options[0]!.option, bestNetAmount: options[0]!.netAmount, options }
  },
})

/** The Selic informed; else the CDI informed, assumed equal; else the effective Selic derived from the target. */
function selicWith(ctx: Context, given: { cdi_annual?: Ratio | undefined; selic_annual?: Ratio | undefined }): DatedRate {
  if (given.selic_annual) return { rate: given.selic_annual, from: '' }
  return given.cdi_annual ? { rate: given.cdi_annual, from: 'igual ao CDI informado' } : effectiveSelic(ctx, 'selic_annual')
}

/** Savings growth over whole months by the rule of the day; undefined when a required rate is missing. */
function savingsFactor(
  ctx: Context,
  { months, ...rates }: { months: number; selic: Ratio | undefined; tr: Ratio | undefined },
): Ratio | undefined {
  try {
    return ONE.plus(savingsRateOn(ctx, rates).monthly).power(months)
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    ctx.assume('Sem a poupança: a Selic ou a TR da data não está disponível; informe selic_annual e tr_monthly.')
    return undefined
  }
}
