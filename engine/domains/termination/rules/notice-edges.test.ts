import { expect, it } from 'vitest'
import { twelfthsUntil } from './notice-projection.ts'

const FROM = { thirteenth: 15, vacation: 15 }

it('counts days of a contract that starts on the last or ends on the first day of a month', () => {
  // Admitted on the last day: one day of that month, and the next month up to the end of the notice.
  expect(twelfthsUntil('2026-03-31', '2026-03-31', '2026-04-30', FROM).thirteenth).toBe(1)
  expect(twelfthsUntil('2026-03-31', '2026-03-31', '2026-04-14', FROM).thirteenth).toBe(0)
  // Ended on the first day: one day worked, and the whole month with the notice.
  expect(twelfthsUntil('2020-01-01', '2026-04-01', '2026-04-15', FROM).thirteenth).toBe(1)
  expect(twelfthsUntil('2020-01-01', '2026-04-01', '2026-05-01', FROM).thirteenth).toBe(1)
})

it('counts a month from its first day when a single day suffices', () => {
  expect(twelfthsUntil('2020-01-01', '2026-03-31', '2026-04-01', { thirteenth: 1, vacation: 15 }).thirteenth).toBe(1)
  expect(twelfthsUntil('2026-03-31', '2026-03-31', '2026-04-01', { thirteenth: 1, vacation: 15 }).thirteenth).toBe(1)
})
