/**
 * Prices of federal bonds, following the Treasury's precision table step by step: each exponent, flow, quotation and price is truncated or
 * rounded at its own decimal, and nothing else is. Source: STN, Metodologia de Cálculo dos Títulos Públicos Federais Ofertados nos Leilões
 * Primários.
 */

import { addMonths, type Day, dayOf, yearOf } from '../../../../core/day.ts'
import { powersOf } from '../../../../core/math/power.ts'
import { arithmeticDone, chargeArithmetic, decimal, divide, ONE, percent, Ratio, type Rounding, ZERO } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { bondBusinessDays } from './bond-calendar.ts'

export type Bond = 'ltn' | 'ntnf' | 'lft' | 'ntnb' | 'ntnb_principal' | 'renda_mais' | 'educa_mais'

/** Rounds to a number of decimals. */
export function atPlaces({ n, d }: Ratio, places: number, rounding: Rounding): Ratio {
  const scale = 10n ** BigInt(places)
  return Ratio.of(divide(n * scale, d, rounding), scale)
}

/** A payment of a bond, in the unit of its price (R$ 1.000, 100 or 1 of face value). */
export interface Flow {
  readonly on: Day
  readonly amount: Ratio
  /** Interest part. */
  readonly coupon: Ratio
}

interface Terms {
  /** Sum of the flows, excluding interest. */
  readonly face: Ratio
  readonly coupon: Ratio
  readonly monthsApart: number
  /** Decimals of each discounted flow; null with a single flow, truncated only in the price. */
  readonly flowPlaces: number | null
  /** Number of equal repayments of the face, the last absorbing truncation residue; one when the face is paid at maturity. */
  readonly repayments: number
}

const SINGLE = { coupon: ZERO, monthsApart: 0, flowPlaces: null, repayments: 1 }
const half = (annual: string): Ratio => powersOf(ONE.plus(percent(annual)))(Ratio.of(1n, 2n)).minus(ONE)

const TERMS: Readonly<Record<Bond, Terms>> = {
  ltn: { ...SINGLE, face: decimal(1000) },
  // 10% a year: 48.80885 per half-year.
  ntnf: {
    face: decimal(1000),
    coupon: atPlaces(half('10').times(decimal(1000)), 5, 'halfUp'),
    monthsApart: 6,
    flowPlaces: 9,
    repayments: 1,
  },
  lft: { ...SINGLE, face: decimal(100) },
  // 6% a year: 2.956301 per 100.
  ntnb: { face: decimal(100), coupon: atPlaces(half('6').times(decimal(100)), 6, 'halfUp'), monthsApart: 6, flowPlaces: 10, repayments: 1 },
  ntnb_principal: { ...SINGLE, face: decimal(100) },
  renda_mais: { face: ONE, coupon: ZERO, monthsApart: 1, flowPlaces: 12, repayments: 240 },
  educa_mais: { face: ONE, coupon: ZERO, monthsApart: 1, flowPlaces: 12, repayments: 60 },
}

/** Reason in Portuguese why a bond cannot mature on a day; null when it can. */
export function wrongMaturity(bond: Bond, maturity: Day): string | null {
  if (bond === 'ntnf' && !maturity.endsWith('-01-01')) return 'o Prefixado com Juros Semestrais vence em 1º de janeiro'
  if (bond === 'ltn' && !/-(01|04|07|10)-01$/.test(maturity)) return 'o Prefixado vence no dia 1º de janeiro, abril, julho ou outubro'
  if ((bond === 'ntnb' || bond === 'ntnb_principal') && !maturity.endsWith('-15')) return 'o Tesouro IPCA+ vence em um dia 15'
  if ((bond === 'renda_mais' || bond === 'educa_mais') && !maturity.endsWith('-12-15'))
    return 'Renda+ e Educa+ têm o último pagamento em 15 de dezembro: o vencimento, não o ano do nome'
  return null
}

/** Payments after a day, in order. */
export function flowsAfter(bond: Bond, maturity: Day, after: Day): Flow[] {
  const { face, coupon, monthsApart, repayments } = TERMS[bond]
  if (monthsApart === 0) return [{ on: maturity, amount: face, coupon: ZERO }]
  const part = repayments === 1 ? ZERO : atPlaces(face.over(Ratio.of(BigInt(repayments))), 8, 'truncate')
  const last = face.minus(part.times(Ratio.of(BigInt(repayments - 1))))
  const flows: Flow[] = []
  for (let index = 0; repayments === 1 || index < repayments; index++) {
    const on = index === 0 ? maturity : addMonths(maturity, -index * monthsApart)
    if (on <= after) break
    const repaid = index === 0 ? last : part
    flows.push({ on, amount: repaid.plus(coupon), coupon })
  }
  return flows.reverse()
}

/** First payment of Renda+ or Educa+, called the conversion by the Treasury. */
export function firstIncomeOf(bond: 'renda_mais' | 'educa_mais', maturity: Day): Day {
  return dayOf(yearOf(maturity) + 1 - TERMS[bond].repayments / 12, 1, 15)
}

/** Present value of the flows in their own unit, before the final truncation. */
function discounted(bond: Bond, maturity: Day, settlement: Day, rate: Ratio): Ratio {
  const { flowPlaces } = TERMS[bond]
  const growth = powersOf(ONE.plus(rate))
  let total = ZERO
  for (const { on, amount } of flowsAfter(bond, maturity, settlement)) {
    const exponent = atPlaces(Ratio.of(BigInt(bondBusinessDays(settlement, on)), 252n), 14, 'truncate')
    const value = amount.over(growth(exponent))
    total = total.plus(flowPlaces === null ? value : atPlaces(value, flowPlaces, 'halfUp'))
  }
  return total
}

/** Approximate price at a rate in floating point, without truncation; precise enough to bracket a rate. */
export function roughPrice({ bond, maturity, settlement, vna }: Omit<Priced, 'rate'>): (rate: number) => number {
  const { repayments } = TERMS[bond]
  const worth = vna === undefined ? 1 : vna.toNumber(8) / (repayments > 1 ? 1 : 100)
  const flows = flowsAfter(bond, maturity, settlement).map(({ on, amount }) => ({
    amount: amount.toNumber(10) * worth,
    years: bondBusinessDays(settlement, on) / 252,
  }))
  return (rate) => flows.reduce((total, { amount, years }) => total + amount / (1 + rate) ** years, 0)
}

export interface Price {
  /** Per 100 of face value, four decimals; null for bonds priced directly in reais. */
  readonly quote: Ratio | null
  /** Six decimals. */
  readonly unit: Ratio
}

export interface Priced {
  readonly bond: Bond
  readonly maturity: Day
  readonly settlement: Day
  /** Yearly fraction: 0.1406 for 14.06%. */
  readonly rate: Ratio
  /** Updated face value; only for bonds with a quotation. */
  readonly vna?: Ratio | undefined
}

/** Rates have six decimals in percent. */
export const cutRate = (rate: Ratio): Ratio => atPlaces(rate, 8, 'truncate')

/** Last quote and its cost. Repeated requests that vary only the quantity reuse it; one quote needs up to 240 powers. */
let last: { readonly key: string; readonly quote: Ratio; readonly cost: number } | undefined

/** Quotation per 100 of face value, truncated to four decimals. */
export function quoteOf({ bond, maturity, settlement, rate }: Priced): Ratio {
  const cut = cutRate(rate)
  const key = `${bond} ${maturity} ${settlement} ${cut.n}/${cut.d}`
  if (last?.key === key) {
    chargeArithmetic(last.cost)
    return last.quote
  }
  const before = arithmeticDone()
  const quote = quoteMade(bond, maturity, settlement, cut)
  last = { key, quote, cost: arithmeticDone() - before }
  return quote
}

function quoteMade(bond: Bond, maturity: Day, settlement: Day, rate: Ratio): Ratio {
  const value = discounted(bond, maturity, settlement, rate)
  // Renda+ and Educa+ are quoted per one, truncated to six decimals: four decimals per 100.
  const ofHundred = TERMS[bond].repayments > 1 ? value.times(decimal(100)) : value
  return atPlaces(ofHundred, 4, 'truncate')
}

export function priceOf(priced: Priced): Price {
  const { bond, maturity, settlement, rate, vna } = priced
  if (bond === 'ltn' || bond === 'ntnf')
    return { quote: null, unit: atPlaces(discounted(bond, maturity, settlement, cutRate(rate)), 6, 'truncate') }
  if (!vna) throw new RangeError(word`${bond} has no price without its updated face value`)
  const quote = quoteOf(priced)
  return { quote, unit: atPlaces(vna.times(quote).over(decimal(100)), 6, 'truncate') }
}
