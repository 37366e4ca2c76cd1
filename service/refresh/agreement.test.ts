import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day } from '../../engine/core/day.ts'
import type { Series } from '../../engine/indicators/series.ts'
import { disagreeing } from './agreement.ts'

const seriesOf = (values: readonly number[], dayAt: (index: number) => Day): Series => ({
  days: values.map((_, index) => dayAt(index)),
  values: values.map(String),
  completeTo: null,
  capturedAt: '2026-01-01T00:00:00Z',
  reader: 'central_bank',
})
const monthly = (values: readonly number[]) => seriesOf(values, (index) => addMonths('2025-01-01', index))
const daily = (values: readonly number[]) => seriesOf(values, (index) => addDays('2025-03-03', index))
/** The level of prices that changes of the month lead to. */
const levelsOf = (changes: readonly number[]) =>
  monthly(changes.map((_, index) => changes.slice(0, index + 1).reduce((level, change) => level * (1 + change / 100), 7000)))

const PRICES = [0.5, 0.42, 0.61, 0.38, 0.55, 0.47]
const OTHERS = [0.45, 0.5, 0.57, 0.33, 0.6, 0.41]
const nothing = new Map()

describe('what is read together', () => {
  it('is kept where each goes with the others', () => {
    const next = new Map([
      ['ipca', monthly(PRICES)],
      ['ipca-index', levelsOf(PRICES)],
      ['inpc', monthly(OTHERS)],
      ['inpc-index', levelsOf(OTHERS)],
    ] as const)
    expect([...disagreeing(nothing, next)]).toEqual([])
  })

  it('goes where two disagree and nobody tells which is right', () => {
    const next = new Map([
      ['inpc', monthly(OTHERS.with(3, 0.83))],
      ['inpc-index', levelsOf(OTHERS)],
    ] as const)
    expect([...disagreeing(nothing, next).keys()].sort()).toEqual(['inpc', 'inpc-index'])
  })

  it('stays where another proves it, and the one against it goes', () => {
    const next = new Map([
      ['ipca', monthly(PRICES)],
      ['ipca-index', levelsOf(PRICES)],
      ['inpc', monthly(OTHERS.with(3, 3))],
    ] as const)
    expect([...disagreeing(nothing, next)]).toEqual([['inpc', expect.stringContaining('inpc of 3 on 2025-04-01')]])
  })

  it('a quote is at most so many times another, either way, and never the same day after day', () => {
    const dollars = Array.from({ length: 12 }, (_, index) => 5 + index / 100)
    const refusedWith = (euros: readonly number[]) => {
      const next = new Map([
        ['dollar', daily(dollars)],
        ['euro', daily(euros)],
      ] as const)
      return disagreeing(nothing, next).get('euro')
    }
    expect(refusedWith(dollars.map((dollar) => dollar * 1.15))).toBeUndefined()
    for (const times of [1.71, 0.58]) expect(refusedWith(dollars.map((dollar) => dollar * times))).toContain('does not go with dollar')
    expect(refusedWith(dollars)).toContain('12 of 12 values of euro are those of dollar')
  })
})
