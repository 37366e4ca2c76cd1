import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { decimal } from '../../../core/ratio.ts'
import irrf from '../../payroll/law/irrf.ts'
import { accumulatedReduction, accumulatedTax } from './accumulated-income.ts'

const { brackets, reduction } = irrf.at('2026-06-15').value

describe('tax on accumulated income', () => {
  it('applies brackets times the months, rounded once', () => {
    const { tax, rate, slices } = accumulatedTax(reais('7650.00'), decimal('2'), brackets)
    expect([tax, rate.toPercent(), slices.length]).toEqual([reais('370.28'), 22.5, 4])
  })

  it('is zero up to the exempt limit times the months, and positive one centavo above', () => {
    expect(accumulatedTax(reais('24288.00'), decimal('10'), brackets)).toMatchObject({ tax: 0n })
    expect(accumulatedTax(reais('24289.00'), decimal('10'), brackets).tax).toBe(reais('0.08'))
  })
})

describe('reduction of accumulated income', () => {
  it('is full up to 5,000.00 a month, decreases until 7,350.00 and ends there', () => {
    const of = (average: string) => accumulatedReduction(decimal(average).times(decimal('100')), decimal('2'), reduction)
    expect(of('5000')).toBe(reais('625.78'))
    expect(of('6000')).toBe(reais('359.50'))
    expect(of('7350.01')).toBe(0n)
    expect(accumulatedReduction(decimal('100000'), decimal('2'), null)).toBe(0n)
  })

  it('for fractional months is rounded half up', () => {
    // 312.89 × 2.5 = 782.225.
    expect(accumulatedReduction(decimal('500000'), decimal('2.5'), reduction)).toBe(reais('782.23'))
  })
})
