import { expect, it } from 'vitest'
import { apart, bySign } from './comparison.ts'

it('decides by one centavo either way; zero is a tie', () => {
  expect([1n, 0n, -1n].map((difference) => bySign(difference, 'first', 'second'))).toEqual(['first', 'tie', 'second'])
  expect([0.001, 0, -0.001].map((difference) => bySign(difference, 'first', 'second'))).toEqual(['first', 'tie', 'second'])
})

it('returns the absolute difference', () => {
  expect([-5n, 0n, 5n].map(apart)).toEqual([5n, 0n, 5n])
})
