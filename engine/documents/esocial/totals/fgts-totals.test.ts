import { expect, it } from 'vitest'
import { isListedSeparately } from './fgts-totals.ts'

it('lists separately only the earlier-month agreements of item 1.8 of the manual', () =>
  expect(['A', 'D', 'E', 'F', 'H', 'I', null].filter(isListedSeparately)).toEqual(['E', 'H', 'I']))
