/** How an answer is wanted: which of its fields, with or without its explanation, in which form. One mechanism for every door. */

import { InvalidInput, type Issue } from '../core/errors.ts'
import { word } from '../core/language.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'
import { validated, validatedText } from '../core/operation/intake.ts'
import type { Answer, Operation } from '../core/operation/operation.ts'
import type { Ports } from '../core/operation/ports.ts'
import { notNamed } from '../core/operation/question.ts'
import { DOOR_PARAMETERS, type DoorParameter } from '../core/operation/reserved.ts'
import { run, runText } from '../core/operation/run.ts'
import { isRecord, type Row } from '../core/records.ts'
import { isPlain, leanOf } from './asking.ts'
import { LOCALES, type Locale } from './sheet.ts'

export const FORMATS = ['json', 'ndjson', 'csv'] as const
export type Format = (typeof FORMATS)[number]

export interface View {
  /** Paths of the answer, such as `netSalary` or `basis.norm`; null for the whole of it. */
  readonly fields: readonly string[] | null
  /** False leaves the steps out, and of the law only which versions were read. */
  readonly explain: boolean
  readonly format: Format
  readonly locale: Locale
}

/** As it came, in words. */
export type AskedView = Partial<Record<DoorParameter, string | string[]>>

/** What each parameter is, for the descriptions. */
export const VIEW_SCHEMAS: Readonly<Record<DoorParameter, JsonSchema>> = {
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

/** Takes the parameters of the doors from among what came. One that the operation itself has is its own. */
export function apart<T>(
  operation: Operation,
  sent: Readonly<Record<string, T>>,
): { asked: Partial<Record<DoorParameter, T>>; input: Readonly<Record<string, T>> } {
  // Nearly every question asks for the whole answer, and is then its own input.
  if (!DOOR_PARAMETERS.some((name) => name in sent)) return { asked: {}, input: sent }
  const asked: Partial<Record<DoorParameter, T>> = {}
  const input: Record<string, T> = Object.create(null)
  for (const [name, value] of Object.entries(sent)) {
    const parameter = DOOR_PARAMETERS.find((each) => each === name)
    if (parameter && !Object.hasOwn(operation.input.shape, name)) asked[parameter] = value
    else input[name] = value
  }
  return { asked, input }
}

const whole = (format: Format): View => ({ fields: null, explain: true, format, locale: 'en' })
const WHOLE: Readonly<Record<Format, View>> = { json: whole('json'), ndjson: whole('ndjson'), csv: whole('csv') }

/** @param usual the form where none is asked for: what the address or the headers say. */
export function viewOf(operation: Operation, asked: AskedView, usual: Format = 'json'): View {
  if (asked.fields === undefined && asked.explain === undefined && asked.format === undefined && asked.locale === undefined)
    return WHOLE[usual]
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
  field: DoorParameter,
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
  issues.push({
    field,
    code: 'not_an_option',
    message: word`deve ser um de: ${all}; veio ${came}`,
    english: `must be one of: ${all}; got ${came}`,
  })
  return usual
}

/** Lists that were read before, of each schema those asked for last: programs ask for the same fields again and again. */
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
      if (unknown) issues.push(notNamed('fields', path, unknown, ['campo da resposta', 'field of the answer']))
    }
  }
  return paths
}

/** The names there are where a path leaves the schema; null where it does not. */
function unknownIn(schema: JsonSchema, path: readonly string[], before = ''): string[] | null {
  const [name, ...rest] = path
  if (name === undefined) return null
  const shapes = shapesOf(schema)
  // An object whose names are data, or of a shape nobody declared: any name may be there.
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

/** What a value may be, lists seen through: an item is reached by the name of its list. */
export function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  const all = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (all.length > 0) return all.flatMap(shapesOf).filter(({ type }) => type !== 'null')
  return schema.type === 'array' ? shapesOf(schema.items ?? {}) : [schema]
}

/** An operation asked for a view of its answer. */
export function runViewed(operation: Operation, raw: unknown, ports: Ports, view: Pick<View, 'fields' | 'explain'>): Answer {
  return projected(answerFor(operation, raw, ports, view), view)
}

/** An answer with at least what a view shows: no steps are put into words that nobody will read, and where only fields of its own are asked for, only those are made. */
export function answerFor(operation: Operation, raw: unknown, ports: Ports, view: Pick<View, 'fields' | 'explain'>): Answer {
  const lean = isPlain(raw) ? leanOf(operation, view.fields, ports) : null
  return lean ? lean(validated(operation, raw)) : run(operation, raw, ports, readsSteps(view))
}

/** The same of text. */
export function answerForText(
  operation: Operation,
  raw: Record<string, string | string[] | undefined>,
  ports: Ports,
  view: Pick<View, 'fields' | 'explain'>,
): Answer {
  const lean = isPlain(raw) ? leanOf(operation, view.fields, ports) : null
  return lean ? lean(validatedText(operation, raw)) : runText(operation, raw, ports, readsSteps(view))
}

/** Whether a view shows any of the steps. */
const readsSteps = ({ fields, explain }: Pick<View, 'fields' | 'explain'>): boolean =>
  explain && (fields === null || fields.some((path) => path.split('.')[0] === 'steps'))

/** Only what was asked for of an answer, in the order it was asked. */
export function projected(answer: Answer, { fields, explain }: Pick<View, 'fields' | 'explain'>): Answer {
  const shown = explain ? answer : unexplained(answer)
  if (!fields) return shown
  const kept = pickedFields(shown, treeOf(fields))
  // What is of no law says so, whatever is asked of it.
  return answer.hypothetical === true ? { hypothetical: true, ...kept } : kept
}

/** Names to take, and of each which names inside; null takes it whole. */
type Picks = Map<string, Picks | null>

const trees = new WeakMap<readonly string[], Picks>()

/** Kept as long as the list is: the rows of a batch are all cut alike. */
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

/** Without steps, and the law as the names of its versions; answers inside an answer too. What already is so is not made again. */
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
