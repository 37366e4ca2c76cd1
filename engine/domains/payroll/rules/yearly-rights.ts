/** What a year of a monthly salary earns beyond its months: the 13th (Lei 4.090/1962), and the vacation with its third (Constitution, art. 7º, XVII). */
import { type Money, split } from '../../../core/money.ts'
import type { Context } from '../../../core/operation/context.ts'
import { Ratio } from '../../../core/ratio.ts'
import thirteenthLaw, { type Thirteenth } from '../law/thirteenth.ts'
import vacationLaw, { type Vacation } from '../law/vacation.ts'
import workingTime, { type WorkingTime } from '../law/working-time.ts'

export interface YearlyRights {
  readonly thirteenth: Pick<Thirteenth, 'parts'>
  readonly vacation: Pick<Vacation, 'days' | 'parts' | 'thirdDivisor'>
  readonly month: Pick<WorkingTime, 'monthDays'>
}

export const yearlyRights = (ctx: Context): YearlyRights => ({
  thirteenth: ctx.law(thirteenthLaw),
  vacation: ctx.law(vacationLaw),
  month: ctx.law(workingTime),
})

/** @param salaries those of the months worked, added. */
export const thirteenthEarned = (salaries: Money, { thirteenth }: YearlyRights): Money => split(salaries, thirteenth.parts, 'halfUp')

/** The salary of a month's rest, by the months worked and the days of the right. */
export function restEarned(salaries: Money, { vacation, month }: YearlyRights): Money {
  return split(salaries * BigInt(vacation.days), vacation.parts * month.monthDays, 'halfUp')
}

export function thirdEarned(salaries: Money, { vacation, month }: YearlyRights): Money {
  return split(salaries * BigInt(vacation.days), vacation.parts * month.monthDays * vacation.thirdDivisor, 'halfUp')
}

/** Rest and third together, rounded once. */
export function vacationEarned(salaries: Money, { vacation, month }: YearlyRights): Money {
  const { days, parts, thirdDivisor } = vacation
  return split(salaries * BigInt(days * (thirdDivisor + 1)), parts * month.monthDays * thirdDivisor, 'halfUp')
}

/** How many salaries a year of twelve pays besides them. */
export function salariesEarned({ thirteenth, vacation, month }: YearlyRights): { readonly extra: Ratio; readonly rest: Ratio } {
  const { days, parts, thirdDivisor } = vacation
  const rest = Ratio.of(12n * BigInt(days), BigInt(parts * month.monthDays))
  return { extra: Ratio.of(12n, BigInt(thirteenth.parts)).plus(rest.over(Ratio.of(BigInt(thirdDivisor)))), rest }
}
