import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import capitalGain from '../law/capital-gain.ts'
import { capitalGainTax, gainFormula } from './capital-gain.ts'

const tax = (gain: string, day: '2016-12-31' | '2017-01-01') => capitalGainTax(reais(gain), capitalGain.at(day).value).tax

describe('capital gain tax', () => {
  it.each([
    ['0.00', '0.00'],
    ['1000.00', '150.00'],
    ['5000000.00', '750000.00'],
    ['5000000.10', '750000.02'],
    ['10000000.00', '1625000.00'],
    ['30000000.00', '5625000.00'],
    ['30000001.00', '5625000.23'],
  ])('on %s is %s since 2017', (gain, due) => expect(tax(gain, '2017-01-01')).toBe(reais(due)))

  it('used a single rate until 2016', () => expect(tax('30000000.00', '2016-12-31')).toBe(reais('4500000.00')))

  it('formats the formula slice by slice', () => {
    const due = capitalGainTax(reais('6000000.00'), capitalGain.at('2017-01-01').value)
    expect(String(gainFormula(due))).toBe('(R$ 5.000.000,00 × 15%) + (R$ 1.000.000,00 × 17,5%)')
  })
})
