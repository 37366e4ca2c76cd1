import { expect, it } from 'vitest'
import { READING_WORDS, READINGS } from './readings.ts'

it('each reading of the calculation has a name', () => {
  expect(READINGS.map((reading) => READING_WORDS[reading])).toEqual(['Como o PJe-Calc', 'Como a lei'])
  expect(Object.keys(READING_WORDS)).toEqual([...READINGS])
})
