/** OpenAPI schemas: each input and result once, with shared parts as components. */

import { isRecord } from '../../engine/core/collections/records.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import { lawField, takesLaw } from '../../engine/operation/input/law-field.ts'
import { LAW_FIELD } from '../../engine/operation/input/reserved-names.ts'
import { jsonSchema } from '../../engine/operation/input/schemas.ts'
import { camel, type Scope } from './scope.ts'
import { getParameters, mapParameters, parameterOwner, pascal, ref, Sharing } from './sharing.ts'

type Json = Record<string, unknown>
type Properties = Readonly<Record<string, JsonSchema>>

/** Body schema, without path fields. */
function bodySchema({ kind, inputSchema, lawDayField }: Operation, { brief }: Scope): Json {
  const { properties = {}, required = [], $schema: _dialect, ...schema } = inputSchema
  // Brief descriptions declare it only in the parameter of that name.
  const law = !brief && takesLaw({ kind, lawDayField }) ? { [LAW_FIELD]: ref(LAW_SCHEMA) } : {}
  const path = KINDS[kind].path ?? ''
  const kept = (field: string): boolean => !path.includes(`{${field}}`)
  const names = required.filter(kept)
  return {
    ...publishedSchema(schema, brief),
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => kept(field))
        .map(([field, property]) => [field, withDefault(property, brief)])
        .concat(Object.entries(law)),
    ),
    ...(names.length > 0 && { required: names }),
  }
}

/** Component name of the law change. */
const LAW_SCHEMA = 'LawChange'

function lawSchema(): Json {
  const { $schema: _dialect, ...schema } = jsonSchema(lawField, 'input')
  return { ...schema }
}

/** In brief a default is written once, of the parameter of that name. */
function withDefault(property: JsonSchema, brief: boolean): Json {
  const { default: usual, ...rest } = publishedSchema(property, brief)
  return usual === undefined || brief ? rest : { ...rest, default: usual }
}

/** The words of pages are left out, and the two bounds that any integer of JSON has; in brief a field is described by its label. */
export function publishedSchema(schema: JsonSchema, brief: boolean): Json {
  const [value, none] = schema.anyOf ?? []
  if (schema.anyOf?.length === 2 && none?.type === 'null' && isPlain(value)) {
    const { anyOf: _either, ...field } = schema
    return { ...publishedSchema({ ...value, ...field }, brief), type: [value.type, 'null'] }
  }
  const isAnyInteger = schema.minimum === -Number.MAX_SAFE_INTEGER && schema.maximum === Number.MAX_SAFE_INTEGER
  const kept: Json = {}
  for (const [key, member] of Object.entries(schema)) {
    if (OMITTED_KEYWORDS.has(key) || (isAnyInteger && (key === 'minimum' || key === 'maximum'))) continue
    if (brief && OMITTED_WHEN_BRIEF.has(key)) continue
    kept[key] = key === 'properties' ? mapped(member as Properties, brief) : inner(member, brief)
  }
  if (brief && schema['x-label'] !== undefined) kept.description = schema['x-label']
  // Drops the row name of a described list; the group description has it.
  if (brief && kept.description !== undefined && isRecord(kept.items)) kept.items = unnamed(kept.items)
  return kept
}

const unnamed = ({ description: _name, ...schema }: Json): Json => schema

const isPlain = (schema: JsonSchema | undefined): schema is JsonSchema =>
  schema?.type !== undefined && ['number', 'integer', 'string', 'boolean'].includes(schema.type) && schema.enum === undefined

/** Includes `propertyNames`: object keys are always strings. */
const OMITTED_KEYWORDS = new Set([
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

/** Dropped from brief descriptions; the full one has them. */
const OMITTED_WHEN_BRIEF = new Set([
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
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, publishedSchema(property, brief)]))

function inner(value: unknown, brief: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inner(item, brief))
  return value !== null && typeof value === 'object' ? publishedSchema(value, brief) : value
}

interface ObjectSchema {
  readonly properties: Json
  readonly required: readonly string[]
}

function objectSchema(schema: JsonSchema, brief: boolean): ObjectSchema & Json {
  const { properties = {}, required = [], ...rest } = schema
  return { ...publishedSchema(rest, brief), properties: mapped(properties, brief), required }
}

/** Collects the schemas of many operations, then extracts the shared parts. */
export class Schemas {
  readonly #scope: Scope
  readonly #own = new Map<string, Json>()
  readonly #common: ReadonlyMap<Operation['kind'], ReadonlySet<string>>

  /** @param operations operations of every group: the common fields of a kind do not depend on the scope. */
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

  /** Composes the common fields of the kind with the operation's own. */
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

  /** All schemas by name, with repeated parts and the parameters of `paths` as components. */
  shared(paths: Record<string, Json>): { readonly schemas: Json; readonly paths: Record<string, Json> } {
    // Inlines parameters next to examples, for readers of a single operation.
    const pointing = !this.#scope.examples
    const roots = [...this.#own].map(([name, schema]) => ({
      name,
      schema,
      wanted: null,
      owner: pascal(name.replace(/(?:Input|Result|Answer|Row)$/, '')),
    }))
    const placesIn = (item: Json) =>
      getParameters(item)
        .filter(isPlace)
        .map((parameter) => placeOf(parameter, parameterOwner(item)))
    const parameters = pointing ? Object.values(paths).flatMap(placesIn) : []
    // Responses have the names of operations, and generators write one type for each name of any section.
    const taken = [...this.#own.keys(), ...roots.map(({ owner }) => owner)]
    const sharing = new Sharing([...roots, ...parameters], taken)
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
    const written = Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, mapParameters(item, pointed(parameterOwner(item)))]),
    )
    return { schemas: { ...sharing.made, ...own }, paths: written }
  }
}

const placeOf = ({ name, schema }: Json, owner: string) => ({ schema, wanted: pascal(String(name)), owner })

const isPlace = ({ schema }: Json): boolean => schema !== undefined

/** Fields with the same schema in every answer, by operation kind. */
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
