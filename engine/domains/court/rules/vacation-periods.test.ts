import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { daysInside, entitledDays, type PeriodsInput, unjustifiedDays, vacationPeriods, yearEnd } from './vacation-periods.ts'

const ctx = () => new Context({ day: '2026-06-01', given: true }, ports)

describe('vacation days by absences', () => {
  // CLT, art. 130, I to IV; above 32 absences there is no vacation.
  it.each([
    [5, 30],
    [6, 24],
    [14, 24],
    [15, 18],
    [23, 18],
    [24, 12],
    [32, 12],
    [33, 0],
  ])('%i absences leave %i days', (absences, days) => expect(entitledDays(ctx(), 'full_time', '2021-03-19', absences)).toBe(days))

  // CLT, art. 130-A, revoked from 2017-11-11 by Lei 13.467/2017.
  it('of part-time work are 18, or 9 above seven absences, until the day before Lei 13.467/2017', () => {
    const days = (acquiredTo: Day, absences: number) => entitledDays(ctx(), 'part_time', acquiredTo, absences)
    expect([days('2017-11-10', 7), days('2017-11-10', 8), days('2017-11-11', 8)]).toEqual([18, 9, 24])
  })
})

describe('vacation periods', () => {
  const contract: PeriodsInput = { admission: '2019-03-20', to: '2021-07-15', dismissed: true, contract: 'full_time', absences: [] }
  const acquired = (more: Partial<PeriodsInput>) =>
    vacationPeriods(ctx(), { ...contract, ...more }).map(({ acquiredFrom, days, status }) => [acquiredFrom, days, status])

  it('are the whole years, taken where the grant ended inside the contract', () => {
    expect(vacationPeriods(ctx(), contract)[0]).toEqual({
      acquiredFrom: '2019-03-20',
      acquiredTo: '2020-03-19',
      grantFrom: '2020-03-20',
      grantTo: '2021-03-19',
      days: 30,
      status: 'taken',
    })
    expect(acquired({})).toEqual([
      ['2019-03-20', 30, 'taken'],
      ['2020-03-20', 30, 'indemnified'],
    ])
    expect(acquired({ dismissed: false })[1]).toEqual(['2020-03-20', 30, 'not_taken'])
  })

  it('count a year on its eve and not on the day before', () => {
    expect(acquired({ to: '2020-03-19' })).toHaveLength(1)
    expect(acquired({ to: '2020-03-18' })).toHaveLength(0)
  })

  // CLT, art. 133: an absence of that kind begins a new acquisition. CLT, art. 140: so does a collective vacation.
  it('begin again after an absence that restarts them, and at a collective vacation', () => {
    const leave = { from: '2019-06-01', to: '2019-12-31', justified: true, restartsVacation: true } as const
    expect(acquired({ absences: [leave] })).toEqual([['2020-01-01', 30, 'indemnified']])
    expect(acquired({ collectiveFrom: '2019-12-20' })).toEqual([['2019-12-20', 30, 'indemnified']])
  })

  it('are lost above 32 unjustified absences of the year', () => {
    const away = (to: Day) => [{ from: '2019-05-01' as const, to, justified: false, restartsVacation: false }]
    expect(acquired({ absences: away('2019-06-01') })[0]).toEqual(['2019-03-20', 12, 'taken'])
    expect(acquired({ absences: away('2019-06-02') })[0]).toEqual(['2019-03-20', 0, 'lost'])
  })
})

it('counts days inside a period, and only unjustified ones as absences', () => {
  expect(daysInside('2021-01-20', '2021-02-10', '2021-02-01', '2021-02-28')).toBe(10)
  expect(daysInside('2021-01-20', '2021-01-31', '2021-02-01', '2021-02-28')).toBe(0)
  const day = { from: '2021-02-01', to: '2021-02-02', restartsVacation: false } as const
  expect(
    unjustifiedDays(
      [
        { ...day, justified: true },
        { ...day, justified: false },
      ],
      '2021-02-02',
      '2021-02-28',
    ),
  ).toBe(1)
})

it('ends a year begun on 29 February on 27 February', () => expect(yearEnd('2020-02-29')).toBe('2021-02-27'))
