import type { Day } from '../../core/day.ts'
import thirteenth from '../../domains/payroll/law/thirteenth.ts'
import vacation from '../../domains/payroll/law/vacation.ts'
import workingTime from '../../domains/payroll/law/working-time.ts'
import law from '../../domains/termination/law/notice.ts'
import termination from '../../domains/termination/law/termination.ts'
import workedNotice from '../../domains/termination/law/worked-notice.ts'
import { field, minus, name, type PlannedFunction, plus, roundedQuotient, smaller, times, when } from '../expression.ts'
import {
  anyAmount,
  between,
  column,
  knownDays,
  oldestFirst,
  perLaws,
  positionStep,
  valid,
  validOr,
  validStep,
} from '../legal-constants/law-rows.ts'
import { presence } from '../legal-constants/rates.ts'
import type { OperationPlan } from '../operation-plan.ts'
import { answeredResults, lawSteps } from '../results.ts'

const GIVERS = ['employer', 'employee']
const CONTRACTS = ['clt', 'domestic']
const MAX_YEARS = 60n

const row = perLaws(() => ({
  base_days: column(law, ({ baseDays }) => BigInt(baseDays)),
  days_a_year: column(law, ({ daysPerFullYear }) => BigInt(daysPerFullYear)),
  most_days: column(law, ({ maximumDays }) => BigInt(maximumDays)),
  resignation_days: column(law, ({ resignationDays }) => BigInt(resignationDays)),
}))

/** Plan of the notice calculator with full years. Mirrors rules/notice.ts. */
function notice(today: Day): PlannedFunction {
  const of = (which: keyof ReturnType<typeof row>) => field('notice_law', which)
  const owed = smaller(of('most_days'), plus(of('base_days'), times(of('days_a_year'), validOr('full_years'))))
  // 1 when the employee gives notice.
  const byEmployee = minus(name('giver'), 1n)
  return {
    name: 'notice',
    says: "The notice of a dismissal ('employer') or of a resignation ('employee') after full years of work: days, and what they are worth.",
    parameters: { salary: 'money', full_years: 'count', given_by: 'word', contract: 'word', day: 'day' },
    steps: [
      ...lawSteps('worked_notice_law', workedNotice, { domestic: presence(oldestFirst(workedNotice).map(({ domestic }) => domestic)) }),
      positionStep('giver', 'given_by', GIVERS),
      positionStep('kind', 'contract', CONTRACTS),
      validStep(
        anyAmount('salary'),
        between('full_years', 0n, MAX_YEARS),
        { value: name('giver'), from: 1n, to: 2n },
        // Domestic workers only since the law covers them.
        { value: name('kind'), from: 1n, to: plus(field('worked_notice_law', 'domestic'), 1n) },
        knownDays(today, law, termination, workedNotice, workingTime, thirteenth, vacation),
      ),
      ...lawSteps('notice_law', law, row()),
      ...lawSteps('month_law', workingTime, { days: column(workingTime, ({ monthDays }) => BigInt(monthDays)) }),
      { name: 'notice_days', value: plus(when(byEmployee, 0n, of('resignation_days'), owed), valid) },
      { name: 'amount', value: roundedQuotient(times(validOr('salary'), name('notice_days')), field('month_law', 'days')) },
    ],
    result: answeredResults({
      notice_days: name('notice_days'),
      amount: name('amount'),
      owed_by_employee: times(byEmployee, name('amount')),
    }),
    units: { notice_days: 'count', answered: 'count' },
  }
}

export const noticePlan: OperationPlan = {
  function: notice,
  inputs: { salary: 'salary', full_years: 'full_years', given_by: 'given_by', contract: 'contract', day: 'reference_date' },
  fields: { noticeDays: 'notice_days', amount: 'amount', owedByEmployee: 'owed_by_employee' },
  answered: 'answered',
}
