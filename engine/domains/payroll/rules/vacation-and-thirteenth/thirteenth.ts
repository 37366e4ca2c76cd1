import { type Money, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import type { Thirteenth } from '../../law/thirteenth.ts'

/** 13th salary for a number of months of the year (Lei 4.090/1962, art. 1º, § 1º). */
export function thirteenthOf(salary: Money, months: number, { parts }: Pick<Thirteenth, 'parts'>): Money {
  return portion(salary, Ratio.of(BigInt(months), BigInt(parts)), 'halfUp')
}
