import { describe, expect, it } from 'vitest'
import { percent, Ratio } from '../../../core/ratio.ts'
import retirement from '../law/retirement.ts'
import { averageShare, benefitOf, meanOf } from './benefit.ts'

const limits = { floor: 1621_00n, ceiling: 8475_55n }
const whole = (amount: bigint) => ({ sum: amount, count: 1 })

describe('social security benefit', () => {
  it('caps the average at the ceiling before applying the percentage', () => {
    expect(benefitOf(whole(9000_00n), percent('90'), limits)).toMatchObject({
      averageUsed: 8475_55n,
      averageLimited: true,
      benefit: 7628_00n,
    })
    expect(benefitOf(whole(8475_55n), percent('90'), limits)).toMatchObject({ averageLimited: false, benefit: 7628_00n })
  })

  it('stays between the minimum wage and the ceiling', () => {
    expect(benefitOf(whole(2701_66n), percent('60'), limits)).toMatchObject({ raw: 1621_00n, floorApplied: false })
    expect(benefitOf(whole(2701_65n), percent('60'), limits)).toMatchObject({ raw: 1620_99n, benefit: 1621_00n, floorApplied: true })
    expect(benefitOf(whole(8475_55n), percent('110'), limits)).toMatchObject({ benefit: 8475_55n, ceilingApplied: true })
  })

  it('rounds once: fractions of a centavo in the mean do not accumulate', () => {
    expect(benefitOf(meanOf([2000_00n, 2000_00n, 2000_01n]), Ratio.of(1n), limits).raw).toBe(2000_00n)
    expect(benefitOf(meanOf([3000_00n, 3000_00n, 3000_02n]), percent('150'), limits).raw).toBe(4500_01n)
  })
})

it('raises the share only for years above the threshold', () => {
  const { benefit } = retirement.at('2026-11-15').value
  expect([14, 15, 16, 20, 35].map((years) => averageShare(years, 15, benefit).toPercent())).toEqual([60, 60, 62, 70, 100])
  expect([20, 21, 40, 45].map((years) => averageShare(years, 20, benefit).toPercent())).toEqual([60, 62, 100, 110])
})
