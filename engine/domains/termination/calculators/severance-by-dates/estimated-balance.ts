import { type Day, dayOf, daysInMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import type { Fgts } from '../../../payroll/law/fgts.ts'
import type { Thirteenth } from '../../../payroll/law/thirteenth.ts'
import { calendarTwelfths, paidDays } from '../../rules/service-time.ts'

/** FGTS deposited until the month before the last, at today's salary: every month of pay and the 13th of every past year. */
export function estimatedBalance(
  salary: Money,
  admission: Day,
  termination: Day,
  {
    depositRate,
    parts,
    monthFromDays,
    monthDays,
  }: Pick<Fgts, 'depositRate'> & Pick<Thirteenth, 'parts' | 'monthFromDays'> & { monthDays: number },
): Money {
  const [year, month] = [yearOf(admission), monthOf(admission)]
  const months = (yearOf(termination) - year) * 12 + monthOf(termination) - month
  if (months === 0) return 0n
  const firstMonth = paidDays(admission, dayOf(year, month, daysInMonth(year, month)), monthDays)
  const pastYears = yearOf(termination) - year
  const twelfths = pastYears === 0 ? 0 : calendarTwelfths(admission, dayOf(year, 12, 31), monthFromDays) + parts * (pastYears - 1)
  const salaries = Ratio.of(BigInt(months - 1))
    .plus(Ratio.of(BigInt(firstMonth), BigInt(monthDays)))
    .plus(Ratio.of(BigInt(twelfths), BigInt(parts)))
  return portion(salary, salaries.times(depositRate), 'halfUp')
}
