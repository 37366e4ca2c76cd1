import { describe, expect, it } from 'vitest'
import { EXPORTED, LATER, LATER_READ_ON } from './exported.ts'

const series = new Map(
  EXPORTED.trim()
    .split('\n')
    .map((line) => {
      const [code = '', first = '', ...values] = line.split(' ')
      return [code, { first, values }] as const
    }),
)
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
const published = (code: string, month: string): string | undefined => {
  const { first, values } = series.get(code)!
  return values[monthNumber(month) - monthNumber(first)]
}

describe("central bank's export", () => {
  it('has every month of each series until July 2025, in hundredths of a percent', () => {
    expect(series.size).toBe(40)
    for (const [code, { first, values }] of series) {
      expect(values.length, code).toBe(monthNumber('2025-07') - monthNumber(first) + 1)
      expect(
        values.filter((value) => !/^\d{2,4}$/.test(value)),
        code,
      ).toEqual([])
    }
  })

  // Averages as the bank published them, in percent a month.
  it.each([
    ['personal loan', '25464', '2025-03', '618'],
    ['payroll loan, private', '25466', '2025-06', '379'],
    ['payroll loan, private', '25466', '2025-07', '375'],
    ['payroll loan, public servants', '25467', '2025-07', '185'],
    ['payroll loan, INSS', '25468', '2025-06', '183'],
    ['payroll loan, INSS', '25468', '2025-07', '182'],
    ['vehicle', '25471', '2021-12', '200'],
    ['vehicle', '25471', '2025-07', '203'],
  ])('gives the average of a %s, series %s, in %s', (_name, code, month, hundredths) => expect(published(code, month)).toBe(hundredths))
})

it('adds later months by series, once each, read after they ended', () => {
  const points = LATER.trim()
    .split('\n')
    .map((line) => line.split(' '))
  expect(new Set(points.map(([code, month]) => `${code} ${month}`)).size).toBe(points.length)
  for (const [code = '', month = ''] of points) {
    const isExported = series.has(code)
    expect(monthNumber(month), `${code} ${month}`).toBeGreaterThanOrEqual(monthNumber('2025-07') + (isExported ? 1 : 0))
    expect(month < LATER_READ_ON.slice(0, 7)).toBe(true)
  }
  // Revolving credit of cards, July 2026: 15.02% a month.
  expect(points).toContainEqual(['25477', '2026-07', '1502'])
})
