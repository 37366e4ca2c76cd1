import { type Money, sum } from '../../../core/money.ts'
import type { Phrase } from '../../../core/sentence.ts'
import { type ChargeRates, chargesOn } from '../../payroll/rules/employer-charges.ts'
import type { Code } from './severance-items.ts'

/** What severance answers of an ending, as far as it costs the employer. */
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
  /** What the employer's charges fall on: salary and 13th, and the notice that is worked. */
  readonly chargeable: Money
  readonly employerCharges: Money
  readonly total: Money
}

/** An ending as the employer pays it. What is withheld from the worker is already in the gross: it is no cost of its own. */
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
