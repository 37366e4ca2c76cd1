import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('benefit-amount')!

it('matches the permanent rule for the same person', () => {
  const retirement = registry.calculators.get('retirement')!
  fc.assert(
    fc.property(
      fc.constantFrom(['male', 'homem'] as const, ['female', 'mulher'] as const),
      fc.integer({ min: 0, max: 240 }).map((quarters) => quarters / 4),
      fc.integer({ min: 1, max: 15_000_00 }).map((cents) => cents / 100),
      ([sex, gender], years, average) => {
        const here = run(calculator, { sex, contribution_years: years, average }, ports)
        const there = run(retirement, { gender, current_age: 70, contribution_years: years, average_salary: average }, ports)
        expect([here.percent, here.benefit, here.averageUsed]).toEqual([there.averagePercent, there.benefit, there.averageUsed])
      },
    ),
    { numRuns: 100 },
  )
})

it('never falls with a higher average or more years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 1, max: 15_000_00 }), (years, cents) => {
      const benefit = (contribution_years: number, average: number) =>
        run(calculator, { sex: 'male', contribution_years, average: average / 100 }, ports).benefit as number
      expect(benefit(years + 1, cents)).toBeGreaterThanOrEqual(benefit(years, cents))
      expect(benefit(years, cents + 1)).toBeGreaterThanOrEqual(benefit(years, cents))
    }),
    { numRuns: 60 },
  )
})

it('has no record before the reform, and states its start', () => {
  expect(() => run(calculator, { sex: 'male', contribution_years: 30, average: 3000, reference_date: '2019-11-12' }, ports)).toThrow(
    '2019-11-13',
  )
})

it('accepts either the average or the contributions', () => {
  expect(() => run(calculator, { sex: 'male', contribution_years: 30 }, ports)).toThrow('average')
  expect(() => run(calculator, { sex: 'male', contribution_years: 30, average: 1, contributions: [1] }, ports)).toThrow('contributions')
})
