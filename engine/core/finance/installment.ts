import { type Money, portion, smallest, split } from '../money.ts'
import { powerTable } from '../power-table.ts'
import { ONE, Ratio } from '../ratio.ts'
import { type Phrase, say } from '../sentence.ts'

/** (1 + annual)^(1/12) − 1: the monthly rate that compounds to the annual one. */
export function monthlyFromAnnual(annual: Ratio): Ratio {
  return ONE.plus(annual).root(12).minus(ONE)
}

/** (1 + monthly)^12 − 1 */
export function annualFromMonthly(monthly: Ratio): Ratio {
  return ONE.plus(monthly).power(12).minus(ONE)
}

/** Below 10⁻²⁰ a month the largest amount answered earns less than a centavo in 1,200 months, and (1+i)^n − 1 would lose its digits. */
const NEGLIGIBLE = Ratio.of(1n, 10n ** 20n)
const isNegligible = (monthlyRate: Ratio): boolean => monthlyRate.compare(NEGLIGIBLE) < 0

/** i × g ÷ (g − 1), where g is (1+i)^n: the instalment of one real. In whole numbers, without the forty decimals of g twice above and below. */
const installmentShare = (rate: Ratio, growth: Ratio): Ratio => Ratio.of(rate.n * growth.n, rate.d * (growth.n - growth.d))

/** The constant instalment that pays `principal` in `months` (Price): P × i ÷ (1 − (1+i)^−n); at no interest, P ÷ n. */
export function priceInstallment(principal: Money, monthlyRate: Ratio, months: number): Money {
  if (isNegligible(monthlyRate)) return split(principal, months, 'halfUp')
  const growth = ONE.plus(monthlyRate).power(months)
  return portion(principal, installmentShare(monthlyRate, growth), 'halfUp')
}

/** What `months` instalments pay today, cut to the centavo: the largest loan whose instalment is not above this one. */
export function presentValue(installment: Money, monthlyRate: Ratio, months: number): Money {
  if (isNegligible(monthlyRate)) return installment * BigInt(months)
  const growth = ONE.plus(monthlyRate).power(months)
  return portion(installment, growth.minus(ONE).over(monthlyRate.times(growth)), 'truncate')
}

export interface ScheduleRow {
  readonly month: number
  /** Interest and amortization together. */
  readonly installment: Money
  readonly interest: Money
  readonly amortization: Money
  readonly balance: Money
}

/** Interest is rounded to the centavo every month, as a bank's statement is; the last month pays whatever balance rounding left. */
function schedule(
  principal: Money,
  monthlyRate: Ratio,
  months: number,
  amortizationOf: (interest: Money, balance: Money, monthsLeft: number) => Money,
): ScheduleRow[] {
  const rows: ScheduleRow[] = []
  let balance = principal
  for (let month = 1; month <= months; month++) {
    const interest = portion(balance, monthlyRate, 'halfUp')
    const amortization = month === months ? balance : smallest(amortizationOf(interest, balance, months - month + 1), balance)
    balance -= amortization
    rows.push({ month, installment: interest + amortization, interest, amortization, balance })
  }
  return rows
}

/** Constant instalments. */
export function priceSchedule(principal: Money, monthlyRate: Ratio, months: number): ScheduleRow[] {
  const installment = priceInstallment(principal, monthlyRate, months)
  return schedule(principal, monthlyRate, months, (interest) => installment - interest)
}

/** Schedules of one rate and term, of as many debts as are asked: what depends on the rate alone is worked out once. */
export interface Schedules {
  /**
   * Constant instalments while rounding allows. Long terms at high rates multiply half a centavo by ((1+i)^n − 1) ÷ i, until the last
   * instalment is the whole debt or none of it: there each instalment is worked out again on the balance and the months left.
   */
  even(principal: Money): readonly ScheduleRow[]
  /** Each instalment worked out again on the balance and the months left: they differ by a centavo, and none gathers the roundings. */
  renewed(principal: Money): readonly ScheduleRow[]
}

export function schedulesAt(monthlyRate: Ratio, months: number): Schedules {
  const installmentOf = renewedInstallments(monthlyRate)
  const renewed = (principal: Money): readonly ScheduleRow[] =>
    schedule(principal, monthlyRate, months, (interest, balance, left) => installmentOf(balance, left) - interest)
  return {
    renewed,
    even(principal) {
      const constant = priceSchedule(principal, monthlyRate, months)
      const last = constant.at(-1)!.installment
      return last > 0n && last <= 2n * constant[0]!.installment ? constant : renewed(principal)
    },
  }
}

/** `priceInstallment` by the months left, with the powers of the rate from one table. */
function renewedInstallments(monthlyRate: Ratio): (balance: Money, left: number) => Money {
  if (isNegligible(monthlyRate)) return (balance, left) => split(balance, left, 'halfUp')
  const growthOver = powerTable(ONE.plus(monthlyRate))
  const shares: Ratio[] = []
  return (balance, left) => {
    const growth = growthOver(left)
    shares[left] ??= installmentShare(monthlyRate, growth)
    return portion(balance, shares[left], 'halfUp')
  }
}

export const evenSchedule = (principal: Money, monthlyRate: Ratio, months: number): readonly ScheduleRow[] =>
  schedulesAt(monthlyRate, months).even(principal)

/** Constant amortization. */
export function sacSchedule(principal: Money, monthlyRate: Ratio, months: number): ScheduleRow[] {
  const amortization = split(principal, months, 'halfUp')
  return schedule(principal, monthlyRate, months, () => amortization)
}

/** The constant instalment as a person would write it: P × i ÷ (1 − (1 + i)^−n). */
export function priceFormula(principal: Money, monthlyRate: Ratio, months: number): Phrase {
  const rate = monthlyRate
  return monthlyRate.isZero ? say`${principal} ÷ ${months}` : say`${principal} × ${rate} ÷ (1 − (1 + ${rate})^−${months})`
}

/** What constant instalments are worth today: A × (1 − (1 + i)^−n) ÷ i. */
export function presentValueFormula(installment: Money, monthlyRate: Ratio, months: number): Phrase {
  const rate = monthlyRate
  return monthlyRate.isZero ? say`${installment} × ${months}` : say`${installment} × (1 − (1 + ${rate})^−${months}) ÷ ${rate}`
}
