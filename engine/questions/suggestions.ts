/** What a question is asked where a person has said only what the calculator was asked: the field people move most, around its value. */
import type { Descriptor, JsonSchema } from '../core/operation/descriptor.ts'
import { fieldsOf, unwrapped } from '../present/schema.ts'

type Given = Readonly<Record<string, unknown>>

const isNumeric = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer'

/** The first numeric field that must be given, else the first that was, else the first there is. */
export function firstNumber({ inputSchema }: Descriptor, given: Given = {}): string | undefined {
  const numeric = fieldsOf(inputSchema)
    .filter(([, field]) => isNumeric(field))
    .map(([name]) => name)
  return numeric.find((name) => inputSchema.required?.includes(name)) ?? numeric.find((name) => given[name] !== undefined) ?? numeric[0]
}

export const hasNumber = (calculator: Descriptor): boolean => firstNumber(calculator) !== undefined

/** Half as much to half as much again; where there is nothing to go by, from the least to a usual size. */
export function rangeSuggested(calculator: Descriptor, given: Given, own: Given): Given {
  const vary = typeof own.vary === 'string' ? own.vary : firstNumber(calculator, given)
  const declared = vary === undefined ? undefined : calculator.inputSchema.properties?.[vary]
  const field = declared && unwrapped(declared)
  if (vary === undefined || !field || !isNumeric(field)) return vary === undefined ? {} : { vary }
  const value = given[vary] ?? field.default
  const middle = typeof value === 'number' && value > 0 ? value : null
  const [from, to] = middle === null ? [0, USUAL[field['x-unit'] ?? ''] ?? 10] : [middle / 2, middle * 1.5]
  return { vary, ...within(from, to, field) }
}

/** A size people know, by unit. */
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
