import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import simples from '../law/simples-nacional.ts'
import { limitOf } from './simples-limit.ts'

const table = simples.at('2026-09-30').value
const at = (before: string, month: string) =>
  limitOf({ revenue: reais(month), revenue12m: reais('4000000.00'), yearBefore: reais(before), month: undefined }, '2026-09-30', table)

describe('annual ceiling', () => {
  it('is not exceeded by revenue equal to it', () => {
    expect(at('4300000.00', '500000.00')).toMatchObject({ status: 'within', excessRevenue: 0n, leavesOn: null })
  })
  it('exceeded by one centavo: exit in January, with one centavo of excess', () => {
    expect(at('4300000.00', '500000.01')).toMatchObject({ status: 'up_to_20', excessRevenue: 1n, leavesOn: '2027-01-01' })
  })
  it('exceeded by exactly 20%: exit in January', () => {
    expect(at('5260000.00', '500000.00')).toMatchObject({ status: 'up_to_20', excessRevenue: reais('500000.00') })
  })
  it('exceeded by more than 20%: exit from the next month', () => {
    expect(at('5260000.00', '500000.01')).toMatchObject({ status: 'over_20', leavesOn: '2026-10-01' })
  })
})

describe('company opened during the year', () => {
  const opened = (before: string) =>
    limitOf({ revenue: reais('500000.00'), revenue12m: reais('4800000.00'), yearBefore: reais(before), month: 3 }, '2026-09-30', table)

  it('has one twelfth of the ceiling per month', () => {
    expect(opened('700000.00')).toMatchObject({ status: 'within', yearLimit: reais('1200000.00') })
    expect(opened('700000.01')).toMatchObject({ status: 'up_to_20', excessRevenue: 1n, leavesOn: '2027-01-01' })
  })
  it('leaves retroactively from its opening above 20%', () => {
    expect(opened('940000.01')).toMatchObject({ status: 'over_20', leavesOn: '2026-07-01' })
  })
})

describe('only the twelve-month revenue', () => {
  const known = (revenue12m: string) =>
    limitOf({ revenue: reais('400000.00'), revenue12m: reais(revenue12m), yearBefore: undefined, month: undefined }, '2026-09-30', table)

  it('leaves the monthly excess unknown', () => {
    expect(known('4800000.00')).toMatchObject({ status: 'within', excessRevenue: 0n })
    expect(known('4800000.01')).toMatchObject({ status: 'up_to_20', excessRevenue: null })
  })
})
