import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { payOfDays, thirdOf } from './vacation-parts.ts'

it('pays a thirtieth of the salary per day, and a third of that pay', () => {
  expect(payOfDays(reais('3000.00'), 20, 30)).toBe(reais('2000.00'))
  expect(payOfDays(reais('1621.00'), 1, 30)).toBe(reais('54.03'))
  expect(thirdOf(reais('2000.00'), { thirdDivisor: 3 })).toBe(reais('666.67'))
})
