/** The contract of a claim: days that count, calendar, notice and twelfths. */
import { bankHolidays } from '../../core/calendar/business-day.ts'
import {
  addDays,
  addMonths,
  type Day,
  dateOf,
  dayOf,
  daysBetween,
  daysInMonth,
  earlier,
  firstOfMonth,
  later,
  monthOf,
  weekday,
  yearOf,
} from '../../core/day.ts'
import { type Ratio, ZERO } from '../../core/ratio.ts'
import { fraction, total, whole } from '../../domains/court/rules/amounts.ts'
import { limitationOf, yearsBefore } from '../../domains/court/rules/limitation.ts'
import { type Absence, daysInside, yearEnd } from '../../domains/court/rules/vacation-periods.ts'
import notice from '../../domains/termination/law/notice.ts'
import type { ClaimInput, ContractInput, ItemInput } from '../input.ts'
import { exact, type Session } from '../session.ts'

export type Excluded = ItemInput['exclude']

/** Days of a calendar that a month of pay has: 30, and February its own. */
const payDays = (day: Day): number => (monthOf(day) === 2 ? daysInMonth(yearOf(day), 2) : 30)

/** Twelfths need fifteen days of the month. */
const TWELFTH_FROM = 15

export class Contract {
  readonly input: ContractInput
  readonly admission: Day
  readonly dismissal: Day | undefined
  readonly filed: Day
  readonly settled: Day
  /** Last day of the contract or of the calculation. */
  readonly end: Day
  readonly noticeDays: number
  /** End of the contract with the notice added. */
  readonly projected: Day
  /** First day that may be claimed; the admission without the limit. */
  readonly claimedFrom: Day
  readonly fgtsFrom: Day
  readonly absences: readonly Absence[]
  readonly #taken: readonly { readonly from: Day; readonly to: Day }[]
  readonly #holidays: ReadonlySet<Day>
  readonly #national: boolean
  readonly #counts = new Map<string, DayCounts>()

  constructor(session: Session, input: ClaimInput, taken: readonly { readonly from: Day; readonly to: Day }[]) {
    const { contract } = input
    this.input = contract
    this.admission = contract.admission
    this.dismissal = contract.dismissal
    this.filed = contract.filed
    this.settled = contract.settled_on
    this.end = contract.dismissal ?? contract.ends_on ?? contract.settled_on
    this.absences = input.absences.map(({ restarts_vacation: restartsVacation, ...absence }) => ({ ...absence, restartsVacation }))
    this.noticeDays = contract.notice_days ?? lawfulNotice(session, contract)
    this.projected = this.dismissal && contract.project_notice ? addDays(this.dismissal, this.noticeDays) : this.end
    this.claimedFrom = contract.five_year_limit ? later(contract.admission, yearsBefore(contract.filed, 5)) : contract.admission
    const limits = { admission: this.admission, dismissal: this.dismissal, filed: this.filed, endsOn: this.end, apply: true }
    this.fgtsFrom = input.fgts?.limit ? limitationOf(session.ctx, limits).fgtsWindow.from : this.admission
    this.#taken = taken
    this.#holidays = new Set(contract.holidays?.dates ?? [])
    this.#national = contract.holidays?.country ?? contract.holidays === undefined
  }

  /** Days of a period that do not count: vacations taken, the 31st, and the absences that the item excludes. */
  excludedDays(from: Day, to: Day, exclude: Excluded): number {
    const days = daysBetween(from, to) + 1
    const inside = (periods: readonly { readonly from: Day; readonly to: Day }[]): number =>
      periods.reduce((sum, period) => sum + daysInside(period.from, period.to, from, to), 0)
    const vacations = exclude.includes('vacations') ? inside(this.#taken) : 0
    const kept = days - vacations === 31 ? 1 : vacations
    return kept + inside(this.#absences(exclude))
  }

  #absences(exclude: Excluded): readonly Absence[] {
    return this.absences.filter(({ justified }) => exclude.includes(justified ? 'justified' : 'unjustified'))
  }

  netDays(from: Day, to: Day, exclude: Excluded): number {
    return Math.min(Math.max(daysBetween(from, to) + 1 - this.excludedDays(from, to, exclude), 0), 30)
  }

  /** Part of a month's pay that a period earns. */
  share(from: Day, to: Day, exclude: Excluded): Ratio {
    return fraction(this.netDays(from, to, exclude), payDays(from))
  }

  /** A partial month's value made whole; zero when no day is left. */
  made(value: Ratio, from: Day, to: Day, exclude: Excluded): Ratio {
    const days = this.netDays(from, to, exclude)
    return days === 0 ? ZERO : value.times(fraction(payDays(from), days))
  }

  /** Mean of the monthly hours by calendar days. */
  monthlyHours(from: Day, to: Day): Ratio {
    const days = daysBetween(from, to) + 1
    const exceptions = this.input.hours_exceptions.map(({ hours, ...period }) => ({
      hours,
      days: daysInside(period.from, period.to, from, to),
    }))
    const usual = days - exceptions.reduce((sum, each) => sum + each.days, 0)
    return total([
      exact(this.input.monthly_hours).times(whole(usual)),
      ...exceptions.map((each) => exact(each.hours).times(whole(each.days))),
    ]).over(whole(days))
  }

  /** Days of a kind in a period, less those inside the vacations and absences that the item excludes. */
  counted(kind: keyof DayCounts, from: Day, to: Day, exclude: Excluded): number {
    const away = [...(exclude.includes('vacations') ? this.#taken : []), ...this.#absences(exclude)]
    return away.reduce((count, period) => {
      const [first, last] = [later(from, period.from), earlier(to, period.to)]
      return first > last ? count : count - this.#countsOf(first, last)[kind]
    }, this.#countsOf(from, to)[kind])
  }

  #countsOf(from: Day, to: Day): DayCounts {
    const key = from + to
    const known = this.#counts.get(key)
    if (known) return known
    const counts: DayCounts = { working_days: 0, rests: 0, holidays: 0, rests_and_holidays: 0 }
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const isRest = weekday(day) === 0 || (weekday(day) === 6 && this.#restsOnSaturday(day))
      const isHoliday = this.#isHoliday(day)
      if (isRest) counts.rests++
      if (isHoliday) counts.holidays++
      if (isRest || isHoliday) counts.rests_and_holidays++
      else counts.working_days++
    }
    this.#counts.set(key, counts)
    return counts
  }

  #restsOnSaturday(day: Day): boolean {
    const isException = this.input.saturday_exceptions.some(({ from, to }) => day >= from && day <= to)
    return (this.input.saturday === 'rest') !== isException
  }

  #isHoliday(day: Day): boolean {
    if (this.#holidays.has(day)) return true
    const name = this.#national ? bankHolidays(yearOf(day)).get(day) : undefined
    return name !== undefined && !OPTIONAL.test(name)
  }

  /** Twelfths of the 13th salary of an occurrence. */
  thirteenthTwelfths(on: Day, item: ItemInput): number {
    const year = yearOf(on)
    const isEnd = on === this.dismissal
    // A December dismissal after the 20th leaves two occurrences: the second counts only what the notice adds to the next year.
    const isSecond = isEnd && monthOf(on) === 12 && dateOf(on) > DECEMBER_DAY
    const start = isSecond ? dayOf(year + 1, 1, 1) : dayOf(year, 1, 1)
    const limit = this.input.limit_twelfths && item.from !== undefined ? firstOfMonth(item.from) : this.admission
    const from = later(later(start, this.admission), limit)
    const last = this.dismissal ? this.projected : this.end
    const to = isEnd ? last : earlier(dayOf(year, 12, 31), last)
    let twelfths = 0
    for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) {
      const [first, end] = [later(month, from), earlier(addDays(addMonths(month, 1), -1), to)]
      if (first > end) continue
      const away = this.absences.reduce((sum, each) => sum + (each.justified ? 0 : daysInside(each.from, each.to, first, end)), 0)
      if (daysBetween(first, end) + 1 - away >= TWELFTH_FROM) twelfths++
    }
    return twelfths
  }

  /** Twelfths of an acquisition: its anniversary months, and a rest of fifteen days or more. */
  vacationTwelfths(from: Day, to: Day, item: ItemInput): number {
    const since = this.input.limit_twelfths && item.from !== undefined ? yearsBefore(item.from, 1) : undefined
    let twelfths = 0
    for (let month = 0; month < 12; month++) {
      const start = addMonths(from, month)
      const end = addDays(addMonths(from, month + 1), -1)
      if (start > to) break
      const isWhole = end <= to || daysBetween(start, to) + 1 >= TWELFTH_FROM
      if (isWhole && (since === undefined || end >= since)) twelfths++
    }
    return twelfths
  }
}

const DECEMBER_DAY = 20
/** Bank holidays that are no national holidays of work. */
const OPTIONAL = /^(Carnaval|Corpus Christi)/

interface DayCounts {
  working_days: number
  rests: number
  holidays: number
  rests_and_holidays: number
}

/** 30 days and 3 for each whole year (Lei 12.506/2011). A year is whole on the eve of the anniversary. */
function lawfulNotice({ ctx }: Session, { admission, dismissal }: ContractInput): number {
  if (!dismissal) return 0
  const { baseDays, daysPerFullYear, maximumDays } = ctx.law(notice, later(dismissal, notice.recordStarts))
  let years = 0
  for (let end = yearEnd(admission); end <= dismissal; end = yearEnd(addDays(end, 1))) years++
  return Math.min(baseDays + years * daysPerFullYear, maximumDays)
}
