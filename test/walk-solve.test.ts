import { describe, expect, it } from 'vitest'
import { rounds } from './support/rounds.ts'
import { partOf, solvedWrong, solvePairs } from './support/walk.ts'

const PARTS = 12
/** Each part is one in twelve of all pairs, by turns, and so has every calculator with more than a few of them. */
const parts = Array.from({ length: rounds(1, PARTS) }, (_, part) => part)
const LONG = 300_000

describe('solve', () => {
  const pairs = [...solvePairs()]

  it('has thousands of pairs of an input and a result', () => expect(pairs.length).toBeGreaterThan(5000))

  it.each(parts)(
    'answers every calculator × input × result with a value or a reason, within 400 evaluations, exact only where it is: part %i',
    (part) => {
      const wrong: string[] = []
      for (const pair of partOf(pairs, part, PARTS))
        for (const what of solvedWrong(pair)) wrong.push(`${pair.calculator} ${pair.field} → ${pair.target} = ${pair.wanted}: ${what}`)
      expect(wrong).toEqual([])
    },
    LONG,
  )
})
