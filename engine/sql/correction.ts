/** The series that accumulate, as products from the Real's first month on: any interval is one division. */
import { businessDays } from '../core/business-day.ts'
import { addDays, addMonths, type Day, dayOf, later, monthOf, yearOf } from '../core/day.ts'
import type { IndicatorsPort } from '../core/operation/ports.ts'
import { divide } from '../core/ratio.ts'
import { REAL_STARTS } from '../domains/prices/rules/inflation.ts'
import { ACCUMULATED, accumulatorOf } from '../indicators/accumulators.ts'
import type { Method } from '../indicators/definition.ts'
import { growth } from '../indicators/history.ts'

/** Decimals of a product. With 24 of a factor, every intermediate of a long division stays within 127 bits up to a factor of 10,000. */
export const PRODUCT_PLACES = 28
export const FACTOR_PLACES = 24
/** Digits found at each step of the long division. */
export const DIGITS_A_STEP = 6

export interface IndexSeries {
  readonly name: string
  readonly method: Exclude<Method, 'quotes'>
  /** The day of the first observation. */
  readonly first: Day
  readonly observations: readonly Observation[]
}

interface Observation {
  readonly day: Day
  /** In percent, as published; null where it is not held. */
  readonly value: string | null
  /** Of the growth up to this one, those not held left out. */
  readonly product: bigint
  /** How many are not held, up to this one. */
  readonly missing: number
}

/** Those the Calculadora do Cidadão corrects by, an entry for each month or business day from the first held to the last. */
export function indexSeries(rates: IndicatorsPort, today: Day): IndexSeries[] {
  return ACCUMULATED.flatMap((name): IndexSeries[] => {
    const { method, reads } = accumulatorOf(name)!
    const held = rates.held(name, REAL_STARTS, today, 'accumulated')
    if (method === 'quotes' || !held) return []
    const first = later(held.first, REAL_STARTS)
    // A database says of no value that it is provisional: those stay out.
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

/** Months since year zero. */
export const monthNumber = (day: Day): number => yearOf(day) * 12 + monthOf(day)

/** Names of indexes in the calculators that are not those of their series, without what `indexNamed` leaves out. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = { poupanca: ['savings'] }

/** SQL for the series an index is named by, in capitals or with underscores too, as calculators write it (`ipc_fipe`); null for none. */
export function indexNamed(series: readonly IndexSeries[], literal: (text: string) => string): string {
  const cases = series.flatMap(({ name }) =>
    [name.toLowerCase(), ...(ALSO_CALLED[name] ?? [])].map((spelled) => `WHEN ${literal(spelled)} THEN ${literal(name)}`),
  )
  return `CASE lower(replace(index_name, '_', '')) ${cases.join(' ')} END`
}
