import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import { addDays, type Day } from '../../../../core/day.ts'
import { reais } from '../../../../core/money.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { custodyOver } from './custody.ts'

const charged = (from: Day, days: number, start: string, end = start, exemptSelic = true) =>
  custodyOver(new Context({ day: from, given: true }, ports), [{ from, to: addDays(from, days), start: reais(start), end: reais(end) }], {
    exemptSelic,
  })

describe('custody of federal bonds', () => {
  it.each([
    // Exame and B3, July 2020: 0,25% on Tesouro Selic above R$ 10.000,00
    ['2020-08-01', 365, '11000.00', '2.50'],
    ['2020-08-01', 365, '50000.00', '100.00'],
    ['2020-08-01', 365, '10000.00', '0.00'],
    // From 2022: 0,20%
    ['2022-01-01', 365, '11000.00', '2.00'],
    // Half of 2021 at 0,25% and half of 2022 at 0,20%: 1.000,00 × (0,25% × 184 + 0,20% × 181) ÷ 365
    ['2021-07-01', 365, '11000.00', '2.25'],
  ] as const)('charges from %s for %d days on R$ %s a fee of R$ %s', (from, days, stock, fee) => {
    expect(charged(from, days, stock)).toBe(reais(fee))
  })

  it('covers all Tesouro Selic before the exemption existed, without mentioning one', () => {
    const ctx = new Context({ day: '2019-06-01', given: true }, ports)
    const stretch = { from: '2019-06-01', to: addDays('2019-06-01', 365), start: reais('11000.00'), end: reais('11000.00') } as const
    expect(custodyOver(ctx, [stretch], { exemptSelic: true })).toBe(reais('27.50'))
    expect(ctx.assumptions.map(String).join()).toContain('Custódia da B3 de 0,25% ao ano')
    expect(ctx.assumptions.map(String).join()).not.toContain('só sobre o que passa')
  })

  it('exempts no other bond', () => {
    expect(charged('2026-01-01', 365, '1000.00', '1000.00', false)).toBe(reais('2.00'))
  })

  it('is zero for a stretch that starts without value', () => {
    expect(charged('2026-01-01', 365, '0.00', '1000.00', false)).toBe(0n)
  })

  it('follows a growing value: between the fee of the first and of the last day', () => {
    const growing = charged('2026-01-01', 365, '100000.00', '114000.00', false)
    expect(growing).toBeGreaterThan(reais('200.00'))
    expect(growing).toBeLessThan(reais('228.00'))
    // 100.000 × (1,14 − 1) ÷ ln 1,14 × 0,20% = 213,69 for a continuous fee; slightly less when it stops the day before the last
    expect(growing).toBe(reais('213.66'))
  })
})
