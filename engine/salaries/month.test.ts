import { describe, expect, it } from 'vitest'
import { formatMonth, isMonth, isoMonth, monthFrom, monthPlus, monthsBetween } from './month.ts'

describe('month', () => {
  it.each([202001, 202012, 190001, 999912])('%d is valid', (value) => expect(isMonth(value)).toBe(true))
  it.each([202000, 202013, 202099, 190000, 189912, 1_000_001, 202001.5, Number.NaN])('%d is invalid', (value) =>
    expect(isMonth(value)).toBe(false),
  )

  it('parses only its two written forms', () => {
    expect(['2026-05', '202605'].map(monthFrom)).toEqual([202605, 202605])
    expect(['2026-13', '202613', '2026-00', '2026-5', '05/2026', '', '2026-05-01'].map(monthFrom)).toEqual(Array(7).fill(undefined))
  })

  it('has a machine format and a display format', () => {
    expect([isoMonth(202605), formatMonth(202605), isoMonth(202612)]).toEqual(['2026-05', '05/2026', '2026-12'])
  })
})

describe('month sequence', () => {
  it('crosses the year in both directions', () => {
    expect([monthPlus(202512, 1), monthPlus(202601, -1), monthPlus(202601, 12), monthPlus(202611, 0)]).toEqual([
      202601, 202512, 202701, 202611,
    ])
  })

  it('includes both ends', () => {
    expect(monthsBetween(202511, 202602)).toEqual([202511, 202512, 202601, 202602])
    expect(monthsBetween(202511, 202511)).toEqual([202511])
    expect(monthsBetween(202511, 202510)).toEqual([])
  })
})
