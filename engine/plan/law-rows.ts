/** A law as rows of constants, oldest version first, and the days it can be asked about. */
import type { Law } from '../core/dated.ts'
import type { Day } from '../core/day.ts'
import { InvalidInput } from '../core/errors.ts'
import { lastKnowable } from '../core/law-horizon.ts'
import { LARGEST } from '../core/money.ts'
import type { Hypothesis } from '../core/operation/ports.ts'
import { tableUnder } from '../core/operation/table-under.ts'
import { type Condition, type Expression, type ExpressionStep, field, name } from './expression.ts'

/** The tables a plan is made of: as recorded, or as a hypothesis has them. */
export type PlanLaws = <T>(recorded: Law<T>) => Law<T>

/** Versions a hypothesis cannot be made of, oldest first: on their days there is no answer. */
const withoutAnswer = new WeakMap<Law<unknown>, readonly boolean[]>()

/** No hypothesis. */
export const recordedLaws: PlanLaws = (recorded) => recorded

export function lawsUnder(hypothesis: Hypothesis | undefined): PlanLaws {
  return (recorded) => {
    const law = tableUnder(hypothesis, recorded)
    if (law === recorded) return law
    const lacking = law.versions.map(({ from }) => !isMade(law, from))
    const [first, ...rest] = law.versions.map((version, index) =>
      lacking[index] ? { ...recorded.at(version.from), from: version.from } : version,
    )
    const made = law.withVersions([first!, ...rest])
    if (lacking.includes(true)) withoutAnswer.set(made, lacking.reverse())
    return made
  }
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
const knownDays = (today: Day, ...laws: readonly Law<unknown>[]): Condition => ({
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
export function askedSteps(today: Day, laws: readonly Law<unknown>[], ...conditions: readonly Condition[]): ExpressionStep[] {
  const { steps, conditions: made } = versionsMade(laws)
  return [...steps, { name: 'asked', value: { is: 'within', conditions: [...conditions, knownDays(today, ...laws), ...made] } }]
}

/** That a hypothesis could be made of the versions of the day asked. */
export function versionsMade(laws: readonly Law<unknown>[]): { readonly steps: ExpressionStep[]; readonly conditions: Condition[] } {
  const steps = laws.flatMap(holeSteps)
  return { steps, conditions: steps.flatMap((step) => ('row' in step ? [{ value: field(step.name, 'made'), from: 1n, to: 1n }] : [])) }
}

/** What finds out whether the version of a day could be made; nothing where all of them could. */
function holeSteps(law: Law<unknown>): ExpressionStep[] {
  const lacking = withoutAnswer.get(law)
  if (!lacking) return []
  const called = law.id.replaceAll('-', '_')
  return [
    versionStep(`${called}_made_version`, law),
    { name: `${called}_made`, row: { made: lacking.map((each) => (each ? 0n : 1n)) }, index: name(`${called}_made_version`) },
  ]
}

export const asked: Expression = name('asked')
