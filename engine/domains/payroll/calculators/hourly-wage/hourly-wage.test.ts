import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('hourly-wage')!

it('without commute and costs the real hourly wage equals the legal one, and each of them only lowers it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 68 }),
      fc.integer({ min: 0, max: 5_000_00 }),
      (salary, weekly, commute, costs) => {
        const input = { monthly_salary: salary / 100, weekly_hours: weekly }
        const bare = run(calculator, input, ports)
        expect(bare.realHourlyWage).toBe(bare.legalHourlyWage)
        const lower = run(calculator, { ...input, weekly_commute_hours: commute, work_related_costs: costs / 100 }, ports)
        expect(lower.legalHourlyWage).toBe(bare.legalHourlyWage)
        expect(lower.realHourlyWage as number).toBeLessThanOrEqual(bare.legalHourlyWage as number)
      },
    ),
  )
})

it('rejects more than 168 hours in a week', () => {
  expect(() => run(calculator, { monthly_salary: 1000, weekly_hours: 100, weekly_commute_hours: 69 }, ports)).toThrow('168 horas')
})
