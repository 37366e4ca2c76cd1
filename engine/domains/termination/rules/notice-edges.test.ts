import { expect, it } from 'vitest'
import { twelfthsUntil } from './notice-projection.ts'

const FROM = { thirteenth: 15, vacation: 15 }

it('a contract of the first or the last day of a month is counted by its days', () => {
  // Admitted on the last day: one day of that month, and of the next up to the end of the notice.
  expect(twelfthsUntil('2026-03-31', '2026-03-31', '2026-04-30', FROM).thirteenth).toBe(1)
  expect(twelfthsUntil('2026-03-31', '2026-03-31', '2026-04-14', FROM).thirteenth).toBe(0)
  // Ended on the first day: one day worked, the month whole with the notice.
  expect(twelfthsUntil('2020-01-01', '2026-04-01', '2026-04-15', FROM).thirteenth).toBe(1)
  expect(twelfthsUntil('2020-01-01', '2026-04-01', '2026-05-01', FROM).thirteenth).toBe(1)
})

it('a month that needs a single day counts on its first day', () => {
  expect(twelfthsUntil('2020-01-01', '2026-03-31', '2026-04-01', { thirteenth: 1, vacation: 15 }).thirteenth).toBe(1)
  expect(twelfthsUntil('2026-03-31', '2026-03-31', '2026-04-01', { thirteenth: 1, vacation: 15 }).thirteenth).toBe(1)
})
