import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { thirteenthOf } from './thirteenth.ts'

it('pays a twelfth of the salary per month', () => {
  expect(thirteenthOf(reais('3000.00'), 12, { parts: 12 })).toBe(reais('3000.00'))
  expect(thirteenthOf(reais('3000.00'), 7, { parts: 12 })).toBe(reais('1750.00'))
  expect(thirteenthOf(reais('1621.00'), 1, { parts: 12 })).toBe(reais('135.08'))
})
