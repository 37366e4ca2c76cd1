/** What a form's address asks of a calculator or a decision, and what came of it. */

import { type Finding, InvalidInput, SourceUnavailable } from '../../../engine/core/errors.ts'
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { addressedAs, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Answer, Operation } from '../../../engine/core/operation/operation.ts'
import type { Ports } from '../../../engine/core/operation/ports.ts'
import { runText } from '../../../engine/core/operation/run.ts'
import { fieldsOf } from '../../../engine/present/schema.ts'
import { formTexts, formTyped, type TextInput, type Typed } from '../../../engine/present/typed.ts'
import { exampleUrl, textOf } from '../http/example-url.ts'

export interface Asked {
  /** The example shown because nothing was asked yet. */
  readonly example: string | null
  /** What each field of the form shows. */
  readonly shown: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, string>>
  readonly answer: Answer | null
  readonly issues: readonly Finding[]
  /** Why there is no answer though nothing is wrong with the question. */
  readonly unavailable: string | null
}

/** A truth that asks for a list of the same name: the page always wants the list. */
export function wantedLists(member: Operation): string[] {
  const results = new Map(fieldsOf(member.resultSchema))
  return fieldsOf(member.inputSchema)
    .filter(([name, field]) => field.type === 'boolean' && results.get(name)?.type === 'array')
    .map(([name]) => name)
}

/** A form sent empty asks, and is told what is missing; only an address that names no field asks nothing. */
export function namesField({ inputSchema: { properties = {} } }: Operation, query: TextInput): boolean {
  return Object.keys(query).some((key) => Object.hasOwn(properties, key.split('.')[0]!))
}

/** What an address asks, or the example where it asks nothing. */
export function typedIn(member: Operation, query: TextInput): Typed & { readonly example: string | null } {
  const typed = formTyped(member.inputSchema, query)
  const example = namesField(member, query) ? null : exampleOf(member)
  return { ...(example ? exampleTyped(member, example.input) : typed), example: example?.title ?? null }
}

export function asked(member: Operation, query: TextInput, ports: Ports): Asked {
  const { shown, text, issues, rows, example } = typedIn(member, query)
  const input = { ...text, ...Object.fromEntries(wantedLists(member).map((name) => [name, 'true'])) }
  const base = { example, shown, input, answer: null, issues, unavailable: null }
  if (issues.length > 0) return base
  try {
    return { ...base, answer: runText(member, input, ports) }
  } catch (error) {
    if (error instanceof InvalidInput) return { ...base, issues: error.issues.map((issue) => inRows(issue, rows)) }
    if (error instanceof SourceUnavailable) return { ...base, unavailable: error.message }
    throw error
  }
}

/** The first example of today's law: an example of another date would greet people with an old table. */
function exampleOf(member: Operation) {
  return member.examples.find(({ input }) => !('reference_date' in input)) ?? member.examples[0]!
}

function exampleTyped(member: Operation, input: Readonly<Record<string, unknown>>): Typed {
  const fields = new Map(fieldsOf(member.inputSchema))
  const shown: Record<string, string> = {}
  const text: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) {
    Object.assign(shown, formTexts(name, value, fields.get(name) ?? {}).shown)
    text[name] = textOf(value)
  }
  return { shown, text, issues: [], rows: {} }
}

/** An item's issue, by the row of the form it was typed in. */
function inRows(issue: Finding, rows: Typed['rows']): Finding {
  const [list = '', item, ...inner] = issue.field.split('.')
  const row = rows[list]?.[Number(item)]
  return row === undefined ? issue : { ...issue, field: [list, row, ...inner].join('.') }
}

/** The page's own address with the same question: read again by the reader that read it. */
export const questionOf = ({ shown }: Asked): string => new URLSearchParams(shown).toString()

/** The input as JSON, for whoever prefers POST. */
export function asJson(member: Pick<Operation, 'inputSchema'>, input: Readonly<Record<string, string>>): Record<string, unknown> {
  const fields = new Map(fieldsOf(member.inputSchema))
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, jsonOf(value, fields.get(name) ?? {})]))
}

function jsonOf(value: string, { type, items = {} }: JsonSchema): unknown {
  if (type === 'number' || type === 'integer') return Number(value)
  if (type === 'boolean') return /^(true|1)$/.test(value)
  if (type !== 'array') return value
  return value.startsWith('[') ? JSON.parse(value) : value.split(',').map((item) => jsonOf(item, items))
}

export const apiAddress = (operation: Operation, input: Readonly<Record<string, unknown>>): string =>
  exampleUrl(`${KINDS[operation.kind].path}/${addressedAs(operation)}`, input)

/** Its page. A kind without pages of its own is described in the reference. */
export function pagePath(operation: Pick<Operation, 'kind' | 'id' | 'slug'>): string {
  const { page } = KINDS[operation.kind]
  return page === null ? `/docs/${operation.id}` : `${page}/${operation.slug ?? addressedAs(operation)}`
}
