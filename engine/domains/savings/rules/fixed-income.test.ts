import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { addDays, type Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import { decimal, ONE, percent } from '../../../core/ratio.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { monthsFrom, netOf, realOf, yearlyOf } from './fixed-income.ts'
import type { Taxed } from './redemption-tax.ts'

const FROM: Day = '2026-01-05'
const context = () => new Context({ day: '2026-11-14', given: true }, ports)
const net = (kind: Taxed, days: number, { principal = '10000.00', factor = '1.1', custody = false } = {}) =>
  netOf(context(), {
    kind,
    principal: reais(principal),
    factor: decimal(factor),
    term: { from: FROM, to: addDays(FROM, days), businessDays: 252, calendarDays: days },
    custody,
  })

it('counts 21 business days per month and the actual calendar days', () => {
  expect(monthsFrom(context(), '2026-01-31', 1)).toEqual({ from: '2026-01-31', to: '2026-02-28', businessDays: 21, calendarDays: 28 })
  expect(monthsFrom(context(), '2026-01-05', 12)).toMatchObject({ to: '2027-01-05', businessDays: 252, calendarDays: 365 })
})

describe('net amount of an application', () => {
  it.each([
    [30, '775.00'],
    [180, '775.00'],
    [181, '800.00'],
    [360, '800.00'],
    [361, '825.00'],
    [720, '825.00'],
    [721, '850.00'],
  ])('nets a CDB yield of R$ 1.000,00 after %d days to R$ %s', (days, left) => {
    expect(net('cdb', days)).toMatchObject({ grossAmount: reais('11000.00'), grossYield: reais('1000.00'), iof: 0n, netYield: reais(left) })
  })

  it('charges the IOF before the income tax until the thirtieth day', () => {
    // 29 days: 3% of 1,000.00, then 22.5% of 970.00
    expect(net('cdb', 29)).toMatchObject({ iof: reais('30.00'), incomeTax: reais('218.25'), netAmount: reais('10751.75') })
    expect(net('lci', 29)).toMatchObject({ iof: 0n, incomeTax: 0n, netAmount: reais('11000.00') })
  })

  it('charges nothing on a loss, and custody only when applicable', () => {
    expect(net('cdb', 400, { factor: '0.9' })).toMatchObject({ incomeTax: 0n, netYield: -reais('1000.00') })
    expect(net('tesouro_selic', 365, { principal: '50000.00' }).custodyFee).toBe(0n)
    expect(net('tesouro_selic', 365, { principal: '50000.00', custody: true }).custodyFee).toBeGreaterThan(0n)
    expect(net('tesouro_selic', 365, { principal: '10000.00', factor: '1', custody: true }).custodyFee).toBe(0n)
    expect(net('tesouro_selic', 0, { factor: '1', custody: true }).netAmount).toBe(reais('10000.00'))
  })

  it('reports the yield of a year of 252 business days', () => {
    expect(net('lci', 365).netAnnual.toPercent()).toBe(10)
  })
})

it('annualizes: the root over two years, zero over no time, −100% for a total loss', () => {
  expect(yearlyOf(100n, 121n, 2).toPercent()).toBe(10)
  expect(yearlyOf(100n, 121n, 0).toPercent()).toBe(0)
  expect(yearlyOf(100n, 0n, 1).toPercent()).toBe(-100)
  expect(yearlyOf(100n, -1n, 1).toPercent()).toBe(-100)
})

it('computes the real yield as a quotient', () => {
  expect(realOf(percent(21), percent(10)).compare(percent(10))).toBe(0)
  expect(realOf(percent(10), percent(10)).isZero).toBe(true)
  expect(realOf(percent(0), percent(25)).compare(percent(-20))).toBe(0)
  expect(realOf(ONE, percent(0)).toPercent()).toBe(100)
})

it('charges one day of custody for a same-day redemption', () => {
  const custody = (days: number) => net('tesouro_selic', days, { principal: '100000.00', factor: '1', custody: true }).custodyFee
  expect(custody(0)).toBe(custody(1))
  expect(custody(0)).toBeGreaterThan(0n)
})
