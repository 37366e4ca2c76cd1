/**
 * Prices of federal bonds, step by step as the Treasury's precision table has them: each exponent, flow, quotation and price is cut
 * (truncated) or rounded at its own decimal, and nothing else is.
 * Source: STN, Metodologia de Cálculo dos Títulos Públicos Federais Ofertados nos Leilões Primários.
 */

import { addMonths, type Day, dayOf, yearOf } from '../../../core/day.ts'
import { word } from '../../../core/language.ts'
import { powersOf } from '../../../core/power.ts'
import { arithmeticDone, chargeArithmetic, decimal, divide, ONE, percent, Ratio, type Rounding, ZERO } from '../../../core/ratio.ts'
import { bondBusinessDays } from './bond-calendar.ts'

export type Bond = 'ltn' | 'ntnf' | 'lft' | 'ntnb' | 'ntnb_principal' | 'renda_mais' | 'educa_mais'

/** At a number of decimals, under a named rounding. */
export function atPlaces({ n, d }: Ratio, places: number, rounding: Rounding): Ratio {
  const scale = 10n ** BigInt(places)
  return Ratio.of(divide(n * scale, d, rounding), scale)
}

/** A payment of a bond, in the unit its price is counted in (R$ 1.000, 100 or 1 of face value). */
export interface Flow {
  readonly on: Day
  readonly amount: Ratio
  /** The part that is interest. */
  readonly coupon: Ratio
}

interface Terms {
  /** What the flows add up to, interest apart. */
  readonly face: Ratio
  readonly coupon: Ratio
  readonly monthsApart: number
  /** Decimals each discounted flow is rounded at; null where there is one flow, cut only in the price. */
  readonly flowPlaces: number | null
  /** Equal repayments of the face, the last closing what truncation left; one where the face is paid at the end. */
  readonly repayments: number
}

const SINGLE = { coupon: ZERO, monthsApart: 0, flowPlaces: null, repayments: 1 }
const half = (annual: string): Ratio => powersOf(ONE.plus(percent(annual)))(Ratio.of(1n, 2n)).minus(ONE)

const TERMS: Readonly<Record<Bond, Terms>> = {
  ltn: { ...SINGLE, face: decimal(1000) },
  // 10% a year: 48.80885 each half-year.
  ntnf: {
    face: decimal(1000),
    coupon: atPlaces(half('10').times(decimal(1000)), 5, 'halfUp'),
    monthsApart: 6,
    flowPlaces: 9,
    repayments: 1,
  },
  lft: { ...SINGLE, face: decimal(100) },
  // 6% a year: 2.956301 of each 100.
  ntnb: { face: decimal(100), coupon: atPlaces(half('6').times(decimal(100)), 6, 'halfUp'), monthsApart: 6, flowPlaces: 10, repayments: 1 },
  ntnb_principal: { ...SINGLE, face: decimal(100) },
  renda_mais: { face: ONE, coupon: ZERO, monthsApart: 1, flowPlaces: 12, repayments: 240 },
  educa_mais: { face: ONE, coupon: ZERO, monthsApart: 1, flowPlaces: 12, repayments: 60 },
}

/** Why a bond cannot mature on a day, in Portuguese; null where it can. */
export function wrongMaturity(bond: Bond, maturity: Day): string | null {
  if (bond === 'ntnf' && !maturity.endsWith('-01-01')) return 'o Prefixado com Juros Semestrais vence em 1º de janeiro'
  if (bond === 'ltn' && !/-(01|04|07|10)-01$/.test(maturity)) return 'o Prefixado vence no dia 1º de janeiro, abril, julho ou outubro'
  if ((bond === 'ntnb' || bond === 'ntnb_principal') && !maturity.endsWith('-15')) return 'o Tesouro IPCA+ vence em um dia 15'
  if ((bond === 'renda_mais' || bond === 'educa_mais') && !maturity.endsWith('-12-15'))
    return 'Renda+ e Educa+ têm o último pagamento em 15 de dezembro: o vencimento, não o ano do nome'
  return null
}

/** Every payment after a day, in order. */
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

/** The first payment of Renda+ or Educa+: what the Treasury calls the conversion. */
export function firstIncomeOf(bond: 'renda_mais' | 'educa_mais', maturity: Day): Day {
  return dayOf(yearOf(maturity) + 1 - TERMS[bond].repayments / 12, 1, 15)
}

/** The present value of the flows in their own unit, before the last cut. */
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

/** The price at a rate in doubles, without any cut: near enough to look for a rate around it. */
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
  /** Of 100, four decimals; null for the bonds priced in reais at once. */
  readonly quote: Ratio | null
  /** Six decimals. */
  readonly unit: Ratio
}

export interface Priced {
  readonly bond: Bond
  readonly maturity: Day
  readonly settlement: Day
  /** A year, 0.1406 for 14.06%. */
  readonly rate: Ratio
  /** The updated face value; only the bonds with a quotation have one. */
  readonly vna?: Ratio | undefined
}

/** A rate has six decimals of a percentage. */
export const cutRate = (rate: Ratio): Ratio => atPlaces(rate, 8, 'truncate')

/** The quote asked for last, with what it cost: who varies how much is bought asks for the same one each time, and one has up to 240 powers. */
let last: { readonly key: string; readonly quote: Ratio; readonly cost: number } | undefined

/** Of 100 of face value, cut at four decimals. */
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
  // Renda+ and Educa+ are counted on one, cut at six decimals: four decimals of 100.
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
