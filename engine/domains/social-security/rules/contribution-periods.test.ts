import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayFromNumber, dayNumber } from '../../../core/day.ts'
import contributionTime from '../law/contribution-time.ts'
import { type ContributionPeriod, countPeriods } from './contribution-periods.ts'

const law = contributionTime.versions[0].value
const period = (from: Day, to: Day, more: Partial<ContributionPeriod> = {}): ContributionPeriod => ({
  from,
  to,
  kind: 'common',
  below_minimum: false,
  ...more,
})
const count = (periods: ContributionPeriod[], sex: 'male' | 'female' = 'male', wholeMonths = false) =>
  countPeriods(periods, { law, sex, wholeMonths })

describe('counting by days', () => {
  it('includes both ends and counts an overlapping day once', () => {
    expect(count([period('2024-01-01', '2024-01-15')]).days.toNumber()).toBe(15)
    const twice = count([period('2018-01-01', '2018-01-31'), period('2018-01-20', '2018-02-10')])
    expect(twice.days.toNumber()).toBe(41)
    expect(twice.overlaps).toEqual([{ from: '2018-01-20', to: '2018-01-31' }])
  })

  it('multiplies special work only until the day of the reform', () => {
    const days = (from: Day, to: Day, sex: 'male' | 'female' = 'male') =>
      count([period(from, to, { kind: 'special_25' })], sex).days.toNumber()
    expect(days('2019-11-04', '2019-11-13')).toBe(14)
    expect(days('2019-11-04', '2019-11-13', 'female')).toBe(12)
    expect(days('2019-11-04', '2019-11-14')).toBe(15)
    expect(days('2019-11-14', '2019-11-23')).toBe(10)
  })

  it('counts a day shared by special and common work as special', () => {
    const { days, byPeriod } = count([period('2010-01-01', '2010-01-10'), period('2010-01-01', '2010-01-10', { kind: 'special_20' })])
    expect(days.toNumber()).toBe(17.5)
    expect(byPeriod.map(({ counted }) => counted.toNumber())).toEqual([0, 17.5])
  })

  it('counts reduced plans only in the waiting period', () => {
    const { days, waitingMonths } = count([period('2022-01-10', '2022-03-05', { kind: 'reduced_plan' })])
    expect([days.toNumber(), waitingMonths]).toEqual([0, 3])
  })
})

describe('counting by months after the reform', () => {
  it('counts thirty days per month touched, and at most thirty in November 2019', () => {
    expect(count([period('2020-01-31', '2020-03-01')], 'male', true)).toMatchObject({ months: 3, restOfReformMonth: 0, waitingMonths: 3 })
    const across = count([period('2019-11-01', '2019-12-10')], 'male', true)
    expect([across.days.toNumber(), across.restOfReformMonth, across.months]).toEqual([13, 17, 1])
    const late = count([period('2019-11-20', '2019-11-20')], 'male', true)
    expect([late.days.toNumber(), late.restOfReformMonth, late.months]).toEqual([0, 30, 0])
  })

  it('excludes months below the minimum, and counts the overlapping period that reached it', () => {
    const below = period('2021-05-01', '2021-06-30', { below_minimum: true })
    expect(count([below], 'male', true)).toMatchObject({ months: 0, waitingMonths: 0 })
    expect(count([below, period('2021-06-01', '2021-06-30')], 'male', true)).toMatchObject({ months: 1, waitingMonths: 1 })
  })
})

it('never counts more for a duplicate period, nor less for an added one', () => {
  const days = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2024-12-31') }).map(dayFromNumber)
  const periods = fc.array(
    fc.tuple(days, fc.integer({ min: 0, max: 900 })).map(([from, length]) => period(from, addDays(from, length))),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(periods, fc.boolean(), (some, wholeMonths) => {
      const total = (of: ContributionPeriod[]) => {
        const { days: byDay, months, restOfReformMonth } = count(of, 'female', wholeMonths)
        return byDay.toNumber() + months * 30 + restOfReformMonth
      }
      expect(total([...some, some[0]!])).toBe(total(some))
      expect(total(some)).toBeGreaterThanOrEqual(total(some.slice(1)))
      const { byPeriod } = count(some, 'female', wholeMonths)
      expect(byPeriod.reduce((sum, { counted }) => sum + counted.toNumber(), 0)).toBeCloseTo(total(some), 6)
    }),
    { numRuns: 200 },
  )
})
