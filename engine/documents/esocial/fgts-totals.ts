/** S-5003 rebuilt: what FGTS falls on, by place and type, and each deposit (eSocial manual, S-5003; Tabela 23). */
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '../../core/day.ts'
import { type Money, portion } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'
import { paymentDayUpTo } from '../../core/tax-calendar.ts'
import domestic from '../../domains/payroll/law/domestic.ts'
import esocialTotals from '../../domains/payroll/law/esocial-totals.ts'
import fgts from '../../domains/payroll/law/fgts.ts'
import { firstDayOf } from './amounts.ts'
import type { Remuneration } from './remuneration.ts'

/** What a code of incidence is of, and whether a court suspended it. */
const OF_CODE: Readonly<Record<string, { readonly of: 'month' | 'thirteenth' | 'notice'; readonly suspended: boolean }>> = {
  '11': { of: 'month', suspended: false },
  '12': { of: 'thirteenth', suspended: false },
  '21': { of: 'notice', suspended: false },
  '91': { of: 'month', suspended: true },
  '92': { of: 'thirteenth', suspended: true },
  '93': { of: 'notice', suspended: true },
}

interface Types {
  readonly month: string
  readonly thirteenth: string
  readonly notice: string
}

/** Tabela 23: [monthly now, monthly earlier, termination now, termination earlier]; a notice paid monthly is pay of the month. */
const types = (rows: readonly [string, string, string][]): readonly Types[] =>
  rows.map(([month, thirteenth, notice]) => ({ month, thirteenth, notice }))

const REGULAR = types([
  ['11', '12', '11'],
  ['13', '14', '13'],
  ['21', '22', '23'],
  ['24', '25', '26'],
])
const REDUCED = types([
  ['15', '16', '15'],
  ['17', '18', '17'],
  ['27', '28', '29'],
  ['30', '31', '32'],
])
/** The domestic worker's reserve, beside the regular types. */
const RESERVE = types([
  ['41', '42', '41'],
  ['43', '44', '43'],
  ['45', '46', '47'],
  ['48', '49', '50'],
])

/** Categories at the lower rate (1.9). */
const REDUCED_CATEGORIES = new Set(['103', '107', '108'])
const DOMESTIC = '104'
const WITH_FGTS = new Set(['201', '202', '721'])

/** Whether the eSocial totals FGTS of a category (1.1); null where only the contract's regime would say. */
export function hasFgts(category: string, regime: string): boolean | null {
  if (/^1\d\d$/.test(category) || WITH_FGTS.has(category)) return true
  if (!/^(?:3\d\d|401|410)$/.test(category)) return false
  return regime === '' ? null : regime === '1'
}

/** Which of the four rows of each table a rubric of the event goes by. */
export interface Timing {
  /** By the reason of the end: the 13th and the notice go by the guide of a termination. */
  readonly ending: boolean
  /** And the month too. */
  readonly monthEnding: boolean
}

export function timingOf({ event, period, termination }: Pick<Remuneration, 'event' | 'period' | 'termination'>): Timing {
  const day = firstDayOf(period)
  if (!termination || day < esocialTotals.recordStarts) return { ending: false, monthEnding: false }
  const { terminationReasons, directorReasons, dueDateTest } = esocialTotals.at(day).value
  const ending = (event === 'S-2399' ? directorReasons : terminationReasons).includes(termination.reason)
  return { ending, monthEnding: ending && (dueDateTest === null || inTime(termination.endsOn, dueDateTest)) }
}

/** Whether the last day plus ten is not after the monthly due date. */
function inTime(endsOn: Day, { days, dueDay }: { readonly days: number; readonly dueDay: number }): boolean {
  const next = addMonths(endsOn, 1)
  return addDays(endsOn, days) <= paymentDayUpTo(dayOf(yearOf(next), monthOf(next), dueDay))
}

export interface FgtsType {
  readonly type: string
  /** indIncid: 9 where a court suspended it. */
  readonly incidence: '1' | '9'
  readonly rate: Ratio
}

/** The types a rubric of an incidence enters; the domestic worker's enters two. */
export function fgtsTypes(code: string, earlier: boolean, category: string, timing: Timing, period: string): FgtsType[] {
  const what = OF_CODE[code]
  const day = firstDayOf(period)
  if (!what || day < fgts.recordStarts) return []
  const ending = what.of === 'month' ? timing.monthEnding : timing.ending
  const row = (ending ? 2 : 0) + (earlier ? 1 : 0)
  const incidence = what.suspended ? '9' : '1'
  const { depositRate, apprenticeDepositRate } = fgts.at(day).value
  if (REDUCED_CATEGORIES.has(category)) return [{ type: REDUCED[row]![what.of], incidence, rate: apprenticeDepositRate }]
  const regular = { type: REGULAR[row]![what.of], incidence, rate: depositRate } as const
  if (category !== DOMESTIC || day < domestic.recordStarts) return [regular]
  return [regular, { type: RESERVE[row]![what.of], incidence, rate: domestic.at(day).value.indemnity }]
}

/** Truncated (1.13); nothing is deposited of what is suspended. */
export const depositOf = (base: Money, rate: Ratio, incidence: string): Money => (incidence === '9' ? 0n : portion(base, rate, 'truncate'))

/** Shown apart from the month's, by their own month: conversions of leave, bases from before FGTS Digital, other judgments (1.8). */
export const isShownApart = (agreement: string | null): boolean => agreement !== null && /^[EHI]$/.test(agreement)
