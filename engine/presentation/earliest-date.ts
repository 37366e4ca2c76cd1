import { type Day, isDay } from '../core/day.ts'
import { InvalidInput, SourceUnavailable } from '../core/errors.ts'
import { inLanguage } from '../core/text/language.ts'
import type { Operation } from '../operation/definition/operation.ts'
import type { Engine } from '../operation/definition/registry.ts'
import { run } from '../operation/evaluation/run.ts'

const BEFORE_ALL: Day = '1900-01-01'
const RECORD_STARTS = /começa em (\d{4}-\d{2}-\d{2})/
/** Upper bound: an operation reads a handful of tables, and each may move the day once. */
const MAX_TABLES = 20

const earliestDays = new WeakMap<Operation, Day | null>()

/** First day an operation has an answer for, found by retrying its first example with later days; null when it has no law-date field. */
export function earliestDay(operation: Operation, ports: Engine): Day | null {
  let day = earliestDays.get(operation)
  if (day === undefined) {
    const field = operation.lawDayField
    // The cache serves readers of every language, and the search parses refusals in Portuguese.
    day = field === undefined ? null : inLanguage(null, () => searchEarliestDay(operation, field, ports))
    earliestDays.set(operation, day)
  }
  return day
}

function searchEarliestDay(operation: Operation, field: string, ports: Engine): Day | null {
  let day = BEFORE_ALL
  for (let table = 0; table < MAX_TABLES; table++) {
    try {
      run(operation, { ...operation.examples[0]?.input, [field]: day }, ports)
      return day === BEFORE_ALL ? null : day
    } catch (error) {
      if (error instanceof SourceUnavailable) return null
      if (!(error instanceof InvalidInput)) throw error
      const starts = error.issues.map(({ message }) => RECORD_STARTS.exec(message)?.[1]).find((text) => text !== undefined)
      if (starts === undefined || !isDay(starts) || starts <= day) return null
      day = starts
    }
  }
  return null
}
