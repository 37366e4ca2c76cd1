import { type Money, portion, smallest } from '../../../../core/money.ts'
import type { Domestic } from '../../law/domestic.ts'
import { type DepositRounding, fgtsDeposit } from './fgts.ts'

interface DomesticCharges {
  readonly employerInss: Money
  readonly gilrat: Money
  readonly fgts: Money
  readonly indemnity: Money
}

/**
 * Employer's charges on a domestic worker: INSS and insurance up to the ceiling, FGTS and reserve on the whole pay (LC 150/2015, arts. 22
 * and 34). The DAE takes the last two from the eSocial FGTS totals, with their rounding.
 */
export function domesticCharges(pay: Money, ceiling: Money, law: Domestic, account: DepositRounding): DomesticCharges {
  const capped = smallest(pay, ceiling)
  return {
    employerInss: portion(capped, law.employerInss, 'halfUp'),
    gilrat: portion(capped, law.gilrat, 'halfUp'),
    fgts: fgtsDeposit(pay, law.fgts, account),
    indemnity: fgtsDeposit(pay, law.indemnity, account),
  }
}
