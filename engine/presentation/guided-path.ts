/** Guided path for a life event: asks one question at a time, then shows the answer of each operation involved. */

import { keysOf } from '../core/collections/records.ts'
import { word } from '../core/text/language.ts'
import { folded } from '../core/text/text.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import { SITUATIONS, type Situation } from '../operation/definition/kinds.ts'
import type { Operation } from '../operation/definition/operation.ts'
import type { Registry } from '../operation/definition/registry.ts'
import { requiredOf } from './schema.ts'

/** One operation of the path. */
export interface GuidedStep {
  readonly member: Operation
  /** Question behind each of the operation's fields; empty when the operation is only linked, such as a document check. */
  readonly asks: Readonly<Record<string, string>>
  /** Answers under which the operation applies to the person. */
  readonly when: Readonly<Record<string, readonly string[]>>
}

/** A question, drawn from the field of the first operation that needs it. */
export interface GuidedQuestion {
  readonly name: string
  readonly field: JsonSchema
  readonly of: Operation
  readonly as: string
  /** True when at least one operation requires it. */
  readonly required: boolean
}

export interface GuidedPath {
  readonly id: Situation
  readonly name: string
  readonly slug: string
  readonly questions: readonly GuidedQuestion[]
  readonly steps: readonly GuidedStep[]
}

export function guidedPaths({ calculators, decisions, checks }: Registry): GuidedPath[] {
  const members: Operation[] = [...calculators.values(), ...decisions.values(), ...checks.values()]
  return keysOf(SITUATIONS).map((id) => pathOf(id, members))
}

function pathOf(id: Situation, members: readonly Operation[]): GuidedPath {
  const steps = members
    .flatMap((member) => {
      const here = member.situations[id]
      return here ? [{ member, place: here.place, asks: here.asks ?? {}, when: here.when ?? {} }] : []
    })
    .sort((a, b) => a.place - b.place)
  const questions = new Map<string, GuidedQuestion>()
  for (const { member, asks } of steps)
    for (const [as, name] of Object.entries(asks)) {
      const field = member.inputSchema.properties?.[as]
      if (!field) throw new Error(word`${member.id} has no ${as} to ask ${name} for`)
      const known = questions.get(name)
      const required = known?.required || requiredOf(member.inputSchema).includes(as)
      questions.set(name, known ? { ...known, required } : { name, field, of: member, as, required })
    }
  const name = SITUATIONS[id]
  return { id, name, slug: slugOf(name), questions: [...questions.values()], steps }
}

const slugOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** Relevant questions given the answers so far: skips those needed only by operations that do not apply. */
export function questionsAfter({ questions, steps }: GuidedPath, answers: Readonly<Record<string, string>>): GuidedQuestion[] {
  const concerned = steps.filter((step) => concerns(step, answers))
  return questions.filter(({ name }) => concerned.some(({ asks }) => Object.values(asks).includes(name)))
}

/** True while no answer rules the operation out; unanswered conditions count as open. */
export const concerns = ({ when }: GuidedStep, answers: Readonly<Record<string, string>>): boolean =>
  Object.entries(when).every(([name, options]) => answers[name] === undefined || options.includes(answers[name]))

/** Builds an operation's input from the answers. */
export const inputFor = ({ asks }: GuidedStep, answers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asks).flatMap(([field, name]) => (answers[name] ? [[field, answers[name]]] : [])))
