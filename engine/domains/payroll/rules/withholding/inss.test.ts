import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { rate, reais } from '../../../../core/dated.ts'
import { single } from '../../../../core/scale.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import inss, { type InssTable } from '../../law/inss.ts'
import { assumeInssRounding, inssDue, inssFormula, mostAsSecondJob } from './inss.ts'

const of2026 = inss.at('2026-01-01').value
const single1000: InssTable = {
  ceiling: reais('1000.00'),
  progressive: false,
  brackets: single([
    ['500.00', '8'],
    ['1000.00', '9'],
  ]),
}
/** CPMF rates: 0.35 point lower at source, full rate deductible from the income tax. */
const cpmf: InssTable = {
  ceiling: reais('1000.00'),
  progressive: false,
  brackets: [
    { limit: reais('500.00'), rate: rate('7.65'), incomeTaxRate: rate('8') },
    { limit: reais('1000.00'), rate: rate('9') },
  ],
}

describe('progressive contribution', () => {
  it('truncates each slice before adding: 988.07 at and above the 2026 ceiling', () => {
    expect(inssDue(reais('8475.55'), of2026).amount).toBe(reais('988.07'))
    expect(inssDue(reais('8475.56'), of2026).amount).toBe(reais('988.07'))
    expect(inssDue(reais('99999.00'), of2026).amount).toBe(reais('988.07'))
    expect(inssDue(reais('8475.54'), of2026).amount).toBe(reais('988.07'))
    expect(inssDue(reais('8475.47'), of2026).amount).toBe(reais('988.06'))
  })

  it('starts a new slice one centavo above a limit', () => {
    for (const [index, { limit }] of of2026.brackets.slice(0, -1).entries()) {
      expect(inssDue(limit, of2026).slices).toHaveLength(index + 1)
      expect(inssDue(limit + 1n, of2026).slices).toHaveLength(index + 2)
    }
  })

  it('returns limit, rate, base and amount of each slice', () => {
    expect(inssDue(reais('1700.00'), of2026).slices).toEqual([
      { upTo: reais('1621.00'), ratePercent: rate('7.5'), base: reais('1621.00'), amount: reais('121.57') },
      { upTo: reais('2902.84'), ratePercent: rate('9'), base: reais('79.00'), amount: reais('7.11') },
    ])
  })

  it('is zero on zero pay, and the income tax deducts the amount paid', () => {
    expect(inssDue(0n, of2026)).toEqual({ amount: 0n, slices: [], deductible: 0n })
    expect(inssDue(reais('5000.00'), of2026).deductible).toBe(reais('501.50'))
  })
})

describe('single-rate contribution on the whole pay', () => {
  it('changes the rate one centavo above the limit, and is capped at the ceiling', () => {
    expect(inssDue(500_00n, single1000).amount).toBe(40_00n)
    expect(inssDue(500_01n, single1000).amount).toBe(45_00n)
    expect(inssDue(1000_00n, single1000).amount).toBe(90_00n)
    expect(inssDue(1000_01n, single1000)).toMatchObject({ amount: 90_00n, slices: [{ base: 1000_00n, upTo: 1000_00n }] })
  })

  it('rounds half up to the centavo', () => {
    // 0.06 × 8% = 0.48 centavo; 0.07 × 8% = 0.56; 6.25 × 8% is exact; 500.50 × 9% = 45.045.
    expect([6n, 7n, 6_25n].map((pay) => inssDue(pay, single1000).amount)).toEqual([0n, 1n, 50n])
    expect(inssDue(500_50n, single1000).amount).toBe(45_05n)
  })
})

describe('reduced CPMF rate', () => {
  it('charges the worker the reduced rate and deducts the full one from the income tax', () => {
    expect(inssDue(500_00n, cpmf)).toMatchObject({ amount: 38_25n, deductible: 40_00n })
    expect(inssDue(500_01n, cpmf)).toMatchObject({ amount: 45_00n, deductible: 45_00n })
  })

  it('rounds the deductible amount half up, like the contribution', () => {
    // 0.07 × 8% = 0.56 centavo.
    expect(inssDue(7n, cpmf).deductible).toBe(1n)
  })
})

describe('explanatory text', () => {
  it('lists each slice with its amount', () => {
    expect(String(inssFormula(inssDue(reais('1700.00'), of2026)))).toBe('(R$ 1.621,00 × 7,5% = R$ 121,57) + (R$ 79,00 × 9% = R$ 7,11)')
  })

  it('states the rounding by the type of table', () => {
    const said = (table: InssTable) => {
      const ctx = new Context({ day: '2026-01-01', given: true }, portsOn('2026-11-14'))
      assumeInssRounding(ctx, table)
      return ctx.assumptions.join()
    }
    expect(said(of2026)).toMatch(/cada faixa truncada no centavo/)
    expect(said(single1000)).toMatch(/uma única alíquota sobre todo o salário/)
  })
})

describe('maximum contribution of a second job', () => {
  it('is a tight upper bound over all positions in the table', () => {
    for (const pay of [50_000n, 178_443n, 318_000n, 520_000n, 847_555n, 1_200_000n]) {
      const capped = pay < of2026.ceiling ? pay : of2026.ceiling
      let most = 0n
      for (let first = 0n; first <= of2026.ceiling; first += 997n) {
        const due = inssDue(first + capped, of2026).amount - inssDue(first, of2026).amount
        if (due > most) most = due
      }
      expect(mostAsSecondJob(pay, of2026)).toBeGreaterThanOrEqual(most)
      expect(mostAsSecondJob(pay, of2026) - most).toBeLessThan(200n)
    }
  })

  it('with a single rate, uses the last bracket', () => {
    expect(mostAsSecondJob(reais('400.00'), single1000)).toBe(reais('36.05'))
  })
})
