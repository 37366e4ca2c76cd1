import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Money, sum } from '../money.ts'
import { percent, type Ratio } from '../ratio.ts'
import { monthlyFromAnnual, priceInstallment, priceSchedule, type ScheduleRow, sacSchedule } from './installment.ts'

const Oracle = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
type Oracle = Decimal

/** The same schedules in an independent implementation: 60-digit decimals, rounded to centavos every month. */
function oracle(principal: Money, annual: string, months: number, system: 'sac' | 'price') {
  const rate = new Oracle(annual).div(100).plus(1).pow(new Oracle(1).div(12)).minus(1)
  const cents = new Oracle(principal.toString())
  const round = (value: Oracle) => value.toDecimalPlaces(0)
  const growth = rate.plus(1).pow(months)
  const constant = system === 'sac' ? round(cents.div(months)) : round(cents.times(rate).times(growth).div(growth.minus(1)))
  const rows: string[] = []
  let balance = cents
  for (let month = 1; month <= months; month++) {
    const interest = round(balance.times(rate))
    const planned = system === 'sac' ? constant : constant.minus(interest)
    const amortization = month === months ? balance : Decimal.min(planned, balance)
    balance = balance.minus(amortization)
    rows.push(`${interest.toFixed(0)} ${amortization.toFixed(0)} ${balance.toFixed(0)}`)
  }
  return rows
}

const shown = (rows: ScheduleRow[]) => rows.map(({ interest, amortization, balance }) => `${interest} ${amortization} ${balance}`)

describe('schedules of 420 months against the decimal oracle, to the centavo', () => {
  it.each([
    ['10.49', 40_000_000n],
    ['0.01', 40_000_000n],
    ['12', 1n],
    ['99.99', 100_000_000_000_00n],
    ['1000', 12_345_67n],
  ])('%s%% a year on %d centavos', (annual, principal) => {
    const rate = monthlyFromAnnual(percent(annual))
    expect(shown(sacSchedule(principal, rate, 420))).toEqual(oracle(principal, annual, 420, 'sac'))
    expect(shown(priceSchedule(principal, rate, 420))).toEqual(oracle(principal, annual, 420, 'price'))
  })
})

describe.each([
  ['sac', sacSchedule],
  ['price', priceSchedule],
] as [string, (principal: Money, rate: Ratio, months: number) => ScheduleRow[]][])('%s', (_name, scheduleOf) => {
  it('pays the principal exactly, ends at zero and has no negative value', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 420 }),
        (principal, basisPoints, months) => {
          const rows = scheduleOf(principal, monthlyFromAnnual(percent(basisPoints / 100)), months)
          expect(sum(rows.map((row) => row.amortization))).toBe(principal)
          expect(rows.at(-1)!.balance).toBe(0n)
          for (const { installment, interest, amortization, balance } of rows) {
            expect(installment).toBe(interest + amortization)
            expect(interest >= 0n && amortization >= 0n && balance >= 0n).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

it('without interest, the instalment is principal divided by months', () => {
  expect(priceInstallment(100_00n, percent(0), 3)).toBe(33_33n)
  expect(priceInstallment(100_00n, percent(1e-45), 3)).toBe(33_33n)
})
