/** Deprecation of an operation: announcement, end date and replacement. */
import type { Deprecation } from './descriptor.ts'
import type { Definition } from './operation.ts'

/** Minimum months between announcement and removal, as promised in docs/stability.md. */
const MIN_MONTHS = 12

/** Wraps a definition: `export default deprecated(calculator({ … }), { since, sunset, instead })`. */
export function deprecated<T extends Definition>(operation: T, deprecation: Deprecation): T {
  const { since, sunset } = deprecation
  const months = (Number(sunset.slice(0, 4)) - Number(since.slice(0, 4))) * 12 + Number(sunset.slice(5, 7)) - Number(since.slice(5, 7))
  if (months < MIN_MONTHS || (months === MIN_MONTHS && sunset.slice(8) < since.slice(8)))
    throw new Error(`${operation.id} would end less than ${MIN_MONTHS} months after it is announced`)
  return Object.assign(operation, { deprecation })
}
