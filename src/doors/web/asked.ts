/** What a form's address asks of a calculator or a decision, and what came of it. */

import type { Workflow } from '../../core/decision.ts'
import { InvalidInput, type Issue, SourceUnavailable } from '../../core/errors.ts'
import type { Calculator } from '../../core/operation.ts'
import type { Ports } from '../../core/ports.ts'
import { type Answer, runText } from '../../core/run.ts'
import { decideText } from '../../core/workflow.ts'
import { exampleUrl } from '../http/operations.ts'
import { fieldsOf } from './schema.ts'
import { readTyped, type TextInput, typedForm } from './typed.ts'

export interface Asked {
  /** The example shown because nothing was asked yet. */
  readonly example: string | null
  /** What each field of the form shows. */
  readonly shown: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, string>>
  readonly answer: Answer | null
  readonly issues: readonly Issue[]
  /** Why there is no answer though nothing is wrong with the question. */
  readonly unavailable: string | null
}

/** A truth that asks for a list of the same name: the page always wants the list. */
export function wantedLists(member: Calculator | Workflow): string[] {
  const results = new Map(fieldsOf(member.resultSchema))
  return fieldsOf(member.inputSchema)
    .filter(([name, field]) => field.type === 'boolean' && results.get(name)?.type === 'array')
    .map(([name]) => name)
}

export function asked(member: Calculator | Workflow, query: TextInput, ports: Ports): Asked {
  const typed = readTyped(member.inputSchema, query)
  const example = Object.keys(typed.shown).length === 0 ? exampleOf(member) : null
  const { shown, text, issues } = example ? exampleTyped(member, example.input) : typed
  const input = { ...text, ...Object.fromEntries(wantedLists(member).map((name) => [name, 'true'])) }
  const base = { example: example?.title ?? null, shown, input, answer: null, issues, unavailable: null }
  if (issues.length > 0) return base
  try {
    const answer = member.kind === 'calculator' ? runText(member, input, ports) : decideText(member, input, ports)
    return { ...base, answer }
  } catch (error) {
    if (error instanceof InvalidInput) return { ...base, issues: error.issues }
    if (error instanceof SourceUnavailable) return { ...base, unavailable: error.message }
    throw error
  }
}

/** The first example of today's law: an example of another date would greet people with an old table. */
function exampleOf(member: Calculator | Workflow) {
  return member.examples.find(({ input }) => !('reference_date' in input)) ?? member.examples[0]!
}

function exampleTyped(member: Calculator | Workflow, input: Readonly<Record<string, unknown>>) {
  const fields = new Map(fieldsOf(member.inputSchema))
  const shown: Record<string, string> = {}
  const text: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) {
    shown[name] = typedForm(value, fields.get(name) ?? {})
    text[name] = String(value)
  }
  return { shown, text, issues: [] as readonly Issue[] }
}

/** The input as JSON, for whoever prefers POST. */
export function asJson(member: Calculator | Workflow, input: Readonly<Record<string, string>>): Record<string, unknown> {
  const fields = new Map(fieldsOf(member.inputSchema))
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const type = fields.get(name)?.type
      return [name, type === 'number' || type === 'integer' ? Number(value) : type === 'boolean' ? /^(true|1)$/.test(value) : value]
    }),
  )
}

export const apiAddress = (member: Calculator | Workflow, input: Readonly<Record<string, unknown>>): string =>
  exampleUrl(`/v1/${member.kind === 'calculator' ? 'calc' : 'workflows'}/${member.id}`, input)

export const pagePath = (member: Calculator | Workflow): string =>
  `/${member.kind === 'calculator' ? 'calculadora' : 'decisoes'}/${member.id}`
