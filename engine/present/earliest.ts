import { type Day, isDay } from '../core/day.ts'
import { InvalidInput, SourceUnavailable } from '../core/errors.ts'
import { inLanguage } from '../core/language.ts'
import type { Operation } from '../core/operation/operation.ts'
import type { Engine } from '../core/operation/registry.ts'
import { run } from '../core/operation/run.ts'

const BEFORE_ALL: Day = '1900-01-01'
const RECORD_STARTS = /começa em (\d{4}-\d{2}-\d{2})/
/** An operation reads a handful of tables; each may move the day once. */
const MAX_TABLES = 20

const kept = new WeakMap<Operation, Day | null>()

/** The first day an operation answers for, found by asking its first example ever later; null where no law is read by date. */
export function earliestDay(operation: Operation, ports: Engine): Day | null {
  let day = kept.get(operation)
  if (day === undefined) {
    const field = operation.lawDayField
    // What is kept is for readers of every language, and the refusals are read in Portuguese.
    day = field === undefined ? null : inLanguage(null, () => asked(operation, field, ports))
    kept.set(operation, day)
  }
  return day
}

function asked(operation: Operation, field: string, ports: Engine): Day | null {
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
