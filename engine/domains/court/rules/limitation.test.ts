import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { limitationOf, yearsBefore } from './limitation.ts'

const ctx = () => new Context({ day: '2026-06-01', given: true }, ports)

describe('limitation of the FGTS', () => {
  // STF, ARE 709.212, and Súmula 362 of the TST.
  it.each<[Day, Day, Day, number]>([
    ['2014-11-12', '2000-01-01', '1984-11-12', 30],
    ['2014-11-13', '2000-01-01', '2009-11-13', 5],
    ['2019-11-12', '1989-11-13', '1989-11-12', 30],
    ['2019-11-12', '1989-11-14', '2014-11-12', 5],
    ['2019-11-13', '1989-11-13', '2014-11-13', 5],
  ])('filed on %s for an admission on %s begins on %s', (filed, admission, since, years) => {
    const found = limitationOf(ctx(), { filed, admission, apply: true })
    expect([found.fgtsSince, found.fgtsYears]).toEqual([since, years])
    expect(found.fgtsWindow).toEqual({ from: admission > since ? admission : since, to: filed })
  })

  it('begins at the admission without the limit', () => {
    const { fgtsWindow } = limitationOf(ctx(), { admission: '2000-01-01', filed: '2024-05-02', apply: false })
    expect(fgtsWindow.from).toBe('2000-01-01')
  })
})

describe('limitation of the claim', () => {
  // Constituição, art. 7º, XXIX: five years, up to two after the contract.
  it('takes five years before the filing and two after the dismissal', () => {
    const of = (filed: Day) => limitationOf(ctx(), { admission: '2010-01-04', dismissal: '2020-03-10', filed, apply: true })
    expect(of('2022-03-10')).toMatchObject({ fiveYearsSince: '2017-03-10', lastDayToFile: '2022-03-10', inTime: true })
    expect(of('2022-03-11').inTime).toBe(false)
  })

  it('is in time while the contract lasts', () => {
    expect(limitationOf(ctx(), { admission: '2010-01-04', filed: '2024-05-02', apply: true })).toMatchObject({
      lastDayToFile: null,
      inTime: true,
    })
  })

  it('goes back to the last day of a shorter February', () => expect(yearsBefore('2024-02-29', 5)).toBe('2019-02-28'))
})
