import { portion } from '../../../../core/money.ts'
import { ONE } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, integer, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import lciLcaTerm from '../../law/lci-lca-term.ts'
import { equivalentShare } from '../../rules/equivalent-cdb.ts'
import { monthsFrom, yearlyOf } from '../../rules/fixed-income.ts'
import { CDI_CONVENTION_WORDS, CDI_CONVENTIONS, cdiFactor, cdiOn, cdiYearly, YEAR_DAYS } from '../../rules/rates/cdi.ts'
import { incomeTaxRate } from '../../rules/redemption-tax.ts'

const USUAL_PRINCIPAL = 100_000n
const USUAL_MONTHS = 12

export default calculator({
  id: 'lci-lca',
  title: 'LCI e LCA: rendimento e CDB equivalente',
  slug: 'lci-ou-lca',
  summary: 'Quanto rende uma LCI ou LCA isenta e que percentual do CDI um CDB teria de pagar para empatar depois do imposto.',
  seeAlso: { 'cdb-comparison': 'ver várias aplicações lado a lado' },
  group: 'investimentos',
  headline: 'equivalentCdbPercent',
  says: {
    by: 'termAllowed',
    texts: {
      true: 'Um CDB precisa pagar {value} do CDI para empatar',
      false: 'O prazo não chega ao mínimo de {minimumTermMonths|mês|meses}; nele, um CDB precisaria pagar {value} do CDI para empatar',
      null: 'Um CDB precisa pagar {value} do CDI para empatar',
    },
  },
  lawDay: 'reference_date',
  input: {
    lci_percent: percentage('Percentual do CDI da LCI ou LCA', { formerly: ['cdi_percent'], min: 1, max: 1000 }),
    principal: money('Valor aplicado', { blank: 'R$ 1.000,00' }).optional(),
    months: count('Prazo em meses', { min: 1, max: 600, blank: '12' }, 'months').optional(),
    kind: choice('Letra', ['lci', 'lca'], { lci: 'LCI', lca: 'LCA' }).default('lci'),
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 1000, blank: 'o último publicado' }).optional(),
    income_tax_rate: percentage('Alíquota do CDB a comparar', { min: 0, below: 100, blank: 'a do prazo' }).optional(),
    convention: choice('Como o percentual é contado', CDI_CONVENTIONS, CDI_CONVENTION_WORDS).default('daily'),
    reference_date: referenceDate(),
  },
  result: {
    netAmount: brl('Valor no resgate'),
    netYield: brl('Rendimento'),
    netAnnualPercent: percentOf('Rendimento ao ano'),
    incomeTaxRatePercent: percentOf('Alíquota do CDB comparado'),
    equivalentCdbPercent: percentOf('Percentual do CDI de um CDB que empata', {
      hint: 'Igualando o valor líquido no prazo; só com a alíquota, sem prazo, o da conta simples',
    }),
    equivalentCdbPercentSimple: percentOf('O mesmo pela conta simples', { hint: 'O percentual ÷ (1 − a alíquota)' }),
    minimumTermMonths: integer('Prazo mínimo em meses', {
      hint: 'Sem correção por índice de preços',
      none: 'antes de 02/02/2024',
    }).nullable(),
    termAllowed: flag('O prazo cumpre o mínimo').nullable(),
    exempt: flag('Isenta de imposto de renda'),
  },
  answer({ lci_percent: share, kind, cdi_annual, income_tax_rate, convention, ...input }, ctx) {
    const principal = input.principal ?? USUAL_PRINCIPAL
    const months = input.months ?? USUAL_MONTHS
    if (input.principal === undefined) ctx.assume(say`Valor não informado: conta sobre ${principal}.`)
    if (input.months === undefined) ctx.assume(say`Prazo não informado: ${months} meses.`)
    const cdi = cdiOn(ctx, cdi_annual)
    const term = monthsFrom(ctx, ctx.day, months)
    const annual = cdiYearly(cdi, share, convention)
    const netAmount = ctx.step(
      'Valor no resgate',
      say`${principal} × (1 + ${annual})^(${term.businessDays}/${YEAR_DAYS})`,
      portion(principal, cdiFactor(cdi, share, term.businessDays, convention), 'halfUp'),
    )
    const exempt = incomeTaxRate(ctx, kind, term.calendarDays, ctx.day).isZero
    const rate = income_tax_rate ?? incomeTaxRate(ctx, 'cdb', term.calendarDays, ctx.day)
    if (income_tax_rate === undefined) ctx.assume(say`CDB comparado com a alíquota de ${rate}, a de ${term.calendarDays} dias corridos.`)
    const simple = ctx.step('CDB equivalente, conta simples', say`${share} ÷ (1 − ${rate})`, share.over(ONE.minus(rate)))
    // Without a term nothing compounds: the one-day equivalent is the simple one.
    const timeless = input.months === undefined && income_tax_rate !== undefined
    const exact = timeless ? simple : equivalentShare({ cdi, share, rate, days: term.businessDays, convention })
    if (timeless) ctx.assume('Sem prazo informado, o CDB equivalente é o da conta simples; o exato depende do prazo: informe months.')
    else ctx.step('CDB equivalente', 'percentual do CDI cujo valor, depois do imposto, é o da letra', exact)
    const minimum = minimumTerm(ctx, kind)
    return {
      netAmount,
      netYield: netAmount - principal,
      netAnnualPercent: yearlyOf(principal, netAmount, term.businessDays / YEAR_DAYS),
      incomeTaxRatePercent: rate,
      equivalentCdbPercent: exact,
      equivalentCdbPercentSimple: simple,
      minimumTermMonths: minimum,
      termAllowed: minimum === null ? null : months >= minimum,
      exempt,
    }
  },
})

function minimumTerm(ctx: Context, kind: 'lci' | 'lca'): number | null {
  ctx.assume('O prazo mínimo é o das letras sem correção por índice de preços; as corrigidas têm outro, maior.')
  if (ctx.day < lciLcaTerm.recordStarts) {
    ctx.assume('O prazo mínimo de antes de 02/02/2024 não está registrado aqui.')
    return null
  }
  const { lciMonths, lcaMonths } = ctx.law(lciLcaTerm)
  return kind === 'lci' ? lciMonths : lcaMonths
}
