import { evenSchedule, type ScheduleRow } from '../../../../core/finance/installment.ts'
import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { IofCharge } from '../../law/iof.ts'
import { DAYS_IN_MONTH, iofOnParts, iofOnRevolving } from '../../rules/iof.ts'

export interface PaydownTerms {
  readonly revolvingRate: Ratio
  readonly planRate: Ratio
  readonly months: number
  readonly iof: IofCharge
  readonly maxDays: number
  /** Maximum interest as a share of the debt first carried; null without a cap. */
  readonly cap: Ratio | null
}

interface Installments {
  readonly rows: readonly ScheduleRow[]
  /** Installment without the cap. */
  readonly contracted: Money
  readonly interest: Money
  readonly capApplied: boolean
}

interface Revolved {
  readonly interest: Money
  readonly iof: Money
  readonly balance: Money
  readonly plan: Installments
  readonly planIof: Money
  readonly capApplied: boolean
}

const limitOf = (carried: Money, cap: Ratio | null): Money | null => (cap === null ? null : portion(carried, cap, 'truncate'))

/**
 * Revolving credit until the next bill, then installments (Resolução CMN 4.549/2017, arts. 1º e 2º). One cap covers the interest of both,
 * from the start of the revolving (art. 2º-A); the IOF of the revolving is paid on that bill.
 */
export function revolvedThenPlan(carried: Money, { revolvingRate, planRate, months, iof, maxDays, cap }: PaydownTerms): Revolved {
  const limit = limitOf(carried, cap)
  const full = portion(carried, revolvingRate, 'halfUp')
  const interest = limit === null ? full : smallest(full, limit)
  const balance = carried + interest
  const plan = inInstallments(balance, planRate, months, limit === null ? null : limit - interest)
  return {
    interest,
    iof: iofOnRevolving(carried, carried, iof),
    balance,
    plan,
    // The original debt already paid the additional IOF: a renewal pays the daily rate, and the additional only on the growth of the debt.
    planIof: iofOnParts(partsOf(plan.rows), iof, maxDays).daily + portion(interest, iof.additional, 'halfUp'),
    capApplied: interest < full || plan.capApplied,
  }
}

/** Finances the unpaid balance in installments immediately. */
export function planAtOnce(carried: Money, { planRate, months, iof, maxDays, cap }: PaydownTerms): { plan: Installments; iof: Money } {
  const plan = inInstallments(carried, planRate, months, limitOf(carried, cap))
  const { daily, additional } = iofOnParts(partsOf(plan.rows), iof, maxDays)
  return { plan, iof: daily + additional }
}

const partsOf = (rows: readonly ScheduleRow[]) => rows.map(({ month, amortization }) => ({ days: DAYS_IN_MONTH * month, amortization }))

/** Constant installments. After interest reaches the cap, payments only amortize, so the debt ends sooner. */
function inInstallments(debt: Money, rate: Ratio, months: number, limit: Money | null): Installments {
  if (debt === 0n) return { rows: [], contracted: 0n, interest: 0n, capApplied: false }
  const rows = evenSchedule(debt, rate, months)
  const contracted = rows[0]!.installment
  const full = sum(rows.map((row) => row.interest))
  if (limit === null || full <= limit) return { rows, contracted, interest: full, capApplied: false }
  const capped: ScheduleRow[] = []
  let balance = debt
  let already = 0n
  for (const { month, installment } of rows) {
    const interest = smallest(portion(balance, rate, 'halfUp'), limit - already)
    const amortization = smallest(installment - interest, balance)
    balance -= amortization
    already += interest
    capped.push({ month, installment: interest + amortization, interest, amortization, balance })
    if (balance === 0n) break
  }
  return { rows: capped, contracted, interest: already, capApplied: true }
}
