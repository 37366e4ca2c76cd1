/** Registry JSON Schemas as presented to a model: no internal extension keywords and minimal text. */
import { readersLanguage, translate } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import type { Registry } from '../../../engine/operation/definition/registry.ts'

/** Same shape as the protocol package's type. */
export interface ObjectSchema {
  [key: string]: unknown
  type: 'object'
}

const UNITS: Readonly<Record<string, string>> = { BRL: 'em reais', percent: 'em porcentagem: 10 é 10%' }

/** Fields common to every answer: the instructions describe their items once, instead of each schema. */
const COMMON = new Set(['basis', 'rates', 'steps'])

/** Memoizes by schema and language; all selections share the result. */
function once(make: (schema: JsonSchema) => ObjectSchema): (schema: JsonSchema) => ObjectSchema {
  const kept = new WeakMap<JsonSchema, Map<string, ObjectSchema>>()
  return (schema) => {
    const languages = kept.get(schema) ?? new Map<string, ObjectSchema>()
    kept.set(schema, languages)
    const language = readersLanguage()?.tag ?? ''
    const made = languages.get(language) ?? make(schema)
    languages.set(language, made)
    return made
  }
}

const inputs = new WeakMap<Registry, (schema: JsonSchema) => ObjectSchema>()

/** Input schema, with units in words and registry names listed. */
export function inputFor(schema: JsonSchema, registry: Registry): ObjectSchema {
  let made = inputs.get(registry)
  if (!made) {
    made = once((own) => inputIn(own, registry))
    inputs.set(registry, made)
  }
  return made(schema)
}

function inputIn(schema: JsonSchema, registry: Registry): ObjectSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { 'x-names-of': kind, ...rest } = property
    return [name, { ...clean(rest, true), ...(kind !== undefined && { enum: [...registry[kind].keys()] }) }] as const
  })
  return { ...clean(schema, true), type: 'object', properties: Object.fromEntries(properties) }
}

const briefs = new Map<number, (schema: JsonSchema) => ObjectSchema>()

/** Required fields plus the names of up to `optional` others; the rest is available on request, and invalid fields are rejected by name. */
export function briefFor(schema: JsonSchema, optional: number): ObjectSchema {
  let made = briefs.get(optional)
  if (!made) {
    made = once((own) => briefIn(own, optional))
    briefs.set(optional, made)
  }
  return made(schema)
}

function briefIn({ properties = {}, required = [] }: JsonSchema, most: number): ObjectSchema {
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  const told = Object.entries(properties)
    .filter(([name]) => required.includes(name) || optional.indexOf(name) < most)
    .map(([name, field]) => [name, required.includes(name) ? needed(field) : {}])
  return { type: 'object', properties: Object.fromEntries(told), ...(required.length > 0 && { required }) }
}

/** Number of fields a brief schema omits. */
export const leftOut = ({ properties = {}, required = [] }: JsonSchema, optional: number): number =>
  Math.max(0, Object.keys(properties).length - required.length - optional)

/** Type of a required field and, when there are few, its options. */
function needed({ type, format, pattern, enum: options }: JsonSchema): Record<string, unknown> {
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(pattern && { pattern }),
    ...(options && options.length <= FEW_OPTIONS && { enum: options }),
  }
}

const FEW_OPTIONS = 12
/** Definitions list the best-known fields first. */
export const MAX_OPTIONAL = 5

/** Output schema. Allows additional properties, so that fields can be added later. */
export const outputFor = once((schema) => {
  const { properties, ...rest } = schema
  const shown = Object.entries(properties ?? {}).map(([name, property]) => {
    const { items, ...own } = property
    return [name, COMMON.has(name) && items ? { ...clean(own, false), items: { type: 'object' } } : clean(property, false)]
  })
  return { ...clean(rest, false), type: 'object', ...(properties && { properties: Object.fromEntries(shown) }), additionalProperties: true }
})

function clean({ properties, items, anyOf, oneOf, allOf, ...plain }: JsonSchema, withUnits: boolean): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(plain)) {
    if (key === '$schema' || key.startsWith('x-')) continue
    if (value !== Number.MAX_SAFE_INTEGER && value !== Number.MIN_SAFE_INTEGER) shown[key] = value
  }
  const deeper = (schema: JsonSchema) => clean(schema, withUnits)
  if (properties) shown.properties = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, deeper(property)]))
  if (items) shown.items = deeper(items)
  if (anyOf) shown.anyOf = anyOf.map(deeper)
  if (oneOf) shown.oneOf = oneOf.map(deeper)
  if (allOf) shown.allOf = allOf.map(deeper)
  const unit = withUnits ? UNITS[(plain['x-unit'] ?? '').replace(/^BRL\/.*/, 'BRL')] : undefined
  if (unit) shown.description = `${translate(String(plain.description)).replace(/\.$/, '')} (${translate(unit)})`
  return shown
}
