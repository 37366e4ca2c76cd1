/** A law as rows of constants, oldest version first, and the days it can be asked about. */
import type { Law } from '../core/dated.ts'
import type { Day } from '../core/day.ts'
import { lastKnowable } from '../core/law-horizon.ts'
import { LARGEST } from '../core/money.ts'
import { type Condition, type Expression, type ExpressionStep, minus, name, plus, times } from './expression.ts'

export const oldestFirst = <T>(law: Law<T>): readonly T[] => law.versions.map(({ value }) => value).reverse()

/** The step that finds the version of a law in force on a day. */
export const versionStep = (of: string, law: Law<unknown>, day = 'day'): ExpressionStep => ({
  name: of,
  value: { is: 'version', starts: law.versions.map(({ from }) => from).reverse(), day },
})

/** A column of a law: one value for each version. */
export const column = <T>(law: Law<T>, value: (version: T) => bigint | null, none: bigint): readonly bigint[] =>
  oldestFirst(law).map((version) => value(version) ?? none)

/** The days on which all of some laws are known: from the youngest record to as far ahead as the engine projects. */
export const knownDays = (today: Day, ...laws: readonly Law<unknown>[]): Condition => ({
  value: name('day'),
  from: laws
    .map(({ recordStarts }) => recordStarts)
    .sort()
    .at(-1)!,
  to: lastKnowable(today),
})

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
