import { describe, expect, it } from 'vitest'
import { rounds } from '../support/lanes/rounds.ts'
import { partOf, solvedWrong, solvePairs } from '../support/walk.ts'

const PARTS = 12
/** Each part takes every twelfth pair, which spreads each larger calculator over all parts. */
const parts = Array.from({ length: rounds(1, PARTS) }, (_, part) => part)
const LONG = 300_000

describe('solve', () => {
  const pairs = [...solvePairs()]

  it('covers thousands of pairs of an input and a result', () => expect(pairs.length).toBeGreaterThan(5000))

  it.each(parts)(
    'returns a value or a reason for every calculator × input × result, within 400 evaluations, and claims exactness correctly: part %i',
    (part) => {
      const wrong: string[] = []
      for (const pair of partOf(pairs, part, PARTS))
        for (const what of solvedWrong(pair)) wrong.push(`${pair.calculator} ${pair.field} → ${pair.target} = ${pair.wanted}: ${what}`)
      expect(wrong).toEqual([])
    },
    LONG,
  )
})
