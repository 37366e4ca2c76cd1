import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/dated.ts'
import type { Day } from '../../../../core/day.ts'
import type { Phrase } from '../../../../core/text/sentence.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { withholding } from './withholding.ts'

const contextOn = (day: Day) => new Context({ day, given: true }, portsOn('2026-11-14'))

describe('withholding on one payment', () => {
  it('adds two calculation steps named after the payment', () => {
    const ctx = contextOn('2026-01-01')
    expect(withholding(ctx, { of: 'do 13º', gross: reais('6000.00'), dependents: 0, finalAtSource: true })).toMatchObject({
      inss: reais('641.50'),
      irrf: reais('385.11'),
    })
    expect(ctx.lines.map(({ label }) => String(label))).toEqual(['INSS do 13º', 'IRRF do 13º'])
    expect(ctx.assumptions.filter((sentence) => /^(INSS|IRRF)/.test(String(sentence)))).toHaveLength(3)
  })

  it('is zero on zero pay, citing the law without any step', () => {
    const ctx = contextOn('2026-01-01')
    expect(withholding(ctx, { of: 'das férias', gross: 0n, dependents: 0 })).toMatchObject({ inss: 0n, irrf: 0n })
    expect(ctx.lines).toEqual([])
    expect(ctx.basis.map(({ table }) => table)).toEqual(['inss', 'irrf'])
  })

  it('waives a small tax on the month but not on the 13th', () => {
    const irrf = (finalAtSource: boolean) =>
      withholding(contextOn('2025-06-01'), { of: '', gross: reais('3100.00'), dependents: 0, finalAtSource }).irrf
    expect([irrf(false), irrf(true)]).toEqual([0n, reais('4.80')])
  })

  it('deducts the contribution at the full rate in the CPMF years', () => {
    // August 2006: 1,050.00 pays 8.65%, 90.83; the income tax deducts 9%, 94.50.
    const ctx = contextOn('2006-08-01')
    expect(withholding(ctx, { of: '', gross: reais('1050.00'), dependents: 0 })).toMatchObject({ inss: reais('90.83'), irrf: 0n })
    expect(String((ctx.lines[1]!.formula as () => Phrase)())).toBe('R$ 955,50 × 0%; na faixa isenta')
  })

  it('counts each dependent', () => {
    const irrf = (dependents: number) => withholding(contextOn('2026-01-01'), { of: '', gross: reais('10000.00'), dependents }).irrf
    // 189.59 × 27.5% = 52.13725 per dependent
    expect([irrf(0), irrf(1), irrf(2)]).toEqual([reais('1569.55'), reais('1517.41'), reais('1465.28')])
  })
})
