/** Laws as rows of constants, oldest version first, and the days they cover. */

import { lastKnowable } from '../../core/calendar/law-horizon.ts'
import type { Law } from '../../core/dated.ts'
import { type Day, earlier } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { LARGEST } from '../../core/money.ts'
import { hypotheticalTable } from '../../operation/evaluation/hypothetical-table.ts'
import type { Hypothesis } from '../../operation/evaluation/ports.ts'
import {
  type Condition,
  type Expression,
  type ExpressionStep,
  isRow,
  minus,
  name,
  type PlannedFunction,
  plus,
  quotient,
  times,
} from '../expression.ts'

/** Tables read by the plan under construction. */
interface Reading {
  readonly hypothesis: Hypothesis | undefined
  /** Days on which a table cannot be read: versions to which the hypothesis does not apply. */
  readonly holes: Map<string, Condition>
}

const readingOf = (hypothesis: Hypothesis | undefined): Reading => ({ hypothesis, holes: new Map() })
const RECORDED = readingOf(undefined)
let reading = RECORDED

/**
 * Builds a plan from the tables under a hypothesis; this is its only entry point. Days whose version cannot be changed have no result, as
 * in the engine.
 */
export function plannedUnder(hypothesis: Hypothesis | undefined, make: () => PlannedFunction): PlannedFunction {
  if (!hypothesis || hypothesis.laws.size === 0) return make()
  const before = reading
  reading = readingOf(hypothesis)
  try {
    return withHoles(make(), [...reading.holes.values()])
  } finally {
    reading = before
  }
}

function withHoles(plan: PlannedFunction, holes: readonly Condition[]): PlannedFunction {
  if (holes.length === 0) return plan
  const steps = plan.steps.map((step) =>
    isRow(step) || typeof step.value === 'bigint' || step.name !== 'asked' || step.value.is !== 'within'
      ? step
      : { ...step, value: { ...step.value, conditions: [...step.value.conditions, ...holes] } },
  )
  return { ...plan, steps }
}

/** Memoizes values derived from the tables, per hypothesis. */
export function perLaws<T>(make: () => T): () => T {
  const made = new WeakMap<Reading, { readonly value: T }>()
  return () => {
    const known = made.get(reading) ?? { value: make() }
    made.set(reading, known)
    return known.value
  }
}

/** Table under the hypothesis; versions to which it does not apply stay as recorded. */
function tableRead<T>(recorded: Law<T>): Law<T> {
  const law = hypotheticalTable(reading.hypothesis, recorded)
  if (law === recorded) return recorded
  const [first, ...rest] = law.versions.map((version) =>
    isMade(law, version.from) ? version : { ...recorded.at(version.from), from: version.from },
  )
  return law.withVersions([first!, ...rest])
}

/** True when the hypothesis applies to the version of a day. */
export function isMade(law: Law<unknown>, day: Day): boolean {
  try {
    return law.at(day).value !== undefined
  } catch (error) {
    if (error instanceof InvalidInput) return false
    throw error
  }
}

export const oldestFirst = <T>(law: Law<T>): readonly T[] =>
  tableRead(law)
    .versions.map(({ value }) => value)
    .reverse()

/** First day of each version, oldest first. */
export const firstDays = (law: Law<unknown>): readonly Day[] => law.versions.map(({ from }) => from).reverse()

/** Step that finds the version of a law in force on a day. */
export function versionStep(of: string, law: Law<unknown>, day = 'day'): ExpressionStep {
  noteHoles(law, day)
  const { versions } = hypotheticalTable(reading.hypothesis, law)
  return { name: of, value: { is: 'version', starts: versions.map(({ from }) => from).reverse(), day } }
}

/** Records the days on which a table cannot be read. */
function noteHoles(law: Law<unknown>, day: string): void {
  const under = hypotheticalTable(reading.hypothesis, law)
  if (under === law) return
  const starts = under.versions.map(({ from }) => from).reverse()
  const made = starts.map((from) => isMade(under, from))
  // Readable and unreadable days alternate from each of these starts; the first is readable.
  const turns = starts.filter((_from, index) => made[index] !== (made[index - 1] ?? false))
  const turn: Expression = { is: 'version', starts: turns, day }
  if (made.includes(false))
    reading.holes.set(`${law.id} ${day}`, { value: minus(turn, times(quotient(turn, 2n), 2n)), from: 1n, to: turns.length === 0 ? 0n : 1n })
}

/** Column of a law: one value per version; `none` for versions without it. */
export function column<T>(law: Law<T>, value: (version: T) => bigint): readonly bigint[]
export function column<T>(law: Law<T>, value: (version: T) => bigint | null, none: bigint): readonly bigint[]
export function column<T>(law: Law<T>, value: (version: T) => bigint | null, none = 0n): readonly bigint[] {
  return oldestFirst(law).map((version) => value(version) ?? none)
}

/** Days on which all the laws are known: from the latest record start to the first end of a record or the projection limit. */
export function knownDays(today: Day, ...laws: readonly Law<unknown>[]): Condition {
  for (const law of laws) noteHoles(law, 'day')
  const from = laws
    .map(({ recordStarts }) => recordStarts)
    .sort()
    .at(-1)!
  const to = laws.reduce((last, { ends }) => (ends ? earlier(last, ends.on) : last), lastKnowable(today))
  return { value: name('day'), from, to }
}

export const anyAmount = (parameter: string): Condition => ({ value: name(parameter), from: 0n, to: LARGEST })

/** Sanity limit; it also keeps every product within 63 bits. */
const MAX_DEPENDENTS = 1000n
export const anyDependents: Condition = { value: name('dependents'), from: 0n, to: MAX_DEPENDENTS }

/** `asked`: zero, or null when the input is rejected. Added to parameters and results. */
export const validStep = (...conditions: readonly Condition[]): ExpressionStep => ({ name: 'asked', value: { is: 'within', conditions } })
export const valid: Expression = name('asked')

/** A parameter, or null when the input is rejected, which prevents division by invalid values and overflow. */
export const validOr = (parameter: string): Expression => plus(name(parameter), valid)

export const between = (parameter: string, from: bigint, to: bigint): Condition => ({ value: name(parameter), from, to })
export const required = (value: Expression): Condition => ({ value, from: 1n, to: 1n })

/** 1-based position of a parameter's word in a list. */
export const positionStep = (of: string, word: string, among: readonly string[]): ExpressionStep => ({
  name: of,
  value: { is: 'position', word, among },
})

/** Row index for a version and a word, in a table with one row per word of each version. */
export const rowOf = (version: Expression, position: Expression, words: number): Expression =>
  plus(times(minus(version, 1n), BigInt(words)), position)
