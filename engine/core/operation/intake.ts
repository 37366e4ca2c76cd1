/** From what a caller sent to a validated input, or to issues that name the field, the rule and what came. */

import * as z from 'zod'
import { InvalidInput, type Issue, type IssueCode } from '../errors.ts'
import { spoken, word } from '../language.ts'
import { nearest } from '../nearest.ts'
import { Ratio } from '../ratio.ts'
import { isRecord, type Row } from '../records.ts'
import { folded } from '../text.ts'
import type { JsonSchema } from './descriptor.ts'

/** Unknown fields named in one refusal. */
const MAX_UNKNOWN = 20

export interface Accepts<S extends z.ZodRawShape = z.ZodRawShape> {
  readonly input: z.ZodObject<S>
  readonly inputSchema: JsonSchema
}

/** Validates JSON as it came. What does not fit is read once more as people and programs write naturally: "5000", "True", null, "sp". */
export function validated<S extends z.ZodRawShape>(
  operation: Accepts<S>,
  raw: unknown,
  already: readonly Issue[] = [],
): z.output<z.ZodObject<S>> {
  const sent = canonical(operation.inputSchema, raw)
  const known = already.length === 0 ? compiledWhenOften(operation.input)?.(sent) : null
  if (isOutputOf(operation.input, known)) return known
  // Options, even one, more than double the cost of parsing (zod 4.6): they are paid only to explain a refusal.
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

/** Rows come with the same few fields over and over; whoever sends more kinds of them is validated plainly. */
const MAX_KINDS_OF_ROWS = 16

type Compiled = (raw: unknown) => Row | null

/** Of what is validated again and again. */
const compiledInputs = new WeakMap<z.ZodObject, Compiled>()

/** Compiling costs as much as hundreds of validations: until then they are counted. */
const OFTEN = 100
const validations = new WeakMap<z.ZodObject, number>()

/** What the compiled form of a schema gives, it has validated. */
const isOutputOf = <S extends z.ZodRawShape>(_input: z.ZodObject<S>, given: Row | null | undefined): given is z.output<z.ZodObject<S>> =>
  given !== null && given !== undefined

function compiledWhenOften(input: z.ZodObject): Compiled | null {
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

/** Validates like `validated`, for rows by the thousand. */
export function compiledValidation(operation: Accepts): (raw: unknown) => unknown {
  const quick = compiledOnce(operation.input)
  return (raw) => quick(raw) ?? validated(operation, raw)
}

/**
 * A third of the cost: only the fields that came are read, by a schema compiled beforehand; what the others then are is always the same.
 * Null where something is not as it should be, for whoever explains it.
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
    // Of one form from the start: an object put together of two is four times slower to make and to read.
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

  // Most rows have the fields of the one before.
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

/** Whether an object has these fields, in this order, and no other. */
function hasJust(raw: object, fields: readonly string[]): boolean {
  let count = 0
  for (const field in raw) if (field !== fields[count++]) return false
  return count === fields.length && count > 0
}

/** A value nobody can change. */
const isConstant = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Ratio

/**
 * Validates text (a query string, a command line): each value is read as the type its field declares, strictly. A flat list comes repeated
 * (`a=1&a=2`) or joined by commas (`a=1,2`); a list of objects comes as JSON.
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
      // A list of nothing is written as nothing.
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

/** What each type is called, in both languages; text has its own way of writing some. */
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
  const [came, got] = shown(value)
  const [portuguese, english] = TYPES[type] ?? ['de outro tipo', 'of another type']
  return issue(field, 'wrong_type', word`deve ser ${portuguese}; veio ${came}`, `must be ${english}; got ${got}`)
}

const NUMBER = /^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,30})?(?:e[+-]?\d{1,2})?$/i
const TRUTHS: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false }

function typedValue(value: string, type: string): unknown {
  if (type === 'number' || type === 'integer') return NUMBER.test(value) ? Number(value) : undefined
  return type === 'boolean' ? TRUTHS[value.toLowerCase()] : value
}

/** Null is what was left out; a number or a truth in quotes is itself; an option is the same in capitals. */
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

const naturalValue = (value: unknown, schema: JsonSchema): unknown =>
  typeof value === 'string' ? naturalText(value, schema) : naturally(value, schema)

function naturalText(
  value: string,
  { type = '', enum: options, 'x-option-aliases': aliases = {}, 'x-option-words': words = {} }: JsonSchema,
): unknown {
  return options
    ? optionNamed(value, { enum: options, 'x-option-aliases': aliases, 'x-option-words': words })
    : (typedValue(value.trim(), type) ?? value)
}

/** The option a text names, by its own name, another of its names or the word people read; the text itself where it names none. */
export function optionNamed(
  value: string,
  { enum: options = [], 'x-option-aliases': aliases = {}, 'x-option-words': words = {} }: JsonSchema,
): string {
  const said = snakeCased(value)
  const alias = Object.keys(aliases).find((each) => snakeCased(each) === said)
  return (
    options.find((option) => snakeCased(option) === said || option === aliases[alias ?? ''] || namesOf(words[option]).includes(said)) ??
    value
  )
}

/** What a form shows for an option, in Portuguese and in the reader's language. */
const namesOf = (shownAs: string | undefined): readonly string[] =>
  shownAs === undefined ? [] : [snakeCased(shownAs), snakeCased(spoken(shownAs))]

/** Capitals, accents, spaces and hyphens do not tell options apart. */
const snakeCased = (text: string): string => folded(text.trim()).replace(/[\s-]+/g, '_')

/** Every other name of a field, with its own. */
const aliasesOf = new WeakMap<JsonSchema, ReadonlyMap<string, string>>()

function aliasMap(schema: JsonSchema): ReadonlyMap<string, string> {
  let known = aliasesOf.get(schema)
  if (!known) {
    const { properties = {} } = schema
    known = new Map(
      Object.entries(properties).flatMap(([name, { 'x-aliases': aliases = [] }]) => {
        // A field of one of several cases, `a.name`, is called so under each of its names.
        const prefix = name.slice(0, name.lastIndexOf('.') + 1)
        return aliases.map((alias) => prefix + alias).flatMap((alias) => (Object.hasOwn(properties, alias) ? [] : [[alias, name] as const]))
      }),
    )
    aliasesOf.set(schema, known)
  }
  return known
}

/** A field's own name, whichever of its names came. */
export const ownName = (schema: JsonSchema, name: string): string => aliasMap(schema).get(name) ?? name

const formerNamesOf = new WeakMap<JsonSchema, readonly string[]>()

/** The names of what was sent that its fields had before, and have no longer. */
export function formerNamesIn(schema: JsonSchema, raw: object): string[] {
  let former = formerNamesOf.get(schema)
  if (!former) {
    const { properties = {} } = schema
    former = Object.values(properties)
      .flatMap(({ 'x-former-names': names = [] }) => names)
      .filter((name) => !Object.hasOwn(properties, name))
    formerNamesOf.set(schema, former)
  }
  return former.filter((name) => Object.hasOwn(raw, name))
}

/**
 * What was sent under the names of the fields themselves, those inside lists and objects too. The same field under two names is refused, not
 * chosen from.
 */
export function canonical<T>(schema: JsonSchema, raw: T): T {
  const issues: Issue[] = []
  const sent = ownNames(schema, raw, '', issues)
  if (issues.length > 0) throw new InvalidInput(issues)
  return sent as T
}

/** @param at the path of what is read, with its dot. */
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

/** The fields of a schema that are lists or objects with other names inside. */
const innerOf = new WeakMap<JsonSchema, readonly (readonly [string, JsonSchema])[]>()

function innerFields(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  let known = innerOf.get(schema)
  if (!known) {
    known = Object.entries(schema.properties ?? {}).filter(([, field]) => hasAliases(field))
    innerOf.set(schema, known)
  }
  return known
}

const hasAliases = (schema: JsonSchema): boolean =>
  aliasMap(schema).size > 0 || innerFields(schema).length > 0 || (schema.items !== undefined && hasAliases(schema.items))

/** The names a schema has at the end of a path: those of the input itself, or of an object inside it. */
function fieldsAt(schema: JsonSchema, path: readonly PropertyKey[]): string[] {
  let inner: JsonSchema | undefined = schema
  for (const key of path) inner = typeof key === 'number' ? inner?.items : inner?.properties?.[String(key)]
  return Object.keys(inner?.properties ?? {})
}

/** "1 item", "3 itens". */
const counted = (count: number | bigint, [one, many]: readonly [string, string]): string => `${count} ${Number(count) === 1 ? one : many}`

function issuesOf(found: z.core.$ZodIssue, schema: JsonSchema): Issue[] {
  const field = found.path.join('.')
  const [came, got] = shown(found.input)
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
            word`deve ter ao menos ${counted(found.minimum, ['item', 'itens'])}`,
            `must have at least ${counted(found.minimum, ['item', 'items'])}`,
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
      if (found.origin === 'array')
        return [
          issue(
            field,
            'too_large',
            word`deve ter no máximo ${counted(found.maximum, ['item', 'itens'])}`,
            `must have at most ${counted(found.maximum, ['item', 'items'])}`,
          ),
        ]
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
      const near = typeof found.input === 'string' ? nearOption(found.input, found.values.map(String)) : undefined
      return [
        issue(
          field,
          'not_an_option',
          word`deve ser um de: ${options}; veio ${came}${near ? word`; você quis dizer "${near}"?` : ''}`,
          `must be one of: ${options}; got ${got}${near ? `; did you mean "${near}"?` : ''}`,
        ),
      ]
    }
    case 'custom': {
      const { code = 'inconsistent', english = found.message }: { code?: IssueCode; english?: string } = found.params ?? {}
      return [issue(field, code, found.message, english)]
    }
    default:
      return [issue(field, 'wrong_format', word`tem formato inválido; veio ${came}`, `has an invalid format; got ${got}`)]
  }
}

function unknownFields({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, fields: readonly string[]): Issue[] {
  const known = fields.join(', ')
  // A few are enough to see the mistake; looking up thousands of names would be work for an attacker's sake.
  return keys.slice(0, MAX_UNKNOWN).map((name) => {
    const near = nearest(name, fields, 1)[0]
    const key = [...path, name].join('.')
    return near
      ? issue(key, 'unknown_field', word`campo desconhecido; você quis dizer "${near}"?`, `unknown field; did you mean "${near}"?`)
      : issue(
          key,
          'unknown_field',
          word`campo desconhecido; os campos são ${known || 'nenhum'}`,
          `unknown field; the fields are ${known || 'none'}`,
        )
  })
}

const missing = (field: string): Issue => issue(field, 'required', 'é obrigatório', 'is required')

/** What came, short enough to repeat in a message. */
function shown(value: unknown): readonly [told: string, english: string] {
  // Written out, a value nested thousands deep would exhaust the stack.
  if (Array.isArray(value)) return [spoken('uma lista'), 'a list']
  if (isRecord(value)) return [spoken('um objeto'), 'an object']
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return [short, short]
}

/** The option that was meant; half of one may be half of its opposite: "demissao" is no "pedido_demissao". */
function nearOption(typed: string, options: readonly string[]): string | undefined {
  const [near] = nearest(typed, options, 1)
  return near?.split('_').includes(typed.toLowerCase()) ? undefined : near
}
