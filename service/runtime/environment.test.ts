import { expect, it } from 'vitest'
import { EnvironmentReader } from './environment.ts'

it('accepts an integer up to its maximum, and reports and ignores anything else', () => {
  const reader = new EnvironmentReader({ MOST: '10', MORE: '11', BELOW: '-1', WORD: 'ten', LONG: '1234567890', BLANK: ' ' })
  const read = (name: string) => reader.integer(name, 3, name === 'LONG' ? 9_999_999_999 : 10)
  expect(['MOST', 'BLANK', 'ABSENT'].map(read)).toEqual([10, 3, 3])
  expect(reader.problems).toEqual([])
  expect(['MORE', 'BELOW', 'WORD', 'LONG'].map(read)).toEqual([3, 3, 3, 3])
  expect(reader.problems.map((problem) => problem.split(' ')[0])).toEqual(['MORE', 'BELOW', 'WORD', 'LONG'])
})
