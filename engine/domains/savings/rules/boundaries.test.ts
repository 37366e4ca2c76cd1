/** Boundaries of the savings rules: one day, one coupon, one decimal of rounding. */
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { percent } from '../../../core/ratio.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { realCdi } from './rates/cdi.ts'
import { quoteOf } from './treasury-bonds/bond-price.ts'

describe('published CDI of one business day', () => {
  it('earns that day, in full or by a share', () => {
    const on = () => new Context({ day: '2026-11-14', given: true }, portsOn('2026-11-14'))
    // 11.65% a year: 0.043739% a day.
    const whole = realCdi(on(), '2024-01-02', '2024-01-03', percent(100))
    expect([whole.days, whole.factor.toNumber(8)]).toEqual([1, 1.00043739])
    expect(realCdi(on(), '2024-01-02', '2024-01-03', percent(110)).factor.toNumber(8)).toBe(1.00048113)
  })
})

describe('Renda+ and Educa+', () => {
  /** Present value of each payment at twelve decimals (Tesouro Nacional, methodology), at rates sensitive to an eleventh decimal. */
  it.each([
    ['renda_mais', '2049-12-15', '5.075981', 53.9965],
    ['educa_mais', '2035-12-15', '5.233641', 70.8932],
  ] as const)('%s %s at %s%% is quoted at %s', (bond, maturity, rate, quote) => {
    expect(quoteOf({ bond, maturity, settlement: '2026-08-27', rate: percent(rate) }).toNumber(4)).toBe(quote)
  })
})
