import { describe, expect, it } from 'vitest'
import { bankHolidays, businessDays, easter, isBusinessDay } from './calendar/business-day.ts'
import {
  addDays,
  addMonths,
  type Day,
  dateOf,
  dayFromNumber,
  dayNumber,
  dayOf,
  daysBetween,
  daysInMonth,
  earlier,
  formatDay,
  isDay,
  later,
  monthOf,
  saoPauloDay,
  weekday,
  yearOf,
} from './day.ts'
import { inLanguage } from './text/language.ts'

describe('isDay', () => {
  it.each(['2024-02-29', '2000-02-29', '1994-07-01', '2026-12-31'])('accepts %s', (text) => expect(isDay(text)).toBe(true))
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20260101',
    '',
    '2026-01-01T00:00',
    '-2026-01-01',
  ])('rejects %j', (text) => expect(isDay(text)).toBe(false))
})

describe('day', () => {
  it('is written as YYYY-MM-DD, from the year 100 on', () => {
    expect(dayOf(100, 1, 2)).toBe('0100-01-02')
    expect(dayOf(2026, 11, 15)).toBe('2026-11-15')
    expect(['0099-12-31', '0100-01-01'].map(isDay)).toEqual([false, true])
  })

  it('converts to a day number, its parts and the Brazilian format', () => {
    expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayNumber('2000-03-01')]).toEqual([0, -1, 11017])
    expect(dayFromNumber(11017)).toBe('2000-03-01')
    expect([yearOf('2026-11-15'), monthOf('2026-11-15'), dateOf('2026-11-15')]).toEqual([2026, 11, 15])
    expect(formatDay('2026-11-05')).toBe('05/11/2026')
  })

  it('matches Date for every day of 800 years, and for three- and five-digit years', () => {
    const byDate = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)
    for (let number = -200_000; number < 100_000; number++)
      if (dayFromNumber(number) !== byDate(number)) expect(dayFromNumber(number)).toBe(byDate(number))
    for (const number of [-683_000, -500_000, -354_286, -354_285, 2_932_896, 2_932_897, 3_000_000, 0.5, -0.5])
      expect(dayFromNumber(number)).toBe(byDate(number))
    expect(() => dayFromNumber(Number.NaN)).toThrow(RangeError)
  })

  it('compares as earlier, later or equal', () => {
    expect([earlier('2026-01-01', '2026-01-02'), later('2026-01-01', '2026-01-02')]).toEqual(['2026-01-01', '2026-01-02'])
    expect([earlier('2026-01-02', '2026-01-01'), later('2026-01-02', '2026-01-01')]).toEqual(['2026-01-01', '2026-01-02'])
  })

  it('has the right weekday, also before 1970', () => {
    expect(['1969-12-27', '1969-12-28', '1970-01-01', '2026-11-14', '2026-11-16'].map((day) => weekday(day as Day))).toEqual([
      6, 0, 4, 6, 1,
    ])
  })

  it('daysInMonth gives the length of each month', () => {
    expect([2, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([28, 30, 31])
    expect([2000, 2024, 1900, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 29, 28, 28])
    for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) expect(daysInMonth(2023, month)).toBe(new Date(2023, month, 0).getDate())
  })
})

describe('date arithmetic', () => {
  it('adding a month to the 31st gives the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
    expect(addMonths('2026-12-31', 12)).toBe('2027-12-31')
  })

  it('adds and subtracts days across years', () => {
    expect(addDays('2023-12-31', 1)).toBe('2024-01-01')
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
    expect(weekday('2026-11-15')).toBe(0)
  })
})

describe('today in São Paulo', () => {
  it('is still the previous day one hour into the UTC day', () => {
    expect(saoPauloDay(new Date('2026-01-01T01:00:00Z'))).toBe('2025-12-31')
    expect(saoPauloDay(new Date('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
    // Daylight saving time in 2018: two hours behind UTC.
    expect(saoPauloDay(new Date('2018-12-31T02:00:00Z'))).toBe('2018-12-31')
  })
})

describe('São Paulo date', () => {
  const byTheTable = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' })

  it('matches the time zone database throughout years with and without daylight saving time', () => {
    for (const year of [1914, 1932, 1950, 1964, 1985, 1994, 2000, 2018, 2019, 2026, 2037])
      for (let at = Date.UTC(year, 0, 10); at < Date.UTC(year + 1, 0, 1); at += 11 * 3_600_000 + 900_000)
        expect(saoPauloDay(new Date(at))).toBe(byTheTable.format(at))
  })

  it('rejects an invalid Date', () => {
    expect(() => saoPauloDay(new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('the bank calendar', () => {
  // Business days per year in ANBIMA's calendar.
  it.each([
    [2024, 253],
    [2025, 252],
    [2026, 249],
    [2027, 251],
  ])('%d has %d business days', (year, count) => {
    expect(businessDays(`${year}-01-01` as Day, `${year}-12-31` as Day)).toHaveLength(count)
  })

  it.each([
    [1994, '1994-04-03'],
    [1995, '1995-04-16'],
    [1996, '1996-04-07'],
    [1997, '1997-03-30'],
    [1998, '1998-04-12'],
    [1999, '1999-04-04'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2038, '2038-04-25'],
    [2100, '2100-03-28'],
    [2200, '2200-04-06'],
  ])('Easter of %d is %s', (year, day) => expect(easter(year)).toBe(day))

  it.each(['2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19', '2024-11-20', '2025-12-25', '1996-10-03'] as Day[])(
    '%s is a bank holiday or weekend',
    (day) => expect(isBusinessDay(day)).toBe(false),
  )
  it.each(['2025-03-05', '2023-11-20', '2025-12-24', '2025-12-31', '2025-11-14'] as Day[])('%s is a business day', (day) =>
    expect(isBusinessDay(day)).toBe(true),
  )

  it('a year has twelve holidays before 2024 and thirteen since', () => {
    expect(bankHolidays(2023).size).toBe(12)
    expect(bankHolidays(2024).size).toBe(13)
  })
})

it('formatDay uses the reader’s date format', () => {
  const english = { tag: 'en', texts: new Map<string, string>() } as const
  for (const [day, portuguese, said] of [
    ['2026-01-05', '05/01/2026', '5 Jan 2026'],
    ['2026-11-14', '14/11/2026', '14 Nov 2026'],
    ['2026-12-31', '31/12/2026', '31 Dec 2026'],
  ] as const) {
    expect(formatDay(day)).toBe(portuguese)
    expect(inLanguage(english, () => formatDay(day))).toBe(said)
  }
})
