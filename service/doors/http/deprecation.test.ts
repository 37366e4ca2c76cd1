import { expect, it } from 'vitest'
import { deprecationHeaders, renamedHeaders } from './deprecation.ts'

it('days are the seconds of their first moment in Brasília, and the end comes after the last day', () => {
  expect(renamedHeaders('ção')).toEqual({
    deprecation: `@${Date.UTC(2026, 10, 17, 3) / 1000}`,
    link: '</v1/fields?q=%C3%A7%C3%A3o>; rel="deprecation"',
  })
  const leaving = { since: '2026-01-02', sunset: '2027-01-31', instead: 'other' } as const
  expect(deprecationHeaders(leaving, '/v1/calc/other')).toEqual({
    deprecation: `@${Date.UTC(2026, 0, 2, 3) / 1000}`,
    sunset: 'Mon, 01 Feb 2027 03:00:00 GMT',
    link: '</v1/calc/other>; rel="successor-version"',
  })
  expect(deprecationHeaders(leaving, null)).not.toHaveProperty('link')
})
