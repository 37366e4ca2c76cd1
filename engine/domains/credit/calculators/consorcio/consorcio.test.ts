import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const consorcio = registry.calculators.get('consorcio')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

it('the parts sum to the total, the loan pays the asset and its interest, and the saving is the difference', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 11 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (asset, months, admin, insurance, annual) => {
        const answer = run(
          consorcio,
          {
            asset_value: asset / 100,
            months,
            admin_fee: admin / 100,
            insurance_fee: insurance / 100,
            financing_annual_rate: annual / 100,
          },
          ports,
        ) as Record<string, number> & { financing: Record<string, number> }
        const total = cents(answer.totalCost)
        expect(asset + cents(answer.adminFeeAmount) + cents(answer.insuranceAmount)).toBe(total)
        expect(Math.abs(cents(answer.monthlyInstallment) * months - total)).toBeLessThanOrEqual(months / 2)
        expect(answer.lastInstallment).toBeGreaterThanOrEqual(0)
        expect(cents(answer.financing.totalPaid)).toBe(asset + cents(answer.financing.totalInterest))
        const gap = cents(answer.financing.totalPaid) - total
        expect(cents(answer.savings)).toBe(Math.abs(gap))
        expect(answer.cheaper).toBeNull()
      },
    ),
    { numRuns: 60 },
  )
})
