import { expect, it } from 'vitest'
import { formerDates } from './former-dates.ts'

const { read } = formerDates(['sale'])

it.each([
  [{ sale_year: 2026, sale_month: 12 }, '2026-12-01'],
  [{ sale_year: '1900' }, '1900-01-01'],
  [{ sale_year: 2200, sale_month: 1 }, '2200-01-01'],
])('reads %j as the day %s', (sent, day) => expect(read(sent).fields).toEqual({ sale_date: day }))

it.each([
  { sale_year: 1899 },
  { sale_year: 2201 },
  { sale_month: 5 },
  { sale_year: 2026, sale_month: 0 },
  { sale_year: 2026, sale_month: 13 },
])('refuses %j', (sent) => expect(read(sent).issues).toHaveLength(1))
