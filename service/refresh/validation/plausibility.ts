/** Plausibility of a response: each value alone, against its neighbours and held data, and the gaps between dates. */
import { addDays, addMonths, type Day, daysBetween, endOfMonth, monthOf, yearOf } from '../../../engine/core/day.ts'
import { toNumber } from '../../../engine/core/money.ts'
import minimumWage from '../../../engine/domains/payroll/law/minimum-wage.ts'
import type { SeriesSpec } from '../../../engine/indicators/definition.ts'
import { indexAt, type Observation, type Series } from '../../../engine/indicators/series.ts'

/** No series here ever grew eightfold between readings: a factor of ten is a lost decimal, a hundredth a percentage divided twice. */
const LARGEST_TIMES = 8
const DAYS_A_MONTH = 30
/** Five days from Friday before Carnival to Ash Wednesday, plus one for a new holiday. */
const MAX_CLOSED_DAYS = 6
/** Before the real, monthly price changes moved by tens of points. */
const STEADY_FROM = '1996-01-01'

/** Constraints on the observations of a series, from its specification or learned from its history. */
export type Expected = Pick<SeriesSpec, 'cadence' | 'sane' | 'step' | 'places' | 'exactPlaces' | 'held' | 'dayOneOnly'> & {
  /** Maximum revision of published values; undefined when unknown. */
  readonly revises?: number
  /** Set when the expected dates are unknown. */
  readonly anyDays?: true
}

/** Reason to reject a response, or null. One implausible value rejects the whole response. */
export function implausibility(expected: Expected, rows: readonly Observation[], held: Series | undefined): string | null {
  const before = held && rows[0] ? indexAt(held.days, addDays(rows[0].day, -1)) : -1
  let previous: Observation | undefined = before >= 0 ? { day: held!.days[before]!, value: held!.values[before]! } : undefined
  for (const row of rows) {
    const known = held && knownOn(expected, held, row.day)
    const problem =
      absurdDay(expected, row) ??
      absurdValue(expected, row) ??
      (previous && absurdStep(expected, previous, row)) ??
      // A revision is also checked as a step: a completely wrong response has no correct neighbour to expose it.
      (known === undefined ? null : (absurdStep(expected, { day: row.day, value: known }, row) ?? absurdRevision(expected, known, row)))
    if (problem) return problem
    previous = row
  }
  const after = held && previous && held.days[indexAt(held.days, previous.day) + 1]
  // Compare a response about older days with the held value that follows it.
  return after && rows.length > 0 ? absurdStep(expected, previous!, { day: after, value: held.values[indexAt(held.days, after)]! }) : null
}

/** Minimum overlap to judge revisions of a series without a specification. */
const MIN_IN_COMMON = 2
/** Largest plausible relative revision. */
const LARGEST_REVISION = 0.2

/** Reason to treat a response as a rewrite rather than a revision: every repeated value differs, by much or by a constant factor. */
export function rewriteReason(rows: readonly Observation[], held: Series): string | null {
  const common = rows.flatMap(({ day, value }) => {
    const index = indexAt(held.days, day)
    const known = held.days[index] === day ? Number(held.values[index]) : 0
    return known === 0 ? [] : [Number(value) / known]
  })
  if (common.length < MIN_IN_COMMON || common.some((ratio) => Math.abs(ratio - 1) < MACHINE)) return null
  const sorted = common.sort((a, b) => a - b)
  const [least, middle, most] = [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
  const scaled = most - least < 0.001 && Math.abs(middle - 1) > 0.01
  return scaled || Math.abs(middle - 1) > LARGEST_REVISION
    ? `absurd revision: all ${common.length} values known before come ${middle.toFixed(3)} times as large`
    : null
}

/** Stored value on a day; for a rate that stays until changed, also between changes. */
function knownOn({ held: holds }: Expected, { days, values, completeTo }: Series, day: Day): string | undefined {
  const index = indexAt(days, day)
  const known = days[index] === day || (holds && index >= 0 && (index + 1 < days.length || day <= (completeTo ?? '')))
  return known ? values[index] : undefined
}

/** Floating-point tolerance. */
const MACHINE = 1e-9

function absurdRevision({ revises }: Expected, known: string, { day, value }: Observation): string | null {
  if (revises === undefined || Math.abs(Number(value) - Number(known)) <= revises + MACHINE) return null
  return `absurd revision: ${known} on ${day} comes as ${value}, and what is published there does not change`
}

/** Publishers date a month by its first day; any other is a row of a daily series under the wrong name. */
function absurdDay({ cadence, dayOneOnly, anyDays, held: holds }: Expected, { day, value }: Observation): string | null {
  const isOfMonths = (cadence === 'monthly' || dayOneOnly === true) && !anyDays && !holds
  return isOfMonths && !day.endsWith('-01') ? `absurd day ${day} of ${value}: the series has one row a month, of its first day` : null
}

function absurdValue({ sane, places, exactPlaces }: Expected, { day, value: text }: Observation): string | null {
  const value = Number(text)
  const max = day < STEADY_FROM ? (sane.maxUntil1995 ?? sane.max) : sane.max
  if (value < sane.min || value > max) return `absurd value ${text} on ${day}`
  const decimals = text.split('.')[1]?.replace(/0+$/, '').length ?? 0
  return exactPlaces && decimals > places ? `absurd value ${text} on ${day}: more decimals than are published` : null
}

function absurdStep({ step }: Expected, previous: Observation, row: Observation): string | null {
  const [from, to] = [Number(previous.value), Number(row.value)]
  const told = `absurd step from ${previous.value} on ${previous.day} to ${row.value} on ${row.day}`
  const months = Math.max(1, daysBetween(previous.day, row.day) / DAYS_A_MONTH)
  if (step === 'law') return lawful(row, from) ? null : `${told}: not what the law says`
  if ('times' in step) {
    const times = Math.min(LARGEST_TIMES, step.times ** months)
    return to > from * times || to < from / times ? told : null
  }
  return row.day >= STEADY_FROM && Math.abs(to - from) > step.points * months ? told : null
}

/**
 * The minimum wage is set by law. For recorded years it must match the record, in the month of change too (the source dates it on day 1).
 * Later it changes only in January (Lei nº 14.663/2023), upwards, by at most a fifth.
 */
function lawful({ day, value: text }: Observation, before: number): boolean {
  const value = Number(text)
  const [newest] = minimumWage.versions
  if (yearOf(day) <= yearOf(newest!.from)) return [day, endOfMonth(day)].some((on) => wageOn(on) === value)
  return value === before || (monthOf(day) === 1 && value > before && value <= before * 1.2)
}

function wageOn(day: Day): number | undefined {
  const version = minimumWage.versions.find(({ from }) => from <= day)
  return version && toNumber(version.value.monthly)
}

/** Truncates a response at the first gap no calendar explains, with a message: a refresh never introduces a gap. */
export function truncateAtGap(
  { held: holds, cadence, dayOneOnly, anyDays }: Expected,
  rows: readonly Observation[],
  held: Series | undefined,
): { readonly whole: readonly Observation[]; readonly hole: string | null } {
  if (holds || anyDays) return { whole: rows, hole: null }
  const monthly = cadence === 'monthly' || dayOneOnly === true
  const follows = (one: Day, other: Day): boolean => (monthly ? addMonths(one, 1) >= other : daysBetween(one, other) <= MAX_CLOSED_DAYS)
  for (let index = 1; index < rows.length; index++) {
    const [one, other] = [rows[index - 1]!.day, rows[index]!.day]
    // The gap is not new if held data fill it.
    if (follows(one, other) || (held && isFilled(held, one, other, follows))) continue
    return { whole: rows.slice(0, index), hole: `the answer has nothing between ${one} and ${other}` }
  }
  return { whole: rows, hole: null }
}

function isFilled({ days }: Series, one: Day, other: Day, follows: (one: Day, other: Day) => boolean): boolean {
  let last = one
  for (let index = indexAt(days, one) + 1; index < days.length && days[index]! < other; index++) {
    if (!follows(last, days[index]!)) return false
    last = days[index]!
  }
  return follows(last, other)
}

/** No figure published by the central bank exceeds a hundred trillion. */
const LARGEST_VALUE = 1e14
/** Rejects a step beyond twice the largest ever seen; doubling the level is always allowed. */
const MAX_STEP_RATIO = 2
const MIN_TIMES = 2

/**
 * Constraints learned from history, with as much margin again, for a series without a specification. On first reading only the magnitude is
 * checked.
 */
export function inferExpected(held: Series | undefined, cadence: 'daily' | 'monthly'): Expected {
  const numbers = held?.values.map(Number) ?? []
  const base = { cadence, places: 12, anyDays: true } as const
  if (numbers.length < 12) return { ...base, sane: { min: -LARGEST_VALUE, max: LARGEST_VALUE }, step: { points: Number.POSITIVE_INFINITY } }
  let [low, high, widest, steepest] = [numbers[0]!, numbers[0]!, 0, 1]
  for (let index = 1; index < numbers.length; index++) {
    const [one, other] = [numbers[index - 1]!, numbers[index]!]
    low = Math.min(low, other)
    high = Math.max(high, other)
    widest = Math.max(widest, Math.abs(other - one))
    steepest = Math.max(steepest, Math.abs(other / one), Math.abs(one / other))
  }
  const room = Math.max(high - low, Math.abs(high), Math.abs(low))
  const sane = { min: low > 0 ? 0 : low - room, max: high + room }
  const times = Math.max(MIN_TIMES, steepest * MAX_STEP_RATIO)
  // Ratios are meaningless for a rate near zero: use points.
  return { ...base, sane, step: low > 0 && times <= LARGEST_TIMES ? { times } : { points: widest * MAX_STEP_RATIO } }
}
