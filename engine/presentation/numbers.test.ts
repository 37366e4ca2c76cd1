import { describe, expect, it } from 'vitest'
import { brl, formatValue, inUnit, percent, plain, unitLeft } from './numbers.ts'

describe('Brazilian number format', () => {
  it('formats amounts with two decimals, thousands dots, and a leading minus sign (U+2212)', () => {
    expect([0, 5, 999.5, 1000, 1234567.89, -1234.5].map(brl)).toEqual([
      'R$ 0,00',
      'R$ 5,00',
      'R$ 999,50',
      'R$ 1.000,00',
      'R$ 1.234.567,89',
      '−R$ 1.234,50',
    ])
  })

  it('formats rates with up to four decimals and thousands dots', () => {
    expect([0, 13.75, 7.5, 0.66761, 1000, 12345.5, -0.5].map((value) => percent(value))).toEqual([
      '0%',
      '13,75%',
      '7,5%',
      '0,6676%',
      '1.000%',
      '12.345,5%',
      '−0,5%',
    ])
  })

  it('groups other numbers and shows a dash for no value', () => {
    expect([1000, 0.28, 1.499925, 1e9, 999_999_999.5].map(plain)).toEqual(['1.000', '0,28', '1,499925', '1.000.000.000', '999.999.999,5'])
    expect(plain(1e21)).toBe('1e+21')
  })

  it('formats an indicator in reais when its unit is reais, otherwise as a rate', () => {
    expect(inUnit(5.1234, 'R$ por US$')).toBe('R$ 5,1234')
    expect(inUnit(1621, 'R$ por mês')).toBe('R$ 1.621,00')
    expect(inUnit(13.75, '% ao ano')).toBe('13,75%')
    expect(['% ao ano', 'R$ por mês', 'meses'].map(unitLeft)).toEqual(['ao ano', 'por mês', 'meses'])
  })

  it('formats a value by its field schema', () => {
    expect(formatValue(null)).toBe('—')
    expect(formatValue(undefined)).toBe('—')
    expect([formatValue(true), formatValue(false)]).toEqual(['Sim', 'Não'])
    expect(formatValue('2026-11-15', { type: 'string' })).toBe('15/11/2026')
    expect(formatValue(2026, { 'x-unit': 'year' })).toBe('2026')
    expect(formatValue(2026, {})).toBe('2.026')
    expect(formatValue(5.199, { 'x-unit': 'BRL/l' })).toBe('R$ 5,199')
    expect(formatValue(10, { 'x-unit': 'percent' })).toBe('10%')
  })
})
