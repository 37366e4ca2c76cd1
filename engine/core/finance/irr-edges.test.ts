import { expect, it } from 'vitest'
import { effectiveAnnualRate, internalRate } from './irr.ts'

it('a loan of zero has no rate; a loan of one centavo has', () => {
  expect(effectiveAnnualRate(0, [{ days: 30, amount: 10 }])).toBeNull()
  expect(effectiveAnnualRate(0, [])).toBeNull()
  expect(effectiveAnnualRate(0.01, [{ days: 365, amount: 0.011 }])).toBeCloseTo(0.1, 10)
  expect(effectiveAnnualRate(-1, [{ days: 365, amount: 2 }])).toBeNull()
  for (const payments of [[], [0, 0], [10]]) expect(internalRate(0, payments)).toBeNull()
  expect(internalRate(0.01, [0.011])).toBeCloseTo(0.1, 10)
})
