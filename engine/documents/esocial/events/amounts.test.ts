import { expect, it } from 'vitest'
import { amountIn } from './amounts.ts'

it('accepts amounts with zero to two decimals and rejects anything else', () => {
  expect(['1100', '1100.5', '1100.05', '0.50'].map(amountIn)).toEqual([110000n, 110050n, 110005n, 50n])
  expect(['', '1.100,00', '1100.', '1100.005', '-1', '123456789012345'].map(amountIn)).toEqual([null, null, null, null, null, null])
})
