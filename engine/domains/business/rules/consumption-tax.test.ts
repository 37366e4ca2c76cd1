import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/dated.ts'
import { percent, Ratio } from '../../../core/ratio.ts'
import type { Classification } from '../../../operation/evaluation/ports.ts'
import { type LineTaxes, taxesOn, taxesPerUnit, unpaid } from './consumption-tax.ts'

const code = (kind: Classification['kind'], cbs: number, ibs: number): Classification => ({
  code: '000001',
  cst: '000',
  kind,
  treatment: '',
  article: '',
  description: '',
  reduction: { cbs, ibs },
  evidence: 'verified',
})

const rates = { cbs: percent('0.9'), ibsState: percent('0.05'), ibsMunicipal: percent('0.05') }
const base = reais('10000.00')
const amounts = ({ cbs, ibsState, ibsMunicipal }: LineTaxes) => [cbs.amount, ibsState.amount, ibsMunicipal.amount]

describe('CBS and IBS on a line', () => {
  it('rounds the reduced rate to hundredths of a percent before computing the amount', () => {
    // CBS: 0.9% less 60% is 0.36%, of 10,000.00 is 36.00. IBS: 0.05% less 50% is 0.025%, rounded to 0.03%: 3.00, not 2.50.
    const reduced = taxesOn(base, code('full', 60, 50), rates)
    expect(amounts(reduced)).toEqual([reais('36.00'), reais('3.00'), reais('3.00')])
    expect(reduced.ibsState.effectivePercent?.toPercent()).toBe(0.03)
    // Deferred or suspended taxes keep their rates with zero amounts.
    expect(amounts(unpaid(reduced))).toEqual([0n, 0n, 0n])
    expect(unpaid(reduced).cbs.effectivePercent?.toPercent()).toBe(0.36)
  })

  it('are zero at the zero rate (100% reduction) and outside the tax (no reduction)', () => {
    const [zero, outside] = [taxesOn(base, code('zero', 0, 0), rates), taxesOn(base, code('outside', 0, 0), rates)]
    expect([...amounts(zero), ...amounts(outside)]).toEqual([0n, 0n, 0n, 0n, 0n, 0n])
    expect([zero.cbs.reductionPercent?.toPercent(), outside.cbs.reductionPercent?.toPercent()]).toEqual([100, 0])
  })

  it('apply per unit of fuel, with the whole IBS assigned to the state', () => {
    // 10.5 litres × R$ 0.31 = 3.255, half up 3.26; 10.5 × R$ 0.02 = 0.21.
    const fuel = taxesPerUnit(Ratio.of(21n, 2n), Ratio.of(31n, 100n), Ratio.of(2n, 100n))
    expect(amounts(fuel)).toEqual([reais('3.26'), reais('0.21'), 0n])
    expect(fuel.cbs.ratePercent).toBeNull()
  })
})
