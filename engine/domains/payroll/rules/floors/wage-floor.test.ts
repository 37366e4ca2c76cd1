import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import { floorOfHours, hoursCovered, isFarAbove, isShortByLaw, minimumOn, monthlyHoursOf, stateFloor } from './wage-floor.ts'

/** Minimum of 2026, Decreto 12.797/2025. */
const MINIMUM = reais('1621.00')

describe('national floor by hours', () => {
  // 1,621.00 × h ÷ 220.
  it.each([
    [125, '921.02'],
    [180, '1326.27'],
    [209, '1539.95'],
    [210, '1547.32'],
    [220, '1621.00'],
    [240, '1621.00'],
  ])('of %d hours is %s', (hours, floor) => expect(floorOfHours(MINIMUM, hours)).toBe(reais(floor)))

  it('covers the hours that a pay reaches', () => {
    expect([hoursCovered(MINIMUM, reais('1540.00')), hoursCovered(MINIMUM, reais('1580.00'))]).toEqual([209, 214])
    expect([hoursCovered(MINIMUM, reais('1547.31')), hoursCovered(MINIMUM, reais('1547.32'))]).toEqual([209, 210])
    expect(hoursCovered(MINIMUM, 0n)).toBe(0)
  })

  it('counts five weeks in a month, and prefers the hours of the month', () => {
    expect([monthlyHoursOf(44, undefined), monthlyHoursOf(25, undefined), monthlyHoursOf(44, 180)]).toEqual([220, 125, 180])
    expect(monthlyHoursOf(undefined, undefined)).toBeUndefined()
    expect([120, 150, 180, 200].map(isShortByLaw)).toEqual([true, true, true, false])
  })
})

describe('floor of a state', () => {
  it.each<[Day, 'RS' | 'PR' | 'SC' | 'SP', number, string]>([
    ['2025-06-10', 'RS', 1, '1656.52'],
    ['2025-06-11', 'RS', 1, '1789.04'],
    ['2025-12-31', 'PR', 2, '2057.59'],
    ['2026-01-01', 'PR', 2, '2181.63'],
    ['2024-12-31', 'SC', 3, '1769.14'],
    ['2025-01-01', 'SC', 3, '1898.00'],
    ['2024-05-31', 'SP', 1, '1550.00'],
    ['2024-06-01', 'SP', 1, '1640.00'],
    ['2025-06-30', 'SP', 1, '1640.00'],
    ['2025-07-01', 'SP', 1, '1804.00'],
  ])('on %s in %s, band %d, is %s', (day, state, band, floor) => {
    expect(stateFloor(day, { state, band, domestic: false })!.band!.monthly).toBe(reais(floor))
  })

  // Paraná: groups 4, 5 and 9 of the CBO in band 2; groups 0, 1 and 2 in none.
  it('follows the occupation where the act goes by it', () => {
    const of = (occupation?: string, domestic = false) => stateFloor('2026-05-01', { state: 'PR', occupation, domestic })!
    expect([of('411005').band?.band, of('621005').band?.band, of(undefined, true).band?.band]).toEqual([2, 1, 2])
    expect([of('211005').uncovered, of('411005').uncovered]).toEqual([true, false])
    expect([of().band, of().uncovered, of().highest]).toEqual([null, false, reais('2407.90')])
  })

  it('is a least amount after the last day on which a source shows it', () => {
    const atLeast = (day: Day) => stateFloor(day, { state: 'SP', domestic: true })!.atLeast
    expect([atLeast('2026-02-12'), atLeast('2026-02-13')]).toEqual([false, true])
  })

  it('is absent in a state without one, and before its first record', () => {
    expect(stateFloor('2026-05-01', { state: 'MG', domestic: false })).toBeNull()
    expect(stateFloor('2023-04-30', { state: 'SP', domestic: false })).toBeNull()
    expect(stateFloor('2026-05-01', { domestic: false })).toBeNull()
  })
})

it('knows the minimum of a day, and the pay far above it', () => {
  expect([minimumOn('2025-12-31'), minimumOn('2026-01-01'), minimumOn('1900-01-01')]).toEqual([reais('1518.00'), MINIMUM, null])
  // 1,621.00 × 1.5 = 2,431.50.
  expect([isFarAbove(reais('2431.49'), MINIMUM), isFarAbove(reais('2431.50'), MINIMUM)]).toEqual([false, true])
})
