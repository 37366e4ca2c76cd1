import { expect, it } from 'vitest'
import { wrapped } from './terminal-layout.ts'

it('wraps at the terminal width and keeps a word that just fits', () => {
  expect(wrapped('aaaa bbbb cccc', 9, '')).toEqual(['aaaa bbbb', 'cccc'])
  expect(wrapped('aaaa bbbb cccc', 8, '')).toEqual(['aaaa', 'bbbb', 'cccc'])
  expect(wrapped('aaaa bbbb', 11, '  ')).toEqual(['  aaaa bbbb'])
  expect(wrapped('aaaa bbbb', 10, '  ', '- ')).toEqual(['- aaaa', '  bbbb'])
})
