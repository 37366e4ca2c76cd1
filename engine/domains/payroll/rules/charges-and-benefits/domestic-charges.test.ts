import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import domestic from '../../law/domestic.ts'
import fgts from '../../law/fgts.ts'
import { domesticCharges } from './domestic-charges.ts'

const of = (pay: string) => domesticCharges(reais(pay), reais('8475.55'), domestic.at('2026-10-31').value, fgts.at('2026-10-31').value)

it('charges 8% and 0.8% up to the ceiling, and 8% and 3.2% on the whole pay', () => {
  expect(of('2000.00')).toEqual({
    employerInss: reais('160.00'),
    gilrat: reais('16.00'),
    fgts: reais('160.00'),
    indemnity: reais('64.00'),
  })
  // 8,475.55 × 8% = 678.044, × 0.8% = 67.8044; 10,000 × 8% and × 3.2%
  expect(of('10000.00')).toEqual({
    employerInss: reais('678.04'),
    gilrat: reais('67.80'),
    fgts: reais('800.00'),
    indemnity: reais('320.00'),
  })
})
