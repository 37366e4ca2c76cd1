import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWeekdays } from '../../../core/calendar/business-day.ts'
import { addDays, type Day, dayFromNumber, dayNumber, daysBetween } from '../../../core/day.ts'
import { businessCalendar, closedBetween, shifted } from './business-calendar.ts'

const anbima = businessCalendar('anbima', '2026-01-01')
const before = businessCalendar('anbima', '2023-12-25')
const b3 = businessCalendar('b3', '2026-01-01')

it('closes 20 November since Lei 14.759/2023, and keeps it open in earlier calendars', () => {
  expect(anbima.isOpen('2024-11-20')).toBe(false)
  expect(anbima.isOpen('2023-11-20')).toBe(true)
  expect(before.isOpen('2024-11-20')).toBe(true)
  expect(businessCalendar('anbima', '2023-12-26').isOpen('2024-11-20')).toBe(false)
})

it('opens banks on 24 and 31 December and on Ash Wednesday, and closes the exchange on 24 December and on the last weekday', () => {
  for (const day of ['2025-12-24', '2025-12-31', '2026-02-18'] as const) expect(anbima.isOpen(day)).toBe(true)
  expect(['2025-12-24', '2025-12-31', '2022-12-30', '2026-02-18', '2022-12-29'].map((day) => b3.isOpen(day as '2025-12-24'))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect(b3.closedFor('2025-12-25')).toBe('Natal')
  expect(anbima.closedFor('2025-12-27'), 'a Saturday').toBeUndefined()
})

it('shifts by business days, forwards and backwards', () => {
  expect(shifted(anbima, '2026-02-13', 1)).toBe('2026-02-18') // Carnival
  expect(shifted(anbima, '2026-02-18', -1)).toBe('2026-02-13')
  expect(shifted(anbima, '2026-02-14', 1)).toBe('2026-02-18')
  expect(shifted(anbima, '2026-02-13', 0)).toBe('2026-02-13')
})

it.each([
  ['anbima', anbima, '1995-01-01'],
  ['anbima as it was known before', before, '2019-02-01'],
  ['b3', b3, '2022-01-01'],
] as const)('%s: closed days computed from candidates match a day-by-day scan', (_name, calendar, start) => {
  for (const length of [0, 1, 6, 90, 366, 2557]) {
    const end = addDays(start, length)
    const found: Day[] = []
    let open = 0
    for (let day: Day = start; day < end; day = addDays(day, 1)) {
      if (calendar.closedFor(day) !== undefined) found.push(day)
      if (calendar.isOpen(day)) open++
    }
    expect(closedBetween(calendar, start, end).map(({ date }) => date)).toEqual(found)
    expect(countWeekdays(start, end) - found.length).toBe(open)
    expect(countWeekdays(start, end)).toBeLessThanOrEqual(daysBetween(start, end))
  }
})

describe('shifted, by counts of open days', () => {
  const names = ['anbima', 'b3'] as const
  /** Reference implementation: day by day. */
  function walked(calendar: ReturnType<typeof businessCalendar>, from: Day, days: number): Day {
    let day = from
    for (let left = Math.abs(days); left > 0; ) {
      day = addDays(day, days < 0 ? -1 : 1)
      if (calendar.isOpen(day)) left--
    }
    return day
  }

  it('matches a day-by-day walk in both directions, for each calendar and holiday list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: dayNumber('1995-01-01'), max: dayNumber('2090-12-31') }).map(dayFromNumber),
        fc.integer({ min: -600, max: 600 }),
        fc.constantFrom(...names),
        fc.constantFrom<Day>('2020-01-01', '2026-01-01'),
        (from, days, name, asOf) => {
          const calendar = businessCalendar(name, asOf)
          expect(shifted(calendar, from, days)).toBe(walked(calendar, from, days))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('shifts ten thousand days with fewer than 60 counts', () => {
    const calendar = businessCalendar('b3', '2026-11-13')
    let counts = 0
    const counted = {
      ...calendar,
      openBefore(number: number) {
        counts++
        return calendar.openBefore(number)
      },
    }
    expect(shifted(counted, '2026-11-13', 9900)).toBe(walked(calendar, '2026-11-13', 9900))
    expect(counts).toBeLessThan(60)
  })
})
