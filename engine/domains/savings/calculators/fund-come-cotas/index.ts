import { type Day, daysBetween } from '../../../../core/day.ts'
import { powersOf } from '../../../../core/math/power.ts'
import { atLeastZero, type Money, portion, sum } from '../../../../core/money.ts'
import { divide, ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  date,
  list,
  money,
  number,
  object,
  percentOf,
  quantity,
  referenceDate,
  text,
} from '../../../../operation/input/fields.ts'
import fundTax from '../../law/fund-tax.ts'
import { comeCotasDays } from '../../rules/come-cotas.ts'

type Fund = 'long_term' | 'short_term' | 'equity' | 'exempt'

export default calculator({
  id: 'fund-come-cotas',
  title: 'Come-cotas de fundos',
  slug: 'come-cotas',
  summary: 'Quanto o come-cotas de maio e novembro toma de um fundo, em reais e em cotas, e o que falta pagar no resgate.',
  group: 'investimentos',
  headline: 'tax',
  says: { positive: 'O come-cotas leva {value}', zero: 'Não há come-cotas a pagar' },
  lawDay: 'reference_date',
  input: {
    quotas: quantity('Cotas', 'quotas', { above: 0, max: 1e12 }).optional(),
    cost_per_quota: quantity('Valor da cota na aplicação', 'BRL/quota', { above: 0, max: 1e9, hint: 'Ou no último come-cotas' }).optional(),
    quota_value: quantity('Valor da cota hoje', 'BRL/quota', { above: 0, max: 1e9 }).optional(),
    principal: money('Valor aplicado', { hint: 'Com o valor de hoje, no lugar das cotas' }).optional(),
    value: money('Valor hoje').optional(),
    fund: choice('Tipo de fundo', ['long_term', 'short_term', 'equity', 'exempt'], {
      long_term: 'Longo prazo',
      short_term: 'Curto prazo',
      equity: 'Ações',
      exempt: 'Isento',
    }).default('long_term'),
    applied_on: date('Dia da aplicação', { hint: 'Com o do resgate, conta cada come-cotas no caminho' }).optional(),
    redeem_on: date('Dia do resgate', { formerly: ['redeemed_on'] }).optional(),
    reference_date: referenceDate('o dia do resgate, ou hoje em São Paulo'),
  },
  result: {
    gain: brl('Rendimento'),
    tax: brl('Come-cotas', { hint: 'A soma dos que houve' }),
    quotasWithheld: number('Cotas recolhidas'),
    quotasAfter: number('Cotas que ficam'),
    events: list(
      'Cada come-cotas',
      object('Come-cotas', {
        date: text('Dia'),
        quotaValue: number('Valor da cota', { unit: 'BRL/quota' }),
        gain: brl('Rendimento desde o último'),
        tax: brl('Imposto'),
        quotasWithheld: number('Cotas recolhidas'),
        quotasAfter: number('Cotas que ficam'),
      }),
    ),
    finalTaxPercent: percentOf('Alíquota no resgate', { none: 'sem as datas' }).nullable(),
    complement: brl('Imposto que falta no resgate', { none: 'sem as datas' }).nullable(),
    netAmount: brl('Valor depois do imposto'),
  },
  lawDayFrom: ({ reference_date: day, redeem_on: redeemed }, today) =>
    day === undefined && redeemed !== undefined ? { field: 'redeem_on', day: redeemed } : { field: 'reference_date', day: day ?? today },
  answer({ fund, applied_on, redeem_on, ...given }, ctx) {
    if ((applied_on === undefined) !== (redeem_on === undefined))
      ctx.refuse(applied_on === undefined ? 'applied_on' : 'redeem_on', 'é obrigatório: o prazo vai da aplicação ao resgate')
    if (applied_on !== undefined && redeem_on !== undefined && redeem_on <= applied_on)
      ctx.refuse('redeem_on', 'deve ser depois da aplicação')
    const held = positionOf(ctx, given)
    const table = ctx.law(fundTax)
    const advance = fund === 'long_term' ? table.longTerm.advance : fund === 'short_term' ? table.shortTerm.advance : ZERO
    if (fund === 'exempt') ctx.assume('Fundo isento: nem come-cotas nem imposto no resgate.')
    if (fund === 'equity') ctx.assume('Fundo de ações não tem come-cotas: paga só no resgate.')
    const dated = applied_on !== undefined && redeem_on !== undefined
    const marks: { on: Day; value: Ratio }[] = dated
      ? advance.isZero
        ? []
        : marksOf(ctx, held, applied_on, redeem_on)
      : advance.isZero
        ? []
        : [{ on: ctx.day, value: held.value }]
    const events = eventsOf(ctx, held, marks, advance)
    const quotasAfter = events.at(-1)?.left ?? held.quotas
    const tax = sum(events.map((event) => event.tax))
    const value = reaisOf(quotasAfter.times(held.value))
    const gain = reaisOf(held.quotas.times(held.value)) - reaisOf(held.quotas.times(held.cost))
    const final = finalTax(ctx, { fund, held, events, quotasAfter, days: dated ? daysBetween(applied_on, redeem_on) : null, advance })
    if (dated && daysBetween(applied_on, redeem_on) < 30)
      ctx.assume('Resgate antes de 30 dias também paga IOF sobre o rendimento, não contado aqui: use iof-redemption.')
    const netAmount = ctx.step(
      'Valor depois do imposto',
      say`${value} − ${final?.complement ?? 0n}; cotas que ficam pelo valor de hoje, menos o que falta`,
      value - (final?.complement ?? 0n),
    )
    return {
      gain,
      tax,
      quotasWithheld: held.quotas.minus(quotasAfter).toNumber(8),
      quotasAfter: quotasAfter.toNumber(8),
      events: events.map(({ on, quotaValue, gain: earned, tax: taken, withheld, left }) => ({
        date: on,
        quotaValue: quotaValue.toNumber(8),
        gain: earned,
        tax: taken,
        quotasWithheld: withheld.toNumber(8),
        quotasAfter: left.toNumber(8),
      })),
      finalTaxPercent: final?.rate ?? null,
      complement: final?.complement ?? null,
      netAmount,
    }
  },
})

interface FundPosition {
  readonly quotas: Ratio
  readonly cost: Ratio
  readonly value: Ratio
}

interface PositionInput {
  readonly quotas?: Ratio | undefined
  readonly cost_per_quota?: Ratio | undefined
  readonly quota_value?: Ratio | undefined
  readonly principal?: Money | undefined
  readonly value?: Money | undefined
}

/** Position in quotas and quota values, or an amount and its current value as if each real had bought one quota. */
function positionOf(
  ctx: Context,
  { quotas, cost_per_quota: cost, quota_value: quotaValue, principal, value }: PositionInput,
): FundPosition {
  const inQuotas = quotas !== undefined || cost !== undefined || quotaValue !== undefined
  const inMoney = principal !== undefined || value !== undefined
  if (inQuotas && inMoney) ctx.refuse(principal !== undefined ? 'principal' : 'value', 'vem no lugar das cotas: informe um ou outro')
  if (inQuotas) {
    if (quotas === undefined) return ctx.refuse('quotas', 'é obrigatório com o valor da cota')
    if (cost === undefined) return ctx.refuse('cost_per_quota', 'é obrigatório com as cotas')
    if (quotaValue === undefined) return ctx.refuse('quota_value', 'é obrigatório com as cotas')
    return { quotas, cost, value: quotaValue }
  }
  if (principal === undefined) return ctx.refuse('principal', 'é obrigatório, ou as cotas em seu lugar')
  if (value === undefined) return ctx.refuse('value', 'é obrigatório com principal')
  ctx.assume('Sem as cotas: conta-se uma cota para cada real aplicado.')
  return { quotas: Ratio.of(principal, 100n), cost: ONE, value: Ratio.of(value, principal) }
}

const reaisOf = ({ n, d }: Ratio): Money => divide(n * 100n, d, 'halfUp')

/** Quota value on each come-cotas day, growing evenly from application to redemption. */
function marksOf(ctx: Context, { cost, value }: FundPosition, from: Day, to: Day): { on: Day; value: Ratio }[] {
  const days = comeCotasDays(from, to)
  if (days.length === 0) return []
  ctx.assume('O valor da cota em cada come-cotas é suposto: crescimento igual em todos os dias da aplicação ao resgate.')
  const growth = powersOf(value.over(cost).truncated())
  const total = BigInt(daysBetween(from, to))
  return days.map((on) => ({ on, value: cost.times(growth(Ratio.of(BigInt(daysBetween(from, on)), total))).truncated() }))
}

interface Event {
  readonly on: Day
  readonly quotaValue: Ratio
  readonly gain: Money
  readonly tax: Money
  readonly withheld: Ratio
  readonly left: Ratio
}

/** Each come-cotas takes its share of the gain since the last one, in quotas; the quota value is unchanged. */
function eventsOf(ctx: Context, { quotas, cost }: FundPosition, marks: readonly { on: Day; value: Ratio }[], advance: Ratio): Event[] {
  const events: Event[] = []
  let [left, taxedAt] = [quotas, cost]
  for (const { on, value } of marks) {
    const gain = atLeastZero(reaisOf(left.times(value.minus(taxedAt))))
    const tax = portion(gain, advance, 'halfUp')
    const withheld = Ratio.of(tax, 100n).over(value)
    left = left.minus(withheld)
    // Losses carry over: the last taxed value never decreases.
    if (value.compare(taxedAt) > 0) taxedAt = value
    left = left.truncated()
    events.push({ on, quotaValue: value, gain, tax, withheld, left })
    ctx.step(say`Come-cotas de ${calendarDate(on)}`, say`${gain} × ${advance}`, tax)
  }
  return events
}

interface Redeemed {
  readonly fund: Fund
  readonly held: FundPosition
  readonly events: readonly Event[]
  readonly quotasAfter: Ratio
  readonly days: number | null
  readonly advance: Ratio
}

/** Applies the full-term rate to untaxed gains, and the missing difference to gains already taxed; null when the term is unknown. */
function finalTax(ctx: Context, { fund, held, events, quotasAfter, days, advance }: Redeemed): { rate: Ratio; complement: Money } | null {
  if (fund === 'exempt') return { rate: ZERO, complement: 0n }
  const { longTerm, shortTerm, equity } = ctx.law(fundTax)
  if (fund === 'equity') {
    const gain = atLeastZero(reaisOf(held.quotas.times(held.value.minus(held.cost))))
    return {
      rate: equity,
      complement: ctx.step('Imposto no resgate', say`${gain} × ${equity}`, portion(gain, equity, 'halfUp')),
    }
  }
  if (days === null) return null
  const { brackets } = fund === 'long_term' ? longTerm : shortTerm
  const { rate } = brackets.find(({ upToDays }) => upToDays === null || days <= upToDays)!
  const taxed = sum(events.map(({ gain }) => gain))
  const highest = events.reduce((top, { quotaValue }) => (quotaValue.compare(top) > 0 ? quotaValue : top), held.cost)
  const untaxed = atLeastZero(reaisOf(quotasAfter.times(held.value.minus(highest))))
  const missing = rate.minus(advance)
  const complement = ctx.step(
    'Imposto no resgate',
    say`${untaxed} × ${rate} + ${taxed} × ${missing}; ${days} dias corridos`,
    portion(untaxed, rate, 'halfUp') + portion(taxed, missing, 'halfUp'),
  )
  return { rate, complement }
}
