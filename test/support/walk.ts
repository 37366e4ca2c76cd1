/** Exhaustive walks: each numeric example input as the unknown of `solve`, and both ends of every bound. */

import {
  BeyondExact,
  InvalidInput,
  LawNotKnownYet,
  LawNotRecorded,
  messageOf,
  NotFound,
  SourceUnavailable,
} from '../../engine/core/errors.ts'
import type { Example, JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { fieldsOf } from '../../engine/presentation/schema.ts'
import { readables } from '../../engine/questions/fields.ts'
import { portsOn, registry } from './ports.ts'

const isNumber = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer'

const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined | null)?.[key], answer)

/** A calculator input to solve for one result, at one example. */
export interface Pair {
  readonly calculator: string
  readonly example: Example
  readonly field: string
  readonly target: string
  readonly wanted: number
}

/** Every calculator × numeric input × numeric result, at the first example with both. */
export function* solvePairs(): Generator<Pair> {
  for (const calculator of registry.calculators.values()) {
    const done = new Set<string>()
    for (const example of calculator.examples) {
      const answer = attempt(() => run(calculator, example.input, portsOn(example.on)))
      if (answer === undefined) continue
      for (const [field, schema] of fieldsOf(calculator.inputSchema)) {
        if (!isNumber(schema) || typeof example.input[field] !== 'number') continue
        for (const { path: target } of readables(calculator.resultSchema)) {
          const wanted = valueAt(answer, target)
          if (typeof wanted !== 'number' || done.has(`${field} ${target}`)) continue
          done.add(`${field} ${target}`)
          yield { calculator: calculator.id, example, field, target, wanted }
        }
      }
    }
  }
}

/** Beyond the ±60 checked steps, rounding may hide a solution smaller by this fraction. */
const ROUGHLY = 0.01

/** Errors in the result for a pair; empty when correct. */
export function solvedWrong({ calculator: id, example, field, target, wanted }: Pair): string[] {
  const solve = registry.questions.get('solve')!
  const calculator = registry.calculators.get(id)!
  const { [field]: own, ...rest } = example.input
  const named = (name: string) => solve.nameBeside(calculator, name)
  const asked = { calculator: id, [named('solve_for')]: field, [named('target')]: target, [named('target_value')]: wanted, ...rest }
  try {
    const found = run(solve, asked, portsOn(example.on))
    const wrong: string[] = []
    const really = valueAt(found.answer, target)
    if (Number(found.evaluations) > 400) wrong.push(`${found.evaluations} evaluations`)
    if (found.value === null && found.reason === undefined) wrong.push('neither a value nor a reason')
    if (found.exact === true && really !== wanted) wrong.push(`says exact, and gives ${really} for ${wanted}`)
    // The result warns when rounding makes it oscillate around the target.
    const told = (found.assumptions as string[]).some((sentence) => sentence.includes('pode haver'))
    if (found.exact === true && !told && Number(found.value) > Number(own) + Math.abs(Number(own)) * ROUGHLY)
      wrong.push(`${found.value} is not the smallest: ${own} does`)
    if (found.value !== null && found.reached !== really) wrong.push(`says ${found.reached}, and gives ${really}`)
    return wrong
  } catch (error) {
    return [messageOf(error)]
  }
}

/** An operation with one or two numbers at a bound. */
export interface Extreme {
  readonly operation: string
  readonly example: Example
  readonly input: Readonly<Record<string, unknown>>
  readonly moved: string
}

/** Extreme values of unbounded fields. */
const FAR: Readonly<Record<string, number>> = { BRL: 69_999_999_999_999.99, percent: 1_000_000 }

function endsOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, 'x-unit': unit = '' }: JsonSchema): number[] {
  const step = type === 'integer' ? 1 : unit === 'BRL' ? 0.01 : unit.startsWith('BRL/') ? 0.000001 : 0.0001
  const far = FAR[unit] ?? (type === 'integer' ? 1_000_000 : 1_000_000_000)
  const low = exclusiveMinimum === undefined ? Math.max(minimum ?? -far, -far) : exclusiveMinimum + step
  const high = exclusiveMaximum === undefined ? Math.min(maximum ?? far, far) : exclusiveMaximum - step
  return [...new Set([low, high].map((end) => Number(end.toFixed(6))))]
}

/** Every calculator, decision and check, at its first examples: each number at both bounds, and pairs of them. */
export function* extremes(): Generator<Extreme> {
  for (const kind of [registry.calculators, registry.decisions, registry.checks])
    for (const { id, inputSchema, examples } of kind.values())
      for (const example of (examples as readonly Example[]).slice(0, 2)) {
        const ends = fieldsOf(inputSchema)
          .filter(([, schema]) => isNumber(schema))
          .flatMap(([name, schema]) => endsOf(schema).map((value) => ({ name, value })))
        for (const [index, one] of ends.entries()) {
          yield { operation: id, example, input: { ...example.input, [one.name]: one.value }, moved: `${one.name}=${one.value}` }
          for (const other of ends.slice(index + 1)) {
            if (other.name === one.name) continue
            const input = { ...example.input, [one.name]: one.value, [other.name]: other.value }
            yield { operation: id, example, input, moved: `${one.name}=${one.value} ${other.name}=${other.value}` }
          }
        }
      }
}

/** Fault at an extreme input; null when it is accepted or rejected by name. */
export function faultOf({ operation, example, input }: Extreme): string | null {
  try {
    JSON.stringify(run(registry.operations.get(operation)!, input, portsOn(example.on)))
    return null
  } catch (error) {
    const refused = [InvalidInput, BeyondExact, LawNotKnownYet, LawNotRecorded, NotFound, SourceUnavailable].some(
      (kind) => error instanceof kind,
    )
    return refused ? null : messageOf(error)
  }
}

/** Yields every nth item: splits a walk so that no test runs for minutes on a loaded machine. */
export function* partOf<T>(all: Iterable<T>, part: number, parts: number): Generator<T> {
  let index = 0
  for (const each of all) if (index++ % parts === part) yield each
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
