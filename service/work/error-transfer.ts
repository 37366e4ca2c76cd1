/** Serializes errors between threads: structured clone keeps the text but loses the class. */
import { keysOf } from '../../engine/core/collections/records.ts'
import type { Day } from '../../engine/core/day.ts'
import {
  asError,
  BeforeSeries,
  BeyondExact,
  InvalidInput,
  type Issue,
  LawNotKnownYet,
  LawNotRecorded,
  NotFound,
  NotLoaded,
  NotYetPublished,
  SourceUnavailable,
} from '../../engine/core/errors.ts'
import { type Refusal, Refused } from '../runtime/problem-details.ts'

interface SerializedError {
  readonly class: string
  readonly message: string
  readonly stack: string | undefined
  /** Of an error of no class that is known here. */
  readonly name?: string
  readonly issues?: readonly Issue[]
  readonly refusal?: Refusal
  readonly recordStarts?: string
  readonly heldTo?: string | null
  readonly asked?: Day
  readonly starts?: Day
}

const CLASSES = {
  InvalidInput,
  LawNotKnownYet,
  LawNotRecorded,
  BeyondExact,
  NotLoaded,
  NotFound,
  BeforeSeries,
  NotYetPublished,
  SourceUnavailable,
  Refused,
}
type Class = keyof typeof CLASSES
const NAMES = keysOf<Class>(CLASSES)

/** CLASSES lists the most specific class first. */
export function serializeError(thrown: unknown): SerializedError {
  const error = asError(thrown)
  const name = NAMES.find((each) => error instanceof CLASSES[each]) ?? 'Error'
  // Own properties carry the fields of the class.
  return { ...error, class: name, message: error.message, stack: error.stack, ...(name === 'Error' && { name: error.name }) }
}

export function deserializeError(packed: unknown): Error {
  const { class: name, message, stack, name: given, ...own } = packed as SerializedError
  const known = NAMES.find((each) => each === name)
  const error: Error = known ? Object.create(CLASSES[known].prototype) : new Error(message)
  for (const [field, value] of Object.entries({ ...own, message, stack }))
    Object.defineProperty(error, field, { value, configurable: true, writable: true, enumerable: field in own })
  if (!known && given !== undefined) Object.defineProperty(error, 'name', { value: given, configurable: true, writable: true })
  return error
}
