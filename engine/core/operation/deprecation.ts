/** What an operation on its way out says of itself: since when, until when, and what to ask instead. */
import type { Deprecation } from './descriptor.ts'
import type { Definition } from './operation.ts'

/** A promise of at least so many months between the announcement and the end. docs/stability.md says it to callers. */
const MIN_MONTHS = 12

/** Wraps a definition: `export default deprecated(calculator({ … }), { since, sunset, instead })`. */
export function deprecated<T extends Definition>(operation: T, deprecation: Deprecation): T {
  const { since, sunset } = deprecation
  const months = (Number(sunset.slice(0, 4)) - Number(since.slice(0, 4))) * 12 + Number(sunset.slice(5, 7)) - Number(since.slice(5, 7))
  if (months < MIN_MONTHS || (months === MIN_MONTHS && sunset.slice(8) < since.slice(8)))
    throw new Error(`${operation.id} would end less than ${MIN_MONTHS} months after it is announced`)
  return Object.assign(operation, { deprecation })
}
