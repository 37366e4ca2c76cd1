import { type Money, portion, split } from '../../../core/money.ts'
import { Ratio } from '../../../core/ratio.ts'

/** What a salary pays for some days: a month is so many, be it of 28 or of 31. */
export function payOfDays(salary: Money, days: number, monthDays: number): Money {
  return portion(salary, Ratio.of(BigInt(days), BigInt(monthDays)), 'halfUp')
}

/** The constitutional third of what is paid. */
export function thirdOf(pay: Money, { thirdDivisor }: { readonly thirdDivisor: number }): Money {
  return split(pay, thirdDivisor, 'halfUp')
}
