import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { addDays, type Day, daysBetween } from '../../../../core/day.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports) as Record<string, number>

/** Deterministic sequence: failures are reproducible. */
function* sequence(seed: number): Generator<number> {
  for (let value = seed; ; ) {
    value = (value * 48_271) % 2_147_483_647
    yield value / 2_147_483_647
  }
}

const FIRST: Day = '1994-07-01'
const LAST: Day = '2026-11-14'

describe('employee INSS', () => {
  it('matches net-salary for 200 salaries and dates since July 1994', () => {
    const draw = sequence(20_261_116)
    const next = () => draw.next().value as number
    for (let row = 0; row < 200; row++) {
      const salary = Math.round(next() * 1_500_000 + 10_000) / 100
      const reference_date = addDays(FIRST, Math.floor(next() * daysBetween(FIRST, LAST)))
      const { inss } = ask('inss-employee', { salary, reference_date })
      expect([salary, reference_date, inss]).toEqual([
        salary,
        reference_date,
        ask('net-salary', { gross_salary: salary, reference_date }).inss,
      ])
    }
  })

  it('is the sum of its slices, and the effective rate applies to the whole pay', () => {
    const { inss, slices, effectiveRatePercent } = run(registry.calculators.get('inss-employee')!, { salary: 12_000 }, ports) as {
      inss: number
      slices: { amount: number }[]
      effectiveRatePercent: number
    }
    expect(Math.round(slices.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(Math.round(inss * 100))
    expect(effectiveRatePercent).toBeCloseTo((inss / 12_000) * 100, 6)
  })
})
