/** Rebuilds S-5003: FGTS bases by place and type, and deposits (eSocial manual, S-5003; Tabela 23). */

import { paymentDayUpTo } from '../../../core/calendar/tax-calendar.ts'
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '../../../core/day.ts'
import { type Money, portion } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import domestic from '../../../domains/payroll/law/domestic.ts'
import esocialTotals from '../../../domains/payroll/law/esocial-totals.ts'
import fgts from '../../../domains/payroll/law/fgts.ts'
import { firstDayOf } from '../events/amounts.ts'
import type { Remuneration } from '../events/remuneration.ts'

/** Component of each incidence code, and court suspension. */
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

/** Tabela 23 rows: [monthly now, monthly earlier, termination now, termination earlier]; a notice paid monthly counts as monthly pay. */
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
/** Reserve of domestic workers, in addition to the regular types. */
const RESERVE = types([
  ['41', '42', '41'],
  ['43', '44', '43'],
  ['45', '46', '47'],
  ['48', '49', '50'],
])

/** Categories with the reduced rate (1.9). */
const REDUCED_CATEGORIES = new Set(['103', '107', '108'])
const DOMESTIC = '104'
const WITH_FGTS = new Set(['201', '202', '721'])

/** True when eSocial totals FGTS for the category (1.1); null when it depends on the contract's unknown regime. */
export function hasFgts(category: string, regime: string): boolean | null {
  if (/^1\d\d$/.test(category) || WITH_FGTS.has(category)) return true
  if (!/^(?:3\d\d|401|410)$/.test(category)) return false
  return regime === '' ? null : regime === '1'
}

/** Selects one of the four rows of each table for the rubrics of an event. */
export interface Timing {
  /** True when the termination reason puts 13th salary and notice on the termination slip. */
  readonly ending: boolean
  /** True when the month's pay goes on the termination slip as well. */
  readonly monthEnding: boolean
}

export function timingOf({ event, period, termination }: Pick<Remuneration, 'event' | 'period' | 'termination'>): Timing {
  const day = firstDayOf(period)
  if (!termination || day < esocialTotals.recordStarts) return { ending: false, monthEnding: false }
  const { terminationReasons, directorReasons, dueDateTest } = esocialTotals.at(day).value
  const ending = (event === 'S-2399' ? directorReasons : terminationReasons).includes(termination.reason)
  return { ending, monthEnding: ending && (dueDateTest === null || inTime(termination.endsOn, dueDateTest)) }
}

/** True when the last day plus `days` is on or before the monthly due date. */
function inTime(endsOn: Day, { days, dueDay }: { readonly days: number; readonly dueDay: number }): boolean {
  const next = addMonths(endsOn, 1)
  return addDays(endsOn, days) <= paymentDayUpTo(dayOf(yearOf(next), monthOf(next), dueDay))
}

export interface FgtsType {
  readonly type: string
  /** indIncid: 9 when suspended by a court. */
  readonly incidence: '1' | '9'
  readonly rate: Ratio
}

/** Types for an incidence code; domestic workers have two. */
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

/** Truncated (1.13); no deposit while suspended. */
export const depositOf = (base: Money, rate: Ratio, incidence: string): Money => (incidence === '9' ? 0n : portion(base, rate, 'truncate'))

/** Agreements listed separately under their own month: conversions of leave, bases before FGTS Digital, other judgments (1.8). */
export const isListedSeparately = (agreement: string | null): boolean => agreement !== null && /^[EHI]$/.test(agreement)
