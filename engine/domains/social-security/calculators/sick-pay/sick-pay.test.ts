import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('sick-pay')!

it('stays between the minimum wage and the ceiling, and exceeds the average of the last twelve only at the floor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 15_000_00 }), fc.integer({ min: 1, max: 15_000_00 }), (average, last) => {
      const answer = run(calculator, { benefit_average: average / 100, last12_average: last / 100 }, ports)
      const benefit = answer.benefit as number
      expect(benefit >= 1621 && benefit <= 8475.55).toBe(true)
      if (benefit > 1621) expect(benefit).toBeLessThanOrEqual(last / 100)
      expect(benefit > last / 100 && !answer.floorApplied).toBe(false)
    }),
    { numRuns: 100 },
  )
})

it('waives the waiting period for an accident at work and pays the same share', () => {
  const short = { contributions: [3000, 3000] }
  expect(run(calculator, short, ports)).toMatchObject({ eligible: false, benefit: 0 })
  expect(run(calculator, { ...short, work_related: true }, ports)).toMatchObject({ eligible: true, benefit: 2730 })
})

it('splits the leave into employer and INSS days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3650 }), fc.constantFrom('employee', 'domestic', 'mei'), (days, category) => {
      const answer = run(calculator, { benefit_average: 3000, salary: 3000, days_off: days, category }, ports)
      if (answer.eligible) expect((answer.employerDays as number) + (answer.benefitDays as number)).toBe(days)
      else expect(answer.benefitDays).toBe(0)
    }),
    { numRuns: 60 },
  )
})
