import { expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import minimumTax from '../law/minimum-tax.ts'
import { minimumDue, minimumOn } from './minimum-tax.ts'

const law = minimumTax.at('2026-06-01').value

it('grows linearly from zero at 600,000 to 10% at 1,200,000 (Lei 9.250/1995, art. 16-A)', () => {
  const gross = (base: string) => minimumOn(reais(base), reais(base), law).grossTax
  expect(gross('600000.00')).toBe(0n)
  expect(gross('750000.00')).toBe(reais('18750.00'))
  expect(gross('1200000.00')).toBe(reais('120000.00'))
  expect(gross('2000000.00')).toBe(reais('200000.00'))
})

it('is reduced by the tax already paid, down to zero', () => {
  expect(minimumDue(reais('900000.00'), reais('15000.00'), law)).toBe(reais('30000.00'))
  expect(minimumDue(reais('900000.00'), reais('45000.00'), law)).toBe(0n)
  expect(minimumDue(reais('889440.00'), reais('64560.00'), law)).toBe(0n)
  expect(minimumDue(reais('900000.00'), 0n, null)).toBe(0n)
})
