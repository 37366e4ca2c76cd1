import { expect, it } from 'vitest'
import { apart, bySign } from './comparison.ts'

it('a centavo either way decides, and nothing between is a tie', () => {
  expect([1n, 0n, -1n].map((difference) => bySign(difference, 'first', 'second'))).toEqual(['first', 'tie', 'second'])
  expect([0.001, 0, -0.001].map((difference) => bySign(difference, 'first', 'second'))).toEqual(['first', 'tie', 'second'])
})

it('apart is the distance, whichever is ahead', () => {
  expect([-5n, 0n, 5n].map(apart)).toEqual([5n, 0n, 5n])
})
