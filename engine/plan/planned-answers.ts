/** Rows computed in blocks by the plan of their operation, with the same numbers at a fraction of the cost. */

import { isRecord } from '../core/collections/records.ts'
import { dayNumber, isDay } from '../core/day.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import type { Answer, Operation } from '../operation/definition/operation.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import type { ResultUnit } from './expression.ts'
import { isFlag, type KernelInput, type OperationKernel, operationKernel, SCALES } from './operation-kernel.ts'
import { BLOCK, type ColumnValues } from './renderings/javascript.ts'

/** Requested fields per row; null when the row must be answered by the operation itself. */
export type PlannedAnswers = (rows: readonly unknown[]) => (Answer | null)[]

/** Encoding of the row values: JSON types, or all as text. */
type Written = 'json' | 'text'

/** Null when the operation has no plan, or a requested field is not part of it. */
export function plannedAnswers(operation: Operation, fields: readonly string[], ports: Ports, written: Written): PlannedAnswers | null {
  if (ports.hypothesis || operation.tally || fields.length === 0) return null
  const block = cachedBlock(operation, fields, ports)
  if (!block) return null
  return (rows) => {
    const answers: (Answer | null)[] = []
    for (let first = 0; first < rows.length; first += BLOCK) answers.push(...block.answers(rows.slice(first, first + BLOCK), written))
    return answers
  }
}

/** Caches the latest kernels: assembling one costs as much as hundreds of rows, and a batch arrives in pieces. */
const MAX_CACHED = 8
const kernels = new Map<string, { readonly operation: object; readonly block: Block | null }>()

function cachedBlock(operation: Operation, fields: readonly string[], ports: Ports): Block | null {
  const today = ports.today()
  const asked = `${today} ${operation.id} ${fields.join(' ')}`
  const known = kernels.get(asked)
  const block =
    known?.operation === operation ? known.block : blockOf(operationKernel(operation, fields, today), fields, operation.resultSchema)
  kernels.delete(asked)
  kernels.set(asked, { operation, block })
  if (kernels.size > MAX_CACHED) kernels.delete(kernels.keys().next().value!)
  return block
}

/** Text fields are left to the operation. */
const blockOf = (kernel: OperationKernel | null, fields: readonly string[], schema: JsonSchema): Block | null =>
  kernel && kernel.fields.length === fields.length ? new Block(kernel, fields, schema) : null

/** Output for a field without a value: absent, null, or known only by the operation. */
type Valueless = 'absent' | 'null' | 'unknown'

function valuelessOf({ properties = {}, required = [] }: JsonSchema, [name, ...inside]: readonly string[]): Valueless {
  const property = properties[name!]
  if (!property) return 'unknown'
  const isRequired = required.includes(name!)
  if (inside.length > 0) return isRequired ? valuelessOf(property, inside) : 'unknown'
  const mayBeNull = [property, ...(property.anyOf ?? [])].some(({ type }) => [type].flat().includes('null'))
  if (isRequired) return mayBeNull ? 'null' : 'unknown'
  return mayBeNull ? 'unknown' : 'absent'
}

interface InputColumn {
  readonly input: KernelInput
  readonly values: Float64Array
  /** True when any row of the block has the field. */
  isGiven: boolean
}

class Block {
  readonly #kernel: OperationKernel
  readonly #fields: readonly { readonly path: readonly string[]; readonly valueless: Valueless }[]
  readonly #columns: ReadonlyMap<string, InputColumn>

  constructor(kernel: OperationKernel, fields: readonly string[], schema: JsonSchema) {
    this.#kernel = kernel
    this.#fields = fields.map((field) => field.split('.')).map((path) => ({ path, valueless: valuelessOf(schema, path) }))
    this.#columns = new Map(kernel.inputs.map((input) => [input.field, { input, values: new Float64Array(BLOCK), isGiven: false }]))
  }

  answers(rows: readonly unknown[], written: Written): (Answer | null)[] {
    for (const column of this.#columns.values()) {
      column.isGiven = false
      column.values.fill(column.input.absent, 0, rows.length)
    }
    const isRead = rows.map((row, at) => this.#read(row, at, written))
    const given: Record<string, ColumnValues> = {}
    for (const { input, values, isGiven } of this.#columns.values()) given[input.parameter] = isGiven ? values : input.absent
    const found = this.#kernel.run(given, rows.length)
    const answered = found[this.#kernel.answered]!
    const results = this.#kernel.fields.map(({ result, unit }) => ({ values: found[result]!, scale: RESULT_SCALES[unit] }))
    return isRead.map((read, at) => (read && !Number.isNaN(answered[at]!) ? this.#answer(results, at) : null))
  }

  /** Accepts only canonical values; any other form is left to the operation. */
  #read(row: unknown, at: number, written: Written): boolean {
    if (!isRecord(row)) return false
    for (const field in row) {
      const column = this.#columns.get(field)
      if (!column) return false
      const value = scaledInteger(row[field], column.input, written)
      if (!(value >= column.input.least && value <= column.input.most)) return false
      column.values[at] = value
      column.isGiven = true
    }
    for (const { values } of this.#columns.values()) if (Number.isNaN(values[at]!)) return false
    return true
  }

  #answer(results: readonly { readonly values: Float64Array; readonly scale: number }[], at: number): Answer | null {
    const answer: Answer = {}
    for (let index = 0; index < results.length; index++) {
      const { values, scale } = results[index]!
      const { path, valueless } = this.#fields[index]!
      const value = values[at]!
      // Adding 0 normalizes negative zero.
      if (!Number.isNaN(value)) put(answer, path, (value + 0) / scale)
      else if (valueless === 'unknown') return null
      else if (valueless === 'null') put(answer, path, null)
    }
    return answer
  }
}

const RESULT_SCALES: Readonly<Record<ResultUnit, number>> = { amount: 100, percentage: 1_000_000, count: 1 }
/** Canonical number formats; more than thirteen integer digits or other forms fall back to the scalar path. */
const PLAIN = {
  money: /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/,
  decimal: /^(?:0|[1-9]\d{0,12})(?:\.\d{1,4})?$/,
  count: /^(?:0|[1-9]\d{0,12})$/,
} as const

/** A flag is a boolean in JSON, and the word of one in a text. */
function wordPosition(value: unknown, words: readonly string[], written: Written): number {
  const word = written === 'json' && isFlag(words) ? (typeof value === 'boolean' ? String(value) : undefined) : value
  return typeof word === 'string' ? words.indexOf(word) + 1 || Number.NaN : Number.NaN
}

/** NaN for any non-canonical value. */
function scaledInteger(value: unknown, { kind, words }: KernelInput, written: Written): number {
  if (kind === 'word') return wordPosition(value, words, written)
  if (kind === 'day') return typeof value === 'string' && isDay(value) ? dayNumber(value) : Number.NaN
  const number = written === 'json' ? value : typeof value === 'string' && PLAIN[kind].test(value) ? Number(value) : undefined
  if (typeof number !== 'number') return Number.NaN
  const whole = Math.round(number * SCALES[kind])
  return whole / SCALES[kind] === number ? whole + 0 : Number.NaN
}

function put(answer: Answer, path: readonly string[], value: number | null): void {
  let inner = answer
  for (let at = 0; at < path.length - 1; at++) {
    const held = inner[path[at]!]
    const next: Answer = isRecord(held) ? held : {}
    inner[path[at]!] = next
    inner = next
  }
  inner[path.at(-1)!] = value
}
