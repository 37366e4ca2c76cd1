/** Exact input from another operation, under the same rules as a caller's. */

import type * as z from 'zod'
import type { Day } from '../day.ts'
import { BeforeSeries, BeyondExact, InvalidInput, type IssueCode, LawNotKnownYet, LawNotRecorded } from '../errors.ts'
import { toNumber } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { at } from '../records.ts'
import type { JsonSchema } from './descriptor.ts'
import { type Accepts, validated } from './intake.ts'

/** Exact input as the JSON a caller would have sent: what a step shows, and what is validated. */
export function asJson({ inputSchema }: { readonly inputSchema: JsonSchema }, input: object): Record<string, unknown> {
  const { properties = {} } = inputSchema
  const json: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(input)) if (value !== undefined) json[field] = fieldAsJson(value, properties[field])
  return json
}

/** A break-even rate has twelve decimals; JSON carries no more of most rates. */
const PLACES = 12

function fieldAsJson(value: unknown, schema: JsonSchema | undefined): unknown {
  if (typeof value === 'bigint') return toNumber(value)
  if (value instanceof Ratio) return schema?.['x-unit'] === 'percent' ? value.toPercent(PLACES) : value.toNumber(PLACES)
  if (Array.isArray(value)) return value.map((item) => fieldAsJson(item, schema?.items))
  if (value === null || typeof value !== 'object') return value
  return asJson({ inputSchema: schema ?? {} }, value)
}

/** Refused where a caller would be; defaults filled; what was given stays exact. */
export function completed<S extends z.ZodRawShape>(operation: Accepts<S>, input: object): z.output<z.ZodObject<S>> {
  const complete: Record<string, unknown> = { ...validated(operation, asJson(operation, input)) }
  for (const [field, value] of Object.entries(input)) if (value !== undefined) complete[field] = value
  return complete as z.output<z.ZodObject<S>>
}

/** The day a validated input gives in the field that chooses the law, where it gives one. */
export function dayGiven(input: object, field: string | undefined): Day | undefined {
  // Validated as a day by the schema: to look again would cost more than the rest, in rows by the million.
  return field === undefined ? undefined : (at(input, field) as Day | undefined)
}

/** What the kernel refuses, as an issue of the field that brought it about. */
export function refusalOf(error: unknown, { input }: Accepts, lawDayField: string | undefined, given: object = {}): unknown {
  const first = Object.keys(input.shape)[0] ?? 'body'
  if (error instanceof LawNotRecorded)
    return refused(
      lawDayField ?? first,
      'law_not_recorded',
      error,
      `must be ${error.recordStarts} or later: this law is on record from that day`,
    )
  if (error instanceof LawNotKnownYet)
    return refused(lawDayField ?? first, 'law_not_known_yet', error, 'the law of that day is not known yet')
  if (error instanceof BeforeSeries) {
    // The field that brought the day, where one brought it as it is.
    const [brought] = Object.entries(given).find(([, value]) => value === error.asked) ?? []
    return refused(brought ?? lawDayField ?? first, 'before_series', error, `comes before the series starts, on ${error.starts}`)
  }
  if (error instanceof BeyondExact)
    return refused(first, 'beyond_exact', error, 'with these values the result is more than can be told to the centavo')
  return error
}

const refused = (field: string, code: IssueCode, { message }: Error, english: string) =>
  new InvalidInput([{ field, message, code, english }])
