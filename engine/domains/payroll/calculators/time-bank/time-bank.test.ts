import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('time-bank')!, { salary: 2200, positive_hours: 10, ...input }, ports)

it('accepts individual agreements only since 11 November 2017', () => {
  expect(() => ask({ agreement: 'individual', reference_date: '2017-11-10' })).toThrow(/^agreement: /)
  expect(() => ask({ agreement: 'same_month', start_date: '2017-11-10' })).toThrow(/^agreement: /)
  expect(ask({ agreement: 'collective', reference_date: '2017-11-10' })).toMatchObject({ monthsToCompensate: 12 })
  expect(ask({ agreement: 'individual', reference_date: '2017-11-11' })).toMatchObject({ monthsToCompensate: 6 })
})

it('ends at the end of the month for a same-month agreement', () =>
  expect(ask({ agreement: 'same_month', start_date: '2026-02-10' })).toMatchObject({ deadline: '2026-02-28' }))

it('values the balance like overtime hours', () => {
  for (const weekly_hours of [20, 30, 36, 40, 44])
    for (const positive_hours of [0, 0.5, 7, 33.25]) {
      const { amountIfNotCompensated } = ask({ weekly_hours, positive_hours }) as { amountIfNotCompensated: number }
      expect(amountIfNotCompensated).toBeCloseTo((2200 / (weekly_hours * 5)) * positive_hours * 1.5, 1)
    }
})
