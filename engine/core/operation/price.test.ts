import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { unitsOf } from './price.ts'

it('a query of many people counts to the limit by how many they are, and never less than one', () => {
  const summary = registry.queries.get('payroll-summary')!
  const unitsFor = (people: number) => unitsOf(summary, { people: Array(people).fill({}) }, ports)
  expect([0, 1, 100, 101, 1000].map(unitsFor)).toEqual([1, 1, 1, 2, 10])
})
