import { expect, it } from 'vitest'
import { BodyBudget } from './body-budget.ts'

it('bounds the bytes of one address by 429, and of all by 503, until they are released', () => {
  const budget = new BodyBudget(1000, 250)
  expect(budget.reserve('a', 200)).toBeNull()
  expect(budget.reserve('a', 100)).toMatchObject({ status: 429, retryAfter: 2 })
  for (const address of ['b', 'c', 'd']) expect(budget.reserve(address, 250)).toBeNull()
  expect(budget.reserve('e', 100)).toMatchObject({ status: 503, retryAfter: 2 })
  expect(budget.reservedBytes).toBe(950)
  budget.release('a', 200)
  expect(budget.reserve('e', 100)).toBeNull()
  expect(budget.reserve('a', 150)).toBeNull()
})

it('admits a single body larger than the share of an address', () => {
  const budget = new BodyBudget(1000, 250)
  expect(budget.reserve('a', 900)).toBeNull()
})
