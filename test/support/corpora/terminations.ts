/** Contract terminations, for tests of the amounts due. */
import { reais } from '../../../engine/core/dated.ts'
import type { Day } from '../../../engine/core/day.ts'
import { type NOTICE_CHOICES, noticeDue, type TerminationType } from '../../../engine/domains/termination/rules/notice.ts'
import type { Ending } from '../../../engine/domains/termination/rules/severance-items.ts'
import { Context } from '../../../engine/operation/evaluation/context.ts'
import { portsOn } from '../ports.ts'

export const contextOn = (day: Day = '2026-06-01') => new Context({ day, given: true }, portsOn('2026-11-14'))

export type Changes = Partial<Omit<Ending, 'notice'>> & { choice?: (typeof NOTICE_CHOICES)[number] }

/** Base case, overridden by `changes`: two years at 3,000.00, 15 days of the last month, 6/12 and 4/12, 5,000.00 in the FGTS. */
export function endingOf(type: TerminationType, { choice = 'auto', ...changes }: Changes = {}, ctx = contextOn()): Ending {
  const monthsWorked = changes.monthsWorked ?? 24
  return {
    type,
    salary: reais('3000.00'),
    notice: noticeDue(ctx, type, choice, monthsWorked),
    monthsWorked,
    salaryDays: 15,
    thirteenthTwelfths: 6,
    vacationTwelfths: 4,
    onNotice: { thirteenth: 0, vacation: 0 },
    overdueVacations: 0,
    fgtsProfitShares: 0n,
    fgtsBalance: reais('5000.00'),
    dependents: 0,
    ...changes,
  }
}
