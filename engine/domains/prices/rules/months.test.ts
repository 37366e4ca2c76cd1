import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { SourceUnavailable } from '../../../core/errors.ts'
import { ONE, percent } from '../../../core/ratio.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { addedByDays, compoundedByDays, partsOfMonths, summedByDays } from './months.ts'
import { roundedFactor, roundedPercent } from './rounding.ts'

const ctx = new Context({ day: ports.today(), given: false }, ports)

it('parts of months include the first day and exclude the last', () => {
  expect(partsOfMonths('2024-01-31', '2024-03-01')).toEqual([
    { month: '2024-01-01', days: 1, of: 31 },
    { month: '2024-02-01', days: 29, of: 29 },
  ])
  expect(partsOfMonths('2024-01-31', '2024-01-31')).toEqual([])
  expect(partsOfMonths('2024-01-10', '2024-01-31')).toEqual([{ month: '2024-01-01', days: 21, of: 31 }])
})

describe('monthly series over an interval', () => {
  it('matches the published values over whole months', () => {
    expect(compoundedByDays(ctx, 'ipcaMonthly', '2024-01-01', '2025-01-01', 'IPCA').minus(ONE).toPercent()).toBe(4.831296)
    expect(summedByDays(ctx, 'selicMonth', '2005-02-01', '2024-09-01', 'Selic').toPercent()).toBe(195.08)
  })

  it('prorates partial months by days', () => {
    // (1 − 0.32%)^(3 ÷ 31): 5,000.00 becomes 4,998.45 from 28 to 31 August 2026.
    expect(compoundedByDays(ctx, 'ipcaMonthly', '2026-08-28', '2026-08-31', 'IPCA').toNumber(8)).toBe(0.99968987)
    expect(summedByDays(ctx, 'selicMonth', '2024-08-30', '2024-09-01', 'Selic').toPercent()).toBe(0.056129) // 0.87 × 2 ÷ 31
  })

  it('sums exactly: a sum on half of the last decimal is rounded up, not truncated', () => {
    // The legal rate from 17/11/2024 to 20/06/2026 is exactly 12.6672575%.
    const rates = new Map(ctx.observed('taxaLegal', '2024-11-01', '2026-06-01')!.map(({ date, value }) => [date, percent(value)]))
    const sum = addedByDays(partsOfMonths('2024-11-17', '2026-06-20').map((part) => ({ ...part, rate: rates.get(part.month)! })))
    expect(sum.compare(percent('12.6672575'))).toBe(0)
    expect(roundedPercent(sum, 6, 'halfUp').toPercent()).toBe(12.667258)
  })

  it('is empty for an empty interval, and unavailable when a month is missing', () => {
    expect(compoundedByDays(ctx, 'ipcaMonthly', '2024-01-01', '2024-01-01', 'IPCA')).toBe(ONE)
    expect(() => compoundedByDays(ctx, 'ipcaMonthly', '2026-08-01', '2026-09-02', 'IPCA')).toThrow(SourceUnavailable)
  })
})

it('rounds a percentage and a factor to the given decimals', () => {
  expect(roundedPercent(percent('14.573425'), 2, 'truncate').toPercent()).toBe(14.57)
  expect(roundedPercent(percent('1.4999995'), 6, 'halfUp').toPercent()).toBe(1.5)
  expect(roundedFactor(percent('109.53927279288'), 10, 'halfUp').toNumber(12)).toBe(1.0953927279)
})
