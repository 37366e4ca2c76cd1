import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { fromNumber, sum } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

interface Result extends Record<string, unknown> {
  unitPrice: number
  invested: number
  grossAmount: number
  iof: number
  incomeTax: number
  custodyFee: number
  brokerFee: number
  netAmount: number
  netAnnualPercent: number
  redemptionAmount: number
  ratePercent: number
  coupons: { gross: number; incomeTax: number; net: number }[]
}

const ask = (input: Record<string, unknown>, id = 'tesouro-prefixado') => run(registry.calculators.get(id)!, input, ports) as Result
const BOND = { settlement: '2026-02-06', maturity: '2035-01-01' }

describe('tesouro-prefixado', () => {
  it('sums deductions and net to the amount received, coupons included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('ltn', 'ntnf'),
        fc.constantFrom('2026-02-20', '2026-09-01', '2028-03-01', '2034-12-29', undefined),
        (rate, hundredths, bond, redeem_on) => {
          const result = ask({ ...BOND, bond, rate: rate / 100, quantity: hundredths / 100, ...(redeem_on && { redeem_on }) })
          const taken = sum([result.iof, result.incomeTax, result.custodyFee, result.brokerFee].map(fromNumber))
          expect(fromNumber(result.netAmount) + taken).toBe(fromNumber(result.grossAmount))
          const coupons = sum(result.coupons.map(({ gross }) => fromNumber(gross)))
          expect(coupons + fromNumber(result.redemptionAmount)).toBe(fromNumber(result.grossAmount))
          for (const { gross, incomeTax, net } of result.coupons) expect(fromNumber(net) + fromNumber(incomeTax)).toBe(fromNumber(gross))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('yields the rate before taxes when held to maturity; the net yield stays between 75% and 100% of it', () => {
    for (const bond of ['ltn', 'ntnf'] as const)
      for (const rate of [8, 12, 16]) {
        const { netAnnualPercent } = ask({ ...BOND, bond, rate, amount: 100_000 })
        expect(netAnnualPercent).toBeLessThan(rate)
        expect(netAnnualPercent).toBeGreaterThan(rate * 0.75)
      }
  })

  it('round-trips price and rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 130_000 }), fc.constantFrom('ltn', 'ntnf'), (centavos, bond) => {
        fc.pre(bond === 'ntnf' || centavos < 100_000)
        const unit_price = centavos / 100
        const { ratePercent, unitPrice } = ask({ ...BOND, bond, op: 'yield', unit_price })
        expect(unitPrice).toBe(unit_price)
        const back = ask({ ...BOND, bond, rate: ratePercent })
        expect(back.unitPrice6 as number).toBeLessThanOrEqual(unit_price)
        expect(back.unitPrice6 as number).toBeGreaterThan(unit_price - 0.001)
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    [{ ...BOND, rate: 12, unit_price: 500 }, 'unit_price'],
    [{ ...BOND }, 'rate'],
    [{ ...BOND, rate: 12, maturity: '2026-02-06' }, 'maturity'],
    [{ ...BOND, rate: 12, maturity: '2035-01-02' }, 'maturity'],
    [{ ...BOND, rate: 12, amount: 1, quantity: 1 }, 'quantity'],
    [{ ...BOND, rate: 12, amount: 1 }, 'amount'],
    [{ ...BOND, rate: 12, quantity: 1.005 }, 'quantity'],
    [{ ...BOND, rate: 12, quantity: 1, redeem_on: '2036-01-01' }, 'redeem_on'],
    [{ ...BOND, rate: 12, quantity: 1, redeem_on: '2026-02-06' }, 'redeem_on'],
    [{ ...BOND, rate: 12, quantity: 1, redeem_rate: 10 }, 'redeem_rate'],
    [{ ...BOND, rate: 12, settlement: '2026-02-07' }, 'settlement'],
    [{ ...BOND, rate: 12, quantity: 1, side: 'sell' }, 'side'],
    [{ ...BOND, rate: 12, op: 'vna' }, 'op'],
    [{ ...BOND, op: 'yield' }, 'unit_price'],
  ])('rejects %j, naming %s', (input, field) => {
    try {
      ask(input)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues.map((issue) => issue.field)).toEqual([field])
    }
  })
})

describe('Tesouro IPCA+ and Tesouro Selic', () => {
  it('quotes an IPCA+ bond without its index, rejects its price, and labels its simulation an estimate', () => {
    const unknown = { trade: '2026-11-13', maturity: '2035-05-15', rate: 7 }
    const quoted = ask(unknown, 'tesouro-ipca')
    expect(quoted).toMatchObject({ vna: null, unitPrice: null, unitPrice6: null, ratePercent: 7 })
    expect(quoted.quote).toBe(ask({ ...unknown, vna: 4000 }, 'tesouro-ipca').quote)
    expect((quoted.assumptions as string[]).join(' ')).toMatch(/Só a cotação/)
    expect(() => ask({ ...unknown, rate: undefined, unit_price: 2000 }, 'tesouro-ipca')).toThrow(InvalidInput)
    expect(() => ask({ ...unknown, op: 'vna' }, 'tesouro-ipca')).toThrow(InvalidInput)
    const simulated = ask({ ...unknown, amount: 10_000 }, 'tesouro-ipca')
    expect((simulated.assumptions as string[]).join(' ')).toMatch(/VNA estimado/)
    expect(simulated.netAmount).toBeGreaterThan(10_000)
  })

  it('reduces the real yield of an IPCA+ bond by tax and custody, more so with inflation', () => {
    const real = (ipca_annual: number) =>
      ask({ settlement: '2026-02-06', maturity: '2035-05-15', rate: 7.5, quantity: 1, ipca_annual }, 'tesouro-ipca')
        .realAnnualPercent as number
    expect(real(0)).toBeGreaterThan(6)
    expect(real(4)).toBeLessThan(real(0))
    expect(real(10)).toBeLessThan(real(4))
    expect(real(10)).toBeGreaterThan(4)
  })

  it('yields the target less tax over a year of Tesouro Selic', () => {
    const { netAnnualPercent } = ask(
      { settlement: '2026-02-06', maturity: '2029-03-01', rate: 0, amount: 9_000, selic_annual: 15, redeem_on: '2028-03-01' },
      'tesouro-selic',
    )
    expect(netAnnualPercent).toBeGreaterThan(12.7)
    expect(netAnnualPercent).toBeLessThan(13.2)
  })
})
