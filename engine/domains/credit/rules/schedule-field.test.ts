import { expect, it } from 'vitest'
import { scheduleField } from './schedule-field.ts'

const month = { month: 1, installment: 110_00n, interest: 10_00n, amortization: 100_00n, balance: 0n }

it('requires complete rows in the optional debt schedule', () => {
  expect(scheduleField().safeParse(undefined).success).toBe(true)
  expect(scheduleField().safeParse([month]).success).toBe(true)
  for (const field of Object.keys(month)) {
    const rest = Object.fromEntries(Object.entries(month).filter(([name]) => name !== field))
    expect(scheduleField().safeParse([rest]).success, field).toBe(false)
  }
})
