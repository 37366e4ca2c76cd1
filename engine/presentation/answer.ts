/**
 * An answer as a neutral tree: headline → entries → groups → lists → steps → law → assumptions. Every user-facing adapter renders this
 * tree.
 */

import { atPath, isRecord, type Row } from '../core/collections/records.ts'
import type { Basis } from '../core/dated.ts'
import { formatDay } from '../core/day.ts'
import { translate } from '../core/text/language.ts'
import type { Descriptor, HeadlineText, HeadlineTextBySign, JsonSchema } from '../operation/definition/descriptor.ts'
import type { Answer } from '../operation/definition/operation.ts'
import { assumptionsIn, basisIn, ratesIn, type StepJson, stepsIn } from '../operation/evaluation/answer-json.ts'
import { ENVELOPE } from '../operation/evaluation/envelope.ts'
import type { RateReading } from '../operation/evaluation/ports.ts'
import { formatValue, plain } from './numbers.ts'
import { filledIn, piecesOf } from './pieces.ts'
import { fieldAt, fieldsOf, hintOf, isNested, labelOf, type NamedField, unwrapped } from './schema.ts'

/** A value with its label and text. */
export interface Entry {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly field: JsonSchema
  readonly value: unknown
  readonly text: string
}

/** Main figure of an answer and its sentence. */
export interface Headline extends Entry {
  readonly said: RenderedFigure
  /** Next step and its due date; null when the answer has no such date. */
  readonly next: string | null
}

/** A sentence around a figure; the figure is empty when the sentence has none. */
interface RenderedFigure {
  readonly before: string
  readonly figure: string
  readonly after: string
}

/** Related values; a group nested in a group is flattened to text. */
interface Group {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly entries: readonly Entry[]
}

/** A list of rows with columns, or of single values without columns. */
export interface List {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly columns: readonly NamedField[]
  readonly item: JsonSchema
  readonly values: readonly unknown[]
}

interface Step {
  readonly label: string
  readonly formula: string
  readonly text: string
}

interface LawRead {
  readonly table: string
  readonly norm: string
  readonly since: string
  readonly evidence: string
  readonly url: string | null
}

export interface Tree {
  /** Main figure; null for a decision or a query. */
  readonly headline: Headline | null
  readonly entries: readonly Entry[]
  readonly groups: readonly Group[]
  readonly lists: readonly List[]
  readonly steps: readonly Step[]
  readonly law: readonly LawRead[]
  readonly rates: readonly RateReading[]
  readonly assumptions: readonly string[]
}

/** Parts of an operation needed to present its answer. */
export type Presented = Pick<Descriptor, 'kind' | 'title' | 'resultSchema' | 'headline' | 'says' | 'next'>

/** @param without fields the adapter renders itself; @param shallow skips groups, lists and steps for adapters that do not render them. */
export function treeOf(card: Presented, answer: Answer, without: readonly string[] = [], shallow = false): Tree {
  const enveloped = card.kind !== 'query'
  const own = ownFields(card).filter(([name]) => answer[name] !== undefined && !without.includes(name))
  const headline = card.headline === undefined ? null : headlineOf(card, card.headline, answer)
  return {
    headline,
    entries: own.filter(([, field]) => !isNested(field)).map((named) => entryOf(named, answer)),
    groups: shallow
      ? []
      : own.filter(([name, { type }]) => type === 'object' && isRecord(answer[name])).map((named) => groupOf(named, answer)),
    lists: shallow
      ? []
      : own.filter(([name, { type }]) => type === 'array' && Array.isArray(answer[name])).map((named) => listOf(named, answer)),
    steps: !shallow && enveloped && card.kind !== 'decision' ? stepsIn(answer).map(stepOf) : [],
    law: enveloped ? basisIn(answer).map(lawOf) : [],
    rates: enveloped ? ratesIn(answer) : [],
    assumptions: enveloped ? assumptionsIn(answer) : [],
  }
}

const ownFieldsCache = new WeakMap<JsonSchema, NamedField[]>()

/** Fields specific to the operation, without the common envelope. */
function ownFields({ kind, resultSchema }: Pick<Presented, 'kind' | 'resultSchema'>): NamedField[] {
  let fields = ownFieldsCache.get(resultSchema)
  if (!fields) {
    fields = fieldsOf(resultSchema).filter(([name]) => kind === 'query' || !ENVELOPE.includes(name))
    ownFieldsCache.set(resultSchema, fields)
  }
  return fields
}

export function valueAt(answer: Answer, path: string): unknown {
  return atPath(answer, path.split('.'))
}

function headlineOf(card: Presented, path: string, answer: Answer): Headline {
  const field = fieldAt(card.resultSchema, path) ?? {}
  const value = valueAt(answer, path)
  const text = formatValue(value, field)
  return {
    name: path,
    label: labelOf(field, path),
    hint: hintOf(field),
    field,
    value,
    text,
    said: renderFigure(card, value, field, answer),
    next: nextOf(card, value, answer),
  }
}

/** One-line answer; null when there is no single figure. */
export function lineOf(card: Presented, answer: Answer): string | null {
  if (typeof answer.answer === 'string') return answer.answer
  const { headline } = treeOf(card, answer)
  return headline && (card.says === undefined ? `${headline.label}: ${headline.text}` : sentenceOf(headline))
}

/** Full headline sentence. */
export const sentenceOf = ({ said: { before, figure, after } }: Headline): string =>
  [before, /^[,:;.]/.test(after) ? figure + after : [figure, after].filter(Boolean).join(' ')].filter(Boolean).join(' ')

function signTexts(says: HeadlineText | undefined, answer: Answer): Partial<HeadlineTextBySign> {
  const chosen = typeof says === 'object' && 'by' in says ? says.texts[String(valueAt(answer, says.by))] : says
  return typeof chosen === 'string' ? { positive: chosen } : (chosen ?? {})
}

/** Null where the number is zero, or the result that decides the headline is false: there is nothing to do by a date. */
function nextOf({ says, next, resultSchema }: Presented, value: unknown, answer: Answer): string | null {
  if (typeof says === 'object' && 'by' in says && valueAt(answer, says.by) === false && typeof next !== 'object') return null
  const template = typeof next === 'object' ? next.texts[String(valueAt(answer, next.by))] : next
  if (template === undefined || value === 0) return null
  if (piecesOf(template).some((piece) => typeof piece !== 'string' && (valueAt(answer, piece.path) ?? null) === null)) return null
  return filledIn(piecesOf(translate(template)), ({ path }) => formatValue(valueAt(answer, path), fieldAt(resultSchema, path)))
}

function renderFigure({ says, resultSchema }: Presented, value: unknown, field: JsonSchema, answer: Answer): RenderedFigure {
  const bySign = signTexts(says, answer)
  const sign = typeof value !== 'number' ? 'none' : value === 0 ? 'zero' : value < 0 ? 'negative' : 'positive'
  const own = bySign[sign]
  // A text without the figure needs no number.
  const template = own ?? (sign === 'none' && bySign.positive?.includes(`{${FIGURE}}`) ? undefined : bySign.positive)
  if (template === undefined) return { before: '', figure: formatValue(value, field), after: '' }
  const unsigned = typeof value === 'number' && sign === 'negative' && own !== undefined ? -value : value
  const pieces = piecesOf(translate(template))
  const figure = pieces.findIndex((piece) => typeof piece !== 'string' && piece.path === FIGURE)
  const text = (from: number, to: number): string =>
    filledIn(pieces.slice(from, to), ({ path, one, many }) => {
      const read = path === FIGURE ? unsigned : valueAt(answer, path)
      const written = formatValue(read, path === FIGURE ? field : fieldAt(resultSchema, path))
      return one === undefined ? written : `${written} ${read === 1 ? one : many}`
    })
  if (figure === -1) return { before: text(0, pieces.length).trim(), figure: '', after: '' }
  return { before: text(0, figure).trim(), figure: text(figure, figure + 1), after: text(figure + 1, pieces.length).trim() }
}

/** Placeholder of the headline's own value. */
const FIGURE = 'value'

function entryOf([name, field]: NamedField, values: Row): Entry {
  const value = values[name]
  const hint = value === null ? translate(field['x-none'] ?? hintOf(field)) : hintOf(field)
  return { name, label: labelOf(field, name), hint, field, value, text: textOf(value, field) }
}

function groupOf([name, field]: NamedField, values: Row): Group {
  const inner = values[name]
  return { name, label: labelOf(field, name), hint: hintOf(field), entries: isRecord(inner) ? entriesOf(fieldsOf(field), inner) : [] }
}

/** Entries of the fields present. */
export function entriesOf(fields: readonly NamedField[], values: Row): Entry[] {
  return fields.filter(([name]) => values[name] !== undefined).map((named) => entryOf(named, values))
}

function listOf([name, field]: NamedField, values: Row): List {
  const item = unwrapped(field.items ?? {})
  const list = values[name]
  return { name, label: labelOf(field, name), hint: hintOf(field), item, columns: columnsOf(item), values: Array.isArray(list) ? list : [] }
}

/** Omits machine codes when the row also has a name. */
export function columnsOf(item: JsonSchema): NamedField[] {
  const columns = fieldsOf(item)
  const named = columns.some(([, field]) => field.type === 'string' && !field.enum)
  return columns.filter(([name, field]) => !(named && (field.enum || (name === 'code' && columns.length > 1))))
}

/** Any value as one text; nested values are flattened to one line. */
export function textOf(value: unknown, field: JsonSchema): string {
  if (Array.isArray(value)) return value.map((item) => textOf(item, unwrapped(field.items ?? {}))).join('; ') || '—'
  if (!isRecord(value)) return formatValue(value, field)
  if (!field.properties) return JSON.stringify(value)
  return columnsOf(field)
    .filter(([name]) => value[name] !== false && value[name] !== null && value[name] !== undefined)
    .map(([name, inner]) => (value[name] === true ? labelOf(inner, name) : `${labelOf(inner, name)}: ${textOf(value[name], inner)}`))
    .join(', ')
}

const stepOf = ({ label, formula, value, unit }: StepJson): Step => ({
  label,
  formula,
  text: typeof value === 'number' && unit === undefined ? plain(value) : formatValue(value, unit === undefined ? {} : { 'x-unit': unit }),
})

const lawOf = ({ table, norm, effectiveFrom, evidence, url }: Basis): LawRead => ({
  table,
  norm,
  since: formatDay(effectiveFrom),
  evidence,
  url,
})
