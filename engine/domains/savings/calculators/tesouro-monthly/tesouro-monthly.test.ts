import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { ONE, ZERO } from '../../../../core/ratio.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import { bondBusinessDays } from '../../rules/treasury-bonds/bond-calendar.ts'
import { flowsAfter } from '../../rules/treasury-bonds/bond-price.ts'

const asked = (input: object) => run(registry.calculators.get('tesouro-monthly')!, input, ports)
const Exact = Decimal.clone({ precision: 60 })

/** Independent implementation of the Treasury's steps, in another number system. */
function quotation(payments: number, year: number, rate: number, settlement: `${number}-${number}-${number}`): number {
  const part = new Exact(1).div(payments).toDecimalPlaces(8, Decimal.ROUND_DOWN)
  let total = new Exact(0)
  for (let index = 0; index < payments; index++) {
    const on = `${year + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15` as `${number}-${number}-${number}`
    const amount = index === payments - 1 ? new Exact(1).minus(part.times(payments - 1)) : part
    const exponent = new Exact(bondBusinessDays(settlement, on)).div(252).toDecimalPlaces(14, Decimal.ROUND_DOWN)
    total = total.plus(amount.div(new Exact(rate).div(100).plus(1).pow(exponent)).toDecimalPlaces(12, Decimal.ROUND_HALF_UP))
  }
  return total.toDecimalPlaces(6, Decimal.ROUND_DOWN).toNumber()
}

describe('tesouro-monthly', () => {
  it.each([
    ['renda', 240, 2030, 6.12, '2026-06-16'],
    ['renda', 240, 2065, 7.01, '2025-03-10'],
    ['educa', 60, 2035, 5.5, '2024-02-01'],
  ] as const)('%s: matches an independent implementation of the method', (title, payments, conversion_year, rate, settlement) => {
    expect(asked({ title, conversion_year, rate, settlement }).quotation).toBe(quotation(payments, conversion_year, rate, settlement))
  })

  it.each([
    ['renda_mais', '2049-12-15'],
    ['educa_mais', '2034-12-15'],
  ] as const)('%s: repayments sum to exactly one', (bond, maturity) => {
    const total = flowsAfter(bond, maturity, '2026-01-01').reduce((all, { amount }) => all.plus(amount), ZERO)
    expect(total.compare(ONE)).toBe(0)
  })

  it('falls as the rate rises, and is about one only near a zero rate', () => {
    const of = (rate: number) => asked({ title: 'educa', conversion_year: 2030, rate, settlement: '2026-06-16' }).quotation as number
    const rates = [0, 0.01, 1, 3, 6, 9]
    expect(rates.map(of)).toEqual(rates.map(of).toSorted((a, b) => b - a))
    expect(of(0)).toBe(1)
    expect(of(3)).toBeLessThan(0.98)
  })

  it('settles on the next business day by default', () => {
    const input = { title: 'educa', conversion_year: 2030, rate: 6 }
    // 14 November 2026 is a Saturday, 15 a holiday and a Sunday: the next business day is Monday 16.
    expect(asked(input).quotation).toBe(asked({ ...input, settlement: '2026-11-16' }).quotation)
  })

  it.each([
    [{ quantity: 1, monthly_goal: 10 }, 'monthly_goal'],
    [{ quantity: 0.005 }, 'quantity'],
    [{ settlement: '2034-12-15' }, 'settlement'],
  ])('refuses %o', (input, field) => {
    expect(() => asked({ title: 'educa', conversion_year: 2030, rate: 6, ...input })).toThrow(new RegExp(`^${field}:`))
  })
})
