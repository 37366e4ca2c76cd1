import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) =>
  run(registry.calculators.get('bolsa-familia')!, input, ports) as Record<string, number | string | boolean | null>

describe('bolsa família', () => {
  it('never falls when a member joins at the same income per person', () => {
    for (const perPerson of [0, 100, 218])
      for (let members = 1; members < 15; members++) {
        const before = ask({ members, monthly_income: perPerson * members }).benefit as number
        const after = ask({ members: members + 1, monthly_income: perPerson * (members + 1) }).benefit as number
        expect(after).toBeGreaterThanOrEqual(before)
      }
  })

  it('matches an independent formula', () => {
    for (let members = 3; members <= 9; members++)
      for (const [small, older, pregnant, nursing] of [
        [0, 0, 0, 0],
        [1, 2, 0, 0],
        [0, 1, 1, 1],
        [2, 0, 1, 1],
      ] as const) {
        const expected = Math.max(600, 142 * members) + 150 * small + 50 * (older + pregnant + nursing)
        const { benefit } = ask({ members, monthly_income: 0, children_0_6: small, children_7_17: older, pregnant, nursing })
        expect(benefit).toBe(expected)
      }
  })

  it('pays half under protection, and ends after its months', () => {
    const base = { members: 5, monthly_income: 2000, children_7_17: 1, already_beneficiary: true }
    // 142 × 5 + 50 = 760; half is 380.
    expect(ask({ ...base, reference_date: '2026-06-01' })).toMatchObject({ status: 'protection', benefit: 380 })
    const entered = { ...base, entered_protection_on: '2025-08-01' }
    expect(ask({ ...entered, reference_date: '2026-08-01' })).toMatchObject({ status: 'protection', protectionUntil: '2026-08-01' })
    expect(ask({ ...entered, reference_date: '2026-08-02' })).toMatchObject({ status: 'out', benefit: 0, protectionUntil: null })
    expect(ask({ ...base, entered_protection_on: '2025-06-11', reference_date: '2026-08-01' })).toMatchObject({
      status: 'protection',
      protectionMonths: 24,
      protectionUntil: '2027-06-11',
    })
    expect(ask({ ...base, entered_protection_on: '2025-06-12', reference_date: '2026-05-01' })).toMatchObject({ protectionMonths: 12 })
  })

  it('is rejected before the law', () => expect(() => ask({ members: 1, monthly_income: 0, reference_date: '2023-06-18' })).toThrow())
})

describe('change of the protection rule', () => {
  it('applies to families under the earlier rule', () => {
    const family = {
      members: 5,
      monthly_income: 2000,
      already_beneficiary: true,
      entered_protection_on: '2025-06-11',
      reference_date: '2026-08-01',
    }
    expect(ask(family)).toMatchObject({ protectionMonths: 24, protectionUntil: '2027-06-11' })
    expect(ask({ ...family, law: 'bolsa-familia/protection/months=36' })).toMatchObject({
      protectionMonths: 36,
      protectionUntil: '2028-06-11',
    })
  })
})
