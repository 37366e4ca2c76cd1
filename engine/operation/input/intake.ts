/** Validates a caller's input, or throws issues with the field, the rule and the value received. */

import * as z from 'zod'
import { isRecord, type Row } from '../../core/collections/records.ts'
import { InvalidInput, type Issue, type IssueCode } from '../../core/errors.ts'
import { Ratio } from '../../core/ratio.ts'
import { closestMatches } from '../../core/text/closest-match.ts'
import { translate, word } from '../../core/text/language.ts'
import { folded } from '../../core/text/text.ts'
import { asking, meant } from '../../core/text/unknown-name.ts'
import type { JsonSchema } from '../definition/descriptor.ts'
import { convertedNames, keepNote, withoutFormerInput } from './former-input.ts'

/** Maximum unknown fields reported. */
const MAX_UNKNOWN = 20

export interface Accepts<S extends z.ZodRawShape = z.ZodRawShape> {
  readonly input: z.ZodObject<S>
  readonly inputSchema: JsonSchema
}

/** Validates JSON as it came. What does not fit is read once more as people and programs write naturally: "5000", "True", null, "sp", "mei" for ["mei"]. */
export function validated<S extends z.ZodRawShape>(
  operation: Accepts<S>,
  raw: unknown,
  already: readonly Issue[] = [],
): z.output<z.ZodObject<S>> {
  refuseTooLong(operation.inputSchema, raw)
  const sent = canonical(operation.inputSchema, raw)
  const known = already.length === 0 ? compileWhenFrequent(operation.input)?.(sent) : null
  if (isOutputOf(operation.input, known)) return known
  // Zod options more than double the parsing cost (zod 4.6), so they are passed only to explain a failure.
  const quick = operation.input.safeParse(sent)
  if (quick.success && already.length === 0) return quick.data
  const natural = naturally(sent, operation.inputSchema)
  const parsed = operation.input.safeParse(natural, { reportInput: true })
  if (parsed.success && already.length === 0) return parsed.data
  const issues = [...already]
  for (const issue of parsed.error?.issues ?? []) {
    for (const found of issuesOf(issue, operation.inputSchema)) if (!already.some(({ field }) => field === found.field)) issues.push(found)
  }
  throw new InvalidInput(issues)
}

/** Rows usually share a few field sets; callers with more sets than this use plain validation. */
const MAX_KINDS_OF_ROWS = 16

type Compiled = (raw: unknown) => Row | null

/** Compiled validators of frequently used schemas. */
const compiledInputs = new WeakMap<z.ZodObject, Compiled>()

/** Compiling costs as much as hundreds of validations, so a schema is compiled only after this many. */
const OFTEN = 100
const validations = new WeakMap<z.ZodObject, number>()

/** Type guard: the compiled form of a schema returns only validated output. */
const isOutputOf = <S extends z.ZodRawShape>(_input: z.ZodObject<S>, given: Row | null | undefined): given is z.output<z.ZodObject<S>> =>
  given !== null && given !== undefined

function compileWhenFrequent(input: z.ZodObject): Compiled | null {
  const times = (validations.get(input) ?? 0) + 1
  if (times > OFTEN) return compiledOnce(input)
  validations.set(input, times)
  return null
}

function compiledOnce(input: z.ZodObject): Compiled {
  const made = compiledInputs.get(input) ?? compiled(input)
  compiledInputs.set(input, made)
  return made
}

/** As `validated`, optimized for thousands of rows. */
export function compiledValidation(operation: Accepts): (raw: unknown) => unknown {
  const quick = compiledOnce(operation.input)
  return (raw) => {
    refuseTooLong(operation.inputSchema, raw)
    return quick(raw) ?? validated(operation, raw)
  }
}

/**
 * A third of the cost: parses only the fields present, with a precompiled schema; the others take constant values. Null on invalid input,
 * which `validated` then explains.
 */
function compiled(whole: Accepts['input']): Compiled {
  const { shape } = whole
  const absent = new Map<string, unknown>()
  for (const [field, schema] of Object.entries(shape)) {
    const left = z.safeParse(schema, undefined)
    if (left.success && isConstant(left.data)) absent.set(field, left.data)
  }
  const kinds = new Map<string, Compiled | null>()

  function kindOf(fields: readonly string[]): Compiled | null {
    if (kinds.size >= MAX_KINDS_OF_ROWS || !fields.every((field) => Object.hasOwn(shape, field))) return null
    const came = Object.keys(shape).filter((field) => fields.includes(field) || !absent.has(field))
    const narrow = z.compile(whole.pick(Object.fromEntries(came.map((field) => [field, true as const]))))
    // Complete shape from the start: merging two objects is four times slower to build and to read.
    const form: Row = Object.fromEntries(
      Object.keys(shape)
        .filter((field) => came.includes(field) || absent.get(field) !== undefined)
        .map((field) => [field, absent.get(field)]),
    )
    return (raw) => {
      const quick = narrow.safeParse(raw)
      if (!quick.success) return null
      const input: Record<string, unknown> = { ...form }
      for (const field of came) input[field] = quick.data[field]
      return input
    }
  }

  // Most rows have the same fields as the previous one.
  let last: { readonly fields: readonly string[]; readonly kind: Compiled | null } = { fields: [], kind: null }
  return (raw) => {
    if (!isRecord(raw)) return null
    if (!hasJust(raw, last.fields)) {
      const fields = Object.keys(raw)
      const key = fields.join()
      let kind = kinds.get(key)
      if (kind === undefined) {
        kind = kindOf(fields)
        if (kinds.size < MAX_KINDS_OF_ROWS) kinds.set(key, kind)
      }
      last = { fields, kind }
    }
    return last.kind?.(raw) ?? null
  }
}

/** True when an object has exactly these fields, in this order. */
function hasJust(raw: object, fields: readonly string[]): boolean {
  let count = 0
  for (const field in raw) if (field !== fields[count++]) return false
  return count === fields.length && count > 0
}

/** True for an immutable value. */
const isConstant = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Ratio

/**
 * Validates text (a query string, a command line), parsing each value strictly as its field's type. A flat list is repeated (`a=1&a=2`) or
 * comma-separated (`a=1,2`); an object and a list of objects are JSON.
 */
export function validatedText(operation: Accepts, raw: Record<string, string | string[] | undefined>): unknown {
  const { properties = {} } = operation.inputSchema
  const read: Record<string, unknown> = Object.create(null)
  const issues: Issue[] = []
  for (const [field, value] of Object.entries(canonical(operation.inputSchema, raw))) {
    if (value === undefined) continue
    const schema = Object.hasOwn(properties, field) ? properties[field]! : undefined
    const type = schema?.type
    if (schema && type === 'array') readList(field, value, schema, read, issues)
    else if (Array.isArray(value)) issues.push(issue(field, 'repeated', 'foi enviado mais de uma vez', 'was sent more than once'))
    else if (type === undefined) read[field] = value
    else if (value === '') issues.push(issue(field, 'empty', 'está vazio', 'is empty'))
    else {
      const typed = typedValue(value, type)
      if (typed === undefined) issues.push(wrongType(field, type, value))
      else read[field] = typed
    }
  }
  return validated(operation, read, issues)
}

function readList(
  field: string,
  value: string | string[],
  { items = {} }: JsonSchema,
  read: Record<string, unknown>,
  issues: Issue[],
): void {
  const whole = Array.isArray(value) ? value.join(',') : value
  if (whole.startsWith('[') || items.type === 'object') {
    try {
      // Empty text is an empty list.
      read[field] = whole === '' ? [] : JSON.parse(whole)
    } catch {
      issues.push(wrongType(field, 'list', whole))
    }
    return
  }
  const parts = whole.split(',').map((part) => part.trim())
  const typed = parts.map((part) => (part === '' ? undefined : typedValue(part, items.type ?? 'string')))
  const wrong = typed.indexOf(undefined)
  if (wrong === -1) read[field] = typed
  else {
    const { message, english, code } = wrongType(field, items.type ?? 'string', parts[wrong])
    issues.push(issue(field, code, word`na posição ${wrong + 1}, ${message}`, `at position ${wrong + 1}, ${english}`))
  }
}

const issue = (field: string, code: IssueCode, message: string, english: string): Issue => ({ field, code, message, english })

/** Type names in messages, in both languages; command-line text has its own form for lists and objects. */
const TYPES: Readonly<Record<string, readonly [portuguese: string, english: string]>> = {
  number: ['um número com ponto decimal, como 1234.56', 'a number with a decimal point, such as 1234.56'],
  integer: ['um número inteiro', 'a whole number'],
  int: ['um número inteiro', 'a whole number'],
  boolean: ['true ou false', 'true or false'],
  string: ['um texto', 'a text'],
  record: ['um objeto (sem aspas)', 'an object (without quotes)'],
  object: ['um objeto', 'an object'],
  array: ['uma lista', 'a list'],
  list: ['uma lista: valores separados por vírgula, ou um array JSON', 'a list: values between commas, or a JSON array'],
}

function wrongType(field: string, type: string, value: unknown): Issue {
  const [came, got] = describeValue(value)
  const [portuguese, english] = TYPES[type] ?? ['de outro tipo', 'of another type']
  return issue(field, 'wrong_type', word`deve ser ${portuguese}; veio ${came}`, `must be ${english}; got ${got}`)
}

const NUMBER = /^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,30})?(?:e[+-]?\d{1,2})?$/i
const TRUTHS: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false }

function typedValue(value: string, type: string): unknown {
  if (type === 'number' || type === 'integer') return NUMBER.test(value) ? Number(value) : undefined
  if (type === 'object') return objectIn(value)
  return type === 'boolean' ? TRUTHS[value.toLowerCase()] : value
}

/** An object of a URL or a command line, written as JSON. */
function objectIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Null is what was left out; a number or a truth in quotes is itself; an option is the same in capitals; one value is a list of one. */
function naturally(raw: unknown, { properties = {}, items }: JsonSchema): unknown {
  if (Array.isArray(raw)) return items ? raw.map((item) => naturalValue(item, items)) : raw
  if (raw === null || typeof raw !== 'object') return raw
  const read: Record<string, unknown> = Object.create(null)
  for (const [field, value] of Object.entries(raw)) {
    const schema = Object.hasOwn(properties, field) ? properties[field]! : undefined
    if (value === null && schema) continue
    read[field] = schema ? naturalValue(value, schema) : value
  }
  return read
}

function naturalValue(value: unknown, schema: JsonSchema): unknown {
  if (schema.type === 'array' && schema.items && isValueOf(schema.items, value)) return [naturalValue(value, schema.items)]
  if (typeof value === 'boolean' && schema.enum) return optionNamed(String(value), schema, value)
  return typeof value === 'string' ? naturalText(value, schema) : naturally(value, schema)
}

/** True for one value of a list's kind: `5` and `"5"` of a list of numbers, not `"1,2"`, which is refused as no list. */
function isValueOf({ type = 'string' }: JsonSchema, value: unknown): boolean {
  if (type === 'object' || type === 'array' || value === null || typeof value === 'object') return false
  return typeof value === 'string' ? typedValue(value.trim(), type) !== undefined : true
}

function naturalText(
  value: string,
  { type = '', enum: options, 'x-option-aliases': aliases = {}, 'x-option-words': words = {} }: JsonSchema,
): unknown {
  return options
    ? optionNamed(value, { enum: options, 'x-option-aliases': aliases, 'x-option-words': words })
    : (typedValue(value.trim(), type) ?? value)
}

/**
 * Resolves an option by code, alias or user-facing label; returns `otherwise`, or the text, when nothing matches. A flag names an option by an
 * alias: `true` of `notice_worked` is `worked`.
 */
export function optionNamed<T = string>(
  value: string,
  { enum: options = [], 'x-option-aliases': aliases = {}, 'x-option-words': words = {} }: JsonSchema,
  otherwise: T | string = value,
): T | string {
  const said = snakeCased(value)
  const alias = Object.keys(aliases).find((each) => snakeCased(each) === said)
  return (
    options.find((option) => snakeCased(option) === said || option === aliases[alias ?? ''] || namesOf(words[option]).includes(said)) ??
    otherwise
  )
}

/** Labels of an option in forms, in Portuguese and in the reader's language. */
const namesOf = (shownAs: string | undefined): readonly string[] =>
  shownAs === undefined ? [] : [snakeCased(shownAs), snakeCased(translate(shownAs))]

/** Normalizes option names: ignores case, accents, spaces and hyphens. */
const snakeCased = (text: string): string => folded(text.trim()).replace(/[\s-]+/g, '_')

/** Cache of aliases per schema, mapped to the field's own name. */
const aliasesOf = new WeakMap<JsonSchema, ReadonlyMap<string, string>>()

function aliasMap(schema: JsonSchema): ReadonlyMap<string, string> {
  let known = aliasesOf.get(schema)
  if (!known) {
    const { properties = {} } = schema
    known = new Map(
      Object.entries(properties).flatMap(([name, { 'x-aliases': aliases = [] }]) => {
        // In a flattened union case, `a.name`, aliases keep the prefix.
        const prefix = name.slice(0, name.lastIndexOf('.') + 1)
        return aliases.map((alias) => prefix + alias).flatMap((alias) => (Object.hasOwn(properties, alias) ? [] : [[alias, name] as const]))
      }),
    )
    aliasesOf.set(schema, known)
  }
  return known
}

/** A field's own name, from the name or an alias. */
export const ownName = (schema: JsonSchema, name: string): string => aliasMap(schema).get(name) ?? name

const formerNamesOf = new WeakMap<JsonSchema, readonly string[]>()

/** Former field names present in the input. */
export function formerNamesIn(schema: JsonSchema, raw: object): string[] {
  let former = formerNamesOf.get(schema)
  if (!former) {
    const { properties = {} } = schema
    former = Object.values(properties)
      .flatMap(({ 'x-former-names': names = [] }) => names)
      .filter((name) => !Object.hasOwn(properties, name))
    formerNamesOf.set(schema, former)
  }
  return [...former, ...convertedNames(schema)].filter((name) => Object.hasOwn(raw, name))
}

/** Renames aliases to the fields' own names, also inside lists and objects. Throws when a field appears under two names. */
export function canonical<T>(schema: JsonSchema, raw: T): T {
  const issues: Issue[] = []
  const { input, note } = withoutFormerInput(schema, raw, issues)
  const sent = ownNames(schema, input, '', issues)
  if (issues.length > 0) throw new InvalidInput(issues)
  keepNote(sent, note)
  return sent as T
}

/** @param at path prefix of the value, with trailing dot. */
function ownNames(schema: JsonSchema, raw: unknown, at: string, issues: Issue[]): unknown {
  const { items } = schema
  if (Array.isArray(raw))
    return items && hasAliases(items) ? raw.map((item, index) => ownNames(items, item, `${at}${index}.`, issues)) : raw
  if (!isRecord(raw)) return raw
  let sent = ownFields(schema, raw, at, issues)
  for (const [name, field] of innerFields(schema)) {
    const own = ownNames(field, sent[name], `${at}${name}.`, issues)
    if (own !== sent[name]) sent = Object.assign(Object.create(null), sent, { [name]: own })
  }
  return sent
}

function ownFields(schema: JsonSchema, raw: Row, at: string, issues: Issue[]): Row {
  const names = aliasMap(schema)
  if (names.size === 0 || !Object.keys(raw).some((name) => names.has(name))) return raw
  const sent: Record<string, unknown> = Object.create(null)
  const from = new Map<string, string>()
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const own = names.get(name) ?? name
    const before = from.get(own)
    if (before !== undefined)
      issues.push(
        issue(
          at + name,
          'repeated',
          word`é outro nome de ${own}, que já veio como ${before}`,
          `is another name of ${own}, which came as ${before}`,
        ),
      )
    from.set(own, name)
    sent[own] = value
  }
  return sent
}

/** Cache of list and object fields that contain aliases. */
const innerOf = new WeakMap<JsonSchema, readonly (readonly [string, JsonSchema])[]>()

function innerFields(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  let known = innerOf.get(schema)
  if (!known) {
    known = Object.entries(schema.properties ?? {}).filter(([, field]) => hasAliases(field))
    innerOf.set(schema, known)
  }
  return known
}

/** Cache of the fields that hold a bounded list, at any depth. */
const listFieldsOf = new WeakMap<JsonSchema, readonly (readonly [string, JsonSchema])[]>()

function listFields(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  let known = listFieldsOf.get(schema)
  if (!known) {
    known = Object.entries(schema.properties ?? {}).filter(([, field]) => hasBoundedList(field))
    listFieldsOf.set(schema, known)
  }
  return known
}

const hasBoundedList = (schema: JsonSchema): boolean =>
  schema.maxItems !== undefined || listFields(schema).length > 0 || (schema.items !== undefined && hasBoundedList(schema.items))

/** Refuses a list by its length, before any item is looked at: each of thousands of items would be validated and explained. */
function refuseTooLong(schema: JsonSchema, raw: unknown, at = ''): void {
  if (Array.isArray(raw)) {
    const { maxItems = Number.POSITIVE_INFINITY, items } = schema
    if (raw.length > maxItems) throw new InvalidInput([tooLong(at, maxItems)])
    if (items && hasBoundedList(items)) for (const [index, item] of raw.entries()) refuseTooLong(items, item, `${at}${at && '.'}${index}`)
  } else if (isRecord(raw))
    for (const [name, field] of listFields(schema)) {
      const value = Object.hasOwn(raw, name) ? raw[name] : undefined
      if (value !== undefined) refuseTooLong(field, value, `${at}${at && '.'}${name}`)
    }
}

const tooLong = (field: string, most: number | bigint): Issue =>
  issue(
    field,
    'too_large',
    word`deve ter no máximo ${countWithNoun(most, ['item', 'itens'])}`,
    `must have at most ${countWithNoun(most, ['item', 'items'])}`,
  )

const hasAliases = (schema: JsonSchema): boolean =>
  aliasMap(schema).size > 0 || innerFields(schema).length > 0 || (schema.items !== undefined && hasAliases(schema.items))

/** Field names at a path of the schema: of the input itself, or of a nested object. */
function fieldsAt(schema: JsonSchema, path: readonly PropertyKey[]): string[] {
  let inner: JsonSchema | undefined = schema
  for (const key of path) inner = typeof key === 'number' ? inner?.items : inner?.properties?.[String(key)]
  return Object.keys(inner?.properties ?? {})
}

/** "1 item", "3 itens". */
const countWithNoun = (count: number | bigint, [one, many]: readonly [string, string]): string =>
  `${count} ${Number(count) === 1 ? one : many}`

function issuesOf(found: z.core.$ZodIssue, schema: JsonSchema): Issue[] {
  const field = found.path.join('.')
  const [came, got] = describeValue(found.input)
  switch (found.code) {
    case 'unrecognized_keys':
      return unknownFields(found, fieldsAt(schema, found.path))
    case 'invalid_type':
      if (field === '') return [issue('body', 'wrong_type', 'deve ser um objeto JSON', 'must be a JSON object')]
      if (found.input === undefined) return [missing(field)]
      return [wrongType(field, found.expected === 'number' && Number.isInteger(found.input) ? 'integer' : found.expected, found.input)]
    case 'too_small': {
      if (found.origin === 'array')
        return [
          issue(
            field,
            'too_small',
            word`deve ter ao menos ${countWithNoun(found.minimum, ['item', 'itens'])}`,
            `must have at least ${countWithNoun(found.minimum, ['item', 'items'])}`,
          ),
        ]
      const portuguese = found.inclusive ? word`maior ou igual a` : word`maior que`
      const [english] = found.inclusive ? ['at least'] : ['more than']
      return [
        issue(
          field,
          'too_small',
          word`deve ser ${portuguese} ${found.minimum}; veio ${came}`,
          `must be ${english} ${found.minimum}; got ${got}`,
        ),
      ]
    }
    case 'too_big': {
      if (found.origin === 'array') return [tooLong(field, found.maximum)]
      const portuguese = found.inclusive ? word`menor ou igual a` : word`menor que`
      const [english] = found.inclusive ? ['at most'] : ['less than']
      return [
        issue(
          field,
          'too_large',
          word`deve ser ${portuguese} ${found.maximum}; veio ${came}`,
          `must be ${english} ${found.maximum}; got ${got}`,
        ),
      ]
    }
    case 'invalid_value': {
      if (found.input === undefined) return [missing(field)]
      const options = found.values.join(', ')
      const near = nearOption(found.input, found.values.map(String))
      return [
        issue(
          field,
          'not_an_option',
          word`deve ser um de: ${options}; veio ${came}${near.told}`,
          `must be one of: ${options}; got ${got}${near.english}`,
        ),
      ]
    }
    case 'custom': {
      const { code = 'inconsistent', english = found.message }: { code?: IssueCode; english?: string } = found.params ?? {}
      return [issue(field, code, found.message, english)]
    }
    default:
      if (found.input === undefined) return [missing(field)]
      return [issue(field, 'wrong_format', word`tem formato inválido; veio ${came}`, `has an invalid format; got ${got}`)]
  }
}

function unknownFields({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, fields: readonly string[]): Issue[] {
  const known = fields.join(', ')
  // A few names are enough for a message; suggesting names for thousands of fields would enable a denial of service.
  return keys.slice(0, MAX_UNKNOWN).map((name) => {
    const near = meant(name, fields, 1)
    const key = [...path, name].join('.')
    if (!known)
      return issue(key, 'unknown_field', 'campo desconhecido: aqui não se envia nenhum campo', 'unknown field: the operation accepts none')
    return issue(
      key,
      'unknown_field',
      word`campo desconhecido${near.told || word`; os campos são ${known}`}`,
      `unknown field${near.english || `; the fields are ${known}`}`,
    )
  })
}

const missing = (field: string): Issue => issue(field, 'required', 'é obrigatório', 'is required')

/** The received value, truncated for a message. */
function describeValue(value: unknown): readonly [told: string, english: string] {
  // Never serialize nested values: thousands of levels would overflow the stack.
  if (Array.isArray(value)) return [translate('uma lista'), 'a list']
  if (isRecord(value)) return [translate('um objeto'), 'an object']
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return [short, short]
}

/**
 * Nearest option, unless the input is just one word of it, which may belong to the opposite option: "demissao" does not suggest
 * "pedido_demissao".
 */
function nearOption(typed: unknown, options: readonly string[]): ReturnType<typeof asking> {
  if (typeof typed !== 'string') return asking([])
  const word = typed.toLowerCase()
  return asking(closestMatches(typed, options, 1).filter((near) => !near.split('_').includes(word)))
}
