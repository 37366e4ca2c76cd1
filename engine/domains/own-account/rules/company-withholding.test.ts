import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { percent } from '../../../core/ratio.ts'
import { companyWithholding } from './company-withholding.ts'

const withheld = (pay: string, other = '0.00') =>
  companyWithholding({ pay: reais(pay), other: reais(other) }, reais('8475.55'), percent('11'))

describe('INSS withheld by a company', () => {
  it('is truncated to the centavo', () => expect(withheld('3601.06').inss).toBe(reais('396.11')))
  it('is capped at the ceiling', () => {
    expect(withheld('8475.55').inss).toBe(reais('932.31'))
    expect(withheld('8475.56').inss).toBe(reais('932.31'))
  })
  it('counts amounts already withheld by other payers', () => {
    expect(withheld('3000.00', '7000.00')).toEqual({ base: reais('1475.55'), inss: reais('162.31') })
    expect(withheld('3000.00', '8475.55').inss).toBe(0n)
    expect(withheld('3000.00', '9000.00').inss).toBe(0n)
  })
})
