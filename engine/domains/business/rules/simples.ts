import { entriesOf, keysOf, recordOf } from '../../../core/collections/records.ts'
import { type Money, portion, proportion, smallest, sum } from '../../../core/money.ts'
import { Ratio, ZERO } from '../../../core/ratio.ts'
import type { SimplesAnnex, SimplesSplit, SimplesTable, SimplesTax } from '../law/simples-nacional.ts'

/** Taxes in the order of the slip. */
export const SIMPLES_TAXES = [
  'irpj',
  'csll',
  'cofins',
  'pis',
  'cpp',
  'icms',
  'iss',
  'ipi',
  'cbs',
  'ibs',
] as const satisfies readonly SimplesTax[]

export interface BracketRate {
  /** 1-based. */
  readonly bracket: number
  readonly nominalRate: Ratio
  readonly deduct: Money
  readonly effectiveRate: Ratio
}

interface SimplesDue extends BracketRate {
  readonly tax: Money
}

/** Effective rate of a bracket: (RBT12 × rate − deduction) ÷ RBT12, exact (LC 123/2006, art. 18, § 1º-A). */
function rateIn(annex: SimplesAnnex, index: number, revenue12m: Money): BracketRate {
  const { rate, deduct } = annex.brackets[index]!
  // The first bracket has no deduction, which defines a rate for zero revenue.
  return { bracket: index + 1, nominalRate: rate, deduct, effectiveRate: rate.minus(proportion(deduct, revenue12m)) }
}

/** Bracket of a twelve-month revenue within the ceiling. */
export const bracketAt = (revenue12m: Money, annex: SimplesAnnex): BracketRate =>
  rateIn(
    annex,
    annex.brackets.findIndex(({ limit }) => revenue12m <= limit),
    revenue12m,
  )

/**
 * Monthly tax by the shares of the bracket alone, rounded once to the centavo: above the sublimit it has no ICMS or ISS. Requires twelve-month
 * revenue within the ceiling.
 */
export function simplesDue(revenue: Money, revenue12m: Money, annex: SimplesAnnex): SimplesDue {
  const rate = bracketAt(revenue12m, annex)
  return { ...rate, tax: portion(revenue, rate.effectiveRate, 'halfUp') }
}

/** Parts of a month's revenue: within the limits of the year, above the sublimit, and above the ceiling. */
export type RevenuePart = 'within' | 'overSublimit' | 'overLimit'

export interface PartRates {
  /** Exact rate of each tax of the annex on the revenue. */
  readonly rates: Readonly<Partial<Record<SimplesTax, Ratio>>>
  /** True when the ISS stopped at its maximum and the federal taxes received the rest. */
  readonly issCapped: boolean
}

/** Position of the bracket that ends at the sublimit: the last one whose shares include ICMS or ISS. */
const LAST_LOCAL = 4

const LOCAL = ['icms', 'iss'] as const satisfies readonly SimplesTax[]
const isLocal = (tax: SimplesTax): tax is (typeof LOCAL)[number] => tax === 'icms' || tax === 'iss'

interface PartAsked {
  readonly part: RevenuePart
  readonly revenue12m: Money
  /** False when ICMS and ISS are paid outside the slip: their whole share leaves it. */
  readonly withLocal: boolean
}

/**
 * Rates of a part of the revenue (LC 123/2006, art. 18, §§ 16, 16-A, 17 and 17-A; Resolução CGSN 140/2018, art. 24 and notes of the annexes).
 * Federal taxes follow the bracket of the RBT12, and the last bracket at the ceiling above it. ICMS and ISS follow the fifth bracket from the
 * sublimit on. ISS above the maximum stops there and the federal taxes receive the rest.
 */
export function partRates({ part, revenue12m, withLocal }: PartAsked, annex: SimplesAnnex, table: SimplesTable): PartRates {
  const rbt12 = part === 'overLimit' ? table.ceiling : smallest(revenue12m, table.ceiling)
  const { bracket, effectiveRate } = bracketAt(rbt12, annex)
  const shares = annex.brackets[bracket - 1]!.split
  const rates: Partial<Record<SimplesTax, Ratio>> = {}
  for (const [tax, share] of entriesOf<SimplesTax, Ratio>(shares)) rates[tax] = isLocal(tax) ? ZERO : effectiveRate.times(share)
  if (!withLocal) return { rates, issCapped: false }
  const local = localRate({ part, rbt12, effectiveRate, bracket }, annex)
  for (const tax of LOCAL) if (local.shares[tax]) rates[tax] = local.rate.times(local.shares[tax])
  const { iss } = rates
  const { issCap } = annex
  const maximum = issCap?.iss ?? table.issMaximum
  // The note of the fifth bracket: (effective rate − 5%) by its own shares, instead of the shares of the bracket.
  const byNote = part === 'within' && bracket === issCap?.bracket
  const capped = iss !== undefined && (byNote ? effectiveRate.compare(issCap.above) > 0 : iss.compare(maximum) > 0)
  if (!capped) return { rates, issCapped: false }
  const left = byNote ? effectiveRate.minus(maximum) : iss.minus(maximum)
  for (const [tax, share] of entriesOf<SimplesTax, Ratio>(sharesOfTheRest(annex)))
    rates[tax] = (byNote ? ZERO : rates[tax]!).plus(left.times(share))
  return { rates: { ...rates, iss: maximum }, issCapped: true }
}

interface LocalAsked extends Pick<BracketRate, 'bracket' | 'effectiveRate'> {
  readonly part: RevenuePart
  readonly rbt12: Money
}

/** Effective rate and shares from which ICMS and ISS come. */
function localRate({ part, rbt12, bracket, effectiveRate }: LocalAsked, annex: SimplesAnnex): { rate: Ratio; shares: SimplesSplit } {
  const last = annex.brackets[LAST_LOCAL]!
  if (part !== 'within') return { rate: rateIn(annex, LAST_LOCAL, last.limit).effectiveRate, shares: last.split }
  if (bracket > LAST_LOCAL + 1) return { rate: rateIn(annex, LAST_LOCAL, rbt12).effectiveRate, shares: last.split }
  return { rate: effectiveRate, shares: annex.brackets[bracket - 1]!.split }
}

/** Shares by which the federal taxes receive the ISS above its maximum: those of the note, or the fifth bracket's without ISS. */
function sharesOfTheRest(annex: SimplesAnnex): SimplesSplit {
  if (annex.issCap) return annex.issCap.rest
  const { iss: _iss, icms: _icms, ...split } = annex.brackets[LAST_LOCAL]!.split
  const federal: SimplesSplit = split
  const whole = Object.values(federal).reduce((total, share) => total.plus(share), ZERO)
  return recordOf(keysOf<SimplesTax>(federal), (tax) => federal[tax]!.over(whole))
}

/** Fifth bracket with an RBT12 above it: the rate and the share from which ICMS and ISS come. Null up to the fifth bracket. */
export function localBracket(revenue12m: Money, annex: SimplesAnnex): (BracketRate & { readonly share: Ratio }) | null {
  if (bracketAt(revenue12m, annex).bracket <= LAST_LOCAL + 1) return null
  return { ...rateIn(annex, LAST_LOCAL, revenue12m), share: localShare(annex) }
}

const localShare = ({ brackets }: SimplesAnnex): Ratio => sumOf(LOCAL.map((tax) => brackets[LAST_LOCAL]!.split[tax] ?? ZERO))

interface WholeBracket {
  readonly limit: Money
  readonly rate: Ratio
  readonly deduct: Ratio
  /** The same without ICMS and ISS of the fifth bracket. */
  readonly federal: { readonly rate: Ratio; readonly deduct: Ratio }
}

/** Brackets of the whole slip with ICMS and ISS in it: above the sublimit those two come from the fifth bracket with the same RBT12. */
export function ratesWithLocal(annex: SimplesAnnex): WholeBracket[] {
  const { brackets } = annex
  const last = brackets[LAST_LOCAL]!
  const share = localShare(annex)
  return brackets.map(({ limit, rate, deduct }, index) => ({
    limit,
    rate: index > LAST_LOCAL ? rate.plus(last.rate.times(share)) : rate,
    deduct: Ratio.of(deduct).plus(index > LAST_LOCAL ? Ratio.of(last.deduct).times(share) : ZERO),
    federal: { rate, deduct: Ratio.of(deduct) },
  }))
}

export const sumOf = (rates: Iterable<Ratio>): Ratio => [...rates].reduce((total, rate) => total.plus(rate), ZERO)

/** Splits a tax so that the parts sum to it: truncates each to the centavo and assigns the remaining centavos by largest remainder. */
export function splitByWeight(tax: Money, weights: Readonly<Partial<Record<SimplesTax, Ratio>>>): Partial<Record<SimplesTax, Money>> {
  const whole = sumOf(Object.values(weights))
  if (whole.isZero) return recordOf(keysOf<SimplesTax>(weights), () => 0n)
  const parts = entriesOf<SimplesTax, Ratio>(weights).map(([name, weight]) => {
    const { n, d } = weight.over(whole)
    const amount = (tax * n) / d
    return { name, amount, rest: Ratio.of((tax * n) % d, d) }
  })
  let missing = tax - sum(parts.map(({ amount }) => amount))
  for (const part of [...parts].sort((a, b) => b.rest.compare(a.rest))) {
    if (missing === 0n) break
    part.amount += 1n
    missing -= 1n
  }
  return Object.fromEntries(parts.map(({ name, amount }) => [name, amount]))
}
