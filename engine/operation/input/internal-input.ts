/** Validates exact input from another operation under the same rules as a caller's. */

import type * as z from 'zod'
import { at } from '../../core/collections/records.ts'
import type { Day } from '../../core/day.ts'
import {
  BeforeSeries,
  BeyondExact,
  InvalidInput,
  type IssueCode,
  LawNotKnownYet,
  LawNotRecorded,
  NotYetPublished,
} from '../../core/errors.ts'
import { toNumber } from '../../core/money.ts'
import { Ratio } from '../../core/ratio.ts'
import type { JsonSchema } from '../definition/descriptor.ts'
import { type Accepts, validated } from './intake.ts'

/** Converts exact input to the equivalent JSON, for steps and for validation. */
export function asJson({ inputSchema }: { readonly inputSchema: JsonSchema }, input: object): Record<string, unknown> {
  const { properties = {} } = inputSchema
  const json: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(input)) if (value !== undefined) json[field] = fieldAsJson(value, properties[field])
  return json
}

/** Break-even rates are computed to twelve decimals; JSON carries no more for most rates. */
const PLACES = 12

function fieldAsJson(value: unknown, schema: JsonSchema | undefined): unknown {
  if (typeof value === 'bigint') return toNumber(value)
  if (value instanceof Ratio) return schema?.['x-unit'] === 'percent' ? value.toPercent(PLACES) : value.toNumber(PLACES)
  if (Array.isArray(value)) return value.map((item) => fieldAsJson(item, schema?.items))
  if (value === null || typeof value !== 'object') return value
  return asJson({ inputSchema: schema ?? {} }, value)
}

/** Validates as for a caller and fills defaults; values passed in stay exact. */
export function completed<S extends z.ZodRawShape>(operation: Accepts<S>, input: object): z.output<z.ZodObject<S>> {
  const complete: Record<string, unknown> = { ...validated(operation, asJson(operation, input)) }
  for (const [field, value] of Object.entries(input)) if (value !== undefined) complete[field] = value
  return complete as z.output<z.ZodObject<S>>
}

/** Date in the law-date field of a validated input, if present. */
export function inputLawDay(input: object, field: string | undefined): Day | undefined {
  // Already validated by the schema: checking again would dominate the cost for millions of rows.
  return field === undefined ? undefined : (at(input, field) as Day | undefined)
}

/** Converts an error of the kernel to an issue of the field that caused it. */
export function refusalOf(error: unknown, { input }: Accepts, lawDayField: string | undefined, given: object = {}): unknown {
  const first = Object.keys(input.shape)[0] ?? 'body'
  if (error instanceof LawNotRecorded)
    return refused(
      lawDayField ?? first,
      'law_not_recorded',
      error,
      error.recordEnds === null
        ? `must be ${error.recordStarts} or later: this law is on record from that day`
        : `must be ${error.recordEnds} or earlier: the law of later days is not on record`,
    )
  if (error instanceof LawNotKnownYet)
    return refused(lawDayField ?? first, 'law_not_known_yet', error, 'the law of that day is not known yet')
  if (error instanceof BeforeSeries || error instanceof NotYetPublished) {
    // The input field that contains the date, if any.
    const [brought] = Object.entries(given).find(([, value]) => value === error.asked) ?? []
    const field = brought ?? lawDayField ?? first
    return error instanceof BeforeSeries
      ? refused(field, 'before_series', error, `comes before the series starts, on ${error.starts}`)
      : refused(field, 'too_large', error, 'is after today: nobody has published that day yet')
  }
  if (error instanceof BeyondExact)
    return refused(first, 'beyond_exact', error, 'with these values the result is more than can be told to the centavo')
  return error
}

const refused = (field: string, code: IssueCode, { message }: Error, english: string) =>
  new InvalidInput([{ field, message, code, english }])
