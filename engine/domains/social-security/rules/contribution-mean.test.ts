import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/dated.ts'
import { Ratio } from '../../../core/ratio.ts'
import { bestDiscard } from './contribution-mean.ts'

const amounts = ['3000.00', '1000.00', '2000.00', '3000.00'].map(reais)

describe('contributions excluded from the mean', () => {
  it('are the lowest, down to the required months; on equal means, the fewest', () => {
    // Means: 9,000 ÷ 4 = 2,250; 8,000 ÷ 3 = 2,666.67; 6,000 ÷ 2 = 3,000; 3,000 ÷ 1 = 3,000, a tie.
    expect(bestDiscard(amounts, { required: 1, leastDivisor: 1, share: null })).toEqual({ discarded: 2, sum: reais('6000.00'), divisor: 2 })
    expect(bestDiscard(amounts, { required: 3, leastDivisor: 1, share: null })).toEqual({ discarded: 1, sum: reais('8000.00'), divisor: 3 })
  })

  it('are limited where the divisor stops falling', () => {
    // Minimum divisor 3: 9,000 ÷ 4 = 2,250; 8,000 ÷ 3 = 2,666.67; 6,000 ÷ 3 = 2,000.
    expect(bestDiscard(amounts, { required: 1, leastDivisor: 3, share: null })).toEqual({ discarded: 1, sum: reais('8000.00'), divisor: 3 })
  })

  it('are none when the lost share outweighs the higher mean', () => {
    // A quarter per month: 2,250 × 4/4 = 2,250; 2,666.67 × 3/4 = 2,000; 3,000 × 2/4 = 1,500.
    const share = (months: number) => Ratio.of(BigInt(months), 4n)
    expect(bestDiscard(amounts, { required: 1, leastDivisor: 1, share })).toEqual({ discarded: 0, sum: reais('9000.00'), divisor: 4 })
  })
})
