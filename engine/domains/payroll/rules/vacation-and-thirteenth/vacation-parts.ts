import { type Money, portion, split } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'

/** Pay for a number of days; every month counts `monthDays` days, whether it has 28 or 31. */
export function payOfDays(salary: Money, days: number, monthDays: number): Money {
  return portion(salary, Ratio.of(BigInt(days), BigInt(monthDays)), 'halfUp')
}

/** Constitutional third of the pay. */
export function thirdOf(pay: Money, { thirdDivisor }: { readonly thirdDivisor: number }): Money {
  return split(pay, thirdDivisor, 'halfUp')
}
