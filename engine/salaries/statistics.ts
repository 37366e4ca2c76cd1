/** Exact wage statistics from histograms of amounts in centavos. */
import type { Money } from '../core/money.ts'
import { divide } from '../core/ratio.ts'

/** Ascending amounts in centavos with their counts; a count is negative when exclusions exceed declarations. */
export interface Histogram {
  readonly cents: Int32Array
  readonly counts: Int32Array
}

export interface WageStatistics {
  readonly eligible: number
  readonly avg: Money | null
  readonly median: Money | null
  readonly p25: Money | null
  readonly p75: Money | null
}

/** Minimum admissions to show wages: fewer are not a statistic and could identify a person. */
const SMALLEST_SAMPLE = 10

export const EMPTY: Histogram = { cents: new Int32Array(0), counts: new Int32Array(0) }

/**
 * Quantiles by linear interpolation between order statistics (position (n − 1) × p, as numpy and `quantile_cont` do), rounded half up to
 * the centavo. The k-th smallest wage is the first with a running count above k, which also holds for negative counts.
 */
export function wageStatistics({ cents, counts }: Histogram): WageStatistics {
  let eligible = 0
  let total = 0n
  let part = 0
  for (let i = 0; i < cents.length; i++) {
    eligible += counts[i]!
    part += cents[i]! * counts[i]!
    if (Math.abs(part) > 2 ** 51) {
      total += BigInt(part)
      part = 0
    }
  }
  total += BigInt(part)
  if (eligible < SMALLEST_SAMPLE) return { eligible: Math.max(0, eligible), avg: null, median: null, p25: null, p75: null }

  const last = eligible - 1
  const ranks = [1, 2, 3].flatMap((quarter) => [Math.floor((last * quarter) / 4), Math.ceil((last * quarter) / 4)])
  const wages: number[] = []
  let running = 0
  for (let i = 0; i < cents.length && wages.length < ranks.length; i++) {
    running += counts[i]!
    while (wages.length < ranks.length && running > ranks[wages.length]!) wages.push(cents[i]!)
  }
  const quantile = (quarter: number): Money => {
    const [low, high] = [wages[2 * quarter - 2]!, wages[2 * quarter - 1]!]
    return divide(BigInt(4 * low + ((last * quarter) % 4) * (high - low)), 4n, 'halfUp')
  }
  return { eligible, avg: divide(total, BigInt(eligible), 'halfUp'), p25: quantile(1), median: quantile(2), p75: quantile(3) }
}

/** Sum of histograms with weights +1 or −1. */
export function merged(parts: readonly { readonly histogram: Histogram; readonly weight: 1 | -1 }[]): Histogram {
  const [only] = parts
  if (!only) return EMPTY
  if (parts.length === 1) {
    return only.weight === 1 ? only.histogram : { cents: only.histogram.cents, counts: only.histogram.counts.map((count) => -count) }
  }
  const half = parts.length >> 1
  return sum(merged(parts.slice(0, half)), merged(parts.slice(half)))
}

function sum(a: Histogram, b: Histogram): Histogram {
  if (a.cents.length === 0) return b
  if (b.cents.length === 0) return a
  const cents = new Int32Array(a.cents.length + b.cents.length)
  const counts = new Int32Array(cents.length)
  let length = 0
  for (let i = 0, j = 0; i < a.cents.length || j < b.cents.length; ) {
    const left = i < a.cents.length ? a.cents[i]! : Number.POSITIVE_INFINITY
    const right = j < b.cents.length ? b.cents[j]! : Number.POSITIVE_INFINITY
    const amount = Math.min(left, right)
    const count = (left === amount ? a.counts[i++]! : 0) + (right === amount ? b.counts[j++]! : 0)
    if (count === 0) continue
    cents[length] = amount
    counts[length++] = count
  }
  return { cents: cents.slice(0, length), counts: counts.slice(0, length) }
}
