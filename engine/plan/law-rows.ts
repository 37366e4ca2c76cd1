/** A law as rows of constants, oldest version first, and the days it can be asked about. */
import type { Law } from '../core/dated.ts'
import type { Day } from '../core/day.ts'
import { InvalidInput } from '../core/errors.ts'
import { lastKnowable } from '../core/law-horizon.ts'
import { LARGEST } from '../core/money.ts'
import type { Hypothesis } from '../core/operation/ports.ts'
import { tableUnder } from '../core/operation/table-under.ts'
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
} from './expression.ts'

/** The tables that the plan being made is made of. */
interface Reading {
  readonly hypothesis: Hypothesis | undefined
  /** By table, the days on which it cannot be read: those of versions a hypothesis cannot be made to. */
  readonly holes: Map<string, Condition>
}

const readingOf = (hypothesis: Hypothesis | undefined): Reading => ({ hypothesis, holes: new Map() })
const RECORDED = readingOf(undefined)
let reading = RECORDED

/** A plan made of the tables as a hypothesis has them: the one place where it enters. Days without a version of its own have no answer, as in the engine. */
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

/** What a plan takes of the tables: made once, and anew for each hypothesis. */
export function perLaws<T>(make: () => T): () => T {
  const made = new WeakMap<Reading, { readonly value: T }>()
  return () => {
    const known = made.get(reading) ?? { value: make() }
    made.set(reading, known)
    return known.value
  }
}

/** The table as it is read, a version the hypothesis cannot be made to as it was recorded. */
function tableRead<T>(recorded: Law<T>): Law<T> {
  const law = tableUnder(reading.hypothesis, recorded)
  if (law === recorded) return recorded
  const [first, ...rest] = law.versions.map((version) =>
    isMade(law, version.from) ? version : { ...recorded.at(version.from), from: version.from },
  )
  return law.withVersions([first!, ...rest])
}

/** Whether the version of a day has what a hypothesis changes in it. */
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

/** The step that finds the version of a law in force on a day. */
export function versionStep(of: string, law: Law<unknown>, day = 'day'): ExpressionStep {
  noteHoles(law, day)
  const { versions } = tableUnder(reading.hypothesis, law)
  return { name: of, value: { is: 'version', starts: versions.map(({ from }) => from).reverse(), day } }
}

/** The days on which a table that is asked about cannot be read. */
function noteHoles(law: Law<unknown>, day: string): void {
  const under = tableUnder(reading.hypothesis, law)
  if (under === law) return
  const starts = under.versions.map(({ from }) => from).reverse()
  const made = starts.map((from) => isMade(under, from))
  // From each of these days on it can be read, or cannot, by turns: the first is of a version that can.
  const turns = starts.filter((_from, index) => made[index] !== (made[index - 1] ?? false))
  const turn: Expression = { is: 'version', starts: turns, day }
  if (made.includes(false))
    reading.holes.set(`${law.id} ${day}`, { value: minus(turn, times(quotient(turn, 2n), 2n)), from: 1n, to: turns.length === 0 ? 0n : 1n })
}

/** A column of a law: one value for each version; `none` where a version may lack it. */
export function column<T>(law: Law<T>, value: (version: T) => bigint): readonly bigint[]
export function column<T>(law: Law<T>, value: (version: T) => bigint | null, none: bigint): readonly bigint[]
export function column<T>(law: Law<T>, value: (version: T) => bigint | null, none = 0n): readonly bigint[] {
  return oldestFirst(law).map((version) => value(version) ?? none)
}

/** The days on which all of some laws are known: from the youngest record to as far ahead as the engine projects. */
export function knownDays(today: Day, ...laws: readonly Law<unknown>[]): Condition {
  for (const law of laws) noteHoles(law, 'day')
  const from = laws
    .map(({ recordStarts }) => recordStarts)
    .sort()
    .at(-1)!
  return { value: name('day'), from, to: lastKnowable(today) }
}

export const anyAmount = (parameter: string): Condition => ({ value: name(parameter), from: 0n, to: LARGEST })

/** More people than this would be a slip; it also keeps every product within 63 bits. */
const MAX_DEPENDENTS = 1000n
export const anyDependents: Condition = { value: name('dependents'), from: 0n, to: MAX_DEPENDENTS }

/** `asked`: zero, or null where the question has no answer. Added to what goes in and to what comes out. */
export const askedStep = (...conditions: readonly Condition[]): ExpressionStep => ({ name: 'asked', value: { is: 'within', conditions } })
export const asked: Expression = name('asked')

/** A parameter where the question has an answer, null elsewhere: nothing is divided by what was refused, and no product overflows. */
export const given = (parameter: string): Expression => plus(name(parameter), asked)

/** A count or a decimal between two ends. */
export const between = (parameter: string, from: bigint, to: bigint): Condition => ({ value: name(parameter), from, to })
export const required = (value: Expression): Condition => ({ value, from: 1n, to: 1n })

/** Where the word of a parameter is among others, from 1. */
export const positionStep = (of: string, word: string, among: readonly string[]): ExpressionStep => ({
  name: of,
  value: { is: 'position', word, among },
})

/** The row of a version and a word, where a table has one row for each word of each version. */
export const rowOf = (version: Expression, position: Expression, words: number): Expression =>
  plus(times(minus(version, 1n), BigInt(words)), position)
