/** Checks the FGTS printed on a 13th-salary receipt (Lei 8.036/1990, art. 15). */
import type { Money } from '../../../../core/money.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import fgts from '../../law/fgts.ts'
import { slipDoubt } from '../../rules/payslip/copying-slip.ts'
import { apprenticeDoubt, depositReadings, largerDepositDoubt } from '../../rules/payslip/document-fgts.ts'
import { PAYMENT } from '../../rules/payslip/payslip-audit.ts'
import { type Bearing, otherPayDoubt } from '../../rules/payslip/receipt-lines.ts'

interface Deposit {
  readonly informed: Money | undefined
  /** Possible FGTS bases, the receipt's own first: an installment when paid, or the whole. */
  readonly bases: readonly Money[]
  readonly bearing: Bearing
  readonly unsettled: string | null
}

export function auditDeposit(ctx: CheckContext, { informed, bases, bearing, unsettled }: Deposit): void {
  if (informed === undefined) return
  ctx.examine({ id: 'fgts', label: 'FGTS', informed, favours: PAYMENT }, () => {
    const { depositRate, apprenticeDepositRate } = ctx.law(fgts)
    const readings = bases.map((base) => depositReadings(base, depositRate, ctx.day))
    const accepted = readings.flatMap(({ expected: amount, how, accepted: more }) => [{ amount, how }, ...more])
    const { expected, how } = readings[0]!
    return {
      expected,
      how,
      accepted,
      doubt: (found) =>
        unsettled ??
        otherPayDoubt(ctx, bearing, 'FGTS') ??
        (bases.some((base) => depositReadings(base, apprenticeDepositRate, ctx.day).expected === found) ? apprenticeDoubt(ctx) : null) ??
        (found > expected ? largerDepositDoubt(ctx) : null) ??
        slipDoubt(
          ctx,
          found,
          accepted.map(({ amount }) => amount),
        ),
    }
  })
}
