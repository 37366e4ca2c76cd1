/** Cross-checks the series of a refresh and selects which to reject when they disagree. */
import { countBusinessDays } from '../../../engine/core/calendar/business-day.ts'
import { addDays, addMonths, type Day, endOfMonth, firstOfMonth } from '../../../engine/core/day.ts'
import savingsRule from '../../../engine/domains/savings/law/savings-rule.ts'
import type { Agreement } from '../../../engine/indicators/definition.ts'
import { SERIES_IDS, type SeriesId, seriesSpec } from '../../../engine/indicators/metrics.ts'
import { indexAt, type Series, type Snapshot } from '../../../engine/indicators/series.ts'

/** Observed value and the value implied by other series. */
type Pair = readonly [seen: number, expected: number]
type Other = Series | undefined

/** Below this overlap, equality is not evidence. */
const MIN_IN_COMMON = 12
const BUSINESS_DAYS_A_YEAR = 252

/** Result of one cross-check. */
interface Finding {
  readonly between: readonly SeriesId[]
  /** Description of the disagreement; null when the series agree. */
  readonly said: string | null
  /** True when agreement is evidence; an approximate match may be coincidence. */
  readonly proves: boolean
}

/**
 * Rejected series with reasons. Two that disagree are both rejected unless others decide: the one with most evidence against it and least
 * for it goes first, then the rest is rechecked with the held series in its place.
 */
export function disagreeing(held: Snapshot, next: Snapshot): ReadonlyMap<SeriesId, string> {
  const refused = new Map<SeriesId, string>()
  const current = new Map(next)
  const changed = new Map([...next].flatMap(([id, series]) => asPair(id, firstChange(held.get(id), series))))
  while (changed.size > 0) {
    const suspects = suspected(findings(current, changed), changed)
    if (suspects.length === 0) break
    const worst = Math.max(...suspects.map(({ weight }) => weight))
    for (const { id, said, weight } of suspects) {
      if (weight < worst) continue
      refused.set(id, said)
      changed.delete(id)
      const before = held.get(id)
      before ? current.set(id, before) : current.delete(id)
    }
  }
  return refused
}

function suspected(found: readonly Finding[], changed: ReadonlyMap<SeriesId, Day>) {
  return [...changed.keys()].flatMap((id) => {
    const own = found.filter(({ between }) => between.includes(id))
    const against = own.flatMap(({ said }) => said ?? [])
    const proofs = own.filter(({ said, proves }) => said === null && proves).length
    return against.length > 0 ? [{ id, said: against[0]!, weight: against.length - proofs }] : []
  })
}

const asPair = (id: SeriesId, day: Day | null): [SeriesId, Day][] => (day === null ? [] : [[id, day]])

/** First day that is new or changed; null without changes. */
function firstChange(held: Other, { days, values }: Series): Day | null {
  if (!held) return days[0] ?? null
  for (let index = 0; index < days.length; index++) {
    const day = days[index]!
    if (held.days[index] !== day || held.values[index] !== values[index]) return day
  }
  return null
}

function findings(snapshot: Snapshot, changed: ReadonlyMap<SeriesId, Day>): Finding[] {
  return SERIES_IDS.flatMap((id) => (seriesSpec(id).agrees ?? []).flatMap((agreement) => finding(id, agreement, snapshot, changed)))
}

function finding(id: SeriesId, agreement: Agreement, snapshot: Snapshot, changed: ReadonlyMap<SeriesId, Day>): Finding[] {
  const others = [agreement.with, ...(agreement.and === undefined ? [] : [agreement.and])].filter(isSeries)
  const [series, one, other] = [id, ...others].map((each) => snapshot.get(each))
  const between = [id, ...others]
  const [since] = between.flatMap((each) => changed.get(each) ?? []).sort()
  if (!since || !series || !one) return []
  let [common, equal] = [0, 0]
  // A changed day affects its whole month.
  const start = firstOfMonth(since > agreement.from ? since : agreement.from)
  for (let index = indexAt(series.days, addDays(start, -1)) + 1; index < series.days.length; index++) {
    const found = PAIRS[agreement.as](series, index, one, other)
    if (!found) continue
    const [seen, expected] = found
    if (isApart(agreement, seen, expected)) {
      const said = `${id} of ${series.values[index]} on ${series.days[index]} does not go with ${theOthers(agreement)} (${round(expected)})`
      return [{ between, said, proves: false }]
    }
    common++
    if (seen === expected) equal++
  }
  if (common === 0) return []
  const same = agreement.distinct && common >= MIN_IN_COMMON && equal > common / 2
  const said = same ? `${equal} of ${common} values of ${id} are those of ${agreement.with}` : null
  return [{ between, said, proves: !agreement.distinct }]
}

function isApart({ points, times }: Agreement, seen: number, expected: number): boolean {
  if (points !== undefined && Math.abs(seen - expected) > points) return true
  return times !== undefined && (seen > expected * times || seen < expected / times)
}

const isSeries = (id: string): id is SeriesId => SERIES_IDS.some((each) => each === id)
const theOthers = ({ with: one, and }: Agreement): string => (and === undefined ? one : `${one} and ${and}`)
const round = (value: number): number => Number(value.toFixed(6))

const PAIRS: Readonly<Record<Agreement['as'], (series: Series, index: number, one: Series, other: Other) => Pair | null>> = {
  same: (series, index, one) => pair(valueAt(series, index), on(one, series.days[index]!)),
  annualised: (series, index, target) => {
    const yearly = ((1 + valueAt(series, index) / 100) ** BUSINESS_DAYS_A_YEAR - 1) * 100
    return pair(yearly, inForce(target, series.days[index]!))
  },
  twelveMonths: (series, index, monthly) => pair(valueAt(series, index), twelveMonthsTo(monthly, series.days[index]!)),
  change: (series, index, monthly) => {
    const [day, before] = [series.days[index]!, series.days[index - 1]]
    if (before === undefined || addMonths(before, 1) !== day) return null
    return pair((valueAt(series, index) / valueAt(series, index - 1) - 1) * 100, on(monthly, day))
  },
  monthOfDays: (series, index, daily) => pair(valueAt(series, index), compoundedDays(daily, series.days[index]!)),
  savings: (series, index, tr, target) => {
    const day = series.days[index]!
    const [referential, rate] = [on(tr, day), target && inForce(target, day)]
    if (referential === undefined || rate === undefined) return null
    return pair(valueAt(series, index), ((1 + savingsInterest(rate, day)) * (1 + referential / 100) - 1) * 100)
  },
  legalRate: (series, index, selic, prices) => {
    const before = addMonths(series.days[index]!, -1)
    const [rate, change] = [on(selic, before), prices && on(prices, before)]
    if (rate === undefined || change === undefined) return null
    return pair(valueAt(series, index), Math.max(0, ((1 + rate / 100) / (1 + change / 100) - 1) * 100))
  },
}

/** Monthly savings interest on top of the TR, by the target in force at the start of the month. */
function savingsInterest(target: number, day: Day): number {
  const { fixedMonthly, selic } = savingsRule.versions.find(({ from }) => from <= day)!.value
  if (!selic || target / 100 > selic.upTo.toNumber()) return fixedMonthly.toNumber()
  return (1 + (selic.share.toNumber() * target) / 100) ** (1 / 12) - 1
}

const pair = (seen: number, expected: number | undefined): Pair | null => (expected === undefined ? null : [seen, expected])
const valueAt = ({ values }: Series, index: number): number => Number(values[index])

function on(series: Series, day: Day): number | undefined {
  const index = indexAt(series.days, day)
  return series.days[index] === day ? valueAt(series, index) : undefined
}

/** Latest value, within the period known to be complete. */
function inForce(target: Series, day: Day): number | undefined {
  const index = indexAt(target.days, day)
  const known = index + 1 < target.days.length || day <= (target.completeTo ?? target.days.at(-1)!)
  return index >= 0 && known ? valueAt(target, index) : undefined
}

function twelveMonthsTo(monthly: Series, day: Day): number | undefined {
  const last = indexAt(monthly.days, day)
  const first = last - 11
  if (monthly.days[last] !== day || monthly.days[first] !== addMonths(day, -11)) return undefined
  let factor = 1
  for (let index = first; index <= last; index++) factor *= 1 + valueAt(monthly, index) / 100
  return (factor - 1) * 100
}

/** Compounded rate of a month; undefined unless every business day is present. */
function compoundedDays(daily: Series, month: Day): number | undefined {
  const [first, last] = [indexAt(daily.days, addDays(month, -1)) + 1, indexAt(daily.days, endOfMonth(month))]
  if (last - first + 1 !== countBusinessDays(month, addDays(endOfMonth(month), 1))) return undefined
  let factor = 1
  for (let index = first; index <= last; index++) factor *= 1 + valueAt(daily, index) / 100
  return (factor - 1) * 100
}
