/** Acquisition and grant periods of vacation (CLT, arts. 130 to 137). */
import { addDays, addMonths, type Day, daysBetween, earlier, later } from '../../../core/day.ts'
import { stepOf } from '../../../core/scale.ts'
import type { Context } from '../../../operation/evaluation/context.ts'
import vacationEntitlement from '../../payroll/law/vacation-entitlement.ts'
import partTimeVacation from '../law/part-time-vacation.ts'

export const CONTRACT_KINDS = ['full_time', 'part_time', 'intermittent'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]
export const CONTRACT_WORDS = { full_time: 'Tempo integral', part_time: 'Tempo parcial', intermittent: 'Intermitente' } as const

export const VACATION_STATUSES = ['taken', 'partly_taken', 'indemnified', 'not_taken', 'lost'] as const
export type VacationStatus = (typeof VACATION_STATUSES)[number]
export const STATUS_WORDS = {
  taken: 'Gozadas',
  partly_taken: 'Gozadas em parte',
  indemnified: 'Indenizadas',
  not_taken: 'Não gozadas',
  lost: 'Perdidas',
} as const

export interface Absence {
  readonly from: Day
  readonly to: Day
  readonly justified: boolean
  readonly restartsVacation: boolean
}

export interface VacationPeriod {
  readonly acquiredFrom: Day
  readonly acquiredTo: Day
  readonly grantFrom: Day
  readonly grantTo: Day
  readonly days: number
  readonly status: VacationStatus
}

export interface PeriodsInput {
  readonly admission: Day
  /** Last day of the contract, or of the calculation. */
  readonly to: Day
  readonly dismissed: boolean
  readonly contract: ContractKind
  readonly absences: readonly Absence[]
  /** First day of a collective vacation that restarts the acquisition (CLT, art. 140). */
  readonly collectiveFrom?: Day | undefined
}

/** The eve of the anniversary: a year from 2020-02-29 ends on 2021-02-27. */
export const yearEnd = (from: Day): Day => addDays(addMonths(from, 12), -1)

/** Days of a period that fall inside another. */
export function daysInside(from: Day, to: Day, outerFrom: Day, outerTo: Day): number {
  const [first, last] = [later(from, outerFrom), earlier(to, outerTo)]
  return first > last ? 0 : daysBetween(first, last) + 1
}

export const unjustifiedDays = (absences: readonly Absence[], from: Day, to: Day): number =>
  absences.reduce((days, absence) => days + (absence.justified ? 0 : daysInside(absence.from, absence.to, from, to)), 0)

/** Vacation days of an acquisition period by its unjustified absences (CLT, arts. 130 and 130-A). */
export function entitledDays(ctx: Context, contract: ContractKind, acquiredTo: Day, absences: number): number {
  if (contract === 'part_time') {
    const { days, halvedAbove } = ctx.law(partTimeVacation, later(acquiredTo, partTimeVacation.recordStarts))
    if (days !== null) return absences > halvedAbove ? Math.floor(days / 2) : days
  }
  const { daysByAbsences } = ctx.law(vacationEntitlement, later(acquiredTo, vacationEntitlement.recordStarts))
  return stepOf(absences, daysByAbsences) ?? 0
}

/** Whole acquisition years up to the end of the contract. */
export function vacationPeriods(
  ctx: Context,
  { admission, to, dismissed, contract, absences, collectiveFrom }: PeriodsInput,
): VacationPeriod[] {
  const periods: VacationPeriod[] = []
  const restarts = absences.filter(({ restartsVacation }) => restartsVacation)
  let from = admission
  while (from <= to) {
    const acquiredTo = yearEnd(from)
    const restart = restarts.find((absence) => absence.from <= acquiredTo && absence.to >= from)
    if (restart) {
      from = addDays(restart.to, 1)
      continue
    }
    if (collectiveFrom !== undefined && collectiveFrom > from && collectiveFrom <= acquiredTo) {
      from = collectiveFrom
      continue
    }
    if (acquiredTo > to) break
    const days = entitledDays(ctx, contract, acquiredTo, unjustifiedDays(absences, from, acquiredTo))
    const grantFrom = addDays(acquiredTo, 1)
    const grantTo = yearEnd(grantFrom)
    periods.push({ acquiredFrom: from, acquiredTo, grantFrom, grantTo, days, status: statusOf(days, grantTo, to, dismissed) })
    from = grantFrom
  }
  return periods
}

function statusOf(days: number, grantTo: Day, to: Day, dismissed: boolean): VacationStatus {
  if (days === 0) return 'lost'
  if (grantTo < to) return 'taken'
  return dismissed ? 'indemnified' : 'not_taken'
}
