import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { rateLimitUnits } from './rate-limit-cost.ts'

it('a payroll summary costs one unit per hundred people, rounded up, and at least one', () => {
  const summary = registry.queries.get('payroll-summary')!
  const unitsFor = (people: number) => rateLimitUnits(summary, { people: Array(people).fill({}) }, ports)
  expect([0, 1, 100, 101, 1000].map(unitsFor)).toEqual([1, 1, 1, 2, 10])
})

it('past months cost two evaluations per person and month, also across a year boundary', () => {
  const run = registry.queries.get('payroll-run')!
  const unitsFor = (from: string, month: string) =>
    rateLimitUnits(run, { month, people: [], retroactive: { from, paid: Array(100).fill({}) } }, ports)
  expect([unitsFor('2026-11', '2026-12'), unitsFor('2026-12', '2027-01'), unitsFor('2026-10', '2027-01')]).toEqual([2, 2, 6])
})
