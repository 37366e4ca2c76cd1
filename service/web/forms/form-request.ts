/** Parses the URL of a calculator or decision form, and computes the answer. */

import { isDay } from '../../../engine/core/day.ts'
import { InvalidInput, type IssueDraft, SourceUnavailable } from '../../../engine/core/errors.ts'
import { translate } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { addressedAs, KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Answer, Operation } from '../../../engine/operation/definition/operation.ts'
import type { Ports } from '../../../engine/operation/evaluation/ports.ts'
import { runText } from '../../../engine/operation/evaluation/run.ts'
import { valueAt } from '../../../engine/presentation/answer.ts'
import { UNITS } from '../../../engine/presentation/answer-words.ts'
import { formatValue } from '../../../engine/presentation/numbers.ts'
import { fieldsOf, requiredOf } from '../../../engine/presentation/schema.ts'
import { formOf, formTexts, formTyped, otherNameIn, type TextInput, type Typed } from '../../../engine/presentation/typed.ts'
import { exampleUrl } from '../../http/example-url.ts'

export interface FormRequest {
  /** Selected example, until a field is edited. */
  readonly example: SelectedExample | null
  /** True when the URL contains any input; an empty form waits. */
  readonly asks: boolean
  /** Displayed value per field. */
  readonly shown: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, string>>
  readonly answer: Answer | null
  readonly issues: readonly IssueDraft[]
  /** Reason why a valid request has no answer. */
  readonly unavailable: string | null
}

interface SelectedExample {
  /** 1-based position among the operation's examples. */
  readonly number: number
  /** Missing in the browser engine, which ships without examples. */
  readonly title: string
}

/** URL parameter with the selected example. */
const EXAMPLE = 'exemplo'

/** Boolean inputs that request a result list of the same name: pages always request the list. */
export function requestedLists(member: Operation): string[] {
  const results = new Map(fieldsOf(member.resultSchema))
  return fieldsOf(member.inputSchema)
    .filter(([name, field]) => field.type === 'boolean' && results.get(name)?.type === 'array')
    .map(([name]) => name)
}

/** True when the URL names a field. An empty submitted form does, and gets the missing-field errors. */
export function namesField({ inputSchema: { properties = {} } }: Operation, query: TextInput): boolean {
  return (
    Object.keys(query).some((key) => Object.hasOwn(properties, key.split('.')[0]!)) ||
    Object.values(properties).some((property) => otherNameIn(query, property, properties) !== undefined)
  )
}

interface TypedIn extends Typed, Pick<FormRequest, 'example' | 'asks'> {}

/** Request input. In an edited example only the edits count as user input, as in a blank form. */
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

/** Removes values equal to the default: a form submits every field, and the answer lists unedited ones as assumptions. */
function withoutDefaults({ inputSchema }: Operation, typed: Typed): Typed {
  const fields = new Map(fieldsOf(inputSchema))
  const required = requiredOf(inputSchema)
  const said = ([name]: readonly [string, string]) => {
    const field = fields.get(name)
    return field?.default === undefined || required.includes(name) || typed.shown[name] !== formOf(field.default, field)
  }
  return { ...typed, text: Object.fromEntries(Object.entries(typed.text).filter(said)) }
}

export function parseFormRequest(member: Operation, query: TextInput, ports: Ports): FormRequest {
  const { shown, text, issues, rows, example, asks } = typedIn(member, query)
  const input = { ...text, ...Object.fromEntries(requestedLists(member).map((name) => [name, 'true'])) }
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

/** Prefills a form with the values of a parsed document, without calculating. */
export function filledWith({ inputSchema }: Pick<Operation, 'inputSchema'>, input: Readonly<Record<string, unknown>>): FormRequest {
  const fields = new Map(fieldsOf(inputSchema))
  const shown = Object.assign({}, ...Object.entries(input).map(([name, value]) => formTexts(name, value, fields.get(name) ?? {}).shown))
  return { example: null, asks: false, shown, input: {}, answer: null, issues: [], unavailable: null }
}

const MAX_EXAMPLES = 3

export interface ExampleLink extends SelectedExample {
  readonly address: string
  /** Distinguishing figures, or the title when two examples would look alike. */
  readonly told: string
}

const LAW_DAY = 'reference_date'

/** Examples offered by a page. Sorted by current law, then numeric result, newest year, and fewest optional fields. */
export function examplesOf(member: Operation): ExampleLink[] {
  const links = exampleLinksOf(member)
  return new Set(links.map(({ told }) => told)).size === links.length ? links : links.map((link) => ({ ...link, told: link.title }))
}

function exampleLinksOf(member: Operation): ExampleLink[] {
  const required = requiredOf(member.inputSchema)
  const besides = (input: object) => Object.keys(input).filter((name) => !required.includes(name)).length
  // A check always has a date.
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

/** "R$ 2.800, 16/11/2023, 16/11/2026": the first required values. For a check, the title states the error. */
function figuresOf({ kind, inputSchema }: Operation, input: Readonly<Record<string, unknown>>): string {
  if (kind === 'check') return ''
  const required = requiredOf(inputSchema)
  return fieldsOf(inputSchema)
    .filter(([name]) => required.includes(name))
    .flatMap(([name, field]) => figureOf(input[name], field))
    .slice(0, MAX_FIGURES)
    .join(', ')
}

/** Accepts only self-explanatory values: an amount, rate, count with unit, date or option. */
function figureOf(value: unknown, field: JsonSchema): string[] {
  const unit = field['x-unit'] ?? ''
  if (typeof value === 'string') return field.enum || isDay(value) ? [formatValue(value, field)] : []
  const [before, after] = UNITS[unit] ?? ['', '']
  if (typeof value !== 'number' || (before === '' && after === '')) return []
  const text = formatValue(value, field).replace(/[,.]00$/, '')
  if (after === '' || text.endsWith(after)) return [text]
  // The unit is plural, so a bare 1 is skipped.
  return before === '' && value === 1 ? [] : [`${text} ${translate(after)}`]
}

/** True when an example's headline is known to be empty or zero. */
function isSilent({ headline }: Pick<Operation, 'headline'>, result: Answer | undefined): boolean {
  const figure = headline === undefined || result === undefined ? undefined : valueAt(result, headline)
  return figure === null || figure === 0
}

/** Forms cannot represent empty or nested lists. */
const beyondForms = (value: unknown): boolean =>
  Array.isArray(value) && (value.length === 0 || value.some((row) => Object.values(Object(row)).some(Array.isArray)))

/** Form values of an example, without the lists pages always request. */
function exampleTexts(member: Operation, input: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = new Map(fieldsOf(member.inputSchema))
  const wanted = requestedLists(member)
  return Object.assign(
    {},
    ...Object.entries(input)
      .filter(([name]) => !wanted.includes(name))
      .map(([name, value]) => formTexts(name, value, fields.get(name) ?? {}).shown),
  )
}

/** Maps an item's issue to the form row it was typed in. */
function inRows(issue: IssueDraft, rows: Typed['rows']): IssueDraft {
  const [list = '', item, ...inner] = issue.field.split('.')
  const row = rows[list]?.[Number(item)]
  return row === undefined ? issue : { ...issue, field: [list, row, ...inner].join('.') }
}

/** Query string that reproduces this request. */
export const queryStringOf = ({ shown, example }: FormRequest): string =>
  new URLSearchParams(example ? { ...shown, [EXAMPLE]: String(example.number) } : shown).toString()

/** Input as JSON, for a POST. */
export function inputAsJson(member: Pick<Operation, 'inputSchema'>, input: Readonly<Record<string, string>>): Record<string, unknown> {
  const fields = new Map(fieldsOf(member.inputSchema))
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, jsonOf(value, fields.get(name) ?? {})]))
}

function jsonOf(value: string, { type, items = {} }: JsonSchema): unknown {
  if (type === 'number' || type === 'integer') return Number(value)
  if (type === 'boolean') return /^(true|1)$/.test(value)
  if (type === 'object') return JSON.parse(value)
  if (type !== 'array') return value
  return value.startsWith('[') ? JSON.parse(value) : value.split(',').map((item) => jsonOf(item, items))
}

export const apiAddress = (operation: Operation, input: Readonly<Record<string, unknown>>): string =>
  exampleUrl(`${KINDS[operation.kind].path}/${addressedAs(operation)}`, input)

/** Page path; kinds without pages link to the API reference. */
export function pagePath(operation: Pick<Operation, 'kind' | 'id' | 'slug'>): string {
  const { page } = KINDS[operation.kind]
  return page === null ? `/docs/${operation.id}` : `${page}/${operation.slug ?? addressedAs(operation)}`
}
