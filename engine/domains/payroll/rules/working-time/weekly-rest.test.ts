import { expect, it } from 'vitest'
import { restDayReflex } from './weekly-rest.ts'

it('pays the mean of a working day per rest day, rounded once', () => {
  expect(restDayReflex(1000_00n, { working_days: 25, rest_days: 5 })).toBe(200_00n)
  expect(restDayReflex(100_00n, { working_days: 27, rest_days: 4 })).toBe(14_81n)
  expect(restDayReflex(100_00n, { working_days: 26, rest_days: 0 })).toBe(0n)
})

it('rounds half up', () => {
  expect(restDayReflex(1n, { working_days: 2, rest_days: 1 })).toBe(1n)
  expect(restDayReflex(1n, { working_days: 5, rest_days: 2 })).toBe(0n)
})
