import { type Money, sum } from '../../../core/money.ts'
import type { Phrase } from '../../../core/text/sentence.ts'
import { type ChargeRates, chargesOn } from '../../payroll/rules/charges-and-benefits/employer-charges.ts'
import type { Code } from './severance-items.ts'

/** Parts of a severance result that affect the employer's cost. */
export interface EmployerEnding {
  readonly items: readonly {
    readonly code: Code
    readonly label: Phrase
    readonly amount: Money
    readonly incidence: { readonly inss: boolean }
  }[]
  readonly fgts: { readonly deposits: Money; readonly fine: Money }
}

export interface EmployerSide {
  readonly items: { readonly code: Code; readonly label: Phrase; readonly amount: Money }[]
  readonly gross: Money
  readonly fgtsDeposit: Money
  readonly fgtsFine: Money
  /** Base of the employer's charges: salary, 13th and worked notice. */
  readonly chargeable: Money
  readonly employerCharges: Money
  readonly total: Money
}

/** Employer's cost of a termination. Amounts withheld from the worker are part of the gross, not an extra cost. */
export function employerSide({ items, fgts }: EmployerEnding, rates: ChargeRates): EmployerSide {
  const paid = items.filter(({ code }) => code !== 'fgts_fine')
  const gross = sum(paid.map(({ amount }) => amount))
  const chargeable = sum(paid.filter(({ incidence }) => incidence.inss).map(({ amount }) => amount))
  const employerCharges = chargesOn(chargeable, rates).total
  return {
    items: paid.map(({ code, label, amount }) => ({ code, label, amount })),
    gross,
    fgtsDeposit: fgts.deposits,
    fgtsFine: fgts.fine,
    chargeable,
    employerCharges,
    total: gross + fgts.deposits + fgts.fine + employerCharges,
  }
}
