import { powerTable } from '../math/power-table.ts'
import { type Money, portion, smallest, split } from '../money.ts'
import { ONE, Ratio } from '../ratio.ts'
import { type Phrase, say } from '../text/sentence.ts'

/** (1 + annual)^(1/12) − 1: monthly rate equivalent to an annual one. */
export function monthlyFromAnnual(annual: Ratio): Ratio {
  return ONE.plus(annual).root(12).minus(ONE)
}

/** (1 + monthly)^12 − 1: annual rate equivalent to a monthly one. */
export function annualFromMonthly(monthly: Ratio): Ratio {
  return ONE.plus(monthly).power(12).minus(ONE)
}

/**
 * Below 10⁻²⁰ a month even the largest supported amount earns less than a centavo in 1,200 months, and (1+i)^n − 1 would lose precision.
 */
const NEGLIGIBLE = Ratio.of(1n, 10n ** 20n)
const isNegligible = (monthlyRate: Ratio): boolean => monthlyRate.compare(NEGLIGIBLE) < 0

/**
 * Instalment per unit of principal: i × g ÷ (g − 1), with g = (1+i)^n. Computed on numerators and denominators, which cancels the
 * 40-decimal denominator of g.
 */
const installmentShare = (rate: Ratio, growth: Ratio): Ratio => Ratio.of(rate.n * growth.n, rate.d * (growth.n - growth.d))

/** Price: the constant instalment that pays `principal` in `months`, P × i ÷ (1 − (1+i)^−n); without interest, P ÷ n. */
export function priceInstallment(principal: Money, monthlyRate: Ratio, months: number): Money {
  if (isNegligible(monthlyRate)) return split(principal, months, 'halfUp')
  const growth = ONE.plus(monthlyRate).power(months)
  return portion(principal, installmentShare(monthlyRate, growth), 'halfUp')
}

/** Present value of `months` instalments, truncated to the centavo: the largest loan payable with this instalment. */
export function presentValue(installment: Money, monthlyRate: Ratio, months: number): Money {
  if (isNegligible(monthlyRate)) return installment * BigInt(months)
  const growth = ONE.plus(monthlyRate).power(months)
  return portion(installment, growth.minus(ONE).over(monthlyRate.times(growth)), 'truncate')
}

export interface ScheduleRow {
  readonly month: number
  /** Interest plus amortization. */
  readonly installment: Money
  readonly interest: Money
  readonly amortization: Money
  readonly balance: Money
}

/** Rounds interest to the centavo every month, as bank statements do; the last month pays the remaining balance, rounding included. */
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

/** Price schedule: constant instalments. */
export function priceSchedule(principal: Money, monthlyRate: Ratio, months: number): ScheduleRow[] {
  const installment = priceInstallment(principal, monthlyRate, months)
  return schedule(principal, monthlyRate, months, (interest) => installment - interest)
}

/** Schedules for several debts of one rate and term; values that depend only on the rate are computed once. */
export interface Schedules {
  /**
   * Constant instalments, as far as rounding allows. Long terms at high rates multiply half a centavo by ((1+i)^n − 1) ÷ i, until the last
   * instalment becomes the whole debt or zero: in that case every instalment is recomputed from the balance and the remaining months.
   */
  even(principal: Money): readonly ScheduleRow[]
  /**
   * Recomputes each instalment from the balance and the remaining months: instalments differ by a centavo, and rounding does not
   * accumulate.
   */
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

/** `priceInstallment` by remaining months, from a table of powers of the rate. */
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

/** SAC schedule: constant amortization. */
export function sacSchedule(principal: Money, monthlyRate: Ratio, months: number): ScheduleRow[] {
  const amortization = split(principal, months, 'halfUp')
  return schedule(principal, monthlyRate, months, () => amortization)
}

/** Textbook form of the constant instalment: P × i ÷ (1 − (1 + i)^−n). */
export function priceFormula(principal: Money, monthlyRate: Ratio, months: number): Phrase {
  const rate = monthlyRate
  return monthlyRate.isZero ? say`${principal} ÷ ${months}` : say`${principal} × ${rate} ÷ (1 − (1 + ${rate})^−${months})`
}

/** Textbook form of the present value of constant instalments: A × (1 − (1 + i)^−n) ÷ i. */
export function presentValueFormula(installment: Money, monthlyRate: Ratio, months: number): Phrase {
  const rate = monthlyRate
  return monthlyRate.isZero ? say`${installment} × ${months}` : say`${installment} × (1 − (1 + ${rate})^−${months}) ÷ ${rate}`
}
