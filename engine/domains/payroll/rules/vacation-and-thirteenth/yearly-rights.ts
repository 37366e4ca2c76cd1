/** Yearly rights of a monthly salary: the 13th (Lei 4.090/1962), and the vacation with its third (Constitution, art. 7º, XVII). */
import { type Money, split } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import thirteenthLaw, { type Thirteenth } from '../../law/thirteenth.ts'
import vacationLaw, { type Vacation } from '../../law/vacation.ts'
import workingTime, { type WorkingTime } from '../../law/working-time.ts'

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

/** @param salaries Sum of the salaries of the months worked. */
export const thirteenthEarned = (salaries: Money, { thirteenth }: YearlyRights): Money => split(salaries, thirteenth.parts, 'halfUp')

/** Vacation pay accrued over the months worked, by the days of the right. */
export function restEarned(salaries: Money, { vacation, month }: YearlyRights): Money {
  return split(salaries * BigInt(vacation.days), vacation.parts * month.monthDays, 'halfUp')
}

export function thirdEarned(salaries: Money, { vacation, month }: YearlyRights): Money {
  return split(salaries * BigInt(vacation.days), vacation.parts * month.monthDays * vacation.thirdDivisor, 'halfUp')
}

/** Vacation pay and its third, rounded once. */
export function vacationEarned(salaries: Money, { vacation, month }: YearlyRights): Money {
  const { days, parts, thirdDivisor } = vacation
  return split(salaries * BigInt(days * (thirdDivisor + 1)), parts * month.monthDays * thirdDivisor, 'halfUp')
}

/** Number of extra salaries in a year of twelve. */
export function salariesEarned({ thirteenth, vacation, month }: YearlyRights): { readonly extra: Ratio; readonly rest: Ratio } {
  const { days, parts, thirdDivisor } = vacation
  const rest = Ratio.of(12n * BigInt(days), BigInt(parts * month.monthDays))
  return { extra: Ratio.of(12n, BigInt(thirteenth.parts)).plus(rest.over(Ratio.of(BigInt(thirdDivisor)))), rest }
}
