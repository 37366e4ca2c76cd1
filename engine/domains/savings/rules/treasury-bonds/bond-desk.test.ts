import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { decimal, ONE, percent, ZERO } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import type { Deal } from './bond-deal.ts'
import { dealt, vnaAnswer } from './bond-desk.ts'

const answered = (deal: Partial<Deal>, settlement: Day = '2026-02-06') =>
  dealt(
    new Context({ day: '2026-11-14', given: true }, portsOn('2026-11-14')),
    { side: 'buy', broker_fee_percent: ZERO, maturity: '2032-01-01', ...deal },
    { bond: 'ltn', settlement, inflation: null, exemptSelic: false },
  )

describe('bond deal', () => {
  it('matches ANBIMA’s price of the LTN 2032 on 6 February 2026, truncated to the centavo for display', () => {
    expect(answered({ rate: percent('13.4954') })).toMatchObject({
      businessDays: 1476,
      unitPrice6: 476.413959,
      unitPrice: 47641n,
      quote: null,
      invested: null,
    })
  })

  it('finds the rate of any price: its price does not exceed the given one, and a millionth of a percent less does', () => {
    for (const [price, maturity] of [
      ['1', '2032-01-01'],
      ['12.34', '2036-01-01'],
      ['476.41', '2032-01-01'],
      ['999.99', '2027-01-01'],
      ['1500', '2032-01-01'],
      ['970.5', '2026-04-01'],
    ] as const) {
      const found = answered({ unit_price: decimal(price), maturity }).ratePercent!.toPercent(6)
      const at = (rate: number) => answered({ rate: percent(rate.toFixed(6)), maturity }).unitPrice6!
      expect(at(found), price).toBeLessThanOrEqual(Number(price))
      expect(at(found - 0.000001), price).toBeGreaterThan(Number(price))
    }
  })

  it('finds the lowest rate whose price does not exceed the given one', () => {
    const rate = (price: string) => answered({ unit_price: decimal(price) }).ratePercent!.toPercent()
    expect(rate('476.413959')).toBe(13.4954)
    expect(rate('476.413958')).toBeGreaterThan(13.4954)
    expect(rate('476.413960')).toBeLessThanOrEqual(13.4954)
  })

  it('finds rates from −10% to 1000%, and rejects prices beyond them', () => {
    const { unitPrice6: dearest } = answered({ rate: percent(-10) })
    expect(answered({ unit_price: decimal(String(dearest)) }).ratePercent!.toPercent()).toBe(-10)
    expect(() => answered({ unit_price: decimal(String(dearest + 0.000002)) })).toThrow(/não corresponde a nenhuma taxa/)
    const { unitPrice6: cheapest } = answered({ rate: percent(1000) })
    expect(answered({ unit_price: decimal(cheapest.toFixed(6)) }).ratePercent!.toPercent()).toBeLessThanOrEqual(1000)
    expect(() => answered({ unit_price: decimal((cheapest - 0.000002).toFixed(6)) })).toThrow(/não corresponde a nenhuma taxa/)
  })

  it('requires either rate or price, and a maturity after the settlement', () => {
    expect(() => answered({})).toThrow(/ou unit_price em seu lugar/)
    expect(() => answered({ rate: percent(10), unit_price: ONE })).toThrow(/só um dos dois/)
    expect(() => answered({ op: 'yield', rate: percent(10) })).toThrow(/para achar a taxa/)
    expect(() => answered({ maturity: undefined, rate: percent(10) })).toThrow(/é obrigatório/)
    expect(answered({ maturity: '2026-10-01', rate: percent(10) }, '2026-09-30').businessDays).toBe(1)
    expect(() => answered({ maturity: '2026-10-01', rate: percent(10) }, '2026-10-01')).toThrow(/depois da liquidação/)
  })

  it('rejects a maturity past the last calendar day, or on a day no such bond matures', () => {
    expect(answered({ maturity: '2120-10-01', rate: ZERO }).unitPrice).toBe(100_000n)
    expect(() => answered({ maturity: '2121-01-01', rate: ZERO })).toThrow(/passa de 31\/12\/2120/)
    expect(() => answered({ maturity: '2032-01-02', rate: ZERO })).toThrow()
  })

  it('continues to the purchase when requested', () => {
    expect(answered({ rate: percent('13.4954'), quantity: ONE }).invested).toBe(47641n)
  })
})

it('returns only the settlement and the face value with six decimals', () => {
  const { settlement, vna, ...rest } = vnaAnswer('2026-02-06', decimal('4595.8923664'))
  expect([settlement, vna]).toEqual(['2026-02-06', 4595.892366])
  expect(Object.values(rest).every((value) => value === null || (Array.isArray(value) && value.length === 0))).toBe(true)
})
