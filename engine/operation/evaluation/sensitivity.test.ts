import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../core/errors.ts'
import { percent } from '../../core/ratio.ts'
import { beyondBand, sensitivityLines, tieBand } from './sensitivity.ts'

describe('assumption sensitivity', () => {
  const trial = (to: readonly number[], verdictAt: (value: number) => string) =>
    sensitivityLines('yes', { assumption: 'a taxa', step: 'a', from: 10, to, shown: (value) => value, verdictAt })

  it('tries every other value and reports where the verdict changes', () => {
    expect(trial([8, 12], (value) => (value > 10 ? 'no' : 'yes'))).toEqual([
      { assumption: 'a taxa', step: 'a', from: 10, to: 8, verdictChanges: false },
      { assumption: 'a taxa', step: 'a', from: 10, to: 12, verdictChanges: true },
    ])
  })

  it('skips the current value and refused values, and rethrows other errors', () => {
    const refusing = (error: Error) =>
      trial([10, 12], () => {
        throw error
      })
    expect(refusing(new InvalidInput([{ field: 'a', message: 'b' }]))).toEqual([])
    expect(() => refusing(new TypeError('ours'))).toThrow(TypeError)
  })
})

describe('tie', () => {
  it('is a share of the larger side, whatever its position and sign', () => {
    expect(tieBand([100_00n, 90_00n], percent(1))).toBe(1_00n)
    expect(tieBand([-200_00n, 90_00n], percent(1))).toBe(2_00n)
    expect(tieBand([1_99n, 0n], percent(1))).toBe(1n)
  })

  it('is at least the rounding error', () => {
    expect(tieBand([100_00n, 90_00n], percent(0))).toBe(1n)
    expect(tieBand([100_00n, 90_00n], percent(0), 12n)).toBe(12n)
  })

  it('includes both bounds', () => {
    expect([101n, 100n, 0n, -100n, -101n].map((difference) => beyondBand(difference, 100n, 'more', 'less'))).toEqual([
      'more',
      'tie',
      'tie',
      'tie',
      'less',
    ])
  })
})
