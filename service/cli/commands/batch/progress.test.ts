import { expect, it } from 'vitest'
import { duration, formatCount } from './progress.ts'

it.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [59, '59 s'],
  [59.5, '1 min 0 s'],
  [60, '1 min 0 s'],
  [119.7, '2 min 0 s'],
  [3599, '59 min 59 s'],
  [3600, '1 h 0 min'],
  [3 * 3600 + 59 * 60, '3 h 59 min'],
])('formats %s seconds as %s', (seconds, told) => expect(duration(seconds)).toBe(told))

it.each([
  [0, '0'],
  [999.6, '1.000'],
  [1234567, '1.234.567'],
])('formats %s rows as %s', (count, told) => expect(formatCount(count)).toBe(told))
