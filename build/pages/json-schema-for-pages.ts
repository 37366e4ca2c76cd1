/**
 * Minimal JSON Schema writer for the engine's Zod usage: the newest draft, no unrepresentable types, no named or recursive schemas, only
 * the kinds operations use. A test compares it with the library's own output for every operation.
 */

/** Replaces Zod's schema-traversal module. */
export const WRITER = `import { globalRegistry } from './registries.js'
export const initializeContext = ({ io = 'output', override = () => {} }) =>
  ({ io, override, target: 'draft-2020-12', metadataRegistry: globalRegistry, seen: new Map() })
const innerOf = ({ element, innerType, keyType, valueType, in: from, out, options = [], shape = {} }) =>
  [element, innerType, keyType, valueType, from, out, ...options, ...Object.values(shape)]
const isTransforming = ({ _zod: { def } }) => def.type === 'transform' || innerOf(def).some((each) => each && isTransforming(each))
export function processSchema(schema, ctx) {
  const known = ctx.seen.get(schema)
  if (known) return known.schema
  const json = {}
  const seen = { schema: json }
  ctx.seen.set(schema, seen)
  schema._zod.processJSONSchema(ctx, json)
  const { parent } = schema._zod
  if (parent) {
    seen.ref ||= parent
    processSchema(parent, ctx)
  }
  Object.assign(json, ctx.metadataRegistry.get(schema))
  if (ctx.io === 'input') {
    if (isTransforming(schema)) {
      delete json.examples
      delete json.default
    }
    if ('_prefault' in json) json.default ??= json._prefault
  }
  delete json._prefault
  return json
}
function compactTypes(json) {
  const { anyOf } = json
  if (!anyOf?.length || json.type !== undefined) return
  for (const each of anyOf) compactTypes(each)
  if (!anyOf.every((each) => each.type && Object.keys(each).length === 1)) return
  const types = [...new Set(anyOf.flatMap(({ type }) => type))]
  delete json.anyOf
  json.type = types.length === 1 ? types[0] : types
}
export function finalize(ctx, schema) {
  const flatten = (each) => {
    const seen = ctx.seen.get(each)
    const { ref, schema: json } = seen
    if (ref === null) return
    const own = { ...json }
    seen.ref = null
    if (ref) {
      flatten(ref)
      Object.assign(json, ctx.seen.get(ref).schema, own)
      if (each._zod.parent === ref) for (const key in json) if (!(key in own)) delete json[key]
    }
    if (each._zod.parent) flatten(each._zod.parent)
    ctx.override({ zodSchema: each, jsonSchema: json })
  }
  for (const each of [...ctx.seen.keys()].reverse()) flatten(each)
  for (const { schema: json } of ctx.seen.values()) compactTypes(json)
  return JSON.parse(JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...ctx.seen.get(schema).schema }))
}
export const createToJSONSchemaMethod = (schema) => (params) => {
  const ctx = initializeContext(params)
  processSchema(schema, ctx)
  return finalize(ctx, schema)
}
export const createStandardJSONSchemaMethod = () => undefined`

/** Kinds no operation uses: their schemas are not bundled, and empty names replace them for the modules that refer to them. */
const ABSENT = [
  'bigint catch custom date file function intersection lazy map nan nonoptional null promise readonly set success symbol',
  'templateLiteral tuple undefined void',
].flatMap((names) => names.split(' '))

/** Replaces Zod's module with the writer of each kind. */
export const KINDS = `import { processSchema } from './to-json-schema.js'
import { getEnumValues, NUMBER_FORMAT_RANGES } from './util.js'
const least = (limits, key, value) => { if (!(limits[key] >= value)) limits[key] = value }
const most = (limits, key, value) => { if (!(limits[key] <= value)) limits[key] = value }
const CHECKS = {
  greater_than: (limits, { inclusive, value }) => least(limits, inclusive ? 'minimum' : 'exclusiveMinimum', value),
  less_than: (limits, { inclusive, value }) => most(limits, inclusive ? 'maximum' : 'exclusiveMaximum', value),
  min_length: (limits, { minimum }) => least(limits, 'minimum', minimum),
  max_length: (limits, { maximum }) => most(limits, 'maximum', maximum),
  number_format(limits, { format }) {
    limits.isInt ||= format.includes('int')
    const [minimum, maximum] = NUMBER_FORMAT_RANGES[format]
    least(limits, 'minimum', minimum)
    most(limits, 'maximum', maximum)
  },
  string_format(limits, { format, pattern }) {
    limits.format = format
    if (pattern) limits.pattern = pattern
  },
}
export function aggregateChecks(schema) {
  const { def, traits } = schema._zod
  const limits = {}
  for (const each of [...(traits.has('$ZodCheck') ? [schema] : []), ...(def.checks ?? [])]) CHECKS[each._zod.def.check]?.(limits, each._zod.def)
  return limits
}
export function stringProcessor(schema, ctx, json) {
  json.type = 'string'
  const { minimum, maximum, format, pattern } = aggregateChecks(schema)
  if (minimum !== undefined) json.minLength = minimum
  if (maximum !== undefined) json.maxLength = maximum
  if (format && format !== 'regex') json.format = format
  if (pattern) json.pattern = pattern.source
}
export function numberProcessor(schema, ctx, json) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, isInt } = aggregateChecks(schema)
  json.type = isInt ? 'integer' : 'number'
  if (exclusiveMinimum >= (minimum ?? -Infinity)) json.exclusiveMinimum = exclusiveMinimum
  else if (minimum !== undefined) json.minimum = minimum
  if (exclusiveMaximum <= (maximum ?? Infinity)) json.exclusiveMaximum = exclusiveMaximum
  else if (maximum !== undefined) json.maximum = maximum
}
export const booleanProcessor = (schema, ctx, json) => { json.type = 'boolean' }
export const neverProcessor = (schema, ctx, json) => { json.not = {} }
const nothing = () => {}
export const anyProcessor = nothing, unknownProcessor = nothing, transformProcessor = nothing
export function enumProcessor({ _zod: { def } }, ctx, json) {
  const values = getEnumValues(def.entries)
  for (const type of ['number', 'string']) if (values.every((value) => typeof value === type)) json.type = type
  json.enum = values
}
export function literalProcessor({ _zod: { def: { values: [value] } } }, ctx, json) {
  json.type = typeof value
  json.const = value
}
export function arrayProcessor(schema, ctx, json) {
  const { minimum, maximum } = aggregateChecks(schema)
  if (minimum !== undefined) json.minItems = minimum
  if (maximum !== undefined) json.maxItems = maximum
  json.type = 'array'
  json.items = processSchema(schema._zod.def.element, ctx)
}
const startsWithTransform = ({ in: from }) => from._zod.traits.has('$ZodTransform')
const isOptional = ({ _zod: { def, optin } }) => def.type === 'pipe' && startsWithTransform(def) ? isOptional(def.out) : optin !== undefined
export function objectProcessor({ _zod: { def: { shape, catchall } } }, ctx, json) {
  json.type = 'object'
  json.properties = {}
  for (const key in shape) json.properties[key] = processSchema(shape[key], ctx)
  const required = Object.keys(shape).filter((key) => ctx.io === 'input' ? !isOptional(shape[key]) : shape[key]._zod.optout === undefined)
  if (required.length > 0) json.required = required
  if (catchall ? catchall._zod.def.type === 'never' : ctx.io === 'output') json.additionalProperties = false
  else if (catchall) json.additionalProperties = processSchema(catchall, ctx)
}
export function unionProcessor({ _zod: { def } }, ctx, json) {
  json[def.inclusive === false ? 'oneOf' : 'anyOf'] = def.options.map((each) => processSchema(each, ctx))
}
export function recordProcessor({ _zod: { def } }, ctx, json) {
  json.type = 'object'
  json.propertyNames = processSchema(def.keyType, ctx)
  json.additionalProperties = processSchema(def.valueType, ctx)
  const { values } = def.keyType._zod
  if (values && !def.partial && !(ctx.io === 'input' && isOptional(def.valueType))) json.required = [...values].map(String)
}
export function nullableProcessor({ _zod: { def } }, ctx, json) {
  json.anyOf = [processSchema(def.innerType, ctx), { type: 'null' }]
}
function within(schema, inner, ctx) {
  processSchema(inner, ctx)
  ctx.seen.get(schema).ref = inner
}
export const optionalProcessor = (schema, ctx, json) => within(schema, schema._zod.def.innerType, ctx)
export function defaultProcessor(schema, ctx, json) {
  optionalProcessor(schema, ctx, json)
  const value = schema._zod.def.defaultValue
  if (typeof value !== 'bigint') json.default = value
}
export function prefaultProcessor(schema, ctx, json) {
  optionalProcessor(schema, ctx, json)
  if (ctx.io === 'input') json._prefault = schema._zod.def.defaultValue
}
export function pipeProcessor(schema, ctx, json) {
  const { def } = schema._zod
  within(schema, ctx.io === 'output' || startsWithTransform(def) ? def.out : def.in, ctx)
}
export const toJSONSchema = nothing, ${ABSENT.map((kind) => `${kind}Processor = nothing`).join(', ')}`
