import { expect, it } from 'vitest'
import { saoPauloClock } from './clock.ts'

it('returns the São Paulo date to the second, even when the clock is set back', () => {
  let now = Date.parse('2026-01-01T02:59:59.999Z')
  const today = saoPauloClock(() => now)
  expect(today()).toBe('2025-12-31')
  now = Date.parse('2026-01-01T03:00:00.000Z')
  expect(today()).toBe('2026-01-01')
  now = Date.parse('2026-01-01T03:00:00.999Z')
  expect(today()).toBe('2026-01-01')
  now = Date.parse('2026-01-01T02:59:59.999Z')
  expect(today()).toBe('2025-12-31')
  now = Date.parse('2025-12-31T02:59:59.000Z')
  expect(today()).toBe('2025-12-30')
})

it('recomputes the date at most once a second', () => {
  let looked = 0
  const start = Date.parse('2026-01-01T12:00:00.000Z')
  const today = saoPauloClock(() => start + looked++)
  for (let call = 0; call < 500; call++) expect(today()).toBe('2026-01-01')
})
