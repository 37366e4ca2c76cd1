import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { fromNumber } from '../../core/money.ts'
import { percent } from '../../core/ratio.ts'
import presumedProfit from '../../domains/business/law/presumed-profit.ts'
import simples from '../../domains/business/law/simples-nacional.ts'
import minimumTax from '../../domains/income-tax/law/minimum-tax.ts'
import mei from '../../domains/own-account/law/mei.ts'
import employerCharges from '../../domains/payroll/law/employer-charges.ts'
import inss from '../../domains/payroll/law/inss.ts'
import selfEmployed from '../../domains/payroll/law/inss-self-employed.ts'
import irrf from '../../domains/payroll/law/irrf.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { run } from '../../operation/evaluation/run.ts'
import { burdensAt } from './burdens.ts'

const decision = registry.decisions.get('choose_tax_regime')!

it('match the calculators to the centavo for any revenue and day', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 100_000, max: 3_000_000 }), fc.integer({ min: 3_000_000, max: 40_000_000 })),
      fc.constantFrom('2019-03-01', '2024-06-01', '2026-06-01', '2027-03-01'),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      (cents, day, iss, dependents, meiAllowed) => {
        const asked = { monthly_revenue: cents / 100, mei_allowed: meiAllowed, iss_rate: iss, dependents, reference_date: day }
        const { regimes } = run(decision, asked, ports) as unknown as {
          regimes: { regime: string; available: boolean; burden: number }[]
        }
        const law = {
          simples: simples.at(day).value,
          minimumWage: minimumWage.at(day).value.monthly,
          mei: mei.at(day).value,
          presumed: day < presumedProfit.recordStarts ? null : presumedProfit.at(day).value,
          irrf: irrf.at(day).value,
          inssCeiling: inss.at(day).value.ceiling,
          paidByCompany: selfEmployed.at(day).value.paidByCompany,
          ownAccount: selfEmployed.at(day).value.ownAccount,
          employerInss: employerCharges.at(day).value.inss,
          minimumTax: day < minimumTax.recordStarts ? null : minimumTax.at(day).value,
        }
        const terms = { revenue: BigInt(cents), meiAllowed, issRate: percent(iss), accountant: 25_000n, dependents, ownIss: 0n }
        expect(burdensAt(terms, law)).toEqual(
          regimes.filter(({ available }) => available).map(({ regime, burden }) => ({ regime, burden: fromNumber(burden) })),
        )
      },
    ),
    { numRuns: 120 },
  )
})
