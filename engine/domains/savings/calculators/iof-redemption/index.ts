import { addDays, type Day } from '../../../../core/day.ts'
import { realPower } from '../../../../core/math/power.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, money, percentage, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import { cdiYearly } from '../../rules/rates/cdi.ts'
import { cdiKnownOn } from '../../rules/rates/rate-of-the-day.ts'
import { freeDay, type Redeemed, redemptionTaxes, redemptionTaxesWithSteps } from '../../rules/redemption-tax.ts'

export default calculator({
  id: 'iof-redemption',
  title: 'IOF do resgate antes de 30 dias',
  slug: 'iof-no-resgate',
  summary: 'Quanto o IOF e o imposto de renda tomam de um resgate nos primeiros dias, e quanto se ganha esperando o trigésimo.',
  group: 'investimentos',
  headline: 'iof',
  says: { positive: 'O IOF leva {value} do rendimento', zero: 'Este resgate não paga IOF' },
  picture: { kind: 'parts', title: 'Para onde vai o rendimento', parts: ['netYield', 'iof', 'incomeTax'] },
  lawDay: 'reference_date',
  input: {
    days: count('Dias corridos desde a aplicação', { min: 1, max: 60 }, 'days'),
    yield: money('Rendimento até o resgate', { min: 0 }).optional(),
    principal: money('Valor aplicado', { hint: 'Com a taxa, no lugar do rendimento' }).optional(),
    annual_rate: percentage('Rendimento ao ano', { means: 'annual_return', min: 0, max: 1000 }).optional(),
    cdi_percent: percentage('Percentual do CDI', {
      min: 1,
      max: 1000,
      hint: 'No lugar do rendimento ao ano: vale o CDI da data',
    }).optional(),
    type: choice(
      'Aplicação',
      ['cdb', 'tesouro_selic', 'lci', 'lca', 'savings'],
      { cdb: 'CDB', tesouro_selic: 'Tesouro Direto', lci: 'LCI', lca: 'LCA', savings: 'Poupança' },
      { means: 'investment_type' },
    ).default('cdb'),
    reference_date: referenceDate(),
  },
  result: {
    grossYield: brl('Rendimento bruto'),
    iofPercent: percentOf('Parte do rendimento que o IOF leva'),
    iof: brl('IOF'),
    incomeTaxRatePercent: percentOf('Alíquota do imposto de renda'),
    incomeTax: brl('Imposto de renda'),
    netYield: brl('Rendimento líquido'),
    netYieldIfWait30: brl('Rendimento líquido esperando o dia 30', { none: 'quando já passou' }).nullable(),
    gainFromWaiting: brl('Ganho de esperar', { none: 'quando já passou' }).nullable(),
  },
  answer({ days, yield: given, principal, annual_rate: typed, cdi_percent: share, type, reference_date }, ctx) {
    if (given !== undefined && (principal !== undefined || typed !== undefined || share !== undefined))
      ctx.refuse('yield', 'vem no lugar de principal e annual_rate ou cdi_percent: informe um ou outro')
    if (typed !== undefined && share !== undefined) ctx.refuse('cdi_percent', 'vem no lugar de annual_rate: informe um só')
    const annual_rate = share === undefined ? typed : shareOfCdi(ctx, share)
    const on: Day = reference_date ?? ctx.today
    const free = freeDay(ctx, on)
    const yieldIn = yieldBy(ctx, { given, principal, annual_rate, days, free })
    const grossYield = yieldIn(days)
    if (given === undefined && principal !== undefined && annual_rate !== undefined)
      ctx.step('Rendimento bruto', say`${principal} × ((1 + ${annual_rate})^(${days}/365) − 1)`, grossYield)
    const taxes = redemptionTaxesWithSteps(ctx, { kind: type, gain: grossYield, days, on })
    const netYield = ctx.step(
      'Rendimento líquido',
      say`${grossYield} − ${taxes.iof} − ${taxes.incomeTax}`,
      grossYield - taxes.iof - taxes.incomeTax,
    )
    const waited = days < free ? netAfterWaiting(ctx, { gain: yieldIn(free), kind: type, days: free, on: addDays(on, free - days) }) : null
    return {
      grossYield,
      iofPercent: taxes.iofRate,
      iof: taxes.iof,
      incomeTaxRatePercent: taxes.taxRate,
      incomeTax: taxes.incomeTax,
      netYield,
      netYieldIfWait30: waited,
      gainFromWaiting: waited === null ? null : ctx.step('Ganho de esperar', say`${waited} − ${netYield}`, waited - netYield),
    }
  },
})

/** Yearly rate of a share of the CDI on the day of the law, applied to the rate of each day. */
function shareOfCdi(ctx: Context, share: Ratio): Ratio {
  const { rate, from } = cdiKnownOn(ctx, 'annual_rate')
  ctx.assume(say`Rendimento de ${share} do CDI de ${rate} ao ano, constante nos dias: ${from}.`)
  return cdiYearly(rate, share, 'daily')
}

interface RedemptionInput {
  readonly given: Money | undefined
  readonly principal: Money | undefined
  readonly annual_rate: Ratio | undefined
  readonly days: number
  /** First day without IOF. */
  readonly free: number
}

/** Yield up to a day: by the rate, or in proportion to the days of the given yield. */
function yieldBy(ctx: Context, { given, principal, annual_rate, days, free }: RedemptionInput): (day: number) => Money {
  if (given !== undefined) {
    if (days < free) ctx.assume(say`Até o dia ${free} o rendimento cresce na proporção dos dias corridos.`)
    return (day) => portion(given, Ratio.of(BigInt(day), BigInt(days)), 'halfUp')
  }
  if (principal === undefined)
    return ctx.refuse(annual_rate === undefined ? 'yield' : 'principal', 'é obrigatório: o rendimento, ou o valor e a taxa')
  if (annual_rate === undefined) return ctx.refuse('annual_rate', 'é obrigatório com principal')
  ctx.assume('Rendimento composto por dias corridos, ano de 365.')
  return (day) => portion(principal, realPower(ONE.plus(annual_rate), Ratio.of(BigInt(day), 365n)).minus(ONE), 'halfUp')
}

function netAfterWaiting(ctx: Context, redeemed: Redeemed): Money {
  const { gain, days } = redeemed
  const { iof, incomeTax } = redemptionTaxes(ctx, redeemed)
  return ctx.step(
    say`Esperando o dia ${days}`,
    say`${gain} − ${iof} − ${incomeTax}; rendimento do dia ${days} menos os impostos`,
    gain - iof - incomeTax,
  )
}
