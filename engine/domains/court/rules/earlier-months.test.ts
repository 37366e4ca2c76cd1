import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { EARLIER_MONTHS } from './earlier-months.ts'
import { IndexTable, monthNumber, type RecordedIndex } from './indexes.ts'

/** Percents by month number. */
function monthsOf(index: string): ReadonlyMap<number, number> {
  const { from, percents } = EARLIER_MONTHS[index]!
  const first = monthNumber(`${from}-01`)
  return new Map(
    percents
      .trim()
      .split(/\s+/)
      .map((value, at) => [first + at, Number(value)]),
  )
}

describe('months before the series', () => {
  it.each<[RecordedIndex, Day, Day]>([
    ['tr', '1967-01-01', '2012-05-01'],
    ['ipca_e', '1991-12-01', '2000-04-01'],
    ['selic_simple', '1986-06-01', '1994-12-01'],
    ['inpc', '1979-04-01', '1979-04-01'],
    ['igpm', '1989-06-01', '1989-07-01'],
  ])('of %s run without a gap from %s to %s, where the series continues them', (index, first, last) => {
    const months = monthsOf(index)
    expect([...months.keys()].at(0)).toBe(monthNumber(first))
    expect([...months.keys()].at(-1)).toBe(monthNumber(last))
    expect([...months.values()].every(Number.isFinite)).toBe(true)
    const table = new IndexTable(new Context({ day: '2026-11-14', given: true }, portsOn('2026-11-14')))
    const next = monthNumber(last) + 1
    expect(months.has(next)).toBe(false)
    table.rate(index, next)
    expect(table.missing.size).toBe(0)
  })

  it('have the published TR of 1991, and of the first year of the real', () => {
    const tr = monthsOf('tr')
    expect([tr.get(monthNumber('1991-02-01')), tr.get(monthNumber('1991-03-01'))]).toEqual([7, 8.5])
    expect(tr.get(monthNumber('1994-07-01'))).toBe(5.026152)
    // 1,000 cruzeiros reais of June 1994 are 0.51 in June 1995, and 0.75 with June itself.
    const grown = (from: Day) => {
      let value = 1000 / 2750
      for (let month = monthNumber(from); month <= monthNumber('1995-06-30'); month++) value *= 1 + tr.get(month)! / 100
      return value
    }
    expect(grown('1994-07-01')).toBeCloseTo(0.51, 2)
    expect(grown('1994-06-01')).toBeCloseTo(0.75, 2)
  })
})
