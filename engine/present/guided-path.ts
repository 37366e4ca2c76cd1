/** What happens in a life, as a short way through its operations: one question at a time, and at the end what each of them answers. */
import { word } from '../core/language.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'
import { SITUATIONS, type Situation } from '../core/operation/kinds.ts'
import type { Operation } from '../core/operation/operation.ts'
import type { Registry } from '../core/operation/registry.ts'
import { keysOf } from '../core/records.ts'
import { folded } from '../core/text.ts'
import { requiredOf } from './schema.ts'

/** An operation of the way, in its place. */
export interface GuidedStep {
  readonly member: Operation
  /** The question that fills each of its fields; none where it is only shown, as the check of a paper is. */
  readonly asks: Readonly<Record<string, string>>
  /** The answers with which it concerns the person. */
  readonly when: Readonly<Record<string, readonly string[]>>
}

/** A question, as the first operation that asks it draws its field. */
export interface GuidedQuestion {
  readonly name: string
  readonly field: JsonSchema
  readonly of: Operation
  readonly as: string
  /** Whether some operation cannot do without it. */
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

/** The questions that matter once some are answered: those of an operation that does not concern the person do not. */
export function questionsAfter({ questions, steps }: GuidedPath, answers: Readonly<Record<string, string>>): GuidedQuestion[] {
  const concerned = steps.filter((step) => concerns(step, answers))
  return questions.filter(({ name }) => concerned.some(({ asks }) => Object.values(asks).includes(name)))
}

/** Whether the answers so far leave it in question: what was not asked yet still may. */
export const concerns = ({ when }: GuidedStep, answers: Readonly<Record<string, string>>): boolean =>
  Object.entries(when).every(([name, options]) => answers[name] === undefined || options.includes(answers[name]))

/** What the answers say to an operation. */
export const inputFor = ({ asks }: GuidedStep, answers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asks).flatMap(([field, name]) => (answers[name] ? [[field, answers[name]]] : [])))
