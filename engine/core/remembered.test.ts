import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('makes what comes of a word once, and forgets all past as many as it keeps', () => {
  const made: string[] = []
  const upper = remembered((word) => {
    made.push(word)
    return word.toUpperCase()
  }, 2)
  expect(['a', 'b', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'B'])
  expect(made).toEqual(['a', 'b'])
  expect(['c', 'c', 'a'].map(upper)).toEqual(['C', 'C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
