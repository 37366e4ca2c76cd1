import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../core/operation/run.ts'

const conversion = registry.calculators.get('rate-conversion')!
const PERIODS = ['business_day', 'day', 'month', 'bimester', 'quarter', 'semester', 'year'] as const

it('there and back is the same rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(...PERIODS), (basisPoints, to) => {
      const there = run(conversion, { rate: basisPoints / 100, period: 'month', to }, ports).ratePercent as number
      // Six decimals of a small rate, raised to many periods, are worth less than they look.
      const back = run(conversion, { rate: there, period: to, to: 'month' }, ports).ratePercent as number
      expect(Math.abs(back - basisPoints / 100)).toBeLessThan(0.0005)
    }),
    { numRuns: 60 },
  )
})

it('a nominal rate that loses everything in one period of capitalization is refused', () => {
  expect(() => run(conversion, { rate: -99.99, kind: 'nominal', period: 'month', capitalization: 'year' }, ports)).toThrow(InvalidInput)
  expect(run(conversion, { rate: -99.99, kind: 'nominal', period: 'year' }, ports).monthlyPercent).toBe(-8.3325)
})
