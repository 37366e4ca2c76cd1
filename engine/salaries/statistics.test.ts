import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Histogram, merged, wageStatistics } from './statistics.ts'

function histogram(wages: readonly number[]): Histogram {
  const sorted = [...new Set(wages)].sort((a, b) => a - b)
  return {
    cents: Int32Array.from(sorted),
    counts: Int32Array.from(sorted.map((cents) => wages.filter((wage) => wage === cents).length)),
  }
}

const wages = fc.array(fc.integer({ min: 45_540, max: 24_315_000 }), { minLength: 10, maxLength: 60 })

describe('wage statistics', () => {
  it('matches hand-computed statistics of a sample', () => {
    // Wages 1000.00 … 1900.00: mean 1450.00; quantile positions 2.25, 4.5 and 6.75.
    const sample = histogram(Array.from({ length: 10 }, (_, index) => 100_000 + index * 10_000))
    expect(wageStatistics(sample)).toEqual({ eligible: 10, avg: 145_000n, p25: 122_500n, median: 145_000n, p75: 167_500n })
  })

  it('rounds half a centavo up', () => {
    const sample = histogram([...Array(5).fill(100_000), ...Array(5).fill(100_001)])
    expect(wageStatistics(sample)).toMatchObject({ avg: 100_001n, median: 100_001n, p25: 100_000n, p75: 100_001n })
  })

  it('is withheld below ten admissions', () => {
    const nine = histogram(Array.from({ length: 9 }, (_, index) => 100_000 + index))
    expect(wageStatistics(nine)).toEqual({ eligible: 9, avg: null, median: null, p25: null, p75: null })
    expect(wageStatistics(histogram([]))).toMatchObject({ eligible: 0, avg: null })
  })

  it('equals interpolation on the sorted list of wages', () => {
    fc.assert(
      fc.property(wages, (sample) => {
        const sorted = [...sample].sort((a, b) => a - b)
        const at = (quarter: number): bigint => {
          const position = (sorted.length - 1) * quarter
          const low = sorted[Math.floor(position / 4)]!
          const high = sorted[Math.ceil(position / 4)]!
          return BigInt(Math.floor((low * (4 - (position % 4)) + high * (position % 4)) / 4 + 0.5))
        }
        const total = sorted.reduce((sum, wage) => sum + BigInt(wage), 0n)
        const n = BigInt(sorted.length)
        expect(wageStatistics(histogram(sample))).toEqual({
          eligible: sorted.length,
          avg: (2n * total + n) / (2n * n),
          p25: at(1),
          median: at(2),
          p75: at(3),
        })
      }),
    )
  })

  it('stays exact when a sum of centavos exceeds 2^53', () => {
    const heavy = { cents: Int32Array.of(24_314_999, 24_315_000), counts: Int32Array.of(1_000_000_000, 1_000_000_000) }
    expect(wageStatistics(heavy)).toMatchObject({ eligible: 2_000_000_000, avg: 24_315_000n, p25: 24_314_999n, p75: 24_315_000n })
  })
})

describe('merging histograms', () => {
  it('adds and subtracts: a sample plus others minus the others is the sample', () => {
    fc.assert(
      fc.property(wages, wages, wages, (a, b, c) => {
        const parts = [
          { histogram: histogram(a), weight: 1 as const },
          { histogram: histogram(b), weight: 1 as const },
          { histogram: histogram(c), weight: 1 as const },
          { histogram: histogram(c), weight: -1 as const },
        ]
        expect(merged(parts)).toEqual(histogram([...a, ...b]))
      }),
    )
  })

  it('keeps an unmatched exclusion as a negative count and ranks around it', () => {
    const declared = histogram(Array.from({ length: 12 }, (_, index) => 200_000 + index * 100))
    const excluded = { cents: Int32Array.of(100_000), counts: Int32Array.of(1) }
    const sum = merged([
      { histogram: declared, weight: 1 },
      { histogram: excluded, weight: -1 },
    ])
    expect([...sum.counts]).toEqual([-1, ...Array(12).fill(1)])
    // Eleven wages remain; the running count reaches 1 only at the second wage, so the median is the seventh.
    expect(wageStatistics(sum)).toMatchObject({ eligible: 11, median: 200_600n })
  })
})
