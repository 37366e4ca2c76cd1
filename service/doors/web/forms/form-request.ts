/** What a form's address asks of a calculator or a decision, and what came of it. */

import { isDay } from '../../../../engine/core/day.ts'
import { InvalidInput, type IssueDraft, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { spoken } from '../../../../engine/core/language.ts'
import type { JsonSchema } from '../../../../engine/core/operation/descriptor.ts'
import { addressedAs, KINDS } from '../../../../engine/core/operation/kinds.ts'
import type { Answer, Operation } from '../../../../engine/core/operation/operation.ts'
import type { Ports } from '../../../../engine/core/operation/ports.ts'
import { runText } from '../../../../engine/core/operation/run.ts'
import { valueAt } from '../../../../engine/present/answer.ts'
import { shown } from '../../../../engine/present/numbers.ts'
import { fieldsOf, requiredOf } from '../../../../engine/present/schema.ts'
import { formOf, formTexts, formTyped, otherNameIn, type TextInput, type Typed } from '../../../../engine/present/typed.ts'
import { UNITS } from '../../../../engine/present/words.ts'
import { exampleUrl } from '../../http/example-url.ts'

export interface FormRequest {
  /** Which example was chosen, while nothing of it was changed. */
  readonly example: ExampleShown | null
  /** Whether the address asks anything: a form opened bare waits to be filled in. */
  readonly asks: boolean
  /** What each field of the form shows. */
  readonly shown: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, string>>
  readonly answer: Answer | null
  readonly issues: readonly IssueDraft[]
  /** Why there is no answer though nothing is wrong with the question. */
  readonly unavailable: string | null
}

interface ExampleShown {
  /** Its place among the operation's own, from one. */
  readonly number: number
  /** None in the engine of a page, which comes without examples. */
  readonly title: string
}

/** What an address says of an example: which one its fields are of. */
const EXAMPLE = 'exemplo'

/** A truth that asks for a list of the same name: the page always wants the list. */
export function wantedLists(member: Operation): string[] {
  const results = new Map(fieldsOf(member.resultSchema))
  return fieldsOf(member.inputSchema)
    .filter(([name, field]) => field.type === 'boolean' && results.get(name)?.type === 'array')
    .map(([name]) => name)
}

/** A form sent empty asks, and is told what is missing; only an address that names no field asks nothing. */
export function namesField({ inputSchema: { properties = {} } }: Operation, query: TextInput): boolean {
  return (
    Object.keys(query).some((key) => Object.hasOwn(properties, key.split('.')[0]!)) ||
    Object.values(properties).some((property) => otherNameIn(query, property, properties) !== undefined)
  )
}

interface TypedIn extends Typed, Pick<FormRequest, 'example' | 'asks'> {}

/** What an address asks. Of an example in which something was changed only the change is the person's: the rest is as in a blank form. */
export function typedIn(member: Operation, query: TextInput): TypedIn {
  const typed = withoutDefaults(member, formTyped(member.inputSchema, query))
  const plain = { ...typed, example: null, asks: namesField(member, query) }
  const number = Number(query[EXAMPLE])
  if (!plain.asks || !Number.isInteger(number) || number < 1) return plain
  if (member.examples.length === 0) return { ...plain, example: { number, title: '' } }
  const found = member.examples[number - 1]
  if (!found) return plain
  const filled = exampleTexts(member, found.input)
  const defaults = Object.fromEntries(fieldsOf(member.inputSchema).map(([name, field]) => [name, formOf(field.default, field)]))
  const [said, meant]: Record<string, string>[] = [
    { ...defaults, ...typed.shown },
    { ...defaults, ...filled },
  ]
  const changed = [...new Set([...Object.keys(said!), ...Object.keys(meant!)])].filter(
    (name) => (said![name] ?? '') !== (meant![name] ?? ''),
  )
  if (changed.length === 0) return { ...plain, example: { number, title: found.title } }
  const own = Object.fromEntries(Object.entries(query).filter(([name]) => changed.includes(name)))
  return { ...plain, ...withoutDefaults(member, formTyped(member.inputSchema, own)) }
}

/** A form sends every field it has: what stands in one as nobody changed it was not said, and the answer says that it was supposed. */
function withoutDefaults({ inputSchema }: Operation, typed: Typed): Typed {
  const fields = new Map(fieldsOf(inputSchema))
  const required = requiredOf(inputSchema)
  const said = ([name]: readonly [string, string]) => {
    const field = fields.get(name)
    return field?.default === undefined || required.includes(name) || typed.shown[name] !== formOf(field.default, field)
  }
  return { ...typed, text: Object.fromEntries(Object.entries(typed.text).filter(said)) }
}

export function asked(member: Operation, query: TextInput, ports: Ports): FormRequest {
  const { shown, text, issues, rows, example, asks } = typedIn(member, query)
  const input = { ...text, ...Object.fromEntries(wantedLists(member).map((name) => [name, 'true'])) }
  const base = { example, asks, shown, input, answer: null, issues, unavailable: null }
  if (issues.length > 0 || !asks) return base
  try {
    return { ...base, answer: runText(member, input, ports) }
  } catch (error) {
    if (error instanceof InvalidInput) return { ...base, issues: error.issues.map((issue) => inRows(issue, rows)) }
    if (error instanceof SourceUnavailable) return { ...base, unavailable: error.message }
    throw error
  }
}

/** A form with what was read of a paper in its fields, which asks nothing yet. */
export function filledWith({ inputSchema }: Pick<Operation, 'inputSchema'>, input: Readonly<Record<string, unknown>>): FormRequest {
  const fields = new Map(fieldsOf(inputSchema))
  const shown = Object.assign({}, ...Object.entries(input).map(([name, value]) => formTexts(name, value, fields.get(name) ?? {}).shown))
  return { example: null, asks: false, shown, input: {}, answer: null, issues: [], unavailable: null }
}

const MAX_EXAMPLES = 3

export interface ExampleLink extends ExampleShown {
  readonly address: string
  /** What tells it from the others at a glance: its figures, or its title where two would say the same. */
  readonly told: string
}

const LAW_DAY = 'reference_date'

/** The examples a page offers: those of today's law first and of these the ones that end in a figure, then of the newest year, then those that say least besides what must be said. */
export function examplesOf(member: Operation): ExampleLink[] {
  const links = exampleLinksOf(member)
  return new Set(links.map(({ told }) => told)).size === links.length ? links : links.map((link) => ({ ...link, told: link.title }))
}

function exampleLinksOf(member: Operation): ExampleLink[] {
  const required = requiredOf(member.inputSchema)
  const besides = (input: object) => Object.keys(input).filter((name) => !required.includes(name)).length
  // A paper is always of a day.
  const yearOf = (input: Readonly<Record<string, unknown>>) => (required.includes(LAW_DAY) ? Number(String(input[LAW_DAY]).slice(0, 4)) : 0)
  return member.examples
    .map(({ title, input, result }, index) => ({
      title,
      input,
      number: index + 1,
      year: yearOf(input),
      old: LAW_DAY in input ? 1 : 0,
      silent: isSilent(member, result) ? 1 : 0,
    }))
    .sort((one, two) => one.old - two.old || one.silent - two.silent || two.year - one.year || besides(one.input) - besides(two.input))
    .filter(({ input }) => !Object.values(input).some(beyondForms))
    .slice(0, MAX_EXAMPLES)
    .map(({ title, input, number }) => {
      const question = new URLSearchParams({ ...exampleTexts(member, input), [EXAMPLE]: String(number) })
      return { number, title, address: `${pagePath(member)}?${question.toString()}`, told: figuresOf(member, input) || title }
    })
}

const MAX_FIGURES = 3

/** "R$ 2.800, 16/11/2023, 16/11/2026": the first things that must be said, as one says them. Of a paper its title says what is wrong with it. */
function figuresOf({ kind, inputSchema }: Operation, input: Readonly<Record<string, unknown>>): string {
  if (kind === 'check') return ''
  const required = requiredOf(inputSchema)
  return fieldsOf(inputSchema)
    .filter(([name]) => required.includes(name))
    .flatMap(([name, field]) => figureOf(input[name], field))
    .slice(0, MAX_FIGURES)
    .join(', ')
}

/** Only what says by itself what it is: an amount, a rate, a count of something, a day, a choice. */
function figureOf(value: unknown, field: JsonSchema): string[] {
  const unit = field['x-unit'] ?? ''
  if (typeof value === 'string') return field.enum || isDay(value) ? [shown(value, field)] : []
  const [before, after] = UNITS[unit] ?? ['', '']
  if (typeof value !== 'number' || (before === '' && after === '')) return []
  const text = shown(value, field).replace(/[,.]00$/, '')
  if (after === '' || text.endsWith(after)) return [text]
  // The words after a number are of many.
  return before === '' && value === 1 ? [] : [`${text} ${spoken(after)}`]
}

/** Whether an example is known to end in no figure, or in nothing. */
function isSilent({ headline }: Pick<Operation, 'headline'>, result: Answer | undefined): boolean {
  const figure = headline === undefined || result === undefined ? undefined : valueAt(result, headline)
  return figure === null || figure === 0
}

/** A form has no way to say a list with nothing in it, nor one inside a row. */
const beyondForms = (value: unknown): boolean =>
  Array.isArray(value) && (value.length === 0 || value.some((row) => Object.values(Object(row)).some(Array.isArray)))

/** What a form shows of an example; the lists a page always wants are no field of it. */
function exampleTexts(member: Operation, input: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = new Map(fieldsOf(member.inputSchema))
  const wanted = wantedLists(member)
  return Object.assign(
    {},
    ...Object.entries(input)
      .filter(([name]) => !wanted.includes(name))
      .map(([name, value]) => formTexts(name, value, fields.get(name) ?? {}).shown),
  )
}

/** An item's issue, by the row of the form it was typed in. */
function inRows(issue: IssueDraft, rows: Typed['rows']): IssueDraft {
  const [list = '', item, ...inner] = issue.field.split('.')
  const row = rows[list]?.[Number(item)]
  return row === undefined ? issue : { ...issue, field: [list, row, ...inner].join('.') }
}

/** The page's own address with the same question: read again by the reader that read it. */
export const questionOf = ({ shown, example }: FormRequest): string =>
  new URLSearchParams(example ? { ...shown, [EXAMPLE]: String(example.number) } : shown).toString()

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
