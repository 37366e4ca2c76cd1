/** Bounded search for the input with the highest cost per operation, within its schema. */

import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import type { JsonSchema } from '../engine/operation/definition/descriptor.ts'
import type { Operation } from '../engine/operation/definition/operation.ts'
import { run } from '../engine/operation/evaluation/run.ts'

const ports = portsOf(data, () => '2026-11-14')

type Input = Readonly<Record<string, unknown>>

export interface Dearest {
  readonly id: string
  readonly input: Input
  readonly milliseconds: number
  /** True when the call ends in a refusal, which an earlier check could have raised. */
  readonly refused: boolean
}

const DAYS = [
  '1994-07-01',
  '1995-01-02',
  '2000-01-03',
  '2013-01-02',
  '2026-11-13',
  '2031-11-14',
  '2065-12-15',
  '2079-12-31',
  '2084-01-02',
  '2099-12-31',
]
const MAX_ITEMS = 50

/** Candidate values of a field: both bounds, each option, distant dates, the longest list. */
function triedOf(schema: JsonSchema, given: unknown): readonly unknown[] {
  const { type, enum: options, minimum, maximum, format } = schema
  if (options) return options
  if (type === 'boolean') return [true, false]
  if (type === 'number' || type === 'integer') {
    const low = minimum ?? 0
    const high = maximum ?? 1_000_000
    return [low, high, high - 1, (low + high) / 2].map((value) => (type === 'integer' ? Math.round(value) : value))
  }
  if (type === 'string' && (format === 'date' || /^\d{4}-\d{2}-\d{2}$/.test(String(given)))) return DAYS
  if (type === 'array' && Array.isArray(given) && given.length > 0)
    return [Array.from({ length: schema.maxItems ?? MAX_ITEMS }, (_, index) => given[index % given.length])]
  return []
}

const ROUNDS = 2

export function dearestOf(operation: Operation, cost: (operation: Operation, input: Input) => Seen = processorTime): Dearest {
  let best: Dearest = { id: operation.id, input: {}, milliseconds: -1, refused: false }
  const consider = (input: Input): void => {
    const seen = cost(operation, input)
    if (seen.cost > best.milliseconds) best = { id: operation.id, input, milliseconds: seen.cost, refused: seen.refused }
  }
  for (const { input } of operation.examples.slice(0, 4)) consider(input)
  for (let round = 0; round < ROUNDS; round++)
    for (const [field, schema] of Object.entries(operation.inputSchema.properties ?? {}))
      for (const value of triedOf(schema, best.input[field])) consider({ ...best.input, [field]: value })
  return best
}

/** Threshold in milliseconds for repeating the measurement. */
const DEAR = 3

export interface Seen {
  readonly cost: number
  readonly refused: boolean
}

/** Minimum of three runs, or of eight for an expensive input: machine noise and uncompiled code only add time. */
function processorTime(operation: Operation, input: Input): Seen {
  let refused = false
  const once = (): number => {
    const before = process.cpuUsage()
    refused = !answers(operation, input)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const first = once()
  const least = first < 1 ? first : Math.min(first, once(), once())
  return { cost: least < DEAR ? least : Math.min(least, ...Array.from({ length: 5 }, once)), refused }
}

export function answers(operation: Operation, input: Input): boolean {
  try {
    run(operation, input, ports)
    return true
  } catch {
    return false
  }
}
