import { expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import law from '../law/presumed-profit.ts'
import { limitFromYear, presumedTaxes, quarterLimits, recomputed, surchargedAlone } from './presumed.ts'

const taxes = (revenue: string, day: '2025-06-30' | '2026-06-30' = '2026-06-30') => {
  const { value } = law.at(day)
  const activities = [{ activity: 'services', revenue: reais(revenue) }] as const
  return presumedTaxes({ activities, surcharged: surchargedAlone(reais(revenue), value) }, value, value.turnover)
}

it('presumes 32% of services as profit and applies the additional only above 60,000.00 of it', () => {
  // 187,500.00 × 32% = 60,000.00
  expect(taxes('187500.00')).toMatchObject({ irpjBase: reais('60000.00'), irpj: reais('9000.00'), above: 0n, additional: 0n })
  expect(taxes('187503.13')).toMatchObject({ irpjBase: reais('60001.00'), above: reais('1.00'), additional: reais('0.10') })
  expect(taxes('100000.00')).toMatchObject({ csll: reais('2880.00'), pis: reais('650.00'), cofins: reais('3000.00') })
})

it('presumes 10% more on revenue above 1,250,000.00 since 2026', () => {
  expect(taxes('1250000.00').irpjBase).toBe(reais('400000.00'))
  // 400,000.00 + 100,000.00 × 35.2%
  expect(taxes('1350000.00').irpjBase).toBe(reais('435200.00'))
  expect(taxes('1350000.00', '2025-06-30').irpjBase).toBe(reais('432000.00'))
})

const increase = law.at('2026-06-30').value.increase!
const thousands = (amounts: readonly number[]) => amounts.map((amount) => BigInt(amount) * 100_000n)

it('splits the surcharged revenue by activity in proportion', () => {
  const { value } = law.at('2026-03-31')
  const activities = [
    { activity: 'services', revenue: reais('600000.00') },
    { activity: 'commerce', revenue: reais('1400000.00') },
  ] as const
  const { irpjBase, irpj, additional, csllBase, csll } = presumedTaxes(
    { activities, surcharged: reais('750000.00') },
    value,
    value.turnover,
  )
  expect([irpjBase, irpj, additional, csllBase, csll]).toEqual(['315400.00', '47310.00', '25540.00', '360000.00', '32400.00'].map(reais))
})

it.each([
  [
    [2000, 1000, 1000, 900],
    [1250, 1250, 1500, 1750],
    [750, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [2000, 1500, 1200, 1300],
    [1250, 1250, 1250, 1300],
    [750, 250, 0, 0],
    [750, 250, 0, 0],
  ],
  [
    [1000, 1500, 1500, 1500],
    [1250, 1500, 1250, 1250],
    [0, 0, 250, 250],
    [0, 0, 250, 250],
  ],
  [
    [0, 2500, 1250, 1250],
    [1250, 2500, 1250, 1250],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
])('carries the limit that the quarters of %j left', (revenues, limits, surcharged, after) => {
  const found = quarterLimits(thousands(revenues), increase)
  expect(found.map(({ limit }) => limit)).toEqual(thousands(limits))
  expect(found.map((each) => each.surcharged)).toEqual(thousands(surcharged))
  expect(recomputed(found, thousands(revenues), increase)).toEqual(thousands(after))
})

it('surcharges the fourth quarter from one centavo above five million in the year', () => {
  const fourth = (revenue: string) =>
    limitFromYear({ quarter: 4, revenue: reais(revenue), before: reais('3500000.00'), surchargedBefore: 0n }, increase)
  expect(fourth('1500000.00')).toBe(reais('1500000.00'))
  expect(fourth('1500000.01')).toBe(reais('1500000.00'))
})

it('limits an earlier quarter by the year so far, from one part to all of them', () => {
  const second = (before: string) => limitFromYear({ quarter: 2, revenue: 0n, before: reais(before), surchargedBefore: 0n }, increase)
  expect([second('0.00'), second('500000.00'), second('1250000.00'), second('2000000.00')]).toEqual(
    ['2500000.00', '2000000.00', '1250000.00', '1250000.00'].map(reais),
  )
})
