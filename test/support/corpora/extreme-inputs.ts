/** Every numeric input of every operation at the ends its schema admits, and every date far away: asked directly, and within every question. */

import { Ratio } from '../../../engine/core/ratio.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { run } from '../../../engine/operation/evaluation/run.ts'
import { unwrapped } from '../../../engine/presentation/schema.ts'
import { ports, registry } from '../ports.ts'

type Fields = Readonly<Record<string, unknown>>

export interface ExtremeCase {
  /** The operation that is asked: a calculator, a decision, a check, a query or a question. */
  readonly operation: Operation
  readonly input: Fields
}

/** How far a question moves a field whose schema sets no end, by its unit. */
const FARTHEST: Readonly<Record<string, number>> = { BRL: 70_000_000_000_000, percent: 1_000_000 }
const FAR = 1_000_000_000
/** Beyond every limit but that of the number itself. */
const BEYOND = Number.MAX_SAFE_INTEGER
/** Large values that more often pass the other rules of an operation. */
const LARGE = [1e6, 1e9]
const TARGETS = [0, 1, 1e12, 1e308, -1e308]

/** The ends of the calendar, and what lies beyond the record of every law. */
const FAR_DAYS = ['0001-01-01', '1900-01-01', '2031-11-14', '2099-12-31', '9999-12-31']

const isNumeric = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer'

/** The least and the most of a number, as far as a question moves it. */
function boundsOf(schema: JsonSchema): readonly [number, number] {
  const step = schema.type === 'integer' ? 1 : 0.01
  const far = FARTHEST[schema['x-unit'] ?? ''] ?? FAR
  const low = schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + step : (schema.minimum ?? -far)
  const high = schema.exclusiveMaximum !== undefined ? schema.exclusiveMaximum - step : (schema.maximum ?? far)
  return [Math.max(low, -far), Math.min(high, far)]
}

/** The ends of a number, large values between them, and what lies beyond where the schema sets no end. */
function endsOf(schema: JsonSchema): readonly number[] {
  const [low, high] = boundsOf(schema)
  const { minimum, exclusiveMinimum, maximum = BEYOND, exclusiveMaximum } = schema
  const beyond = [
    ...(exclusiveMaximum === undefined && maximum > high ? [maximum] : []),
    ...(minimum === undefined && exclusiveMinimum === undefined ? [-BEYOND] : []),
  ]
  return [...new Set([low, high, ...beyond, ...LARGE.filter((value) => value > low && value < high)])]
}

/** A value with another in one place of it; what lies on the way is made where it is not there. */
function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], end: number): unknown {
  if (key === undefined) return end
  if (typeof key === 'number') {
    const items = Array.isArray(value) && value.length > 0 ? value : [{}]
    return items.map((item, index) => (index === key ? withAt(item, rest, end) : item))
  }
  const fields = value !== null && typeof value === 'object' ? value : {}
  return { ...fields, [key]: withAt(Object.getOwnPropertyDescriptor(fields, key)?.value, rest, end) }
}

function numericPaths(
  schema: JsonSchema,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; schema: JsonSchema }[] {
  if (isNumeric(schema)) return [{ path, schema }]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => numericPaths(unwrapped(field), [...path, name]))
  return schema.items ? [...inner, ...numericPaths(unwrapped(schema.items), [...path, 0])] : inner
}

const numericFields = ({ inputSchema }: Operation): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(inputSchema.properties ?? {})
    .map(([name, field]) => [name, unwrapped(field)] as const)
    .filter(([, schema]) => isNumeric(schema))

const dateFields = ({ inputSchema }: Operation): readonly string[] =>
  Object.entries(inputSchema.properties ?? {})
    .filter(([, field]) => unwrapped(field).format === 'date')
    .map(([name]) => name)

function without(fields: Fields, name: string): Fields {
  const { [name]: _left, ...rest } = fields
  return rest
}

/** The path of the first figure inside a table's value; null where it has none. */
function figureIn(value: unknown, path: string): string | null {
  if (typeof value === 'bigint' || typeof value === 'number' || value instanceof Ratio) return path
  if (value === null || typeof value !== 'object') return null
  for (const [key, inner] of Object.entries(value)) {
    const found = figureIn(inner, `${path}/${key}`)
    if (found !== null) return found
  }
  return null
}

/** A figure of the law that the operation reads, as a change of the law names it; null where it reads none. */
function figureRead(operation: Operation, input: Fields): string | null {
  const reform = registry.questions.get('reform')
  if (!reform || operation.lawDayField === undefined) return null
  const { basis } = run(operation, input, ports)
  for (const entry of Array.isArray(basis) ? basis : []) {
    const law = registry.laws.get(entry.table)
    const figure = law && figureIn(law.at(entry.effectiveFrom).value, entry.table)
    if (!figure) continue
    try {
      run(reform, { calculator: operation.id, ...input, law: `${figure}*1.05`, curve: false }, ports)
      return figure
    } catch {
      // Another figure is tried: this one may not be changed.
    }
  }
  return null
}

function* direct(operation: Operation, base: Fields): Generator<ExtremeCase> {
  for (const { path, schema } of numericPaths(operation.inputSchema))
    for (const end of endsOf(schema)) yield { operation, input: Object(withAt(base, path, end)) }
  const days = dateFields(operation)
  for (const [index, one] of days.entries())
    for (const day of FAR_DAYS) {
      yield { operation, input: { ...base, [one]: day } }
      for (const other of days.slice(index + 1))
        for (const end of FAR_DAYS) yield { operation, input: { ...base, [one]: day, [other]: end } }
    }
  const fields = numericFields(operation)
  for (const [index, [one, first]] of fields.entries())
    for (const [other, second] of fields.slice(index + 1))
      for (const a of boundsOf(first)) for (const b of boundsOf(second)) yield { operation, input: { ...base, [one]: a, [other]: b } }
  for (const side of [0, 1] as const)
    if (fields.length > 0)
      yield { operation, input: { ...base, ...Object.fromEntries(fields.map(([name, schema]) => [name, boundsOf(schema)[side]])) } }
}

/** Input of a question about an operation, by the question's field names. */
interface Asking {
  readonly about: Operation
  readonly base: Fields
  readonly fields: ReturnType<typeof numericFields>
  ask(own: Fields, input: Fields): ExtremeCase
}

const WAYS: Readonly<Record<string, (asking: Asking) => Generator<ExtremeCase>>> = {
  *sweep({ base, fields, ask }) {
    for (const [vary, schema] of fields) {
      const rest = without(base, vary)
      const [from, most] = boundsOf(schema)
      for (const to of endsOf(schema)) for (const points of [2, 7, 500]) yield ask({ vary, from, to, points }, rest)
      for (const [other, beside] of fields)
        if (other !== vary) for (const end of boundsOf(beside)) yield ask({ vary, from, to: most, points: 7 }, { ...rest, [other]: end })
    }
  },
  *solve({ base, fields, ask }) {
    for (const [solve_for] of fields) {
      const rest = without(base, solve_for)
      for (const target_value of TARGETS) yield ask({ solve_for, target_value }, rest)
      for (const [other, beside] of fields)
        if (other !== solve_for) for (const end of boundsOf(beside)) yield ask({ solve_for, target_value: 1000 }, { ...rest, [other]: end })
    }
  },
  *timeline({ about, base, fields, ask }) {
    const dated = about.lawDayField === undefined ? base : without(base, about.lawDayField)
    for (const [name, schema] of fields)
      for (const end of endsOf(schema)) for (const real of [false, true]) yield ask({ real }, { ...dated, [name]: end })
    for (const from of FAR_DAYS) for (const to of FAR_DAYS) yield ask({ from, to }, dated)
  },
  *compare({ base, fields, ask }) {
    for (const [name, schema] of fields)
      for (const end of endsOf(schema)) yield ask({}, { ...without(base, name), a: { [name]: boundsOf(schema)[0] }, b: { [name]: end } })
  },
  *reform({ about, base, fields, ask }) {
    const figure = figureRead(about, base)
    if (figure === null) return
    const law = `${figure}*1.05`
    for (const [name, schema] of fields) for (const end of endsOf(schema)) yield ask({ law }, { ...base, [name]: end })
    for (const value of ['0', '0.01', '1000000000', '99999999999999', '-1']) yield ask({ law: `${figure}=${value}` }, base)
    for (const [from, to] of REFORM_RANGES) yield ask({ law, from, to }, base)
  },
}

const REFORM_RANGES = [
  [0.01, 1e13],
  [1, 1e308],
  [-1e308, 1e308],
]

function* questioned(about: Operation, base: Fields): Generator<ExtremeCase> {
  const calculator = registry.calculators.get(about.id)
  const fields = numericFields(about)
  for (const question of registry.questions.values()) {
    if ((!calculator && !question.ofDecisions) || !question.suits(about)) continue
    const way = WAYS[question.id]
    if (!way) throw new Error(`no extreme inputs are known for the question ${question.id}`)
    const named = (own: Fields): Fields =>
      calculator ? Object.fromEntries(Object.entries(own).map(([field, value]) => [question.nameBeside(calculator, field), value])) : own
    yield* way({
      about,
      base,
      fields,
      ask: (own, input) => ({ operation: question, input: { calculator: about.id, ...input, ...named(own) } }),
    })
  }
}

/** The cases of one operation: asked directly by each of its examples, and in every question by the first. */
export function* casesOf(operation: Operation): Generator<ExtremeCase> {
  const base: Fields = operation.examples[0]?.input ?? {}
  // A question takes what an operation takes, and is asked about each.
  if (operation.kind === 'question') return
  for (const { input } of operation.examples) yield* direct(operation, input)
  if (operation.kind === 'calculator' || operation.kind === 'decision') yield* questioned(operation, base)
}

export const OPERATIONS: readonly Operation[] = [...registry.operations.values()]
