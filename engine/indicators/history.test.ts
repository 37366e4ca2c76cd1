import { describe, expect, it } from 'vitest'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { businessDays } from '../core/calendar/business-day.ts'
import { addDays, addMonths, type Day } from '../core/day.ts'
import { decimal, ONE } from '../core/ratio.ts'
import type { Aggregate } from '../operation/evaluation/ports.ts'
import { RatesBook } from './book.ts'
import { METRIC_IDS, METRICS } from './metrics.ts'
import { confirmed } from './series.ts'

const { value: shipped, problems } = await readShipped(new URL('../../data/series/', import.meta.url))
const book = new RatesBook(shipped, () => true)
const TODAY = '2026-11-14'

const history = (metric: string, from: Day, to: Day = TODAY, aggregate: Aggregate = 'daily') =>
  book.history(metric, { from, to, aggregate, today: TODAY })!
const valueOn = (metric: string, day: Day): number => history(metric, day, day).points[0]!.value
const years = (metric: string, from: Day, to: Day): Record<string, number> =>
  Object.fromEntries(history(metric, from, to, 'yearly').points.map(({ date, value }) => [date.slice(0, 4), value]))

/** Yearly IPCA published by the IBGE. */
const IPCA_YEARS: Record<string, number> = {
  1995: 22.41,
  1996: 9.56,
  1997: 5.22,
  1998: 1.65,
  1999: 8.94,
  2000: 5.97,
  2001: 7.67,
  2002: 12.53,
  2003: 9.3,
  2004: 7.6,
  2005: 5.69,
  2006: 3.14,
  2007: 4.46,
  2008: 5.9,
  2009: 4.31,
  2010: 5.91,
  2011: 6.5,
  2012: 5.84,
  2013: 5.91,
  2014: 6.41,
  2015: 10.67,
  2016: 6.29,
  2017: 2.95,
  2018: 3.75,
  2019: 4.31,
  2020: 4.52,
  2021: 10.06,
  2022: 5.79,
  2023: 4.62,
  2024: 4.83,
  2025: 4.26,
}

/** The IBGE computes the year from the index number, so two years differ by a hundredth from the compound of their rounded months. */
const COMPOUNDED_OTHERWISE: Record<string, number> = { 1998: 1.66, 2022: 5.78 }

describe('shipped series', () => {
  it('are complete', () => {
    expect(problems).toEqual([])
    const held = METRIC_IDS.filter((id) => shipped.has(METRICS[id].series))
    expect(METRIC_IDS.filter((id) => !held.includes(id))).toEqual(['igpmIndexMonthly', 'inpcIndex', 'ipca15Index']) // loaded on the first refresh
    // The legal rate exists since August 2024; only the last years of the index number are shipped.
    const shortest: Readonly<Record<string, number>> = { taxaLegal: 27, ipcaIndex: 56 }
    for (const id of held) expect(history(id, '1900-01-01').points.length, id).toBeGreaterThanOrEqual(shortest[id] ?? 100)
  })

  it('include a CDI and an effective Selic for exactly the business days, up to their completeness day', () => {
    for (const id of ['cdi', 'selic-over'] as const) {
      const { days, completeTo } = confirmed(shipped.get(id)!)
      expect(days).toEqual(businessDays('1995-01-02', completeTo!))
    }
  })

  it('include provisional CDI for every later business day, at the usual distance to the target of each day', () => {
    const { days, provisionalFrom } = shipped.get('cdi')!
    expect(days.slice(days.indexOf(provisionalFrom!))).toEqual(businessDays('2026-08-21', '2026-10-05'))
    expect([valueOn('cdi', '2026-09-16'), valueOn('cdi', '2026-09-17')]).toEqual([13.9, 13.65])
  })

  it('mark provisional days in the history, and publish only confirmed ones', () => {
    expect(book.history('cdi', { to: '2026-11-14', aggregate: 'daily', today: '2026-11-14' })).toMatchObject({
      provisionalFrom: '2026-08-21',
      confirmedTo: '2026-08-20',
    })
    expect(book.history('cdi', { to: '2026-08-20', aggregate: 'daily', today: '2026-11-14' })!.provisionalFrom).toBeNull()
    expect(book.published(12, '2026-11-14')!.days.at(-1)).toBe('2026-08-20')
    expect(book.latest('cdi', '2026-11-14')).toMatchObject({ date: '2026-10-05', value: 13.65, stale: true, provisionalFrom: '2026-08-21' })
    expect(book.latest('cdi', '2026-08-20')).not.toHaveProperty('provisionalFrom')
  })

  it('mark the days of a target that nobody has read, and none up to the last confirmed day', () => {
    const target = (to: Day, today: Day) => book.history('selic', { from: '2026-10-01', to, aggregate: 'daily', today })!
    expect(target('2026-11-19', '2026-11-19')).toMatchObject({ confirmedTo: '2026-10-05', provisionalFrom: '2026-10-06' })
    expect(target('2026-10-06', '2026-11-19').provisionalFrom).toBe('2026-10-06')
    expect(target('2026-10-05', '2026-11-19').provisionalFrom).toBeNull()
    expect(target('2030-01-01', '2030-01-01').provisionalFrom).toBe('2026-10-06')
    const wage = (to: Day) => book.history('minimumWage', { from: '2026-01-01', to, aggregate: 'monthly', today: '2027-02-10' })!
    expect(wage('2026-11-30').provisionalFrom).toBeNull()
    expect(wage('2026-12-31').provisionalFrom).toBe('2026-12-01')
  })

  it('match the monthly Selic with the compound of its days, to two decimals', () => {
    const { days, values } = shipped.get('selic-month')!
    days.forEach((day, index) => {
      const month = book.accumulated('selic', day, addDays(addMonths(day, 1), -1))
      if (month) expect(month.factor.minus(ONE).toPercent(2), day).toBe(Number(values[index]))
    })
  })

  it('match the change of the index number with the monthly IPCA', () => {
    const { days, values } = shipped.get('ipca-index')!
    for (const [index, day] of days.entries()) {
      if (index > 0)
        expect(
          decimal(values[index]!)
            .over(decimal(values[index - 1]!))
            .minus(ONE)
            .toPercent(2),
          day,
        ).toBe(valueOn('ipcaMonthly', day))
    }
  })

  it('include a dollar quote for every business day of 2000 to 2025', () => {
    expect(history('dollar', '2000-01-01', '2025-12-31').points.map(({ date }) => date)).toEqual(businessDays('2000-01-01', '2025-12-31'))
  })

  it('match values published by the central bank', () => {
    expect(valueOn('dollar', '2024-12-31')).toBe(6.1923)
    expect(valueOn('dollar', '2002-10-22')).toBe(3.9552)
    expect(valueOn('dollar', '2020-05-14')).toBe(5.9372)
    expect(valueOn('euro', '2024-12-31')).toBe(6.4363)
    expect(valueOn('minimumWage', '2026-01-01')).toBe(1621)
    expect(valueOn('ipcaMonthly', '2026-08-01')).toBe(-0.32)
  })
})

describe('selic', () => {
  it('changes the day after the meeting and applies to every calendar day', () => {
    expect(history('selic', '2025-06-17', '2025-06-22').points).toEqual([
      { date: '2025-06-17', value: 14.75 },
      { date: '2025-06-18', value: 14.75 },
      { date: '2025-06-19', value: 15 },
      { date: '2025-06-20', value: 15 },
      { date: '2025-06-21', value: 15 },
      { date: '2025-06-22', value: 15 },
    ])
  })

  it('extends to today, and states its confirmation day', () => {
    const { points, confirmedTo, stale } = history('selic', '2026-09-16')
    expect(points[0]!.value).toBe(14)
    expect(points.at(-1)).toEqual({ date: TODAY, value: 13.75 })
    expect({ confirmedTo, stale }).toEqual({ confirmedTo: '2026-10-05', stale: true })
    expect(book.latest('selic', TODAY)).toMatchObject({ value: 13.75, date: '2026-10-05' })
    expect(book.latest('selic', '2025-07-01')).toMatchObject({ value: 15, date: '2025-07-01' })
  })

  it('never extends past today', () => {
    expect(history('selic', '2026-11-01', '2030-01-01').points.at(-1)!.date).toBe(TODAY)
  })
})

describe('cdi', () => {
  it('annualizes the daily rate over 252 days, as series 4389: 13.90 with a target of 14.00', () => {
    expect(valueOn('cdi', '2026-08-20')).toBe(13.9)
    expect(valueOn('cdi', '2025-12-31')).toBe(14.9)
    expect(valueOn('cdi', '2024-12-31')).toBe(12.15)
  })
})

describe('ipca', () => {
  it('is served as published over 12 months', () => {
    expect(years('ipca', '1995-01-01', '2025-12-31')).toEqual(IPCA_YEARS)
    expect(valueOn('ipca', '2022-12-01')).toBe(5.79)
    expect(history('ipca', '1980-12-01', '1980-12-01').points).toEqual([{ date: '1980-12-01', value: 99.25 }])
  })

  it('compounds monthly values to the published year', () => {
    expect(years('ipcaMonthly', '1995-01-01', '2025-12-31')).toEqual({ ...IPCA_YEARS, ...COMPOUNDED_OTHERWISE })
  })
})

describe('igpm', () => {
  it("compounds 12 months to within 0.02 of the FGV's figure", () => {
    const published = { 2003: 8.71, 2006: 3.83, 2017: -0.52, 2020: 23.14, 2021: 17.78, 2022: 5.45, 2023: -3.18, 2024: 6.54 }
    const ours = years('igpm', '1995-01-01', '2025-12-31')
    for (const [year, value] of Object.entries(published)) expect(Math.abs(ours[year]! - value)).toBeLessThan(0.0201)
    expect(ours['2024']).toBe(6.54)
    expect(years('igpmMonthly', '2024-01-01', '2024-12-31')).toEqual({ 2024: 6.54 })
  })
})

describe('minimum wage', () => {
  it('has one point per month, up to the current one', () => {
    const { points } = history('minimumWage', '2025-11-01')
    expect(points.map(({ value }) => value)).toEqual([1518, 1518, ...Array.from({ length: 11 }, () => 1621)])
    expect(points.every(({ date }) => date.endsWith('-01'))).toBe(true)
  })

  it('changed on 3 April 2000: the month shows the new value, and 2 April the old', () => {
    expect(valueOn('minimumWage', '2000-04-01')).toBe(151)
    expect(book.latest('minimumWage', '2000-04-02')!.value).toBe(136)
  })
})

describe('range', () => {
  it('defaults to twelve months for a daily metric and to the whole series for a monthly one', () => {
    const whole = book.history('ipcaMonthly', { to: TODAY, aggregate: 'daily', today: TODAY })!
    expect(whole.from).toBe('1980-01-01')
    expect(whole.points).toHaveLength(560)
    for (const id of METRIC_IDS.filter((metric) => METRICS[metric].cadence === 'daily')) {
      expect(book.history(id, { to: '2025-03-31', aggregate: 'daily', today: TODAY })!.from).toBe('2024-03-31')
    }
  })

  it('ending in the future counts its twelve months from today', () => {
    expect(book.history('selic', { to: '2030-01-01', aggregate: 'daily', today: TODAY })!.from).toBe('2025-11-14')
  })

  it('starting before the series is truncated, and outside it is empty', () => {
    expect(history('dollar', '1990-01-01', '2000-01-04').points).toHaveLength(2)
    expect(history('dollar', '1990-01-01', '1990-12-31').points).toEqual([])
  })

  it('aggregates levels to the last value, with its date', () => {
    expect(history('dollar', '2024-11-01', '2024-12-31', 'monthly').points).toEqual([
      { date: '2024-11-29', value: 6.0535 },
      { date: '2024-12-31', value: 6.1923 },
    ])
  })

  it('returns the same object until the day, the freshness or the data changes', () => {
    const ask = (today: Day) => book.history('cdi', { from: '1995-01-01', to: '2026-01-01', aggregate: 'daily', today })
    expect(ask(TODAY)).toBe(ask(TODAY))
    expect(ask(addDays(TODAY, 1))).not.toBe(ask(TODAY))
    expect(Object.isFrozen(ask(TODAY)!.points)).toBe(true)
  })

  it('is undefined for an unknown metric', () => {
    expect(book.history('toString', { to: TODAY, aggregate: 'daily', today: TODAY })).toBeUndefined()
    expect(book.latest('constructor', TODAY)).toBeUndefined()
  })
})

it('breaks the twelve-month chain at a missing month', () => {
  const months = Array.from({ length: 24 }, (_, index) => addMonths('2020-01-01', index)).filter((day) => day !== '2020-06-01')
  const igpm = { ...shipped.get('igpm')!, days: months, values: months.map(() => '1.00') }
  const points = new RatesBook(new Map([['igpm', igpm]]), () => true).history('igpm', {
    to: TODAY,
    aggregate: 'daily',
    today: TODAY,
  })!.points
  expect(points.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, index) => addMonths('2021-06-01', index)))
})
