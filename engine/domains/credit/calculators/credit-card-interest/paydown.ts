import { atLeastZero, type Money, portion, smallest, sum } from '../../../../core/money.ts'
import { ONE, Ratio } from '../../../../core/ratio.ts'
import type { IofCharge } from '../../law/iof.ts'
import { evenSchedule } from '../../rules/installment.ts'
import { DAYS_IN_MONTH, iofOnRevolving } from '../../rules/iof.ts'

/** A percentage of what is left never ends by itself: a bill this small is paid whole. */
export const PAID_WHOLE_UP_TO: Money = 10_00n

/** A thousand years: a minimum of 1% on the largest bill still ends within them, and no answer may loop without end. */
const LONGEST_MONTHS = 12_000

interface Revolved {
  readonly minimumPayment: Money
  readonly carriedBalance: Money
  /** Until settled; null when the debt never ends. */
  readonly paid: { readonly months: number; readonly interest: Money; readonly iof: Money; readonly total: Money } | null
  readonly capApplied: boolean
  readonly firstInterest: Money
  readonly firstIof: Money
  readonly secondBill: Money
}

interface Terms {
  readonly minimum: Ratio
  readonly rate: Ratio
  readonly iof: IofCharge
  /** Interest may add up to this share of the debt first carried; null for no limit. */
  readonly cap: Ratio | null
}

/** Only the minimum is paid, bill after bill; the rest carries interest, until its limit, and IOF. */
export function revolved(bill: Money, { minimum, rate, iof, cap }: Terms): Revolved {
  const minimumPayment = portion(bill, minimum, 'halfUp')
  const carriedBalance = bill - minimumPayment
  const limit = cap === null ? null : portion(carriedBalance, cap, 'truncate')
  const firstInterest = charged(portion(carriedBalance, rate, 'halfUp'), limit, 0n)
  const firstIof = iofOnRevolving(carriedBalance, carriedBalance, iof)
  const first = { minimumPayment, carriedBalance, firstInterest, firstIof, secondBill: carriedBalance + firstInterest + firstIof }

  // Of each real carried, this much is carried again next month while nothing limits the interest.
  const monthlyGrowth = ONE.plus(rate).plus(iof.daily.times(Ratio.of(BigInt(DAYS_IN_MONTH))))
  const grows = ONE.minus(minimum).times(monthlyGrowth).compare(ONE) >= 0

  let balance = carriedBalance
  let growth = carriedBalance
  let interest = 0n
  let tax = 0n
  let capApplied = false
  let month = 0
  while (balance > 0n) {
    month++
    const full = portion(balance, rate, 'halfUp')
    const due = charged(full, limit, interest)
    const monthTax = iofOnRevolving(balance, growth, iof)
    capApplied ||= due < full
    interest += due
    tax += monthTax
    const nextBill = balance + due + monthTax
    const settles = nextBill <= PAID_WHOLE_UP_TO
    if (!settles && ((limit === null && grows) || month === LONGEST_MONTHS)) return { ...first, paid: null, capApplied }
    const left = settles ? 0n : nextBill - portion(nextBill, minimum, 'halfUp')
    growth = atLeastZero(left - balance)
    balance = left
  }
  return { ...first, paid: { months: month, interest, iof: tax, total: bill + interest + tax }, capApplied }
}

const charged = (full: Money, limit: Money | null, already: Money): Money => (limit === null ? full : smallest(full, limit - already))

interface Installments {
  readonly rows: readonly { readonly month: number; readonly installment: Money; readonly interest: Money; readonly amortization: Money }[]
  readonly capApplied: boolean
}

/** The bill in constant instalments; when interest reaches its limit, what is still paid goes to the debt, which ends sooner. */
export function inInstallments(bill: Money, rate: Ratio, months: number, cap: Ratio | null): Installments {
  const contracted = evenSchedule(bill, rate, months)
  const limit = cap === null ? null : portion(bill, cap, 'truncate')
  if (limit === null || sum(contracted.map((row) => row.interest)) <= limit) return { rows: contracted, capApplied: false }
  const rows = []
  let balance = bill
  let already = 0n
  for (const { month, installment } of contracted) {
    const interest = charged(portion(balance, rate, 'halfUp'), limit, already)
    const amortization = smallest(installment - interest, balance)
    balance -= amortization
    already += interest
    rows.push({ month, installment: interest + amortization, interest, amortization })
    if (balance === 0n) break
  }
  return { rows, capApplied: true }
}
