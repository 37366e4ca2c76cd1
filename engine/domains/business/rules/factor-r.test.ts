import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import simples from '../law/simples-nacional.ts'
import { annexByFactor, factorR, truncated } from './factor-r.ts'

const table = simples.at('2026-06-01').value
const of = (payroll: string, revenue: string) => factorR(reais(payroll), reais(revenue), table)

describe('factor R', () => {
  it('selects annex III at exactly 28% and annex V one centavo below', () => {
    expect(annexByFactor(of('280000.00', '1000000.00'), table)).toBe('III')
    expect(annexByFactor(of('279999.99', '1000000.00'), table)).toBe('V')
  })
  it('has a default when a side is missing', () => {
    expect(annexByFactor(of('0.00', '1000.00'), table)).toBe('V')
    expect(annexByFactor(of('0.00', '0.00'), table)).toBe('V')
    expect(annexByFactor(of('1000.00', '0.00'), table)).toBe('III')
  })
  it('is truncated for display', () => {
    expect(truncated(of('279999.00', '1000000.00'), 2)).toBe(0.27)
    expect(truncated(of('279999.00', '1000000.00'), 6)).toBe(0.279999)
  })
})
