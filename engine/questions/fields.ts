/** The fields of a calculator that a question can move or read: what they are called, their unit, their grid. */

import * as z from 'zod'
import { InvalidInput } from '../core/errors.ts'
import { LARGEST } from '../core/money.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'
import { ENVELOPE, presented } from '../core/operation/envelope.ts'
import { validated } from '../core/operation/intake.ts'
import type { Questioned } from '../core/operation/ports.ts'
import { attempted, notNamed, type Outcome, type QuestionContext } from '../core/operation/question.ts'
import { decimal, divide } from '../core/ratio.ts'
import { atPath } from '../core/records.ts'
import { fieldsOf, labelOf, unwrapped } from '../present/schema.ts'

const isNumeric = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer'

/** A numeric field of the input, on the grid its values lie on. */
export interface Movable {
  readonly name: string
  readonly label: string
  readonly unit: string | null
  readonly schema: JsonSchema
  /** Decimals of a step. */
  readonly places: number
  /** The bounds, in steps. */
  readonly low: bigint
  readonly high: bigint
  /** So many steps, as the number a caller would send. */
  number(steps: bigint): number
  /** The same as the exact value the calculator takes; or why it takes none. */
  exact(steps: bigint): Outcome<unknown>
}

/** A centavo, a ten-thousandth of a percent, a whole month or a tenth of one; a price by unit has six decimals. Bonds are sold in hundredths. A rate quoted finer is looked for as finely. */
function placesOf({ examples }: Questioned, name: string, { type, 'x-unit': unit = '' }: JsonSchema): number {
  if (type === 'integer') return 0
  if (unit === 'BRL' || unit === 'bonds') return 2
  const quoted = examples.map(({ input }) => (typeof input[name] === 'number' ? decimalsOf(input[name]) : 0))
  return Math.max(unit.startsWith('BRL/') ? 6 : unit === 'months' ? 1 : 4, ...quoted)
}

const decimalsOf = (value: number): number => decimal(value).d.toString().length - 1

/** What no field of its kind goes beyond, where the schema sets no bound. */
const FARTHEST: Readonly<Record<string, number>> = { BRL: Number(LARGEST) / 100, percent: 1_000_000 }
const FAR = 1_000_000_000
const YEARS = { minimum: 1990, maximum: 2100 }

/** @param own the question's field that names it. */
export function movable(ctx: QuestionContext, name: string, own: string): Movable {
  const schema = inputField(ctx, name, own)
  if (!isNumeric(schema)) refuseName(ctx, own, name, numericInputs(ctx), 'campo numérico da entrada', 'numeric field of the input')
  return movableOf(ctx, name, schema)
}

/** Kept: to make the schema of one field costs more than to answer with it. */
const movables = new WeakMap<Questioned, Map<string, Movable>>()

function movableOf({ calculator }: QuestionContext, name: string, declared: JsonSchema): Movable {
  const known = movables.get(calculator) ?? new Map<string, Movable>()
  movables.set(calculator, known)
  const found = known.get(name) ?? movableMade(calculator, name, declared)
  known.set(name, found)
  return found
}

function movableMade(calculator: Questioned, name: string, declared: JsonSchema): Movable {
  const schema = declared['x-unit'] === 'year' ? { ...YEARS, ...declared } : declared
  const places = placesOf(calculator, name, schema)
  const scale = 10 ** places
  const steps = (value: number): number => Number((value * scale).toPrecision(15))
  const far = FARTHEST[schema['x-unit'] ?? ''] ?? FAR
  const low =
    schema.exclusiveMinimum !== undefined
      ? Math.floor(steps(schema.exclusiveMinimum)) + 1
      : Math.ceil(steps(Math.max(schema.minimum ?? -far, -far)))
  const high =
    schema.exclusiveMaximum !== undefined
      ? Math.ceil(steps(schema.exclusiveMaximum)) - 1
      : Math.floor(steps(Math.min(schema.maximum ?? far, far)))
  const alone = { input: z.strictObject({ [name]: calculator.input.shape[name]! }), inputSchema: { properties: { [name]: schema } } }
  const number = (at: bigint): number => Number(at) / scale
  return {
    name,
    // Kept for everybody, and said to each in their language.
    get label() {
      return labelOf(schema, name)
    },
    unit: schema['x-unit'] ?? null,
    schema,
    places,
    low: BigInt(low),
    high: BigInt(high),
    number,
    exact: exactBy((at) => attempted(() => validated(alone, { [name]: number(at) })[name]), places, BigInt(low), BigInt(high)),
  }
}

/** Between its bounds an amount is its centavos and a count is itself, where one that was validated is: the others are not validated again. */
function exactBy(validate: (at: bigint) => Outcome<unknown>, places: number, low: bigint, high: bigint): Movable['exact'] {
  const first = validate(low > 0n ? low : high < 1n ? high : 1n)
  const value = 'error' in first ? undefined : first.value
  const isAmount = typeof value === 'bigint' && places === 2
  if (!isAmount && !(typeof value === 'number' && places === 0)) return validate
  return (at) => (at < low || at > high ? validate(at) : { value: isAmount ? at : Number(at) })
}

export function inputField(ctx: QuestionContext, name: string, own: string): JsonSchema {
  const { properties = {} } = ctx.calculator.inputSchema
  const found = Object.hasOwn(properties, name) ? properties[name] : undefined
  return found ? unwrapped(found) : refuseName(ctx, own, name, Object.keys(properties), 'campo da entrada', 'field of the input')
}

const numericInputs = ({ calculator }: QuestionContext): string[] =>
  fieldsOf(calculator.inputSchema)
    .filter(([, schema]) => isNumeric(schema))
    .map(([name]) => name)

/** A numeric field of the result, by its path. */
export interface Readable {
  readonly path: string
  readonly label: string
  readonly unit: string | null
  /** Of what is told: two decimals of money, six of a percentage, at most twelve of a factor. */
  readonly places: number
  /** The number the calculator answers in this field; null where it answers none. */
  read(result: object): number | null
}

const readablesOf = new WeakMap<JsonSchema, readonly Readable[]>()

/** Every numeric field of a calculator's answer that is not inside a list. */
export function readables(schema: JsonSchema): readonly Readable[] {
  const known = readablesOf.get(schema) ?? readablesIn(schema)
  readablesOf.set(schema, known)
  return known
}

function readablesIn(schema: JsonSchema): Readable[] {
  const found: Readable[] = []
  const walk = (inner: JsonSchema, keys: readonly string[]): void => {
    for (const [name, field] of fieldsOf(inner)) {
      if (keys.length === 0 && ENVELOPE.includes(name)) continue
      const path = [...keys, name]
      if (field.type === 'object') walk(field, path)
      else if (isNumeric(field)) found.push(readableOf(path, field))
    }
  }
  walk(schema, [])
  return found
}

const PLACES: Readonly<Record<string, number>> = { BRL: 2, percent: 6 }
const MAX_PLACES = 12

function readableOf(keys: readonly string[], schema: JsonSchema): Readable {
  return {
    path: keys.join('.'),
    get label() {
      return labelOf(schema, keys.at(-1))
    },
    unit: schema['x-unit'] ?? null,
    places: PLACES[schema['x-unit'] ?? ''] ?? MAX_PLACES,
    read(result) {
      const shown = presented(atPath(result, keys))
      return typeof shown === 'number' ? shown : null
    },
  }
}

/** @param path omitted: the result people come for. */
export function readable(ctx: QuestionContext, path: string | undefined, own: string): Readable {
  const { headline, resultSchema } = ctx.calculator
  const all = readables(resultSchema)
  const asked = path ?? headline
  const found = all.find((field) => field.path === asked)
  if (found) return found
  return refuseName(
    ctx,
    own,
    asked,
    all.map((field) => field.path),
    'campo numérico do resultado',
    'numeric field of the result',
  )
}

/** The fields asked for, or the result people come for. */
export function readableList(ctx: QuestionContext, paths: readonly string[] | undefined): readonly Readable[] {
  return (paths ?? [undefined]).map((path) => readable(ctx, path, 'fields'))
}

function refuseName(ctx: QuestionContext, own: string, name: string, known: readonly string[], called: string, english: string): never {
  throw new InvalidInput([notNamed(ctx.named(own), name, known, [called, english])])
}

/** A fast look at a few fields of the answer where one input moves: what the calculator answers and refuses, and nothing it rests on. */
export function looking(
  ctx: QuestionContext,
  input: Movable,
  fields: readonly Readable[],
): (steps: bigint) => Outcome<readonly (number | null)[]> {
  const resultAt = resulting(ctx, input)
  return (steps) => {
    const found = resultAt(steps)
    return 'error' in found ? found : { value: fields.map((field) => field.read(found.value)) }
  }
}

/** The exact answer where one input moves, for whoever reads of it what it needs. */
export function resulting({ calculator, input, world }: QuestionContext, { name, exact }: Movable): (steps: bigint) => Outcome<object> {
  const resultOf = calculator.results(world)
  // One row for all: a calculator keeps nothing of what it is asked.
  const row: Record<string, unknown> = { ...input, [name]: undefined }
  const work = (): object => resultOf(row)
  return (steps) => {
    const value = exact(steps)
    if ('error' in value) return value
    row[name] = value.value
    return attempted(work)
  }
}

const FIFTEEN_DIGITS = 1e15

/** A number in whole units of its last decimal, so that numbers are compared exactly. */
export function units(value: number, places: number): bigint {
  const scale = 10 ** places
  const whole = Math.round(value * scale)
  // Of fifteen digits each decimal is a number of its own: this is the one.
  if (whole / scale === value && Math.abs(whole) < FIFTEEN_DIGITS) return BigInt(whole)
  const { n, d } = decimal(value)
  return divide(n * 10n ** BigInt(places), d, 'halfUp')
}
