/** Cumulative products of the index series since the first month of the Real: the correction of any interval is one division. */
import { businessDays } from '../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, dayOf, later, monthOf, yearOf } from '../core/day.ts'
import { divide } from '../core/ratio.ts'
import { REAL_STARTS } from '../domains/prices/rules/inflation.ts'
import { ACCUMULATED, accumulatorOf } from '../indicators/accumulators.ts'
import type { Method } from '../indicators/definition.ts'
import { growth } from '../indicators/history.ts'
import type { IndicatorsPort } from '../operation/evaluation/ports.ts'

/**
 * Decimals of a product. With 24 decimals in a factor, every intermediate of the long division fits in 127 bits up to a factor of 10,000.
 */
export const PRODUCT_PLACES = 28
export const FACTOR_PLACES = 24
/** Digits per step of the long division. */
export const DIGITS_A_STEP = 6

export interface IndexSeries {
  readonly name: string
  readonly method: Exclude<Method, 'quotes'>
  /** Day of the first observation. */
  readonly first: Day
  readonly observations: readonly Observation[]
}

interface Observation {
  readonly day: Day
  /** Percentage as published; null when missing. */
  readonly value: string | null
  /** Cumulative growth up to this observation, skipping missing ones. */
  readonly product: bigint
  /** Cumulative count of missing observations. */
  readonly missing: number
}

/** Series of the Calculadora do Cidadão, with an entry per month or business day from the first to the last available. */
export function indexSeries(rates: IndicatorsPort, today: Day): IndexSeries[] {
  return ACCUMULATED.flatMap((name): IndexSeries[] => {
    const { method, reads } = accumulatorOf(name)!
    const held = rates.held(name, REAL_STARTS, today, 'accumulated')
    if (method === 'quotes' || !held) return []
    const first = later(held.first, REAL_STARTS)
    // The database has no provisional flag, so provisional values are excluded.
    const provisionalFrom = rates.latest(reads, held.last)?.provisionalFrom
    const last = provisionalFrom ? addDays(provisionalFrom, -1) : held.last
    const values = new Map<Day, string>()
    let from = first
    for (const end of [...held.holes.filter((hole) => hole.to >= first), null]) {
      const to = end ? addDays(end.from, -1) : last
      for (const { date, value } of rates.observed(reads, from, to)?.values ?? []) values.set(date, value)
      if (end) from = addDays(end.to, 1)
    }
    const days = method === 'businessDays' ? businessDays(first, last) : monthsBetween(first, last)
    let [product, missing] = [10n ** BigInt(PRODUCT_PLACES), 0]
    const observations = days.map((day): Observation => {
      const value = values.get(day) ?? null
      if (value === null) missing++
      else {
        const { n, d } = growth(value)
        product = divide(product * n, d, 'halfUp')
      }
      return { day, value, product, missing }
    })
    return [{ name, method, first: days[0]!, observations }]
  })
}

function monthsBetween(first: Day, last: Day): Day[] {
  const months: Day[] = []
  for (let month = dayOf(yearOf(first), monthOf(first), 1); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

export const monthNumber = (day: Day): number => yearOf(day) * 12 + monthOf(day)

/** Calculator aliases of index names that differ from the series name beyond what `indexNamed` normalizes. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = { poupanca: ['savings'] }

/**
 * SQL that resolves an index name to its series, in any case and with underscores as calculators write it (`ipc_fipe`); null for an unknown
 * index.
 */
export function indexNamed(series: readonly IndexSeries[], literal: (text: string) => string): string {
  const cases = series.flatMap(({ name }) =>
    [name.toLowerCase(), ...(ALSO_CALLED[name] ?? [])].map((spelled) => `WHEN ${literal(spelled)} THEN ${literal(name)}`),
  )
  return `CASE lower(replace(index_name, '_', '')) ${cases.join(' ')} END`
}
