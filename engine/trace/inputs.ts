/** Inputs of an operation that a row of a file can hold: amounts, counts, decimals, days, words and flags. */
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import type { TracedInput } from './trace.ts'
import { isDayText, isRatio, type Value } from './values.ts'

interface Described {
  readonly inputSchema: JsonSchema
  readonly input: { readonly shape: Readonly<Record<string, Value>> }
  readonly lawDayField?: string | undefined
}

const LARGEST = 7_000_000_000_000_000n
const UNITS = 10_000n
const HUNDRED = 100n
/** Bounds of inputs whose schema has none. A row beyond them is left to the calculator. */
const USUAL = { count: 1000n, decimal: 10_000n * UNITS } as const
/** The first day that a plan counts from; the last. */
const DAYS = { low: -25_567n, high: 60_000n } as const

export interface PlannedInput extends TracedInput {
  /** Default of the schema in units of the plan; below `low` when a field may be omitted; undefined when required. */
  readonly absent: bigint | undefined
}

export interface PlannedInputs {
  readonly inputs: readonly PlannedInput[]
  /** Defaults of the fields that no row gives. */
  readonly fixed: Readonly<Record<string, Value>>
  /** Required fields that no row of a file holds. */
  readonly lacking: readonly string[]
}

/** The inputs of an operation, without its law day. @param without optional inputs that no row may give. */
export function inputsOf({ inputSchema, input, lawDayField }: Described, without: ReadonlySet<string>): PlannedInputs {
  const { properties = {}, required = [] } = inputSchema
  const inputs: PlannedInput[] = []
  const lacking: string[] = []
  const fixed: Record<string, Value> = {}
  for (const [field, schema] of Object.entries(properties)) {
    if (field === lawDayField) continue
    const made = without.has(field) ? null : inputOf(field, schema)
    const found = input.shape[field].safeParse(undefined)
    const usual = found.success ? found.data : undefined
    if (!made) {
      if (required.includes(field)) lacking.push(field)
      if (usual !== undefined) fixed[field] = usual
      continue
    }
    const isOmissible = found.success && usual === undefined
    const planned = isOmissible ? omissible(made) : made
    inputs.push({ ...planned, absent: usual === undefined ? (isOmissible ? planned.low - 1n : undefined) : unitsOf(planned, usual) })
  }
  return { inputs, lacking, fixed }
}

const positionOf = (field: string): string => `${field}_position`
const number = (field: string) => ({ name: field, variable: field })

function inputOf(field: string, schema: JsonSchema): TracedInput | null {
  const { type, format, enum: options } = schema
  const unit = schema['x-unit']
  if (options?.every((option) => typeof option === 'string'))
    return { name: field, variable: positionOf(field), kind: 'word', low: 1n, high: BigInt(options.length), words: options.map(String) }
  if (type === 'boolean') return { name: field, variable: positionOf(field), kind: 'flag', low: 1n, high: 2n, words: FLAGS }
  if (type === 'string') return format === 'date' ? { ...number(field), kind: 'day', ...DAYS } : null
  if (type === 'integer') return { ...number(field), kind: 'count', ...limits(schema, 1n, USUAL.count) }
  if (type !== 'number') return null
  if (unit === 'BRL') return { ...number(field), kind: 'money', ...limits(schema, HUNDRED, LARGEST) }
  return { ...number(field), kind: 'decimal', units: unit === 'percent' ? UNITS * HUNDRED : UNITS, ...limits(schema, UNITS, USUAL.decimal) }
}

/** A row omits a word by an empty text, in the first position; a number by the one below its least. */
const omissible = (input: TracedInput): TracedInput =>
  input.words ? { ...input, optional: true, low: 2n, high: input.high + 1n, words: ['', ...input.words] } : { ...input, optional: true }

/** Words of a flag, in the order of the plan. */
const FLAGS = ['false', 'true'] as const

function limits({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema, scale: bigint, usual: bigint) {
  const [least, most] = [minimum ?? exclusiveMinimum ?? 0, maximum ?? exclusiveMaximum]
  const low = BigInt(Math.ceil(least * Number(scale))) + (exclusiveMinimum === undefined ? 0n : 1n)
  const above = most === undefined ? usual : BigInt(Math.floor(most * Number(scale))) - (exclusiveMaximum === undefined ? 0n : 1n)
  // A plan counts amounts from zero: a row below is left to the calculator.
  return { low: low < 0n ? 0n : low, high: above > usual ? usual : above }
}

function unitsOf({ kind, units = 1n, words = [] }: TracedInput, value: Value): bigint | undefined {
  if (isRatio(value)) return (value.n * units) % value.d === 0n ? (value.n * units) / value.d : undefined
  if (kind === 'word') return BigInt(words.indexOf(value) + 1)
  if (kind === 'flag') return BigInt(words.indexOf(String(value)) + 1)
  if (typeof value === 'bigint') return value
  if (isDayText(value)) return undefined
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : undefined
}
