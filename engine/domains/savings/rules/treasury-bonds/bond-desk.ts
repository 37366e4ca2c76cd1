/** Price of a deal, rate from a price, and optionally the purchase until redemption. */
import { addDays, addMonths, type Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { divide, ONE, percent, Ratio } from '../../../../core/ratio.ts'
import { calendarDate, type Phrase, type SentenceValue, say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { bondBusinessDays } from './bond-calendar.ts'
import { type Deal, dealDays, formatDecimals, LAST_MATURITY, opOf, type Valued } from './bond-deal.ts'
import { simulated } from './bond-holding.ts'
import { type Bond, cutRate, flowsAfter, type Price, priceOf, quoteOf, roughPrice, wrongMaturity } from './bond-price.ts'

const EMPTY = {
  businessDays: null,
  ratePercent: null,
  quote: null,
  vna: null,
  unitPrice: null,
  unitPrice6: null,
  quantity: null,
  invested: null,
  redemptionAmount: null,
  grossAmount: null,
  iof: null,
  incomeTaxRatePercent: null,
  incomeTax: null,
  custodyFee: null,
  brokerFee: null,
  netAmount: null,
  netAnnualPercent: null,
  realAnnualPercent: null,
  coupons: [],
}

/** Result with only the face value. */
export function vnaAnswer(settlement: Day, vna: Ratio) {
  return { settlement, ...EMPTY, vna: vna.toNumber(6) }
}

/** Price, rate and, when requested, the purchase until redemption. */
export function dealt(ctx: Context, deal: Deal, valued: Valued) {
  const { bond, settlement, vna } = valued
  const op = opOf(deal)
  const maturity = maturityOf(ctx, deal, valued)
  const rate = rateOf(ctx, op, deal, { ...valued, maturity })
  const price = priceOf({ bond, maturity, settlement, rate, vna })
  const businessDays = businessDaysStep(ctx, settlement, maturity)
  // Pays an explicit price as given; otherwise the displayed price, truncated to the centavo.
  const paid = deal.unit_price && deal.rate === undefined ? deal.unit_price : price.unit
  const unitPrice = divide(paid.n * 100n, paid.d, 'truncate')
  if (op === 'simulate' && unitPrice <= 0n)
    ctx.refuse(worthlessBy(deal, valued), 'com os outros valores, dá um título de menos de um centavo: não há o que comprar')
  priceSteps(ctx, { bond, maturity, settlement, rate, price, businessDays, vna, unitPrice })
  const answer = {
    settlement,
    ...EMPTY,
    businessDays,
    ratePercent: rate,
    quote: price.quote === null ? null : price.quote.toNumber(4),
    vna: vna === undefined ? null : vna.toNumber(6),
    unitPrice,
    unitPrice6: price.unit.toNumber(6),
  }
  return op === 'simulate' ? { ...answer, ...simulated(ctx, deal, { ...valued, maturity, rate, unitPrice }) } : answer
}

/** Input that makes a bond cost less than a centavo: the price itself, a face value below one real, or else the rate. */
function worthlessBy(deal: Deal, { vna, vnaFrom = 'vna' }: Valued): string {
  if (deal.unit_price !== undefined) return 'unit_price'
  return vna && vna.compare(ONE) < 0 ? vnaFrom : 'rate'
}

/** Quotation only, for a bond whose updated face value is unknown on that day. */
export function quoted(ctx: Context, deal: Deal & { readonly rate: Ratio }, valued: Pick<Valued, 'bond' | 'settlement'>) {
  const { bond, settlement } = valued
  const maturity = maturityOf(ctx, deal, valued)
  if (deal.unit_price !== undefined) ctx.refuse('unit_price', BOTH)
  const rate = cutRate(deal.rate)
  const businessDays = businessDaysStep(ctx, settlement, maturity)
  const quote = quoteOf({ bond, maturity, settlement, rate })
  ctx.step(
    'Cotação',
    () => say`${worthOf('100', { bond, maturity, settlement, rate, businessDays })}; truncado na quarta casa`,
    quote.toNumber(4),
  )
  return { settlement, ...EMPTY, businessDays, ratePercent: rate, quote: quote.toNumber(4) }
}

export function maturityOf(ctx: Context, deal: Deal, { bond, settlement }: Pick<Valued, 'bond' | 'settlement'>): Day {
  const maturity = deal.maturity ?? ctx.refuse('maturity', 'é obrigatório')
  if (maturity <= settlement) ctx.refuse('maturity', say`deve ser depois da liquidação, em ${calendarDate(settlement)}`)
  if (maturity > LAST_MATURITY) ctx.refuse('maturity', say`passa de ${calendarDate(LAST_MATURITY)}`)
  const wrong = wrongMaturity(bond, maturity)
  if (wrong) ctx.refuse('maturity', wrong)
  return maturity
}

const BOTH = 'vem no lugar de rate: informe só um dos dois'

function rateOf(ctx: Context, op: string, deal: Deal, terms: Valued & { maturity: Day }): Ratio {
  if (deal.rate !== undefined && deal.unit_price !== undefined) ctx.refuse('unit_price', BOTH)
  if (op === 'yield' && deal.unit_price === undefined) ctx.refuse('unit_price', 'é obrigatório para achar a taxa')
  if (deal.rate !== undefined) return cutRate(deal.rate)
  if (deal.unit_price === undefined) return treasuryRate(ctx, deal, terms)
  const price = deal.unit_price
  const found = rateFromPrice(price, terms)
  if (found === null) ctx.refuse('unit_price', 'não corresponde a nenhuma taxa entre -10% e 1000% ao ano')
  ctx.assume(
    'A taxa é a menor, com seis casas, cujo preço não passa do informado; do preço mostrado, cortado no centavo, ela sai um pouco acima da taxa da tela.',
  )
  return found
}

/** Commercial names used by the Treasury. */
const SOLD_AS: Readonly<Record<Bond, string>> = {
  ltn: 'Tesouro Prefixado',
  ntnf: 'Tesouro Prefixado com Juros Semestrais',
  lft: 'Tesouro Selic',
  ntnb: 'Tesouro IPCA+ com Juros Semestrais',
  ntnb_principal: 'Tesouro IPCA+',
  renda_mais: 'Tesouro Renda+ Aposentadoria Extra',
  educa_mais: 'Tesouro Educa+',
}

/** Deal with the maturity that a term in months chooses: the first stored bond that matures at its end or later. */
export function withMaturity<D extends Deal>(ctx: Context, deal: D, bond: Bond): D {
  if (deal.months === undefined) return deal
  if (deal.maturity !== undefined) ctx.refuse('months', 'vem no lugar de maturity: informe um só')
  if (deal.redeem_on !== undefined) ctx.refuse('months', 'vem no lugar de redeem_on: o resgate é no fim do prazo')
  const { trade } = dealDays(ctx, deal)
  const until = addMonths(trade, deal.months)
  const sold = ctx.bondsOf(SOLD_AS[bond]).find(({ maturity }) => maturity >= until)
  const maturity = sold?.maturity ?? usualMaturity(bond, until)
  ctx.assume(
    maturity === until
      ? say`Título com vencimento em ${calendarDate(maturity)}, o fim do prazo.`
      : say`Título com vencimento em ${calendarDate(maturity)}, o primeiro a vencer depois do prazo; o resgate é em ${calendarDate(until)}.`,
  )
  const held = { ...deal, maturity, ...(maturity !== until && { redeem_on: until }) }
  if (deal.rate !== undefined || deal.unit_price !== undefined) return held
  const known = (deal.side === 'buy' ? sold?.last.buyRate : sold?.last.sellRate) ?? null
  if (sold && known !== null) {
    ctx.assume(say`Taxa de ${percent(known)} ao ano, a de ${calendarDate(sold.last.date)}, última guardada deste título.`)
    return { ...held, rate: percent(known) }
  }
  if (bond !== 'lft') return held
  ctx.assume('Sem ágio nem deságio: a taxa deste título não está guardada.')
  return { ...held, rate: percent(0) }
}

/** Days searched for a maturity: longer than the interval between two of a type. */
const MATURITY_SEARCH_DAYS = 1100

/** First day, from a day on, on which bonds of a type mature. */
function usualMaturity(bond: Bond, from: Day): Day {
  for (let days = 0; days < MATURITY_SEARCH_DAYS; days++) {
    const day = addDays(from, days)
    if (!wrongMaturity(bond, day)) return day
  }
  return from
}

/** Rate in the Treasury's file for the exact trade day; required as input when missing. */
function treasuryRate(ctx: Context, deal: Deal, { bond, maturity }: Valued & { maturity: Day }): Ratio {
  const { trade } = dealDays(ctx, deal)
  const price = ctx.bondPrice(SOLD_AS[bond], maturity, trade)
  const rate = price?.[deal.side === 'buy' ? 'buyRate' : 'sellRate'] ?? null
  if (rate === null)
    return ctx.refuse(
      'rate',
      say`é obrigatório, ou unit_price em seu lugar: o preço do Tesouro em ${calendarDate(trade)} não está guardado aqui`,
    )
  ctx.assume(say`Taxa de ${percent(rate)} ao ano: a do arquivo de preços do Tesouro, na manhã de ${calendarDate(trade)}.`)
  return cutRate(percent(rate))
}

/** Rates have six decimals in percent. */
const RATE_PARTS = 100_000_000n

/** Lowest rate whose price does not exceed the given one; null outside the accepted range. */
function rateFromPrice(price: Ratio, terms: Valued & { maturity: Day }): Ratio | null {
  const { bond, maturity, settlement, vna } = terms
  const millionths = divide(price.n * 1_000_000n, price.d, 'truncate')
  const rateAt = (parts: bigint) => Ratio.of(parts, RATE_PARTS)
  const worth = (parts: bigint) => {
    const { unit } = priceOf({ bond, maturity, settlement, vna, rate: rateAt(parts) })
    return millionths - (unit.n * 1_000_000n) / unit.d
  }
  const [least, most] = [-RATE_PARTS / 10n, RATE_PARTS * 10n]
  let [low, high] = around(roughRate(firstAbove(millionths, vna), terms), worth, least, most)
  if (low === least && worth(low) >= 0n) return worth(low) === 0n ? rateAt(low) : null
  if (high === most && worth(high) < 0n) return null
  // The price falls as the rate rises. Invariant: `low` prices above the given price, `high` never does.
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (worth(middle) < 0n) low = middle
    else high = middle
  }
  return rateAt(high)
}

/** Lowest untruncated price that displays above a price in millionths: the quotation is truncated to four decimals, the price to six. */
function firstAbove(millionths: bigint, vna: Ratio | undefined): number {
  const next = millionths + 1n
  if (!vna) return Number(next) / 1_000_000
  const quote = (next * vna.d + vna.n - 1n) / vna.n
  return (Number(quote) * vna.toNumber(8)) / 1_000_000
}

/** Rate in parts whose untruncated price is the given one; the price falls as the rate rises. */
function roughRate(price: number, terms: Valued & { maturity: Day }): bigint {
  const at = roughPrice(terms)
  let [low, high] = [-0.1, 10]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2
    if (at(middle) > price) low = middle
    else high = middle
  }
  return BigInt(Math.round(high * Number(RATE_PARTS)))
}

/** Brackets a rate within the accepted range: `low` prices above the given price, `high` does not. */
function around(rate: bigint, worth: (parts: bigint) => bigint, least: bigint, most: bigint): [low: bigint, high: bigint] {
  for (let reach = 1n; ; reach *= 16n) {
    const low = rate - reach > least ? rate - reach : least
    const high = rate + reach < most ? rate + reach : most
    if ((low === least || worth(low) < 0n) && (high === most || worth(high) >= 0n)) return [low, high]
  }
}

interface PricedNow {
  readonly bond: Bond
  readonly maturity: Day
  readonly settlement: Day
  readonly rate: Ratio
  readonly price: Price
  readonly businessDays: number
  readonly vna: Ratio | undefined
  readonly unitPrice: Money
}

const businessDaysStep = (ctx: Context, settlement: Day, maturity: Day): number =>
  ctx.step(
    'Dias úteis',
    say`de ${calendarDate(settlement)} a ${calendarDate(maturity)}, sem o último`,
    bondBusinessDays(settlement, maturity),
  )

function worthOf(
  face: SentenceValue,
  { bond, maturity, settlement, rate, businessDays }: Omit<PricedNow, 'price' | 'vna' | 'unitPrice'>,
): Phrase {
  const { length } = flowsAfter(bond, maturity, settlement)
  const growth = say`(1 + ${rate})`
  return length === 1
    ? say`${face} ÷ ${growth}^(${businessDays}/252)`
    : say`soma dos ${length} pagamentos, cada um ÷ ${growth}^(dias úteis/252)`
}

function priceSteps(ctx: Context, { bond, maturity, settlement, rate, price, businessDays, vna, unitPrice }: PricedNow): void {
  const worth = (face: SentenceValue) => worthOf(face, { bond, maturity, settlement, rate, businessDays })
  if (price.quote !== null && vna) {
    ctx.step('Cotação', () => say`${worth('100')}; truncado na quarta casa`, price.quote.toNumber(4))
    ctx.step(
      'Preço com seis casas',
      () => say`${formatDecimals(vna, 6)} × ${formatDecimals(price.quote!, 4)} ÷ 100; VNA × cotação, sem arredondar`,
      price.unit.toNumber(6),
    )
  } else ctx.step('Preço com seis casas', () => worth(100_000n), price.unit.toNumber(6))
  ctx.step('Preço mostrado', () => say`${formatDecimals(price.unit, 6)}; cortado no centavo`, unitPrice)
}
