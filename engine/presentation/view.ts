/** Presentation options of an answer: fields, explanation and format. Shared by every adapter. */

import { isRecord, type Row } from '../core/collections/records.ts'
import { InvalidInput, type Issue } from '../core/errors.ts'
import { word } from '../core/text/language.ts'
import { meant } from '../core/text/unknown-name.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import type { Answer, Operation } from '../operation/definition/operation.ts'
import { unknownNameIssue } from '../operation/definition/question.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import { run, runText } from '../operation/evaluation/run.ts'
import { validated, validatedText } from '../operation/input/intake.ts'
import { RESPONSE_PARAMETERS, type ResponseParameter } from '../operation/input/reserved-names.ts'
import { fieldsEvaluator, isPlain } from './asking.ts'
import { LOCALES, type Locale } from './spreadsheet/sheet.ts'

export const FORMATS = ['json', 'ndjson', 'csv'] as const
export type Format = (typeof FORMATS)[number]

export interface View {
  /** Paths of the answer, such as `netSalary` or `basis.norm`; null for the whole answer. */
  readonly fields: readonly string[] | null
  /** False omits the steps and reduces the legal basis to the versions read. */
  readonly explain: boolean
  readonly format: Format
  readonly locale: Locale
}

/** Unparsed view parameters. */
export type RawView = Partial<Record<ResponseParameter, string | string[]>>

/** Schemas of the view parameters, for the API descriptions. */
export const VIEW_SCHEMAS: Readonly<Record<ResponseParameter, JsonSchema>> = {
  fields: {
    type: 'array',
    items: { type: 'string' },
    description:
      'Só estes campos da resposta, por vírgulas: `netSalary`, `basis.norm`. Um caminho passa por dentro de objetos e de cada item de uma lista.',
  },
  explain: {
    type: 'boolean',
    default: true,
    description: 'false: sem `steps`, e `basis` só com a tabela e o início da versão (`inss@2026-01-01`).',
  },
  format: {
    type: 'string',
    enum: FORMATS,
    default: 'json',
    description: 'A forma da resposta; também pelo cabeçalho Accept (application/json, application/x-ndjson, text/csv).',
  },
  locale: {
    type: 'string',
    enum: LOCALES,
    default: 'en',
    description: 'Do CSV. pt-BR: ponto e vírgula, e vírgula nos decimais, como as planilhas daqui abrem.',
  },
}

const MAX_FIELDS = 100

/** Separates view parameters from the input. An operation's own field of the same name takes precedence. */
export function apart<T>(
  operation: Operation,
  sent: Readonly<Record<string, T>>,
): { asked: Partial<Record<ResponseParameter, T>>; input: Readonly<Record<string, T>> } {
  // Fast path: most requests have no view parameters.
  if (!RESPONSE_PARAMETERS.some((name) => name in sent)) return { asked: {}, input: sent }
  const asked: Partial<Record<ResponseParameter, T>> = {}
  const input: Record<string, T> = Object.create(null)
  for (const [name, value] of Object.entries(sent)) {
    const parameter = RESPONSE_PARAMETERS.find((each) => each === name)
    if (parameter && !Object.hasOwn(operation.input.shape, name)) asked[parameter] = value
    else input[name] = value
  }
  return { asked, input }
}

const fullView = (format: Format): View => ({ fields: null, explain: true, format, locale: 'en' })
const FULL_VIEWS: Readonly<Record<Format, View>> = { json: fullView('json'), ndjson: fullView('ndjson'), csv: fullView('csv') }

/** @param usual format implied by the URL or headers when none is requested. */
export function viewOf(operation: Operation, asked: RawView, usual: Format = 'json'): View {
  if (asked.fields === undefined && asked.explain === undefined && asked.format === undefined && asked.locale === undefined)
    return FULL_VIEWS[usual]
  const issues: Issue[] = []
  const format = one('format', asked.format, FORMATS, usual, issues)
  const locale = one('locale', asked.locale, LOCALES, 'en', issues)
  const explain = one('explain', asked.explain, ['true', 'false'] as const, 'true', issues) === 'true'
  const fields = asked.fields === undefined ? null : pathsOf(operation.resultSchema, asked.fields, issues)
  if (locale !== 'en' && format !== 'csv' && issues.length === 0)
    issues.push({ field: 'locale', code: 'inconsistent', message: 'só vale com format=csv', english: 'is for format=csv only' })
  const explained = explain ? undefined : fields?.find((path) => path === 'steps' || /^(steps|basis)\./.test(path))
  if (explained !== undefined)
    issues.push({
      field: 'fields',
      code: 'inconsistent',
      message: word`pede ${explained}, que explain=false deixa de fora`,
      english: `asks for ${explained}, which explain=false leaves out`,
    })
  if (issues.length > 0) throw new InvalidInput(issues)
  return { fields, explain, format, locale }
}

function one<const T extends string>(
  field: ResponseParameter,
  value: string | string[] | undefined,
  options: readonly T[],
  usual: T,
  issues: Issue[],
): T {
  if (value === undefined) return usual
  const typed = Array.isArray(value) ? undefined : options.find((option) => option.toLowerCase() === value.toLowerCase())
  if (typed !== undefined) return typed
  const said = Array.isArray(value) ? value.join(',') : value
  const [all, came] = [options.join(', '), JSON.stringify(said.slice(0, 60))]
  const near = meant(said, options, 1)
  issues.push({
    field,
    code: 'not_an_option',
    message: word`deve ser um de: ${all}; veio ${came}${near.told}`,
    english: `must be one of: ${all}; got ${came}${near.english}`,
  })
  return usual
}

/** LRU cache of parsed field lists per schema: programs request the same fields repeatedly. */
const readLists = new WeakMap<JsonSchema, Map<string, readonly string[]>>()
const MAX_READ_LISTS = 32

function pathsOf(schema: JsonSchema, value: string | string[], issues: Issue[]): readonly string[] {
  const lists = readLists.get(schema) ?? new Map<string, readonly string[]>()
  const asked = String(value)
  const known = lists.get(asked)
  if (known) return known
  const found = issues.length
  const paths = newPathsOf(schema, value, issues)
  if (issues.length > found) return paths
  if (lists.size === MAX_READ_LISTS) lists.clear()
  readLists.set(schema, lists.set(asked, paths))
  return paths
}

function newPathsOf(schema: JsonSchema, value: string | string[], issues: Issue[]): string[] {
  const paths = [...new Set((Array.isArray(value) ? value : [value]).flatMap((text) => text.split(',')).map((text) => text.trim()))]
  if (paths.length > MAX_FIELDS) {
    issues.push({
      field: 'fields',
      code: 'too_large',
      message: word`deve ter no máximo ${MAX_FIELDS} campos`,
      english: `must have at most ${MAX_FIELDS} fields`,
    })
    return []
  }
  for (const path of paths) {
    if (path === '') issues.push({ field: 'fields', code: 'empty', message: 'está vazio', english: 'is empty' })
    else {
      const unknown = unknownIn(schema, path.split('.'))
      if (unknown) issues.push(unknownNameIssue('fields', path, unknown, ['campo da resposta', 'field of the answer']))
    }
  }
  return paths
}

/** Valid names at the point where a path leaves the schema; null when the path is valid. */
function unknownIn(schema: JsonSchema, path: readonly string[], before = ''): string[] | null {
  const [name, ...rest] = path
  if (name === undefined) return null
  const shapes = shapesOf(schema)
  // An object with data as keys, or without a declared shape, accepts any name.
  if (shapes.some(isOpen)) return null
  const inner = shapes.flatMap(({ properties = {} }) => (Object.hasOwn(properties, name) ? [properties[name]!] : []))
  if (inner.length === 0) {
    const known = shapes.flatMap(({ properties = {} }) => Object.keys(properties).map((each) => before + each))
    return known.length > 0 ? known : [before.slice(0, -1)]
  }
  const misses = inner.map((each) => unknownIn(each, rest, `${before}${name}.`))
  return misses.includes(null) ? null : misses.flatMap((miss) => miss!)
}

const isOpen = ({ type, properties }: JsonSchema): boolean => (type === 'object' || type === undefined) && properties === undefined

/** Non-null alternatives of a schema; lists resolve to their items, since an item is reached by the name of its list. */
export function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  const all = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (all.length > 0) return all.flatMap(shapesOf).filter(({ type }) => type !== 'null')
  return schema.type === 'array' ? shapesOf(schema.items ?? {}) : [schema]
}

/** Runs an operation and projects its answer to a view. */
export function runWithView(operation: Operation, raw: unknown, ports: Ports, view: Pick<View, 'fields' | 'explain'>): Answer {
  return projected(answerFor(operation, raw, ports, view), view)
}

/** Answer with at least what a view shows: skips unused step text and, when only own fields are selected, computes only those. */
export function answerFor(operation: Operation, raw: unknown, ports: Ports, view: Pick<View, 'fields' | 'explain'>): Answer {
  const lean = isPlain(raw) ? fieldsEvaluator(operation, view.fields, ports) : null
  return lean ? lean(validated(operation, raw)) : run(operation, raw, ports, readsSteps(view))
}

/** Same for text input. */
export function answerForText(
  operation: Operation,
  raw: Record<string, string | string[] | undefined>,
  ports: Ports,
  view: Pick<View, 'fields' | 'explain'>,
): Answer {
  const lean = isPlain(raw) ? fieldsEvaluator(operation, view.fields, ports) : null
  return lean ? lean(validatedText(operation, raw)) : runText(operation, raw, ports, readsSteps(view))
}

/** True when the view includes any step. */
const readsSteps = ({ fields, explain }: Pick<View, 'fields' | 'explain'>): boolean =>
  explain && (fields === null || fields.some((path) => path.split('.')[0] === 'steps'))

/** Selected fields of an answer, in the requested order. */
export function projected(answer: Answer, { fields, explain }: Pick<View, 'fields' | 'explain'>): Answer {
  const shown = explain ? answer : unexplained(answer)
  if (!fields) return shown
  const kept = pickedFields(shown, treeOf(fields))
  // A hypothetical answer always discloses it, whatever fields are selected.
  return answer.hypothetical === true ? { hypothetical: true, ...kept } : kept
}

/** Selected names with the selection inside each; null selects the whole value. */
type Picks = Map<string, Picks | null>

const trees = new WeakMap<readonly string[], Picks>()

/** Memoized per field list: all rows of a batch share it. */
function treeOf(paths: readonly string[]): Picks {
  const known = trees.get(paths)
  if (known) return known
  const tree: Picks = new Map()
  trees.set(paths, tree)
  for (const path of paths) {
    let level: Picks | null = tree
    const names = path.split('.')
    for (const [at, name] of names.entries()) {
      const known: Picks | null | undefined = level.get(name)
      if (known === null) break
      const next: Picks | null = at === names.length - 1 ? null : (known ?? new Map())
      level.set(name, next)
      if (next === null) break
      level = next
    }
  }
  return tree
}

function picked(value: unknown, tree: Picks): unknown {
  if (Array.isArray(value)) return value.map((item) => picked(item, tree))
  return isRecord(value) ? pickedFields(value, tree) : value
}

function pickedFields(value: Row, tree: Picks): Answer {
  const kept: Answer = {}
  for (const [name, inner] of tree) {
    const held = Object.hasOwn(value, name) ? value[name] : undefined
    if (held !== undefined) kept[name] = inner === null ? held : picked(held, inner)
  }
  return kept
}

/** Omits steps and reduces the legal basis to its version names, in nested answers too. Returns the same object when nothing changes. */
function unexplained(answer: Answer): Answer {
  let kept = 'steps' in answer ? withoutSteps(answer) : answer
  for (const name in kept) {
    const value = kept[name]
    const shown = name === 'basis' && Array.isArray(value) ? value.map(versionName) : isRecord(value) ? unexplained(value) : value
    if (shown === value) continue
    if (kept === answer) kept = { ...answer }
    kept[name] = shown
  }
  return kept
}

const withoutSteps = ({ steps: _left, ...rest }: Answer): Answer => rest

export const versionName = (read: { readonly table: string; readonly effectiveFrom: string }): string =>
  `${read.table}@${read.effectiveFrom}`
