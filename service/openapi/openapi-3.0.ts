/** OpenAPI 3.0.3 from the 3.1 description: oapi-codegen, and the Go and Java generators of openapi-generator, read only the older dialect. */
import { isRecord } from '../../engine/core/collections/records.ts'
import type { Pause } from '../host/requests/prebuilt-text.ts'
import { camel } from './scope.ts'
import { pascal } from './sharing.ts'

type Json = Record<string, unknown>

/** Converts a whole description. A conversion of one description at once would hold the event loop for tens of milliseconds. */
export async function toOpenApi30(description: Json, pause: Pause): Promise<Json> {
  const { openapi: _version, info, paths, components, ...rest } = description
  const { schemas: written, ...others } = recordOf(components)
  const schemas = recordOf(written)
  const inPieces = async (members: Json, convert: (member: unknown) => unknown): Promise<Json> => {
    const converted: Json = {}
    for (const [name, member] of Object.entries(members)) {
      const turn = pause()
      if (turn) await turn
      converted[name] = convert(member)
    }
    return converted
  }
  return {
    openapi: '3.0.3',
    ...rest,
    info: infoOf(recordOf(info)),
    paths: await inPieces(recordOf(paths), (path) => withSchemas(path, schemas)),
    components: {
      schemas: withNamedConstants(await inPieces(schemas, (schema) => schema30(schema, schemas))),
      ...recordOf(withSchemas(others, schemas)),
    },
  }
}

const recordOf = (value: unknown): Json => (isRecord(value) ? value : {})

/** Adds the address of the license: 3.0 has no `identifier`, and no `summary` of a description. */
function infoOf({ summary: _summary, license, ...info }: Json): Json {
  const { identifier, ...named } = recordOf(license)
  return { ...info, ...(license !== undefined && { license: { ...named, url: `https://spdx.org/licenses/${identifier}.html` } }) }
}

/** Values sent and received: nothing in them is a schema, whatever their members are called. */
const VALUES = new Set(['example', 'examples'])

/** Converts every schema in a part of the description that is not one itself. */
function withSchemas(value: unknown, shared: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => withSchemas(item, shared))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      VALUES.has(key) ? member : key === 'schema' && isRecord(member) ? schema30(member, shared) : withSchemas(member, shared),
    ]),
  )
}

/** Keywords of JSON Schema 2020-12 that 3.0 has no word for. */
const WITHOUT_A_WORD = new Set(['$schema', 'contentMediaType', 'contentSchema', 'contentEncoding', 'propertyNames'])

/** Converts one schema and those inside it. @param shared what references point at, by name: a nullable reference needs its type. */
export function schema30(schema: unknown, shared: Json = {}): unknown {
  if (!isRecord(schema)) return schema
  const converted: Json = {}
  for (const [key, member] of Object.entries(schema)) {
    if (WITHOUT_A_WORD.has(key)) continue
    if (key === 'properties') converted.properties = mapped(recordOf(member), shared)
    else if (key === 'required') {
      // An empty list is not valid in 3.0.
      if (Array.isArray(member) && member.length > 0) converted.required = member
    } else if (key === 'const') {
      // Generators have no enumerations of booleans.
      if (typeof member !== 'boolean') converted.enum = [member]
    } else if (key === 'default') {
      // Go's generator writes an object as Go source, which does not compile.
      if (!isRecord(member)) converted.default = member
    } else if (key === 'examples') converted.example = Array.isArray(member) ? member[0] : member
    else if (VALUES_OF_A_FIELD.has(key)) converted[key] = member
    else converted[key] = Array.isArray(member) ? member.map((each) => schema30(each, shared)) : schema30(member, shared)
  }
  return wrapReference(double(typed(choice(bounded(converted), shared))))
}

/** Go's generators read a number without a format as 32 bits, which does not hold the centavos of 200,000 reais. */
function double(schema: Json): Json {
  return schema.type === 'number' && schema.format === undefined ? { ...schema, format: 'double' } : schema
}

const VALUES_OF_A_FIELD = new Set(['enum', 'example'])

const mapped = (properties: Json, shared: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, schema30(property, shared)]))

/** Exclusive bounds are a number in 2020-12 and a mark beside the bound in 3.0; of two bounds the narrower is kept. */
function bounded(schema: Json): Json {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = schema
  return {
    ...rest,
    // The bounds of what JSON can carry: Go's generator compares them with 32 bits, which does not compile.
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(typeof exclusiveMinimum === 'number' &&
      !(typeof minimum === 'number' && minimum > exclusiveMinimum) && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(typeof exclusiveMaximum === 'number' &&
      !(typeof maximum === 'number' && maximum < exclusiveMaximum) && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }
}

const isNull = (schema: unknown): boolean => isRecord(schema) && schema.type === 'null'

/** One of several schemas: null becomes a mark; of a single one left the choice is undone; plain values of different types exclude each other. */
function choice(schema: Json, shared: Json): Json {
  const key = schema.anyOf ? 'anyOf' : 'oneOf'
  const { [key]: among, ...rest } = schema
  if (!Array.isArray(among)) return schema
  const options = among.filter((each) => !isNull(each))
  const nullable = options.length < among.length && { nullable: true }
  const [only] = options
  if (options.length === 1 && isRecord(only))
    return { ...typeOfReference(only, shared), ...only, ...rest, ...withNull({ ...only, ...nullable }) }
  const types = options.map((each) => (isRecord(each) ? each.type : undefined))
  const exclusive = types.every((type) => type !== undefined) && new Set(types).size === types.length
  return { ...rest, [exclusive ? 'oneOf' : key]: options.map(openByDefault), ...nullable }
}

/** Members of any kind are the default of an object: said of an option, Java's generator writes `Map<String, Object>.class`, which does not compile. */
function openByDefault(option: unknown): unknown {
  if (!isRecord(option) || option.type !== 'object' || option.properties !== undefined) return option
  const { additionalProperties, ...rest } = option
  const isOpen = additionalProperties === true || (isRecord(additionalProperties) && Object.keys(additionalProperties).length === 0)
  return isOpen ? rest : option
}

/** The type of what a reference points at: `nullable` says nothing without a type beside it. */
function typeOfReference({ $ref, allOf: [first] = [] }: Json & { readonly allOf?: readonly Json[] }, shared: Json): Json {
  const pointer = $ref ?? first?.$ref
  const target = typeof pointer === 'string' ? shared[pointer.split('/').at(-1) ?? ''] : undefined
  if (!isRecord(target)) return {}
  // A list without its items is not valid in 3.0.
  if (target.type === 'array') return { type: 'array', items: schema30(target.items ?? {}, shared) }
  return { type: typeof target.type === 'string' ? target.type : 'object' }
}

/**
 * Lists of types: null becomes a mark, and several that are left become a value of any type. Of a choice of plain types Java's generator
 * reads none: it takes the number 529.5 for a text as well.
 */
function typed(schema: Json): Json {
  const { type, ...rest } = schema
  if (!Array.isArray(type)) return schema
  const types = type.filter((each) => each !== 'null')
  const nullable = types.length < type.length && { nullable: true }
  return types.length === 1
    ? { type: types[0], ...rest, ...withNull({ ...rest, ...nullable }) }
    : { ...rest, 'x-types': types, ...nullable }
}

/** A nullable list of options names null among them (3.0.3, "nullable"). */
function withNull({ nullable, enum: options }: Json): Json {
  if (nullable !== true) return {}
  return { nullable, ...(Array.isArray(options) && !options.includes(null) && { enum: [...options, null] }) }
}

/** Members beside a `$ref` are ignored in 3.0: the reference moves into an `allOf`. */
function wrapReference(schema: Json): Json {
  const { $ref, ...rest } = schema
  return $ref === undefined || Object.keys(rest).length === 0 ? schema : { allOf: [{ $ref }], ...rest }
}

/** Constants of shared enumerations, each with the name of its enumeration first: in Go all constants of a package share one scope. */
function withNamedConstants(schemas: Json): Json {
  const taken = new Set(Object.keys(schemas).map(pascal))
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      if (!isRecord(schema) || !Array.isArray(schema.enum)) return [name, schema]
      return [name, { ...schema, 'x-enum-varnames': schema.enum.map((value) => freeName(`${pascal(name)}${constantOf(value)}`, taken)) }]
    }),
  )
}

function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}${number}`
  taken.add(free)
  return free
}

/** sem_justa_causa → SemJustaCausa; letters and digits of any language's identifiers. */
function constantOf(value: unknown): string {
  const words = String(value)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  return words.length === 0 ? 'Empty' : words.map((word) => pascal(camel(word))).join('')
}
