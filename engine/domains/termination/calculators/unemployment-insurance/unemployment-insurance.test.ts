import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('unemployment-insurance')!
const anyMonths = fc.oneof(
  fc.integer({ min: 6, max: 40 }),
  fc.maxSafeInteger().filter((months) => months >= 6),
)

it('total is the instalment times its count, each between one minimum wage and the highest instalment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_00 }), anyMonths, fc.integer({ min: 1, max: 3 }), (average, months, request) => {
      const answer = run(calculator, { average_salary: average / 100, months_worked: months, times_requested: request }, ports)
      expect(answer.eligible).toBe(months >= [12, 9, 6][request - 1]!)
      expect(answer.total).toBeCloseTo((answer.installmentAmount as number) * (answer.installments as number), 6)
      if (answer.eligible) {
        expect(answer.installmentAmount as number).toBeGreaterThanOrEqual(1621)
        expect(answer.installmentAmount as number).toBeLessThanOrEqual(2518.65)
        expect([3, 4, 5]).toContain(answer.installments)
      } else expect(answer).toMatchObject({ installmentAmount: 0, installments: 0, total: 0, reason: expect.stringContaining('meses') })
    }),
  )
})

it('never pays less for a higher average', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_00 }), fc.integer({ min: 0, max: 5_000_00 }), (average, more) => {
      const amountFor = (value: number) =>
        run(calculator, { average_salary: value / 100, months_worked: 24 }, ports).installmentAmount as number
      expect(amountFor(average + more)).toBeGreaterThanOrEqual(amountFor(average))
    }),
  )
})
