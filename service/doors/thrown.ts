/** What was thrown in a thread, as it is thrown again in another: a message keeps of an error its text and loses its class. */
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
  SourceUnavailable,
} from '../../engine/core/errors.ts'
import { type Refusal, Refused } from './refusals.ts'

interface Thrown {
  readonly class: string
  readonly message: string
  readonly stack: string | undefined
  readonly issues?: readonly Issue[]
  readonly refusal?: Refusal
  readonly recordStarts?: string
  readonly heldTo?: string | null
  readonly asked?: Day
  readonly starts?: Day
}

const CLASSES = { InvalidInput, LawNotKnownYet, LawNotRecorded, BeyondExact, NotLoaded, NotFound, BeforeSeries, SourceUnavailable, Refused }
type Class = keyof typeof CLASSES
const NAMES = Object.keys(CLASSES) as Class[]

/** The most particular class comes first in CLASSES. */
export function packed(thrown: unknown): Thrown {
  const error = asError(thrown)
  const name = NAMES.find((each) => error instanceof CLASSES[each]) ?? 'Error'
  // Own properties carry what the class adds.
  return { ...error, class: name, message: error.message, stack: error.stack }
}

export function unpacked(packed: unknown): Error {
  const { class: name, message, stack, ...own } = packed as Thrown
  const known = NAMES.find((each) => each === name)
  const error: Error = known ? Object.create(CLASSES[known].prototype) : new Error(message)
  for (const [field, value] of Object.entries({ ...own, message, stack }))
    Object.defineProperty(error, field, { value, configurable: true, writable: true, enumerable: field in own })
  return error
}
