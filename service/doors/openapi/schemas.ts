/** The schemas of a description: each input and result once, and what they share once for all. */
import { word } from '../../../engine/core/language.ts'
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { KINDS } from '../../../engine/core/operation/kinds.ts'
import { lawField, takesLaw } from '../../../engine/core/operation/law-field.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { isQuery } from '../../../engine/core/operation/query.ts'
import { LAW_FIELD } from '../../../engine/core/operation/reserved.ts'
import { jsonSchema } from '../../../engine/core/operation/schemas.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { camel, type Scope } from './scope.ts'
import { askedIn, askerOf, pascal, ref, Sharing, withAsked } from './sharing.ts'

type Json = Record<string, unknown>
type Properties = Readonly<Record<string, JsonSchema>>

/** What is sent in a body; what is in the path is not in it. */
function bodySchema({ kind, inputSchema, lawDayField }: Operation, { brief }: Scope): Json {
  const { properties = {}, required = [], $schema: _dialect, ...schema } = inputSchema
  // In brief it is said once, of the parameter of that name.
  const law = !brief && takesLaw({ kind, lawDayField }) ? { [LAW_FIELD]: ref(LAW_SCHEMA) } : {}
  const path = KINDS[kind].path ?? ''
  const kept = (field: string): boolean => !path.includes(`{${field}}`)
  const names = required.filter(kept)
  return {
    ...shown(schema, brief),
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => kept(field))
        .map(([field, property]) => [field, withDefaultInWords(property, brief)])
        .concat(Object.entries(law)),
    ),
    ...(names.length > 0 && { required: names }),
  }
}

/** What a change of the law is called among the schemas. */
const LAW_SCHEMA = 'LawChange'

function lawSchema(): Json {
  const { $schema: _dialect, ...schema } = jsonSchema(lawField, 'input')
  return { ...schema }
}

/** Generators take a field with a `default` for one that is always there: of what is sent it is one that may be left out. */
function withDefaultInWords(property: JsonSchema, brief: boolean): Json {
  const { default: usual, ...rest } = shown(property, brief)
  // In brief it is said once, of the parameter of that name.
  if (usual === undefined || brief) return rest
  const description = word`${rest.description ?? ''}. Padrão: ${JSON.stringify(usual)}`.replace(/([.?!])\. /, '$1 ')
  return { ...rest, description, 'x-default': usual }
}

/** The words of pages are left out, and bounds that only say "a number of JSON"; in brief a field is described by its label. */
export function shown(schema: JsonSchema, brief: boolean): Json {
  const [value, none] = schema.anyOf ?? []
  if (schema.anyOf?.length === 2 && none?.type === 'null' && isPlain(value)) {
    const { anyOf: _either, ...field } = schema
    return { ...shown({ ...value, ...field }, brief), type: [value.type, 'null'] }
  }
  const kept: Json = {}
  for (const [key, member] of Object.entries(schema)) {
    if (LEFT_OUT.has(key) || (typeof member === 'number' && Math.abs(member) === Number.MAX_SAFE_INTEGER)) continue
    if (brief && BRIEFLY_LEFT_OUT.has(key)) continue
    kept[key] = key === 'properties' ? mapped(member as Properties, brief) : inner(member, brief)
  }
  if (brief && schema['x-label'] !== undefined) kept.description = schema['x-label']
  // A list is described: what one of it is called is in the group's own description.
  if (brief && kept.description !== undefined && isRecord(kept.items)) kept.items = unnamed(kept.items)
  return kept
}

const unnamed = ({ description: _name, ...schema }: Json): Json => schema

const isPlain = (schema: JsonSchema | undefined): schema is JsonSchema =>
  schema?.type !== undefined && ['number', 'integer', 'string', 'boolean'].includes(schema.type) && schema.enum === undefined

/** `propertyNames`: that the names of an object are texts goes without saying. */
const LEFT_OUT = new Set([
  '$schema',
  'propertyNames',
  'x-hint',
  'x-none',
  'x-decimals',
  'x-quiet',
  'x-calendar',
  'x-spoken',
  'x-option-spoken',
  'x-forms',
  'x-asked',
  'x-stated-with',
  'x-names-of',
  'x-former-names',
])

/** What the whole description has. */
const BRIEFLY_LEFT_OUT = new Set([
  'x-label',
  'x-option-words',
  'x-unit',
  'x-aliases',
  'x-option-aliases',
  'x-concept',
  'x-field-of',
  'x-granularity',
])

const mapped = (properties: Properties, brief: boolean): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, shown(property, brief)]))

function inner(value: unknown, brief: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inner(item, brief))
  return value !== null && typeof value === 'object' ? shown(value, brief) : value
}

interface ObjectSchema {
  readonly properties: Json
  readonly required: readonly string[]
}

function objectSchema(schema: JsonSchema, brief: boolean): ObjectSchema & Json {
  const { properties = {}, required = [], ...rest } = schema
  return { ...shown(rest, brief), properties: mapped(properties, brief), required }
}

/** Gathers the schemas of many operations, and then says what they share once. */
export class Schemas {
  readonly #scope: Scope
  readonly #own = new Map<string, Json>()
  readonly #common: ReadonlyMap<Operation['kind'], ReadonlySet<string>>

  /** @param operations all there are, of any group: what every answer of a kind carries does not depend on who reads. */
  constructor(scope: Scope, operations: Iterable<Operation>) {
    this.#scope = scope
    this.#common = commonFields(operations)
    if (!scope.brief) this.#own.set(LAW_SCHEMA, lawSchema())
  }

  add(operation: Operation): void {
    const name = camel(operation.id)
    if (KINDS[operation.kind].path !== null || (isQuery(operation) && operation.posted))
      this.#own.set(`${name}Input`, bodySchema(operation, this.#scope))
    this.#own.set(`${name}Result`, this.#result(operation))
  }

  set(name: string, schema: Json): void {
    this.#own.set(name, schema)
  }

  /** An answer is what every answer of its kind carries, and its own fields. */
  #result({ kind, resultSchema }: Operation): Json {
    const whole = objectSchema(resultSchema, this.#scope.brief)
    const common = this.#common.get(kind)
    if (!common) return whole
    const part = (keep: (field: string) => boolean): Json => {
      const required = whole.required.filter(keep)
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(whole.properties).filter(([field]) => keep(field))),
        ...(required.length > 0 && { required }),
      }
    }
    const envelope = `${pascal(KINDS[kind].noun)}Answer`
    this.#own.set(
      envelope,
      part((field) => common.has(field)),
    )
    const isOwn = (field: string): boolean => !common.has(field)
    return Object.keys(whole.properties).some(isOwn) ? { allOf: [ref(envelope), part(isOwn)] } : ref(envelope)
  }

  /** All of them by name, with what comes more than once in components of its own; and the same of the parameters in paths. */
  shared(paths: Record<string, Json>): { readonly schemas: Json; readonly paths: Record<string, Json> } {
    // Beside examples parameters are told in place, for who reads one operation.
    const pointing = !this.#scope.examples
    const roots = [...this.#own].map(([name, schema]) => ({
      name,
      schema,
      wanted: null,
      owner: pascal(name.replace(/(?:Input|Result|Answer|Row)$/, '')),
    }))
    const placesIn = (item: Json) =>
      askedIn(item)
        .filter(isPlace)
        .map((parameter) => placeOf(parameter, askerOf(item)))
    const parameters = pointing ? Object.values(paths).flatMap(placesIn) : []
    const sharing = new Sharing([...roots, ...parameters], this.#own.keys())
    const first = new Map<string, string>()
    const own = Object.fromEntries(
      roots.map((root) => {
        const text = JSON.stringify(root.schema)
        const same = first.get(text)
        if (same !== undefined) return [root.name, ref(same)]
        first.set(text, root.name)
        return [root.name, sharing.written(root)]
      }),
    )
    if (!pointing) return { schemas: { ...sharing.made, ...own }, paths }
    const pointed = (owner: string) => (parameter: Json) =>
      isPlace(parameter) ? { ...parameter, schema: sharing.written(placeOf(parameter, owner)) } : parameter
    const written = Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, withAsked(item, pointed(askerOf(item)))]))
    return { schemas: { ...sharing.made, ...own }, paths: written }
  }
}

const placeOf = ({ name, schema }: Json, owner: string) => ({ schema, wanted: pascal(String(name)), owner })

const isPlace = ({ schema }: Json): boolean => schema !== undefined

/** Of each kind that is asked by name, the fields that all its answers have, with the same schema. */
function commonFields(operations: Iterable<Operation>): ReadonlyMap<Operation['kind'], ReadonlySet<string>> {
  const kinds = new Map<Operation['kind'], Set<string>>()
  const said = ({ properties = {}, required = [] }: JsonSchema): Set<string> =>
    new Set(Object.entries(properties).map(([field, schema]) => JSON.stringify([field, required.includes(field), schema])))
  for (const { kind, resultSchema } of operations) {
    if (KINDS[kind].path === null) continue
    const fields = said(resultSchema)
    const before = kinds.get(kind)
    kinds.set(kind, before ? new Set([...before].filter((each) => fields.has(each))) : fields)
  }
  return new Map(
    [...kinds].flatMap(([kind, fields]) => (fields.size === 0 ? [] : [[kind, new Set([...fields].map((each) => JSON.parse(each)[0]))]])),
  )
}
