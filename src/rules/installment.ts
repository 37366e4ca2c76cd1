import { type Money, portion, smallest, split } from '../core/money.ts'
import { ONE, type Ratio } from '../core/ratio.ts'

/** (1 + annual)^(1/12) − 1: the monthly rate that compounds to the annual one. */
export function monthlyFromAnnual(annual: Ratio): Ratio {
  return ONE.plus(annual).root(12).minus(ONE)
}

/** (1 + monthly)^12 − 1 */
export function annualFromMonthly(monthly: Ratio): Ratio {
  return ONE.plus(monthly).power(12).minus(ONE)
}

/** The constant instalment that pays `principal` in `months` (Price): P × i ÷ (1 − (1+i)^−n); at no interest, P ÷ n. */
export function priceInstallment(principal: Money, monthlyRate: Ratio, months: number): Money {
  const growth = ONE.plus(monthlyRate).power(months)
  // No interest, or too little of it to show in forty decimals.
  if (growth.compare(ONE) === 0) return split(principal, months, 'halfUp')
  return portion(principal, monthlyRate.times(growth).over(growth.minus(ONE)), 'halfUp')
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
function schedule(principal: Money, monthlyRate: Ratio, months: number, amortizationOf: (interest: Money) => Money): ScheduleRow[] {
  const rows: ScheduleRow[] = []
  let balance = principal
  for (let month = 1; month <= months; month++) {
    const interest = portion(balance, monthlyRate, 'halfUp')
    const amortization = month === months ? balance : smallest(amortizationOf(interest), balance)
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

/** Constant amortization. */
export function sacSchedule(principal: Money, monthlyRate: Ratio, months: number): ScheduleRow[] {
  const amortization = split(principal, months, 'halfUp')
  return schedule(principal, monthlyRate, months, () => amortization)
}
