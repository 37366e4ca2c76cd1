import { expect, it } from 'vitest'
import { deprecationHeaders, fieldAddress, RENAMED_HEADERS } from './deprecation.ts'

it('uses the first second of a day in Brasília, with the sunset after the last day', () => {
  expect(RENAMED_HEADERS).toEqual({ deprecation: `@${Date.UTC(2026, 10, 17, 3) / 1000}` })
  expect(fieldAddress('ção')).toBe('/v1/fields?q=%C3%A7%C3%A3o')
  const leaving = { since: '2026-01-02', sunset: '2027-01-31', instead: 'other' } as const
  expect(deprecationHeaders(leaving)).toEqual({
    deprecation: `@${Date.UTC(2026, 0, 2, 3) / 1000}`,
    sunset: 'Mon, 01 Feb 2027 03:00:00 GMT',
  })
})
