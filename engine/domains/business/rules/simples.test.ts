import { describe, expect, it } from 'vitest'
import { rate, reais } from '../../../core/dated.ts'
import { sum } from '../../../core/money.ts'
import simples, { type SimplesAnnex } from '../law/simples-nacional.ts'
import { simplesDue, simplesSplit } from './simples.ts'

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

  it("caps the ISS strictly above the footnote's effective rate and only in its bracket", () => {
    // 10% − 60 ÷ 1,500 = 6%
    expect(simplesDue(100_00n, 1500_00n, annex).issCapped).toBe(false)
    expect(simplesDue(100_00n, 1500_01n, annex).issCapped).toBe(true)
    const firstOnly = { ...annex, issCap: { ...annex.issCap!, bracket: 1 } }
    expect(simplesDue(100_00n, 2000_00n, firstOnly).issCapped).toBe(false)
    expect(simplesDue(100_00n, 2000_00n, { ...annex, issCap: null }).issCapped).toBe(false)
  })
})

describe('split of the tax by tax', () => {
  it('assigns the missing centavo to the largest remainder', () => {
    // 0.10 split by 33.33%, 33.33% and 33.34%: 3.333, 3.333 and 3.334 centavos.
    const due = { ...simplesDue(100_00n, 1001_00n, annex), tax: 10n, issCapped: false }
    expect(simplesSplit(due, annex)).toEqual({ irpj: 3n, csll: 3n, iss: 4n })
  })

  it("with capped ISS, applies the maximum rate to revenue and distributes the rest by the footnote's shares", () => {
    const due = simplesDue(100_00n, 2000_00n, annex)
    expect(simplesSplit(due, annex)).toEqual({ iss: 2_00n, irpj: 3_75n, csll: 1_25n })
  })

  it('sums to the tax in every bracket of every recorded annex', () => {
    for (const { value } of simples.versions) {
      for (const each of Object.values(value.annexes)) {
        for (const [index, { limit }] of each.brackets.entries()) {
          for (const revenue12m of [limit, limit - 1n]) {
            const due = simplesDue(12_345_67n, revenue12m, each)
            expect(due.bracket).toBe(index + 1)
            expect(sum(Object.values(simplesSplit(due, each)))).toBe(due.tax)
          }
        }
      }
    }
  })
})
