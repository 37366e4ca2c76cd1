import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { unitsOf } from './price.ts'

it('a query of many people counts to the limit by how many they are, and never less than one', () => {
  const summary = registry.queries.get('payroll-summary')!
  const unitsFor = (people: number) => unitsOf(summary, { people: Array(people).fill({}) }, ports)
  expect([0, 1, 100, 101, 1000].map(unitsFor)).toEqual([1, 1, 1, 2, 10])
})

it('what is owed for past months counts by the months and the people, twice each, over the end of a year too', () => {
  const run = registry.queries.get('payroll-run')!
  const unitsFor = (from: string, month: string) =>
    unitsOf(run, { month, people: [], retroactive: { from, paid: Array(100).fill({}) } }, ports)
  expect([unitsFor('2026-11', '2026-12'), unitsFor('2026-12', '2027-01'), unitsFor('2026-10', '2027-01')]).toEqual([2, 2, 6])
})
