import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('overtime')!
const cents = (value: unknown) => Math.round((value as number) * 100)
const hours = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4)

it('the lines sum to the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      hours,
      hours,
      hours,
      fc.integer({ min: 0, max: 6 }),
      (salary, common, rest, night, restDays) => {
        const answer = run(
          calculator,
          { salary: salary / 100, extra_hours_50: common, extra_hours_100: rest, night_hours: night, rest_days: restDays },
          ports,
        )
        const { overtime50, overtime100, nightPremium, restDayReflex, total } = answer
        expect([overtime50, overtime100, nightPremium, restDayReflex].map(cents).reduce((a, b) => a + b)).toBe(cents(total))
      },
    ),
  )
})

it('rejects a month of more than 31 days', () => {
  expect(() => run(calculator, { salary: 1000, working_days: 27, rest_days: 5 }, ports)).toThrow('31 dias')
})
