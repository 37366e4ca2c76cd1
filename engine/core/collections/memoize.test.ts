import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('computes each value once and clears the cache past its size limit', () => {
  const made: string[] = []
  const upper = memoize((word) => {
    made.push(word)
    return word.toUpperCase()
  }, 2)
  expect(['a', 'b', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'B'])
  expect(made).toEqual(['a', 'b'])
  expect(['c', 'c', 'a'].map(upper)).toEqual(['C', 'C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
