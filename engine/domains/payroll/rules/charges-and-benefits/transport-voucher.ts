import { type Money, portion, smallest } from '../../../../core/money.ts'
import { ONE, type Ratio } from '../../../../core/ratio.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { TransportVoucher } from '../../law/transport-voucher.ts'

interface Voucher {
  /** Greatest discount allowed by law. */
  readonly limit: Money
  /** Amount deducted, at most the transport cost. */
  readonly discount: Money
  readonly employerShare: Money
}

/** Splits the transport cost between employer and employee (Lei 7.418/1985, art. 4º). `part` is the fraction of the month worked. */
export function transportVoucher(basicSalary: Money, cost: Money, { employeeShare }: TransportVoucher, part: Ratio = ONE): Voucher {
  const limit = portion(basicSalary, employeeShare.times(part), 'halfUp')
  const discount = smallest(limit, cost)
  return { limit, discount, employerShare: cost - discount }
}

/** "R$ 3.000,00 × 6%; menor que o custo" */
export function voucherFormula(basicSalary: Money, cost: Money, { limit }: Voucher, { employeeShare }: TransportVoucher): Phrase {
  return cost < limit
    ? say`${cost}; o custo, menor que ${employeeShare} do salário`
    : say`${basicSalary} × ${employeeShare}; não passa do custo`
}
