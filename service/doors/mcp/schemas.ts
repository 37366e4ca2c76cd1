/** The registry's JSON Schemas as a model should read them: no marks of our own, and no more text than says something. */
import { readersLanguage, spoken } from '../../../engine/core/language.ts'
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'

/** As the protocol's package types it. */
export interface ObjectSchema {
  [key: string]: unknown
  type: 'object'
}

const UNITS: Readonly<Record<string, string>> = { BRL: 'em reais', percent: 'em porcentagem: 10 é 10%' }

/** What every answer carries in the same form: its items are told once, in the instructions, and not in each of many schemas. */
const COMMON = new Set(['basis', 'rates', 'steps'])

/** Made once for each schema and language, whatever the selections it is listed in: they share what they tell. */
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

/** What may be sent, with units in words and names of the registry listed. */
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

/** What must be sent, and the names of so many of what may be: the rest is told on request, and what is wrong is refused by name. */
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

/** How many fields a brief list leaves out. */
export const leftOut = ({ properties = {}, required = [] }: JsonSchema, optional: number): number =>
  Math.max(0, Object.keys(properties).length - required.length - optional)

/** Of a field that must be sent, its type and, where there are few, its options. */
function needed({ type, format, pattern, enum: options }: JsonSchema): Record<string, unknown> {
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(pattern && { pattern }),
    ...(options && options.length <= FEW_OPTIONS && { enum: options }),
  }
}

const FEW_OPTIONS = 12
/** Definitions tell first what most people know. */
export const MAX_OPTIONAL = 5

/** What comes back. Anything may be added to it later: additional properties are allowed. */
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
  if (unit) shown.description = `${spoken(String(plain.description)).replace(/\.$/, '')} (${spoken(unit)})`
  return shown
}
