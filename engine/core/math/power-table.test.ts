import { expect, it } from 'vitest'
import { percent, Ratio } from '../ratio.ts'
import { powerTable } from './power-table.ts'

it.each([percent('0.01'), percent('1.99'), percent(50), percent(100), Ratio.of(1n, 3n)])(
  'matches Ratio.power to the last digit, for base 1 + %o',
  (rate) => {
    const base = Ratio.of(rate.d + rate.n, rate.d)
    const power = powerTable(base)
    for (const exponent of [600, 0, 1, 2, 3, 255, 256, 257, 599]) {
      const [{ n, d }, alone] = [power(exponent), base.power(exponent)]
      expect([n, d]).toEqual([alone.n, alone.d])
    }
  },
)
