/** Inputs and results shared by the three Tesouro calculators, and the days of a deal. */

import { isBusinessDay } from '../../../../core/calendar/business-day.ts'
import { addDays, type Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { decimalText } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import {
  brl,
  choice,
  count,
  date,
  integer,
  list,
  money,
  number,
  object,
  percentage,
  percentOf,
  quantity,
  text,
  unitPrice,
} from '../../../../operation/input/fields.ts'
import { SIDE_WORDS, SIDES, type Side, settlementOf } from './bond-calendar.ts'
import type { Bond } from './bond-price.ts'

const OPS = ['simulate', 'price', 'yield', 'vna'] as const
const OP_WORDS = {
  simulate: 'Simular a compra até o resgate',
  price: 'Preço pela taxa',
  yield: 'Taxa pelo preço',
  vna: 'Valor nominal atualizado (VNA)',
} as const

/** Latest accepted maturity: no bond matures later, and the holiday list is unverified beyond it. */
export const LAST_MATURITY: Day = '2120-12-31'
/** The bank calendar is verified from 2000 on. */
const FIRST_SETTLEMENT: Day = '2000-01-03'

export const dealFields = {
  maturity: date('Vencimento do título').optional(),
  months: count(
    'Prazo em meses',
    {
      min: 1,
      max: 480,
      hint: 'No lugar do vencimento: o primeiro título que vence no prazo ou depois, resgatado no fim dele',
    },
    'months',
  ).optional(),
  rate: percentage('Taxa do título ao ano', {
    formerly: ['annual_rate'],
    means: 'bond_rate',
    min: -10,
    max: 1000,
    hint: 'Como mostrada na compra; calcula o preço',
  }).optional(),
  unit_price: unitPrice('Preço de um título', 'bond', {
    above: 0,
    max: 1_000_000,
    hint: 'No lugar da taxa: calcula a taxa que ele embute',
  }).optional(),
  trade: date('Dia do negócio', { blank: 'hoje em São Paulo' }).optional(),
  settlement: date('Dia da liquidação', {
    blank: 'o dia útil seguinte na compra, o próprio dia no resgate',
  }).optional(),
  side: choice('Comprar ou vender', SIDES, SIDE_WORDS).default('buy'),
  amount: money('Quanto investir', {
    formerly: ['principal'],
    hint: 'Compra a maior quantidade que couber, em centésimos de título',
  }).optional(),
  quantity: quantity('Quantidade de títulos', 'bonds', { above: 0, max: 10_000_000, hint: 'Em centésimos, no lugar do valor' }).optional(),
  redeem_on: date('Dia do resgate', { blank: 'no vencimento' }).optional(),
  redeem_rate: percentage('Taxa no dia do resgate antecipado', { min: -10, max: 1000, blank: 'a da compra' }).optional(),
  broker_fee_percent: percentage('Taxa da corretora ao ano', { min: 0, max: 10, hint: 'A maioria não cobra' }).prefault(0),
}

export const opField = choice('O que calcular', OPS, OP_WORDS, {
  blank: 'simula se houver valor ou quantidade; senão, só o preço',
}).optional()

export const dealResult = {
  settlement: text('Dia da liquidação'),
  businessDays: integer('Dias úteis até o vencimento').nullable(),
  ratePercent: percentOf('Taxa do título ao ano').nullable(),
  quote: number('Cotação, em % do valor nominal atualizado').nullable(),
  vna: number('Valor nominal atualizado (VNA)', { unit: 'BRL/bond' }).nullable(),
  unitPrice: brl('Preço de um título', { hint: 'Como mostrado: cortado no centavo' }).nullable(),
  unitPrice6: number('Preço de um título com seis casas', { unit: 'BRL/bond' }).nullable(),
  quantity: number('Títulos comprados').nullable(),
  invested: brl('Valor investido').nullable(),
  redemptionAmount: brl('Valor do resgate').nullable(),
  grossAmount: brl('Recebido antes dos descontos', { hint: 'Juros semestrais e resgate' }).nullable(),
  iof: brl('IOF').nullable(),
  incomeTaxRatePercent: percentOf('Alíquota do imposto no resgate').nullable(),
  incomeTax: brl('Imposto de renda').nullable(),
  custodyFee: brl('Custódia da B3').nullable(),
  brokerFee: brl('Taxa da corretora').nullable(),
  netAmount: brl('Valor líquido').nullable(),
  netAnnualPercent: percentOf('Rendimento líquido ao ano', { hint: 'Ano de 252 dias úteis' }).nullable(),
  realAnnualPercent: percentOf('Rendimento líquido acima da inflação, ao ano').nullable(),
  coupons: list(
    'Juros semestrais recebidos',
    object('Pagamento', {
      date: text('Dia'),
      gross: brl('Bruto'),
      incomeTaxRatePercent: percentOf('Alíquota'),
      incomeTax: brl('Imposto de renda'),
      net: brl('Líquido'),
    }),
  ),
}

/** Inputs of a purchase, shared by every bond calculator. */
export interface Deal {
  readonly op?: (typeof OPS)[number] | undefined
  readonly maturity?: Day | undefined
  readonly months?: number | undefined
  readonly rate?: Ratio | undefined
  readonly unit_price?: Ratio | undefined
  readonly trade?: Day | undefined
  readonly settlement?: Day | undefined
  readonly side: Side
  readonly amount?: Money | undefined
  readonly quantity?: Ratio | undefined
  readonly redeem_on?: Day | undefined
  readonly redeem_rate?: Ratio | undefined
  readonly broker_fee_percent: Ratio
}

/** Operation of a deal unless explicit: a simulation with an amount or a quantity, a yield with only a price, else a price. */
export function opOf({ op, amount, quantity: units, unit_price: price, rate }: Deal): (typeof OPS)[number] {
  if (op) return op
  if (amount !== undefined || units !== undefined) return 'simulate'
  return rate === undefined && price !== undefined ? 'yield' : 'price'
}

/** Trade and settlement days, each derived from the other when only one is given. */
export function dealDays(ctx: Context, { trade, settlement, side }: Deal): { readonly trade: Day; readonly settlement: Day } {
  const settled = settlement ?? settlementOf(trade ?? ctx.today, side)
  if (settled < FIRST_SETTLEMENT)
    ctx.refuse(
      settlement ? 'settlement' : 'trade',
      say`é anterior a ${calendarDate(FIRST_SETTLEMENT)}, onde começa o calendário de dias úteis usado`,
    )
  if (settled > LAST_MATURITY) ctx.refuse(settlement ? 'settlement' : 'trade', say`passa de ${calendarDate(LAST_MATURITY)}`)
  if (settlement && !isBusinessDay(settlement)) ctx.refuse('settlement', 'não é dia útil: nenhum negócio se liquida nele')
  if (settlement && trade && trade > settlement) ctx.refuse('settlement', 'é anterior ao dia do negócio')
  if (trade !== undefined) return { trade, settlement: settled }
  if (settlement === undefined) return { trade: ctx.today, settlement: settled }
  return { trade: side === 'buy' ? businessDayBefore(settlement) : settlement, settlement: settled }
}

export function businessDayBefore(day: Day): Day {
  let found = addDays(day, -1)
  while (!isBusinessDay(found)) found = addDays(found, -1)
  return found
}

/** Values a bond needs besides its terms: present and future face value, and inflation for the real yield. */
export interface Valued {
  readonly bond: Bond
  readonly settlement: Day
  /** Face value on the settlement day; undefined for bonds with a fixed face of R$ 1.000,00. */
  readonly vna?: Ratio | undefined
  /** Input that provides the face value. Default: `vna`. */
  readonly vnaFrom?: string | undefined
  /** Projected face value of a later day. */
  readonly vnaAhead?: ((day: Day) => Ratio) | undefined
  readonly inflation: Ratio | null
  /** Tesouro Selic: stock up to a limit pays no custody. */
  readonly exemptSelic: boolean
}

/** Formats a number for a formula: 1234.5 → "1234,5". */
export const formatDecimals = (value: Ratio, places: number): string => decimalText(value.toNumber(places))
