import { describe, expect, it } from 'vitest'
import { BeyondExact } from '../../core/errors.ts'
import { LARGEST } from '../../core/money.ts'
import { percent, Ratio } from '../../core/ratio.ts'
import { assertExact, presented, provenanceOf } from './envelope.ts'

const whole = (value: bigint) => Ratio.of(value)

describe('exact values in JSON', () => {
  it('are reais, percentages and plain numbers at any depth, without undefined fields', () => {
    expect(presented({ a: 123n, b: percent('7.5'), c: [1n, null], d: undefined, e: { f: 'x', g: true } })).toEqual({
      a: 1.23,
      b: 7.5,
      c: [0.01, null],
      e: { f: 'x', g: true },
    })
    expect(Object.is(presented(-0), 0)).toBe(true)
  })

  const refused: [string, unknown][] = [
    ['an amount above R$ 70 trillion', LARGEST + 1n],
    ['a debt below minus R$ 70 trillion', -LARGEST - 1n],
    ['no number', Number.NaN],
    ['no end', Number.POSITIVE_INFINITY],
    ['a percentage past the whole numbers of JSON', whole(BigInt(Number.MAX_SAFE_INTEGER))],
    ['the same below zero', whole(-BigInt(Number.MAX_SAFE_INTEGER))],
    ['the first percentage past them', whole(90_071_992_547_410n)],
    ['the same below zero', whole(-90_071_992_547_410n)],
  ]
  it.each(refused)('rejects %s at any depth, when formatted or only checked', (_what, value) => {
    for (const inside of [value, [value], { value }, { a: [{ value }] }]) {
      expect(() => presented(inside)).toThrow(BeyondExact)
      expect(() => assertExact(inside)).toThrow(BeyondExact)
    }
  })

  const answered = [
    LARGEST,
    -LARGEST,
    0,
    1e300,
    'text',
    null,
    true,
    undefined,
    percent('100'),
    whole(999_999n),
    whole(10_000_000n),
    whole(-10_000_000n),
    whole(90_071_992_547_409n),
    whole(-90_071_992_547_409n),
    Ratio.of(BigInt(Number.MAX_SAFE_INTEGER), 100n),
    Ratio.of(-BigInt(Number.MAX_SAFE_INTEGER), 100n),
  ]
  it.each(answered.map((value, index) => [index, value]))('accepts every representable value (%i)', (_index, value) => {
    expect(() => assertExact({ value })).not.toThrow()
    expect(() => presented({ value })).not.toThrow()
  })
})

it('includes rates only when some were read', () => {
  const reading = { metric: 'cdi', value: 1, date: '2026-01-01', source: 'fallback', stale: true } as const
  expect(provenanceOf({ basis: [], rates: [], assumptions: [], projected: [] })).toEqual({ basis: [], assumptions: [] })
  expect(provenanceOf({ basis: [], rates: [reading], assumptions: [], projected: [] })).toEqual({
    basis: [],
    rates: [reading],
    assumptions: [],
  })
})
