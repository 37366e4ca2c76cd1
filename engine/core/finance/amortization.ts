import { type Money, portion, smallest, split } from '../money.ts'
import { ONE, Ratio } from '../ratio.ts'
import { priceInstallment } from './installment.ts'

export interface AmortizationTerms {
  readonly principal: Money
  readonly monthlyRate: Ratio
  readonly months: number
  readonly system: 'sac' | 'price'
  /** Monthly correction of the balance before interest: TR or IPCA; zero for none. */
  readonly monthlyIndex: Ratio
  /** Extra payment of a month beyond the instalment, deducted from the balance. */
  readonly extraOf: (month: number) => Money
  /** Effect of an extra payment: a shorter term or a lower instalment. */
  readonly reduce: 'term' | 'installment'
}

export interface AmortizationRow {
  readonly month: number
  /** Interest plus amortization, without the extra payment. */
  readonly installment: Money
  readonly interest: Money
  readonly amortization: Money
  readonly correction: Money
  readonly extra: Money
  readonly balance: Money
}

/** A residue is a balance below 1/100 of an instalment. */
const RESIDUE = 100n

/**
 * Month-by-month schedule: correct the balance, charge interest on it, pay the instalment, then the extra payment. Keeping the term, the
 * share is recomputed from the balance and the remaining months; shortening it, the share stays as contracted, corrected only by the index,
 * and the debt ends once paid.
 */
export function amortized(terms: AmortizationTerms): AmortizationRow[] {
  const { principal, monthlyRate, months, system, monthlyIndex, extraOf, reduce } = terms
  const rows: AmortizationRow[] = []
  const corrects = !monthlyIndex.isZero
  let balance = principal
  /** SAC amortization, or Price instalment. */
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
    // Pay a rounding residue with this instalment instead of adding a month.
    if (balance > 0n && balance * RESIDUE <= share && paidWithoutRounding(terms, month)) {
      amortization += balance
      balance = 0n
    }
    renewed ||= extra > 0n
    rows.push({ month, installment: interest + amortization, interest, amortization, correction, extra, balance })
  }
  return rows
}

/**
 * True when the same debt without rounding is paid to less than a centavo by that month. Applies only when extra payments shorten the term.
 */
function paidWithoutRounding(
  { principal, monthlyRate, months, system, monthlyIndex, extraOf, reduce }: AmortizationTerms,
  last: number,
): boolean {
  if (reduce !== 'term') return false
  const growth = ONE.plus(monthlyRate).power(months)
  const whole = Ratio.of(principal)
  const level = system === 'sac' || monthlyRate.isZero || growth.compare(ONE) === 0
  let balance = whole
  let share = level ? Ratio.of(principal, BigInt(months)) : whole.times(monthlyRate).times(growth).over(growth.minus(ONE)).truncated()
  for (let month = 1; month <= last; month++) {
    balance = balance.times(ONE.plus(monthlyIndex)).truncated()
    share = share.times(ONE.plus(monthlyIndex)).truncated()
    const interest = balance.times(monthlyRate)
    balance = balance
      .minus(system === 'sac' ? share : share.minus(interest))
      .minus(Ratio.of(extraOf(month)))
      .truncated()
    if (balance.compare(ONE) < 0) return true
  }
  return false
}
