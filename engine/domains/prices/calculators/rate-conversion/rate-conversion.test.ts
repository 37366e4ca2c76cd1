import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const conversion = registry.calculators.get('rate-conversion')!
const PERIODS = ['business_day', 'day', 'month', 'bimester', 'quarter', 'semester', 'year'] as const

it('round-trips a rate through another period', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(...PERIODS), (basisPoints, to) => {
      const there = run(conversion, { rate: basisPoints / 100, period: 'month', to }, ports).ratePercent as number
      // Tolerance: a rate rounded to six decimals loses precision when raised to many periods.
      const back = run(conversion, { rate: there, period: to, to: 'month' }, ports).ratePercent as number
      expect(Math.abs(back - basisPoints / 100)).toBeLessThan(0.0005)
    }),
    { numRuns: 60 },
  )
})

it('rejects a nominal rate that loses everything in one capitalization period', () => {
  expect(() => run(conversion, { rate: -99.99, kind: 'nominal', period: 'month', capitalization: 'year' }, ports)).toThrow(InvalidInput)
  expect(run(conversion, { rate: -99.99, kind: 'nominal', period: 'year' }, ports).monthlyPercent).toBe(-8.3325)
})
