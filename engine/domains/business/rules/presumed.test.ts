import { expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import law from '../law/presumed-profit.ts'
import { presumedTaxes } from './presumed.ts'

const taxes = (revenue: string, day: '2025-06-30' | '2026-06-30' = '2026-06-30') => {
  const { value } = law.at(day)
  return presumedTaxes({ revenue: reais(revenue), activity: 'services' }, value, value.turnover!)
}

it('presumes 32% of services as profit and applies the additional only above 60,000.00 of it', () => {
  // 187,500.00 × 32% = 60,000.00
  expect(taxes('187500.00')).toMatchObject({ irpjBase: reais('60000.00'), irpj: reais('9000.00'), above: 0n, additional: 0n })
  expect(taxes('187503.13')).toMatchObject({ irpjBase: reais('60001.00'), above: reais('1.00'), additional: reais('0.10') })
  expect(taxes('100000.00')).toMatchObject({ csll: reais('2880.00'), pis: reais('650.00'), cofins: reais('3000.00') })
})

it('presumes 10% more on revenue above 1,250,000.00 since 2026', () => {
  expect(taxes('1250000.00').irpjBase).toBe(reais('400000.00'))
  // 400,000.00 + 100,000.00 × 35.2%
  expect(taxes('1350000.00').irpjBase).toBe(reais('435200.00'))
  expect(taxes('1350000.00', '2025-06-30').irpjBase).toBe(reais('432000.00'))
})
