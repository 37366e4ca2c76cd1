import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { decimal, ONE, percent, ZERO } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { businessDayBefore, type Deal, dealDays, dealFields, formatDecimals, opOf } from './bond-deal.ts'

const TODAY = '2026-11-13'
const days = (deal: Partial<Deal>) =>
  dealDays(new Context({ day: TODAY, given: true }, portsOn(TODAY)), { side: 'buy', broker_fee_percent: ZERO, ...deal })
const op = (deal: Partial<Deal>) => opOf({ side: 'buy', broker_fee_percent: ZERO, ...deal })

describe('operation of a deal', () => {
  it('is the explicit one, else a simulation given an amount or quantity, a yield given only a price, and a price otherwise', () => {
    expect(op({ op: 'vna', amount: reais('1.00') })).toBe('vna')
    expect(op({ amount: reais('1.00'), unit_price: ONE })).toBe('simulate')
    expect(op({ quantity: ONE })).toBe('simulate')
    expect(op({ unit_price: ONE })).toBe('yield')
    expect(op({ unit_price: ONE, rate: percent(10) })).toBe('price')
    expect(op({})).toBe('price')
  })
})

describe('days of a deal', () => {
  it('derive from each other, or from today', () => {
    expect(days({})).toEqual({ trade: TODAY, settlement: '2026-11-16' })
    expect(days({ side: 'sell' })).toEqual({ trade: TODAY, settlement: TODAY })
    expect(days({ trade: '2026-08-26' })).toEqual({ trade: '2026-08-26', settlement: '2026-08-27' })
    expect(days({ settlement: '2026-08-31' })).toEqual({ trade: '2026-08-28', settlement: '2026-08-31' })
    expect(days({ settlement: '2026-08-31', side: 'sell' })).toEqual({ trade: '2026-08-31', settlement: '2026-08-31' })
  })

  it('stay within the calendar: from 3 January 2000 to 31 December 2120', () => {
    expect(days({ settlement: '2000-01-03', side: 'sell' }).settlement).toBe('2000-01-03')
    expect(() => days({ settlement: '1999-12-30' })).toThrow(/é anterior a 03\/01\/2000/)
    expect(days({ settlement: '2120-12-31', side: 'sell' }).settlement).toBe('2120-12-31')
    expect(() => days({ settlement: '2121-01-02' })).toThrow(/passa de 31\/12\/2120/)
    expect(() => days({ trade: '2120-12-31' })).toThrow(/passa de 31\/12\/2120/)
  })

  it('reject a settlement on a non-business day or before the trade', () => {
    expect(() => days({ settlement: '2026-08-29' })).toThrow(/não é dia útil/)
    expect(days({ trade: '2026-08-27', settlement: '2026-08-27' }).settlement).toBe('2026-08-27')
    expect(() => days({ trade: '2026-08-28', settlement: '2026-08-27' })).toThrow(/anterior ao dia do negócio/)
  })

  it('skip weekends and holidays in the previous business day', () => {
    expect(businessDayBefore('2026-08-27')).toBe('2026-08-26')
    expect(businessDayBefore('2026-08-31')).toBe('2026-08-28')
    expect(businessDayBefore('2026-12-28')).toBe('2026-12-24')
  })
})

it('formats formula numbers with a comma and the displayed decimals', () => {
  expect(formatDecimals(decimal('1234.5'), 2)).toBe('1234,5')
  expect(formatDecimals(decimal('0.004'), 2)).toBe('0')
  expect(formatDecimals(decimal('0.005'), 2)).toBe('0,01')
})

describe('early redemption rate', () => {
  it.each([
    [-10, true],
    [-10.01, false],
    [1000, true],
    [1000.01, false],
  ])('accepts %s: %s', (rate, isTaken) => expect(dealFields.redeem_rate.safeParse(rate).success).toBe(isTaken))
})
