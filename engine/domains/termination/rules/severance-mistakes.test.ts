import { expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { ONE, percent } from '../../../core/ratio.ts'
import { causesOf } from '../../../operation/definition/check.ts'
import { BALANCE_MISTAKES, FINE_MISTAKES, NOTICE_MISTAKES, PROJECTION_MISTAKES, TWELFTH_MISTAKES } from './severance-mistakes.ts'

const ids = (causes: readonly { readonly id: string }[]) => causes.map(({ id }) => id)
const pay = reais('3000.00')

it('salary balance by calendar days, one day short, or one day over', () => {
  const facts = { pay, days: 15, monthDays: 30, calendarDays: 31 }
  expect(ids(causesOf(reais('1451.61'), facts, BALANCE_MISTAKES))).toEqual(['calendar_divisor'])
  expect(ids(causesOf(reais('1400.00'), facts, BALANCE_MISTAKES))).toEqual(['day_missing'])
  expect(ids(causesOf(reais('1600.00'), facts, BALANCE_MISTAKES))).toEqual(['day_extra'])
})

it('notice without years, from the second year, halved, or in full', () => {
  const facts = { pay, days: 48, baseDays: 30, daysPerFullYear: 3, monthDays: 30, share: ONE }
  expect(ids(causesOf(reais('3000.00'), facts, NOTICE_MISTAKES))).toEqual(['notice_without_years'])
  expect(ids(causesOf(reais('4500.00'), facts, NOTICE_MISTAKES))).toEqual(['notice_from_second_year'])
  expect(ids(causesOf(reais('2400.00'), facts, NOTICE_MISTAKES))).toEqual(['notice_halved'])
  expect(ids(causesOf(reais('4800.00'), { ...facts, share: percent('50') }, NOTICE_MISTAKES))).toEqual(['notice_in_full'])
  // Without a full year, there are no years to omit.
  expect(ids(causesOf(reais('2700.00'), { ...facts, days: 30 }, NOTICE_MISTAKES))).toEqual([])
})

it('twelfths short, over, or without averages; and a missing projection', () => {
  const facts = { pay, averages: reais('600.00'), count: 7, parts: 12, onNotice: 1 }
  expect(ids(causesOf(reais('1500.00'), facts, TWELFTH_MISTAKES))).toEqual(['twelfth_missing'])
  expect(ids(causesOf(reais('2000.00'), facts, TWELFTH_MISTAKES))).toEqual(['twelfth_extra'])
  expect(ids(causesOf(reais('1400.00'), facts, TWELFTH_MISTAKES))).toEqual(['averages_forgotten'])
  expect(ids(causesOf(0n, facts, PROJECTION_MISTAKES))).toEqual(['projection_ignored'])
})

it('fine at another rate', () => {
  const facts = { account: reais('20664.00'), fineRate: percent('40') }
  expect(ids(causesOf(reais('4132.80'), facts, FINE_MISTAKES))).toEqual(['fine_20'])
  expect(ids(causesOf(reais('10332.00'), facts, FINE_MISTAKES))).toEqual(['fine_50'])
  // 40% of 1,000.04 is 400.016, rounded to the nearest centavo
  expect(ids(causesOf(reais('400.02'), { account: reais('1000.04'), fineRate: percent('20') }, FINE_MISTAKES))).toEqual(['fine_40'])
})
