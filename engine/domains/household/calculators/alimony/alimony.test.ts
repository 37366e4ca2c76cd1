import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../../test/support/lanes/rounds.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import type { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const alimony = registry.calculators.get('alimony')!

/**
 * Independent implementation of the 2026 law: integer centavos and its own tables (Portaria MPS/MF 13/2026; Leis 15.191 and 15.270/2025).
 */
const INSS = [
  [162_100, 75],
  [290_284, 90],
  [435_427, 120],
  [847_555, 140],
] as const
const IRRF = [
  [242_880, 0, 0],
  [282_665, 75, 18_216],
  [375_105, 150, 39_416],
  [466_468, 225, 67_549],
  [Number.POSITIVE_INFINITY, 275, 90_873],
] as const
const half = (value: number, unit: number) => Math.floor((2 * value + unit) / (2 * unit))

function inssOf(gross: number): number {
  let due = 0
  let below = 0
  for (const [limit, thousandths] of INSS) {
    due += Math.floor((Math.max(0, Math.min(gross, limit) - below) * thousandths) / 1000)
    below = limit
  }
  return due
}

function reductionOf(gross: number): number {
  if (gross <= 500_000) return 31_289
  return gross > 735_000 ? 0 : Math.max(0, 97_862 - half(gross * 133_145, 1_000_000))
}

function irrfOf(gross: number, deductions: number): number {
  const base = Math.max(0, gross - Math.max(60_720, deductions))
  const [, thousandths, parcel] = IRRF.find(([limit]) => base <= limit)!
  const tax = Math.max(0, half(base * thousandths, 1000) - parcel)
  const due = tax - Math.min(tax, reductionOf(gross))
  return due <= 1000 ? 0 : due
}

/** Solves the equation per tax regime instead of iterating: the smallest solution within its own regime. */
function solved(gross: number, share: number, dependents: number): number {
  const inss = inssOf(gross)
  const fixed = inss + dependents * 18_959
  const net = gross - inss
  const candidates: number[] = []
  const keep = (value: number, tax: number) => {
    if (Math.abs(irrfOf(gross, fixed + Math.round(value)) - tax) <= 2) candidates.push(value)
  }
  keep(share * net, 0)
  const simplified = irrfOf(gross, 0)
  keep(share * (net - simplified), simplified)
  for (const [, thousandths, parcel] of IRRF) {
    const rate = thousandths / 1000
    const value = (share * (net - rate * (gross - fixed) + parcel + reductionOf(gross))) / (1 - share * rate)
    keep(value, rate * (gross - fixed - value) - parcel - reductionOf(gross))
  }
  return Math.min(...candidates)
}

describe('alimony on net pay', () => {
  it('agrees with an independent implementation on thousands of salaries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 162_100, max: 5_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 4 }),
        (gross, share, dependents) => {
          const input = { percent: share, base: 'net_pay', gross_salary: gross / 100, dependents, reference_date: '2026-06-01' }
          const answer = run(alimony, input, ports) as { alimony: number; inss: number; irrf: number; baseAmount: number }
          const ours = Math.round(answer.alimony * 100)
          const [inss, irrf] = [inssOf(gross), irrfOf(gross, inssOf(gross) + dependents * 18_959 + ours)]
          expect(Math.round(answer.inss * 100)).toBe(inss)
          expect(Math.round(answer.irrf * 100)).toBe(irrf)
          expect(Math.abs(half((gross - inss - irrf) * share, 100) - ours)).toBeLessThanOrEqual(1)
          expect(Math.abs(solved(gross, share / 100, dependents) - ours)).toBeLessThanOrEqual(2)
        },
      ),
      { numRuns: rounds(1000, 4000) },
    )
  })

  it('a higher percentage never pays less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 162_100, max: 3_000_000 }), fc.integer({ min: 1, max: 99 }), (gross, share) => {
        const at = (percent: number) => run(alimony, { percent, base: 'net_pay', gross_salary: gross / 100 }, ports).alimony as number
        expect(at(share + 1)).toBeGreaterThanOrEqual(at(share))
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  [{ percent: 30, base: 'net_pay' }, 'gross_salary'],
  [{ percent: 30, base: 'minimum_wage', gross_salary: 1 }, 'gross_salary'],
  [{ percent: 30, base: 'gross_pay', gross_salary: 1, from: '2026-01-01', to: '2026-02-01' }, 'from'],
  [{ percent: 30, base: 'minimum_wage', from: '2026-01-01' }, 'to'],
  [{ percent: 30, base: 'minimum_wage', to: '2026-01-01' }, 'from'],
  [{ percent: 30, base: 'minimum_wage', from: '2026-02-01', to: '2026-01-01' }, 'to'],
])('refuses %j, naming %s', (input, field) => {
  try {
    run(alimony, input, ports)
    expect.unreachable()
  } catch (error) {
    expect((error as InvalidInput).issues[0]!.field).toBe(field)
  }
})
