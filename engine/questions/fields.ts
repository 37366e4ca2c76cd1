/** Calculator fields that a question can vary or read: label, unit and grid. */

import * as z from 'zod'
import { atPath } from '../core/collections/records.ts'
import { InvalidInput } from '../core/errors.ts'
import { LARGEST } from '../core/money.ts'
import { decimal, divide } from '../core/ratio.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import { type Outcome, type QuestionContext, tryEvaluate, unknownNameIssue } from '../operation/definition/question.ts'
import { ENVELOPE, presented } from '../operation/evaluation/envelope.ts'
import type { QuestionTarget } from '../operation/evaluation/ports.ts'
import { validated } from '../operation/input/intake.ts'
import { fieldsOf, labelOf, unwrapped } from '../presentation/schema.ts'

const isNumeric = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer'

/** A numeric input field with the grid of its values. */
export interface Movable {
  readonly name: string
  readonly label: string
  readonly unit: string | null
  readonly schema: JsonSchema
  /** Decimals of a step. */
  readonly places: number
  /** Bounds, in steps. */
  readonly low: bigint
  readonly high: bigint
  /** Number the API would receive for this many steps. */
  number(steps: bigint): number
  /** Exact value the calculator takes for this many steps, or the reason it takes none. */
  exact(steps: bigint): Outcome<unknown>
}

/**
 * Grid by unit: a centavo, 0.0001%, a whole month or a tenth of one; unit prices have six decimals and bonds two. A rate quoted with more
 * decimals is searched with the same precision.
 */
function placesOf({ examples }: QuestionTarget, name: string, { type, 'x-unit': unit = '' }: JsonSchema): number {
  if (type === 'integer') return 0
  if (unit === 'BRL' || unit === 'bonds') return 2
  const quoted = examples.map(({ input }) => (typeof input[name] === 'number' ? decimalsOf(input[name]) : 0))
  return Math.max(unit.startsWith('BRL/') ? 6 : unit === 'months' ? 1 : 4, ...quoted)
}

const decimalsOf = (value: number): number => decimal(value).d.toString().length - 1

/** Default bounds when the schema sets none. */
const FARTHEST: Readonly<Record<string, number>> = { BRL: Number(LARGEST) / 100, percent: 1_000_000 }
const FAR = 1_000_000_000
const YEARS = { minimum: 1990, maximum: 2100 }

/** @param own field of the question that contains `name`. */
export function movable(ctx: QuestionContext, name: string, own: string): Movable {
  const schema = inputField(ctx, name, own)
  if (!isNumeric(schema)) refuseName(ctx, own, name, numericInputs(ctx), 'campo numérico da entrada', 'numeric field of the input')
  return movableOf(ctx, name, schema)
}

/** Memoized: building the schema of one field costs more than answering with it. */
const movables = new WeakMap<QuestionTarget, Map<string, Movable>>()

function movableOf({ calculator }: QuestionContext, name: string, declared: JsonSchema): Movable {
  const known = movables.get(calculator) ?? new Map<string, Movable>()
  movables.set(calculator, known)
  const found = known.get(name) ?? movableMade(calculator, name, declared)
  known.set(name, found)
  return found
}

function movableMade(calculator: QuestionTarget, name: string, declared: JsonSchema): Movable {
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
    // Cached for all readers; the label resolves in each reader's language.
    get label() {
      return labelOf(schema, name)
    },
    unit: schema['x-unit'] ?? null,
    schema,
    places,
    low: BigInt(low),
    high: BigInt(high),
    number,
    exact: exactBy((at) => tryEvaluate(() => validated(alone, { [name]: number(at) })[name]), places, BigInt(low), BigInt(high)),
  }
}

/**
 * Converts steps to exact values: centavos for an amount, the number itself for a count. Validates one value and skips validation of the
 * rest within the bounds.
 */
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

/** A numeric result field, by path. */
export interface Readable {
  readonly path: string
  readonly label: string
  readonly unit: string | null
  /** Decimals shown: two for money, six for a percentage, at most twelve for a factor. */
  readonly places: number
  /** Value of this field in the calculator's result; null when it is absent. */
  read(result: object): number | null
}

const readablesOf = new WeakMap<JsonSchema, readonly Readable[]>()

/** Numeric result fields outside lists. */
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

/** @param path defaults to the headline result. */
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

/** Requested fields; by default the headline result. */
export function readableList(ctx: QuestionContext, paths: readonly string[] | undefined): readonly Readable[] {
  return (paths ?? [undefined]).map((path) => readable(ctx, path, 'fields'))
}

function refuseName(ctx: QuestionContext, own: string, name: string, known: readonly string[], called: string, english: string): never {
  throw new InvalidInput([unknownNameIssue(ctx.named(own), name, known, [called, english])])
}

/** Fast evaluation of a few result fields while one input varies: results and refusals, without legal basis. */
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

/** Exact results while one input varies. */
export function resulting({ calculator, input, world }: QuestionContext, { name, exact }: Movable): (steps: bigint) => Outcome<object> {
  const resultOf = calculator.results(world)
  // Reuse one row object: calculators do not retain their input.
  const row: Record<string, unknown> = { ...input, [name]: undefined }
  const work = (): object => resultOf(row)
  return (steps) => {
    const value = exact(steps)
    if ('error' in value) return value
    row[name] = value.value
    return tryEvaluate(work)
  }
}

const FIFTEEN_DIGITS = 1e15

/** Number as an integer count of units of its last decimal, for exact comparison. */
export function units(value: number, places: number): bigint {
  const scale = 10 ** places
  const whole = Math.round(value * scale)
  // Up to fifteen digits, each decimal has a distinct double: this integer is exact.
  if (whole / scale === value && Math.abs(whole) < FIFTEEN_DIGITS) return BigInt(whole)
  const { n, d } = decimal(value)
  return divide(n * 10n ** BigInt(places), d, 'halfUp')
}
