import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports) as Record<string, number>

/** Independently computed from the tables, with a single final rounding. */
const CONTRIBUTIONS = [
  [2021, 1000, 75],
  [2021, 5000, 551.29],
  [2021, 8475.55, 1048.08],
  [2021, 15_000, 2073.77],
  [2021, 30_000, 4747.9],
  [2021, 60_000, 10_958.87],
  [2023, 1000, 75],
  [2023, 5000, 526.19],
  [2023, 8475.55, 1017.61],
  [2023, 15_000, 2006.53],
  [2023, 30_000, 4588.7],
  [2023, 60_000, 10_584.49],
  [2026, 1000, 75],
  [2026, 5000, 501.51],
  [2026, 8475.55, 988.09],
  [2026, 15_000, 1943.85],
  [2026, 30_000, 4443.14],
  [2026, 60_000, 10_244.96],
] as const

describe('contribution of a federal servant', () => {
  it.each(CONTRIBUTIONS)('in %i on %d is %d', (year, contribution_base, pss) =>
    expect(ask('federal-servant-pay', { contribution_base, reference_date: `${year}-02-15` }).pss).toBe(pss),
  )

  it('at the ceiling equals the INSS, except for rounding', () => {
    for (const year of [2021, 2022, 2024, 2025, 2026]) {
      const reference_date = `${year}-06-15`
      const { inss, ceiling } = ask('inss-employee', { salary: 100_000, reference_date })
      const { pss } = ask('federal-servant-pay', { contribution_base: ceiling, reference_date })
      expect(Math.abs(Math.round(pss! * 100) - Math.round(inss! * 100))).toBeLessThanOrEqual(3)
    }
  })

  it("of a retiree equals an active servant's contribution above the ceiling", () => {
    for (const contribution_base of [8000, 8475.55, 8475.56, 12_000, 30_000, 70_000]) {
      const of = (status: string) => ask('federal-servant-pay', { contribution_base, status, reference_date: '2026-06-15' }).pss!
      const atCeiling = ask('federal-servant-pay', {
        contribution_base: Math.min(contribution_base, 8475.55),
        reference_date: '2026-06-15',
      }).pss!
      expect(Math.abs(of('retired') - (of('active') - atCeiling))).toBeLessThanOrEqual(0.011)
      expect(of('pensioner')).toBe(of('retired'))
    }
  })

  it('rejects incompatible fields, and years with a single rate', () => {
    const asked = (input: object) => () => ask('federal-servant-pay', { contribution_base: 10_000, reference_date: '2026-06-15', ...input })
    expect(asked({ funpresp_rate: 8 })).toThrow(/^funpresp_rate: /)
    expect(asked({ entry: 'funpresp', funpresp_rate: 7 })).toThrow(/^funpresp_rate: /)
    expect(asked({ status: 'retired', permanence: true })).toThrow(/^permanence: /)
    expect(asked({ reference_date: '2020-02-29' })).toThrow()
  })
})
