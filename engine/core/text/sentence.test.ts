import { describe, expect, it } from 'vitest'
import { reais } from '../money.ts'
import { percent, Ratio } from '../ratio.ts'
import { calendarDate, calendarMonth, joined, plainNumber, Sentence, samePhrase, say, sumWritten } from './sentence.ts'

describe('sentence', () => {
  it('formats each value by its type: money in reais, ratios as percentages, other values unchanged', () => {
    expect(String(say`${reais('5200.00')} × ${percent('7.5')} em ${12} meses, ${'com férias'}`)).toBe(
      'R$ 5.200,00 × 7,5% em 12 meses, com férias',
    )
  })

  it('formats days, months and plain numbers marked as such', () => {
    expect(String(say`de ${calendarDate('2026-01-31')}, em ${calendarMonth('2026-11-16')}: ${plainNumber(Ratio.of(25n, 2n))} horas`)).toBe(
      'de 31/01/2026, em novembro de 2026: 12,5 horas',
    )
  })

  it('keeps exact values until it is formatted', () => {
    const { values } = say`${reais('0.01')} de ${Ratio.of(1n, 3n)}`
    expect(values).toEqual([1n, Ratio.of(1n, 3n)])
  })

  it('has the same skeleton for any values, and another one for other words', () => {
    const of = (amount: bigint) => say`Pague ${amount} até ${calendarDate('2026-12-30')}.`
    expect(of(1n).skeleton).toBe('Pague {0} até {1}.')
    expect(of(2n).skeleton).toBe(of(1n).skeleton)
    expect(say`Recebe ${1n}.`.skeleton).not.toBe(of(1n).skeleton)
  })

  it('nests other sentences and serializes to JSON as text', () => {
    const inner = say`${reais('10.00')} a mais`
    expect(JSON.stringify({ why: say`Veio ${inner}.` })).toBe('{"why":"Veio R$ 10,00 a mais."}')
  })
})

describe('joined values', () => {
  it('puts the separator between values', () => {
    expect(String(joined([reais('1.00'), reais('2.00'), reais('3.00')], ' − '))).toBe('R$ 1,00 − R$ 2,00 − R$ 3,00')
    expect(String(joined([percent(1)], ' + '))).toBe('1%')
  })

  it('uses the fallback for an empty list', () => {
    expect(String(joined([], ' + ', 'nenhuma verba'))).toBe('nenhuma verba')
    expect(String(joined([], ' + ', 0n))).toBe('R$ 0,00')
    expect(String(joined([], ' + '))).toBe('')
  })
})

it('writes out a sum, groups equal neighbours, and only counts the terms past a limit', () => {
  expect(String(sumWritten([]))).toBe('R$ 0,00')
  expect(String(sumWritten([8600n, 8600n, 8598n]))).toBe('2 × R$ 86,00 + R$ 85,98')
  expect(String(sumWritten([1n, 2n, 1n]))).toBe('R$ 0,01 + R$ 0,02 + R$ 0,01')
  const terms = (length: number) => String(sumWritten(Array.from({ length }, (_, index) => BigInt(index))))
  expect(terms(24)).toContain('R$ 0,23')
  expect(terms(25)).toBe('soma de 25 valores')
})

it('compares phrases by content and detects a different value or word', () => {
  const two = (amount: bigint) => say`Limite de ${amount}.`
  expect(samePhrase(two(1n), two(1n))).toBe(true)
  expect(samePhrase(two(1n), two(2n))).toBe(false)
  expect(samePhrase(two(1n), new Sentence(['Limite de ', '.'], [1n]))).toBe(true)
  expect(samePhrase(two(1n), new Sentence(['Teto de ', '.'], [1n]))).toBe(false)
  expect(samePhrase('Sem taxas.', 'Sem taxas.')).toBe(true)
  expect(samePhrase('Sem taxas.', say`Sem ${1} taxas.`)).toBe(false)
})

it('writes a negative term as a subtraction, and a count of one in the singular', () => {
  expect(String(say`${reais('100')} × (1 + ${percent('-0.34')})`)).toBe('R$ 100,00 × (1 − 0,34%)')
  expect(String(joined([reais('-850'), reais('200'), reais('-30')], ' + '))).toBe('-R$ 850,00 + R$ 200,00 − R$ 30,00')
  expect(String(say`por ${1} meses`)).toBe('por 1 mês')
  expect(String(say`${1} dias corridos e ${21} dias`)).toBe('1 dia corrido e 21 dias')
  expect(String(say`${1} diasporas`)).toBe('1 diasporas')
})
