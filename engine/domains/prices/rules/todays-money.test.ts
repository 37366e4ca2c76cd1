import { describe, expect, it } from 'vitest'
import { percent } from '../../../core/ratio.ts'
import { inTodaysMoney } from './todays-money.ts'

describe("today's money", () => {
  it('equals the sum without inflation, and zero for no payments', () => {
    expect(inTodaysMoney([100_00n, 50_00n], percent(0))).toBe(150_00n)
    expect(inTodaysMoney([], percent(10))).toBe(0n)
  })

  it('discounts one year of inflation from a payment a year from now', () => {
    const inAYear = [...Array.from({ length: 11 }, () => 0n), 110_00n]
    expect(inTodaysMoney(inAYear, percent(10))).toBe(100_00n)
    // 1.21^(1/12) a month: after six months, 1.1
    expect(inTodaysMoney([0n, 0n, 0n, 0n, 0n, 110_00n], percent(21))).toBe(100_00n)
  })

  it('exceeds the sum under deflation', () => {
    expect(inTodaysMoney([100_00n], percent(-5))).toBeGreaterThan(100_00n)
  })
})
