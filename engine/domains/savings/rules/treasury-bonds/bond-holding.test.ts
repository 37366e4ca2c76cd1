import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { reais } from '../../../../core/money.ts'
import { decimal, ONE, percent, ZERO } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import type { Deal } from './bond-deal.ts'
import { simulated } from './bond-holding.ts'

/** Prefixado 2029 bought on 26 August 2026 at 14.06%: R$ 736.83 (Tesouro Transparente). */
const held = (deal: Partial<Deal>) =>
  simulated(
    new Context({ day: '2026-11-14', given: true }, portsOn('2026-11-14')),
    { side: 'buy', broker_fee_percent: ZERO, ...deal },
    {
      bond: 'ltn',
      maturity: '2029-01-01',
      settlement: '2026-08-27',
      rate: percent('14.06'),
      unitPrice: reais('736.83'),
      inflation: null,
      exemptSelic: false,
    },
  )

describe('quantity of bonds', () => {
  it('buys as many hundredths as the amount pays for', () => {
    // One hundredth costs 7.3683.
    expect(held({ amount: reais('7.37') }).quantity).toBe(0.01)
    expect(() => held({ amount: reais('7.36') })).toThrow(/não compra um centésimo/)
    expect(held({ amount: reais('736.83') }).quantity).toBe(1)
    expect(held({ amount: reais('736.82') })).toMatchObject({ quantity: 0.99, invested: reais('729.46') })
  })

  it('uses the given quantity, in hundredths, or one bond by default', () => {
    expect(held({ quantity: decimal('0.01') }).quantity).toBe(0.01)
    expect(() => held({ quantity: decimal('0.011') })).toThrow(/no máximo duas casas/)
    expect(() => held({ quantity: ONE, amount: reais('1000.00') })).toThrow(/só um dos dois/)
    expect(held({}).quantity).toBe(1)
  })
})

describe('net amount', () => {
  it('pays at maturity the face value less 15% of the gain and the custody', () => {
    const { netAmount, custodyFee, ...whole } = held({ quantity: ONE })
    // (1,000.00 − 736.83) × 15% = 39.4755
    expect(whole).toMatchObject({ grossAmount: reais('1000.00'), iof: 0n, incomeTax: reais('39.48'), brokerFee: 0n, coupons: [] })
    expect(netAmount).toBe(reais('960.52') - custodyFee)
    expect(whole.realAnnualPercent).toBeNull()
  })

  it.each([
    // Days from 27 August 2026: the IOF ends on the 30th day, and the tax rate falls after 180, 360 and 720.
    ['2026-09-25', 29, true, 22.5],
    ['2026-09-28', 32, false, 22.5],
    ['2027-02-23', 180, false, 22.5],
    ['2027-02-24', 181, false, 20],
    ['2027-08-20', 358, false, 20],
    ['2027-08-23', 361, false, 17.5],
    ['2028-08-16', 720, false, 17.5],
    ['2028-08-17', 721, false, 15],
  ] as const)('taxes a redemption on %s, after %d days', (redeem_on, _days, iof, rate) => {
    const found = held({ quantity: decimal(10), redeem_on })
    expect(found.incomeTaxRatePercent.toPercent()).toBe(rate)
    expect(found.iof > 0n).toBe(iof)
  })

  it('loses money when the rate rises, and pays no tax on a loss', () => {
    const lost = held({ quantity: ONE, redeem_on: '2026-10-01', redeem_rate: percent(20) })
    expect(lost.redemptionAmount).toBeLessThan(lost.invested)
    expect(lost).toMatchObject({ iof: 0n, incomeTax: 0n })
  })

  it("charges the broker's yearly percentage of the value held", () => {
    const free = held({ quantity: ONE })
    const charged = held({ quantity: ONE, broker_fee_percent: percent('0.5') })
    expect(charged.brokerFee).toBeGreaterThan(0n)
    expect(charged.netAmount).toBe(free.netAmount - charged.brokerFee)
  })
})

describe('redemption', () => {
  it('must be after the settlement and not past the maturity', () => {
    expect(() => held({ redeem_on: '2026-08-27' })).toThrow(/depois da liquidação/)
    expect(held({ redeem_on: '2026-08-28' }).redemptionAmount).toBeGreaterThan(0n)
    expect(held({ redeem_on: '2029-01-01' }).redemptionAmount).toBe(reais('1000.00'))
    expect(() => held({ redeem_on: '2029-01-02' })).toThrow(/passa do vencimento/)
  })

  it('accepts its own rate only before the maturity, and requires a purchase', () => {
    expect(() => held({ redeem_rate: percent(10) })).toThrow(/antes do vencimento/)
    expect(() => held({ side: 'sell' })).toThrow(/começa pela compra/)
  })
})
