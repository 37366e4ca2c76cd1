import { expect, it } from 'vitest'
import { wrapped } from './words.ts'

it('a line is as wide as the terminal at the most, and a word that just fits is in it', () => {
  expect(wrapped('aaaa bbbb cccc', 9, '')).toEqual(['aaaa bbbb', 'cccc'])
  expect(wrapped('aaaa bbbb cccc', 8, '')).toEqual(['aaaa', 'bbbb', 'cccc'])
  expect(wrapped('aaaa bbbb', 11, '  ')).toEqual(['  aaaa bbbb'])
  expect(wrapped('aaaa bbbb', 10, '  ', '- ')).toEqual(['- aaaa', '  bbbb'])
})
