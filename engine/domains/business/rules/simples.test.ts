import { describe, expect, it } from 'vitest'
import { rate, reais } from '../../../core/dated.ts'
import { sum } from '../../../core/money.ts'
import simples, { type SimplesAnnex } from '../law/simples-nacional.ts'
import { partRates, type RevenuePart, simplesDue, splitByWeight, sumOf } from './simples.ts'

const annex: SimplesAnnex = {
  brackets: [
    { limit: reais('1000.00'), rate: rate('4'), deduct: 0n, split: { irpj: rate('50'), iss: rate('50') } },
    {
      limit: reais('2000.00'),
      rate: rate('10'),
      deduct: reais('60.00'),
      split: { irpj: rate('33.33'), csll: rate('33.33'), iss: rate('33.34') },
    },
  ],
  issCap: { bracket: 2, above: rate('6'), iss: rate('2'), rest: { irpj: rate('75'), csll: rate('25') } },
}

describe('monthly Simples tax', () => {
  it('uses the bracket with the first limit not below the twelve-month revenue', () => {
    expect(simplesDue(100_00n, 1000_00n, annex)).toMatchObject({ bracket: 1, tax: 4_00n, deduct: 0n })
    const next = simplesDue(100_00n, 1000_01n, annex)
    expect(next).toMatchObject({ bracket: 2, deduct: 60_00n })
    // (1,000.01 × 10% − 60) ÷ 1,000.01 = 4.000059…%
    expect(next.effectiveRate.toPercent()).toBe(4.00006)
    expect(next.tax).toBe(4_00n)
    expect(simplesDue(100_00n, 2000_00n, annex)).toMatchObject({ bracket: 2, tax: 7_00n })
  })

  it('rounds once, half up', () => {
    expect(simplesDue(12n, 1000_00n, annex).tax).toBe(0n)
    expect(simplesDue(13n, 1000_00n, annex).tax).toBe(1n)
    // 0.125 × 4% = 0.5 centavo
    expect(simplesDue(12_50n, 500_00n, annex).tax).toBe(50n)
  })

  it('uses the first rate for a company without earlier revenue', () => {
    expect(simplesDue(100_00n, 0n, annex)).toMatchObject({ bracket: 1, tax: 4_00n })
  })
})

const table = simples.at('2026-09-30').value

describe('rates of each part', () => {
  const of = (annex: 'I' | 'III' | 'IV' | 'V', revenue12m: string, part: RevenuePart = 'within', withLocal = true) =>
    partRates({ part, revenue12m: reais(revenue12m), withLocal }, table.annexes[annex], table)
  const total = (...asked: Parameters<typeof of>) => sumOf(Object.values(of(...asked).rates)).toPercent()

  it('add up to the effective rate of the bracket, with or without the ISS at its maximum', () => {
    expect(total('III', '1800000.00')).toBe(14.02)
    expect(of('III', '1800000.00').issCapped).toBe(false)
    expect(total('III', '3000000.00')).toBe(16.812)
    expect(of('III', '3000000.00').issCapped).toBe(true)
    expect(of('III', '3000000.00').rates.iss!.toPercent()).toBe(5)
  })

  it('take ICMS and ISS from the fifth bracket above it, with the whole RBT12', () => {
    // 10% + (4.2 M × 14.3% − 87,300) ÷ 4.2 M × 33.5%
    expect(total('I', '4200000.00')).toBe(14.094179)
    expect(total('I', '4200000.00', 'within', false)).toBe(10)
    // Annex V has no note: the ISS stops at 5% above an RBT12 of 3.6 million.
    expect(of('V', '4800000.00').rates.iss!.toPercent()).toBe(5)
  })

  it('take ICMS and ISS at the maximum of the fifth bracket above the sublimit', () => {
    // 11.39% × 66.5% + 11.875% × 33.5%
    expect(total('I', '3000000.00', 'overSublimit')).toBe(11.552475)
    expect(of('IV', '3000000.00', 'overSublimit').rates.iss!.toPercent()).toBe(5)
  })

  it('take the last bracket at the ceiling above it, whatever the RBT12', () => {
    expect(total('I', '100000.00', 'overLimit', false)).toBe(11.125)
    expect(total('I', '100000.00', 'overLimit')).toBe(15.103125)
  })
})

describe('split of the tax by tax', () => {
  it('assigns the missing centavo to the largest remainder', () => {
    // 0.10 split by 33.33%, 33.33% and 33.34%: 3.333, 3.333 and 3.334 centavos.
    expect(splitByWeight(10n, { irpj: rate('33.33'), csll: rate('33.33'), iss: rate('33.34') })).toEqual({ irpj: 3n, csll: 3n, iss: 4n })
    expect(splitByWeight(0n, { irpj: rate('0') })).toEqual({ irpj: 0n })
  })

  it('sums to the tax in every bracket of every recorded annex', () => {
    for (const { value } of simples.versions) {
      for (const each of Object.values(value.annexes)) {
        for (const [index, { limit }] of each.brackets.entries()) {
          for (const revenue12m of [limit, limit - 1n]) {
            const { bracket, tax } = simplesDue(12_345_67n, revenue12m, each)
            expect(bracket).toBe(index + 1)
            const { rates } = partRates({ part: 'within', revenue12m, withLocal: false }, each, value)
            expect(sum(Object.values(splitByWeight(tax, rates)))).toBe(tax)
          }
        }
      }
    }
  })
})
