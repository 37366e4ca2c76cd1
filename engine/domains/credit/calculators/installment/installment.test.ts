import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const installment = registry.calculators.get('installment')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it('total paid equals debt plus interest for any rate, term and amount, and the installment matches the closed form', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 10_000 }),
      (totalCents, installments, basisPoints) => {
        const input = { total: totalCents / 100, installments, monthly_rate: basisPoints / 100 }
        const answer = run(installment, input, ports)
        expect(cents(answer.totalPaid)).toBe(totalCents + cents(answer.totalInterest))
        expect(answer.totalInterest).toBeGreaterThanOrEqual(0)
        const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
        const rate = new Exact(basisPoints).div(10_000)
        const exact = rate.isZero()
          ? new Exact(totalCents).div(installments)
          : new Exact(totalCents).times(rate).div(new Exact(1).minus(rate.plus(1).pow(-installments)))
        expect(cents(answer.installmentAmount)).toBe(exact.toDecimalPlaces(0).toNumber())
      },
    ),
    { numRuns: 60 },
  )
})

it('rejects a trillion at 100% a month over 600 installments: the result exceeds JSON number precision', () => {
  expect(() => run(installment, { total: 1e12, installments: 600, monthly_rate: 100 }, ports)).toThrow(InvalidInput)
  expect(() => run(installment, { total: 1e12, installments: 600, monthly_rate: 100 }, ports)).toThrow(/centavo/)
})
