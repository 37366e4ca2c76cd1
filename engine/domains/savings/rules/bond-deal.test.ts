import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/money.ts'
import { Context } from '../../../core/operation/context.ts'
import { decimal, ONE, percent, ZERO } from '../../../core/ratio.ts'
import { businessDayBefore, type Deal, dealDays, dealFields, opOf, shown } from './bond-deal.ts'

const TODAY = '2026-11-13'
const days = (deal: Partial<Deal>) =>
  dealDays(new Context({ day: TODAY, given: true }, portsOn(TODAY)), { side: 'buy', broker_fee_percent: ZERO, ...deal })
const op = (deal: Partial<Deal>) => opOf({ side: 'buy', broker_fee_percent: ZERO, ...deal })

describe('what a deal asks', () => {
  it('is what it says, else a simulation with an amount or a quantity, a rate with only a price, and a price otherwise', () => {
    expect(op({ op: 'vna', amount: reais('1.00') })).toBe('vna')
    expect(op({ amount: reais('1.00'), unit_price: ONE })).toBe('simulate')
    expect(op({ quantity: ONE })).toBe('simulate')
    expect(op({ unit_price: ONE })).toBe('yield')
    expect(op({ unit_price: ONE, rate: percent(10) })).toBe('price')
    expect(op({})).toBe('price')
  })
})

describe('the days of a deal', () => {
  it('come each from the other, or from today', () => {
    expect(days({})).toEqual({ trade: TODAY, settlement: '2026-11-16' })
    expect(days({ side: 'sell' })).toEqual({ trade: TODAY, settlement: TODAY })
    expect(days({ trade: '2026-08-26' })).toEqual({ trade: '2026-08-26', settlement: '2026-08-27' })
    expect(days({ settlement: '2026-08-31' })).toEqual({ trade: '2026-08-28', settlement: '2026-08-31' })
    expect(days({ settlement: '2026-08-31', side: 'sell' })).toEqual({ trade: '2026-08-31', settlement: '2026-08-31' })
  })

  it('are within the calendar: from 3 January 2000 to 31 December 2120', () => {
    expect(days({ settlement: '2000-01-03', side: 'sell' }).settlement).toBe('2000-01-03')
    expect(() => days({ settlement: '1999-12-30' })).toThrow(/é anterior a 03\/01\/2000/)
    expect(days({ settlement: '2120-12-31', side: 'sell' }).settlement).toBe('2120-12-31')
    expect(() => days({ settlement: '2121-01-02' })).toThrow(/passa de 31\/12\/2120/)
    expect(() => days({ trade: '2120-12-31' })).toThrow(/passa de 31\/12\/2120/)
  })

  it('settle on a business day, not before the trade', () => {
    expect(() => days({ settlement: '2026-08-29' })).toThrow(/não é dia útil/)
    expect(days({ trade: '2026-08-27', settlement: '2026-08-27' }).settlement).toBe('2026-08-27')
    expect(() => days({ trade: '2026-08-28', settlement: '2026-08-27' })).toThrow(/anterior ao dia do negócio/)
  })

  it('the business day before skips weekends and holidays', () => {
    expect(businessDayBefore('2026-08-27')).toBe('2026-08-26')
    expect(businessDayBefore('2026-08-31')).toBe('2026-08-28')
    expect(businessDayBefore('2026-12-28')).toBe('2026-12-24')
  })
})

it('a number in a formula has a comma, and the decimals it is shown with', () => {
  expect(shown(decimal('1234.5'), 2)).toBe('1234,5')
  expect(shown(decimal('0.004'), 2)).toBe('0')
  expect(shown(decimal('0.005'), 2)).toBe('0,01')
})

describe('the rate of an early redemption', () => {
  it.each([
    [-10, true],
    [-10.01, false],
    [1000, true],
    [1000.01, false],
  ])('%s is taken: %s', (rate, isTaken) => expect(dealFields.redeem_rate.safeParse(rate).success).toBe(isTaken))
})
