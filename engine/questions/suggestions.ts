/** Default inputs of a question, given only the calculator's input: varies the main field around its value. */
import type { Descriptor, JsonSchema } from '../operation/definition/descriptor.ts'
import { fieldsOf, unwrapped } from '../presentation/schema.ts'

type RawFields = Readonly<Record<string, unknown>>

const isNumeric = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer'

/** First required numeric field; otherwise the first one provided, otherwise the first one. */
export function firstNumber({ inputSchema }: Descriptor, given: RawFields = {}): string | undefined {
  const numeric = fieldsOf(inputSchema)
    .filter(([, field]) => isNumeric(field))
    .map(([name]) => name)
  return numeric.find((name) => inputSchema.required?.includes(name)) ?? numeric.find((name) => given[name] !== undefined) ?? numeric[0]
}

export const hasNumber = (calculator: Descriptor): boolean => firstNumber(calculator) !== undefined

/** Default range: 50% to 150% of the value; without one, from the minimum to a typical size. */
export function rangeSuggested(calculator: Descriptor, given: RawFields, own: RawFields): RawFields {
  const vary = typeof own.vary === 'string' ? own.vary : firstNumber(calculator, given)
  const declared = vary === undefined ? undefined : calculator.inputSchema.properties?.[vary]
  const field = declared && unwrapped(declared)
  if (vary === undefined || !field || !isNumeric(field)) return vary === undefined ? {} : { vary }
  const value = given[vary] ?? field.default
  const middle = typeof value === 'number' && value > 0 ? value : null
  const [from, to] = middle === null ? [0, USUAL[field['x-unit'] ?? ''] ?? 10] : [middle / 2, middle * 1.5]
  return { vary, ...within(from, to, field) }
}

/** Typical size by unit. */
const USUAL: Readonly<Record<string, number>> = { BRL: 10_000, percent: 20, months: 60, days: 30, years: 10 }

function within(from: number, to: number, field: JsonSchema): { readonly from: number; readonly to: number } {
  const places = field.type === 'integer' ? 0 : 2
  const step = 10 ** -places
  const least = field.minimum ?? (field.exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : field.exclusiveMinimum + step)
  const most = field.maximum ?? (field.exclusiveMaximum === undefined ? Number.POSITIVE_INFINITY : field.exclusiveMaximum - step)
  const rounded = (value: number): number => Number(value.toFixed(places))
  const low = rounded(Math.min(Math.max(from, least), most - step))
  return { from: low, to: rounded(Math.max(Math.min(to, most), low + step)) }
}
