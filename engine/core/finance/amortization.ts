import { type Money, portion, smallest, split } from '../money.ts'
import { ONE, Ratio } from '../ratio.ts'
import { priceInstallment } from './installment.ts'

export interface AmortizationTerms {
  readonly principal: Money
  readonly monthlyRate: Ratio
  readonly months: number
  readonly system: 'sac' | 'price'
  /** What the balance grows by each month before interest: TR or IPCA; zero for none. */
  readonly monthlyIndex: Ratio
  /** Paid beyond the instalment of a month, off the balance. */
  readonly extraOf: (month: number) => Money
  /** What an extra payment makes smaller. */
  readonly reduce: 'term' | 'installment'
}

export interface AmortizationRow {
  readonly month: number
  /** Interest and amortization together, without the extra. */
  readonly installment: Money
  readonly interest: Money
  readonly amortization: Money
  readonly correction: Money
  readonly extra: Money
  readonly balance: Money
}

/** A residue is less than one in so many parts of an instalment. */
const RESIDUE = 100n

/**
 * A debt month by month: the balance is corrected, interest falls on the corrected balance, the instalment is paid and then the extra.
 * Keeping the term, each month's share is worked out again on the balance and the months left; shortening it, the share stays as it was
 * contracted, corrected by the index alone, and the debt ends when it is paid.
 */
export function amortized(terms: AmortizationTerms): AmortizationRow[] {
  const { principal, monthlyRate, months, system, monthlyIndex, extraOf, reduce } = terms
  const rows: AmortizationRow[] = []
  const corrects = !monthlyIndex.isZero
  let balance = principal
  /** The amortization of SAC, or the instalment of Price. */
  let share = system === 'sac' ? split(principal, months, 'halfUp') : priceInstallment(principal, monthlyRate, months)
  let renewed = false
  for (let month = 1; month <= months && balance > 0n; month++) {
    const correction = portion(balance, monthlyIndex, 'halfUp')
    balance += correction
    const left = months - month + 1
    if (reduce === 'term') share += corrects ? portion(share, monthlyIndex, 'halfUp') : 0n
    else if (corrects || renewed) share = system === 'sac' ? split(balance, left, 'halfUp') : priceInstallment(balance, monthlyRate, left)
    const interest = portion(balance, monthlyRate, 'halfUp')
    let amortization = left === 1 ? balance : smallest(system === 'sac' ? share : share - interest, balance)
    balance -= amortization
    const extra = smallest(extraOf(month), balance)
    balance -= extra
    // What only roundings left is paid with this instalment: it makes no month of its own.
    if (balance > 0n && balance * RESIDUE <= share && paidWithoutRounding(terms, month)) {
      amortization += balance
      balance = 0n
    }
    renewed ||= extra > 0n
    rows.push({ month, installment: interest + amortization, interest, amortization, correction, extra, balance })
  }
  return rows
}

/** Whether the same debt, nothing rounded, is paid to less than a centavo by a month; of one whose term an extra shortens. */
function paidWithoutRounding(
  { principal, monthlyRate, months, system, monthlyIndex, extraOf, reduce }: AmortizationTerms,
  last: number,
): boolean {
  if (reduce !== 'term') return false
  const growth = ONE.plus(monthlyRate).power(months)
  const whole = Ratio.of(principal)
  const level = system === 'sac' || monthlyRate.isZero || growth.compare(ONE) === 0
  let balance = whole
  let share = level ? Ratio.of(principal, BigInt(months)) : whole.times(monthlyRate).times(growth).over(growth.minus(ONE)).settled()
  for (let month = 1; month <= last; month++) {
    balance = balance.times(ONE.plus(monthlyIndex)).settled()
    share = share.times(ONE.plus(monthlyIndex)).settled()
    const interest = balance.times(monthlyRate)
    balance = balance
      .minus(system === 'sac' ? share : share.minus(interest))
      .minus(Ratio.of(extraOf(month)))
      .settled()
    if (balance.compare(ONE) < 0) return true
  }
  return false
}
