import { addBusinessDays } from '../../../../core/calendar/business-day.ts'
import { type Day, daysBetween } from '../../../../core/day.ts'
import { SourceUnavailable } from '../../../../core/errors.ts'
import { decimalText, type Money, portion } from '../../../../core/money.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  date,
  flag,
  integer,
  money,
  number,
  object,
  percentage,
  percentOf,
  referenceDate,
} from '../../../../operation/input/fields.ts'
import investmentIncomeTax from '../../law/investment-income-tax.ts'
import { monthsFrom, type Term, yearlyOf } from '../../rules/fixed-income.ts'
import {
  CDI_CONVENTION_WORDS,
  CDI_CONVENTIONS,
  cdiFactor,
  cdiOn,
  cdiYearly,
  MONTH_BUSINESS_DAYS,
  realCdi,
  YEAR_DAYS,
} from '../../rules/rates/cdi.ts'
import { focusRates, scenario } from '../../rules/rates/focus.ts'
import { redemptionTaxesWithSteps } from '../../rules/redemption-tax.ts'
import { savingsRateOn } from '../../rules/savings.ts'

const USUAL_PRINCIPAL = 100_000n
const USUAL_MONTHS = 12

export default calculator({
  id: 'cdi-yield',
  title: 'Rendimento do CDI',
  slug: 'rendimento-do-cdi',
  summary:
    'Quanto rende uma aplicação a um percentual do CDI: com o CDI de verdade entre duas datas, ou com um CDI suposto. Para CDB, LCI ou Tesouro lado a lado, use cdb-comparison.',
  group: 'investimentos',
  headline: 'netAmount',
  says: 'No resgate você recebe {value}',
  picture: { kind: 'parts', title: 'Para onde vai o valor bruto', parts: ['netAmount', 'incomeTax', 'iof'] },
  lawDay: 'reference_date',
  input: {
    principal: money('Valor aplicado', { blank: 'R$ 1.000,00' }).optional(),
    from: date('Dia da aplicação', { hint: 'Com o dia do resgate, usa o CDI publicado de cada dia' }).optional(),
    to: date('Dia do resgate').optional(),
    months: count('Prazo em meses', { min: 1, max: 600, hint: 'Com CDI suposto', blank: '12' }, 'months').optional(),
    business_days: count('Prazo em dias úteis', { min: 1, max: 12_600, hint: 'No lugar dos meses' }, 'days').optional(),
    cdi_percent: percentage('Percentual do CDI', { min: 1, max: 1000 }).prefault(100),
    cdi_annual: percentage('CDI suposto ao ano', { min: 0, max: 1000, blank: 'o último publicado' }).optional(),
    scenario: scenario(),
    convention: choice('Como o percentual é contado', CDI_CONVENTIONS, CDI_CONVENTION_WORDS).default('daily'),
    tax: flag('Descontar IOF e imposto de renda', { hint: 'Não para LCI, LCA e outras isentas' }).default(true),
    reference_date: referenceDate(),
  },
  result: {
    businessDays: integer('Dias úteis'),
    calendarDays: integer('Dias corridos'),
    factor: number('Por quanto o valor se multiplica'),
    annualPercent: percentOf('Rendimento bruto ao ano'),
    grossAmount: brl('Valor bruto'),
    grossYield: brl('Rendimento bruto'),
    iof: brl('IOF'),
    incomeTaxRatePercent: percentOf('Alíquota do imposto de renda'),
    incomeTax: brl('Imposto de renda'),
    netAmount: brl('Valor líquido'),
    netYield: brl('Rendimento líquido'),
    netAnnualPercent: percentOf('Rendimento líquido ao ano', { hint: 'Ano de 252 dias úteis' }),
    versusSavings: object('A mesma aplicação na poupança', {
      netAmount: brl('Saldo que a poupança daria'),
      difference: brl('Valor líquido menos o da poupança'),
    }).nullable(),
  },
  // Between two dates, the law of the redemption day applies.
  lawDayFrom: ({ reference_date: day, to }, today) =>
    day === undefined && to !== undefined ? { field: 'to', day: to } : { field: 'reference_date', day: day ?? today },
  answer({ from, to, months, business_days, cdi_percent: share, cdi_annual, convention, tax, ...input }, ctx) {
    const focus = input.scenario === 'focus'
    const principal = input.principal ?? USUAL_PRINCIPAL
    if (input.principal === undefined) ctx.assume(say`Valor não informado: conta sobre ${principal}.`)
    const real = from !== undefined || to !== undefined
    if (real && (months !== undefined || business_days !== undefined))
      ctx.refuse(months !== undefined ? 'months' : 'business_days', 'não vem com as datas: o prazo é o que há entre elas')
    if (months !== undefined && business_days !== undefined) ctx.refuse('business_days', 'vem no lugar de months: informe só um dos dois')
    if (focus && real) ctx.refuse('scenario', 'não vem com as datas: entre elas vale o CDI publicado')
    if (focus && cdi_annual !== undefined) ctx.refuse('scenario', 'não vem com cdi_annual: o CDI é o suposto ou o esperado')
    const grown = real
      ? byPublished(ctx, { from, to, share, cdi_annual, convention })
      : byProjection(ctx, { months, businessDays: business_days, share, cdi_annual, convention, focus })
    const { term, factor, annual } = grown
    if (tax && real && term.from < investmentIncomeTax.recordStarts)
      ctx.refuse(
        'from',
        say`vem antes de ${calendarDate(investmentIncomeTax.recordStarts)}: o rendimento até a véspera paga pela lei anterior (Lei nº 11.033/2004, art. 1º, § 1º), que não está no registro; sem o imposto, informe tax=false`,
      )
    const grossAmount = ctx.step('Valor bruto', say`${principal} × ${grown.formula}`, portion(principal, factor, 'halfUp'))
    const grossYield = ctx.step('Rendimento bruto', say`${grossAmount} − ${principal}`, grossAmount - principal)
    const taxes = tax
      ? redemptionTaxesWithSteps(ctx, { kind: 'cdb', gain: grossYield, days: term.calendarDays, on: ctx.day })
      : { iof: 0n, taxRate: ZERO, incomeTax: 0n }
    if (!tax) ctx.assume('Sem IOF nem imposto de renda, como pedido.')
    const netYield = grossYield - taxes.iof - taxes.incomeTax
    const netAmount = ctx.step('Valor líquido', say`${grossAmount} − ${taxes.iof} − ${taxes.incomeTax}`, principal + netYield)
    return {
      businessDays: term.businessDays,
      calendarDays: term.calendarDays,
      factor: factor.toNumber(8),
      annualPercent: annual,
      grossAmount,
      grossYield,
      iof: taxes.iof,
      incomeTaxRatePercent: taxes.taxRate,
      incomeTax: taxes.incomeTax,
      netAmount,
      netYield,
      netAnnualPercent: yearlyOf(principal, netAmount, term.businessDays / YEAR_DAYS),
      versusSavings: versusSavings(ctx, { principal, netAmount, term, real }),
    }
  },
})

interface Grown {
  readonly term: Term
  readonly factor: Ratio
  readonly annual: Ratio
  readonly formula: Phrase
}

interface Shared {
  readonly share: Ratio
  readonly cdi_annual: Ratio | undefined
  readonly convention: 'daily' | 'annual'
}

function byPublished(
  ctx: Context,
  { from, to, share, cdi_annual, convention }: Shared & { from: Day | undefined; to: Day | undefined },
): Grown {
  if (from === undefined) return ctx.refuse('from', 'é obrigatório com to')
  if (to === undefined) return ctx.refuse('to', 'é obrigatório com from')
  if (to <= from) ctx.refuse('to', 'deve ser depois de from')
  if (cdi_annual !== undefined) ctx.refuse('cdi_annual', 'não vem com as datas: entre elas vale o CDI publicado')
  if (convention === 'annual') ctx.refuse('convention', 'com as datas o percentual é de cada dia')
  const { factor, days } = realCdi(ctx, from, to, share)
  ctx.assume(
    say`CDI publicado de cada dia útil de ${calendarDate(from)} à véspera de ${calendarDate(to)}, o percentual sobre cada dia com oito casas.`,
  )
  const term = { from, to, businessDays: days, calendarDays: daysBetween(from, to) }
  const annual = days === 0 ? ZERO : percent(Number((Math.expm1((Math.log(factor.toNumber(12)) * YEAR_DAYS) / days) * 100).toFixed(10)))
  return {
    term,
    factor,
    annual,
    formula: say`${decimalText(factor.toNumber(8))}; ${share} do CDI de ${days} dias úteis`,
  }
}

interface Projected {
  readonly months: number | undefined
  readonly businessDays: number | undefined
  /** True when the CDI is the market expectation. */
  readonly focus: boolean
}

function byProjection(ctx: Context, { months, businessDays, share, cdi_annual, convention, focus }: Shared & Projected): Grown {
  if (months === undefined && businessDays === undefined) ctx.assume(say`Prazo não informado: ${USUAL_MONTHS} meses.`)
  const term = businessDays === undefined ? monthsFrom(ctx, ctx.day, months ?? USUAL_MONTHS) : daysFrom(ctx.day, businessDays)
  const cdi = focus ? focusRates(ctx, Math.max(1, Math.round(term.businessDays / MONTH_BUSINESS_DAYS))).cdi : cdiOn(ctx, cdi_annual)
  const factor = cdiFactor(cdi, share, term.businessDays, convention)
  const annual = cdiYearly(cdi, share, convention)
  ctx.assume(
    convention === 'daily'
      ? 'Percentual sobre a taxa de cada dia, como nos contratos.'
      : 'Percentual sobre a taxa do ano, como nos jornais; os contratos o aplicam à taxa de cada dia.',
  )
  return { term, factor, annual, formula: say`(1 + ${annual})^(${term.businessDays}/${YEAR_DAYS})` }
}

function daysFrom(from: Day, businessDays: number): Term {
  const to = addBusinessDays(from, businessDays)
  return { from, to, businessDays, calendarDays: daysBetween(from, to) }
}

function versusSavings(
  ctx: Context,
  { principal, netAmount, term, real }: { principal: Money; netAmount: Money; term: Term; real: boolean },
): { netAmount: Money; difference: Money } | null {
  try {
    const factor = real
      ? ctx.accumulated('poupanca', term.from, term.to).factor
      : ONE.plus(savingsRateOn(ctx, { selic: undefined, tr: undefined }).monthly).power(Math.floor(term.businessDays / 21))
    const saved = portion(principal, factor, 'halfUp')
    ctx.step('Na poupança', () => say`${principal} × ${decimalText(factor.toNumber(8))}; meses completos`, saved)
    return { netAmount: saved, difference: netAmount - saved }
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    ctx.assume('Sem comparação com a poupança: falta a série no período.')
    return null
  }
}
