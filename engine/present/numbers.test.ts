import { describe, expect, it } from 'vitest'
import { brl, inUnit, percent, plain, shown, unitLeft } from './numbers.ts'

describe('numbers as Brazilians write them', () => {
  it('amounts have two decimals, groups of three, and a real minus sign before all', () => {
    expect([0, 5, 999.5, 1000, 1234567.89, -1234.5].map(brl)).toEqual([
      'R$ 0,00',
      'R$ 5,00',
      'R$ 999,50',
      'R$ 1.000,00',
      'R$ 1.234.567,89',
      '−R$ 1.234,50',
    ])
  })

  it('rates have as many decimals as they need, four at most, and are grouped too', () => {
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

  it('other numbers are grouped, and nothing is written where nothing is', () => {
    expect([1000, 0.28, 1.499925, 1e9, 999_999_999.5].map(plain)).toEqual(['1.000', '0,28', '1,499925', '1.000.000.000', '999.999.999,5'])
    expect(plain(1e21)).toBe('1e+21')
  })

  it('an indicator is in reais where its unit says so, and a rate elsewhere', () => {
    expect(inUnit(5.1234, 'R$ por US$')).toBe('R$ 5,1234')
    expect(inUnit(1621, 'R$ por mês')).toBe('R$ 1.621,00')
    expect(inUnit(13.75, '% ao ano')).toBe('13,75%')
    expect(['% ao ano', 'R$ por mês', 'meses'].map(unitLeft)).toEqual(['ao ano', 'por mês', 'meses'])
  })

  it('a value is written by what its field says it is', () => {
    expect(shown(null)).toBe('—')
    expect(shown(undefined)).toBe('—')
    expect([shown(true), shown(false)]).toEqual(['Sim', 'Não'])
    expect(shown('2026-11-15', { type: 'string' })).toBe('15/11/2026')
    expect(shown(2026, { 'x-unit': 'year' })).toBe('2026')
    expect(shown(2026, {})).toBe('2.026')
    expect(shown(5.199, { 'x-unit': 'BRL/l' })).toBe('R$ 5,199')
    expect(shown(10, { 'x-unit': 'percent' })).toBe('10%')
  })
})
