import type { Law } from '../../../../core/dated.ts'
import { addMonths, type Day, dayOf, daysInMonth, firstOfMonth, later, monthOf, yearOf } from '../../../../core/day.ts'
import { type Money, portion } from '../../../../core/money.ts'
import { Ratio } from '../../../../core/ratio.ts'
import type { Fgts } from '../../../payroll/law/fgts.ts'
import type { Thirteenth } from '../../../payroll/law/thirteenth.ts'
import { fgtsDeposit } from '../../../payroll/rules/charges-and-benefits/fgts.ts'
import { calendarTwelfths, paidDays } from '../../rules/service-time.ts'

/** Estimated FGTS balance up to the month before the last, at today's salary: every month of pay and the 13th of every past year. */
export function estimatedBalance(
  account: Law<Fgts>,
  salary: Money,
  admission: Day,
  termination: Day,
  { parts, monthFromDays, monthDays }: Pick<Thirteenth, 'parts' | 'monthFromDays'> & { monthDays: number },
): Money {
  const [year, month] = [yearOf(admission), monthOf(admission)]
  const months = (yearOf(termination) - year) * 12 + monthOf(termination) - month
  if (months === 0) return 0n
  const firstMonth = paidDays(admission, dayOf(year, month, daysInMonth(year, month)), monthDays)
  const deposit = (pay: Money, competence: Day): Money => depositOf(pay, competence, account)
  let balance = deposit(part(salary, firstMonth, monthDays), admission)
  for (let next = 1; next < months; next++) balance += deposit(salary, addMonths(firstOfMonth(admission), next))
  for (let past = year; past < yearOf(termination); past++) {
    const twelfths = past === year ? calendarTwelfths(admission, dayOf(year, 12, 31), monthFromDays) : parts
    balance += deposit(part(salary, twelfths, parts), dayOf(past, 12, 1))
  }
  return balance
}

const part = (salary: Money, counted: number, whole: number): Money => portion(salary, Ratio.of(BigInt(counted), BigInt(whole)), 'halfUp')

/** Deposit under the law of its month. Not cited as a source: the balance is a stated estimate. */
function depositOf(pay: Money, competence: Day, account: Law<Fgts>): Money {
  const law = account.at(later(competence, account.recordStarts)).value
  return fgtsDeposit(pay, law.depositRate, law)
}
