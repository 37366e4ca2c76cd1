/** The registry's JSON Schemas as a model should read them: no marks of our own, and no more text than says something. */

import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { NAMES_OF } from '../../../engine/core/operation/fields.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'

export interface ObjectSchema extends JsonSchema {
  type: 'object'
}

const UNITS: Readonly<Record<string, string>> = { BRL: 'em reais', percent: 'em %: 10 é 10%' }

/** What every answer carries in the same form: its items are told once, in the instructions, and not in each of many schemas. */
const COMMON = new Set(['basis', 'rates', 'steps'])

/** What may be sent, with units in words and names of the registry listed. */
export function inputFor(schema: JsonSchema, registry: Registry): ObjectSchema {
  const properties = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {}).map(([name, property]) => {
    const { [NAMES_OF]: kind, ...rest } = property
    return [name, { ...clean(rest, true), ...(kind !== undefined && { enum: [...registry[kind as 'laws'].keys()] }) }] as const
  })
  return { ...clean(schema, true), type: 'object', properties: Object.fromEntries(properties) }
}

/** What comes back. Anything may be added to it later: additional properties are allowed. */
export function outputFor(schema: JsonSchema): ObjectSchema {
  const { properties, ...rest } = clean(schema, false) as { properties?: Record<string, JsonSchema> }
  const shown = Object.entries(properties ?? {}).map(([name, property]) => [
    name,
    COMMON.has(name) && property.items ? { ...property, items: { type: 'object' } } : property,
  ])
  return { ...rest, type: 'object', ...(properties && { properties: Object.fromEntries(shown) }), additionalProperties: true }
}

function clean(schema: JsonSchema, withUnits: boolean): JsonSchema {
  const shown: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$schema' || key.startsWith('x-')) continue
    if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) continue
    if (key === 'properties') {
      const entries = Object.entries(value as Record<string, JsonSchema>)
      shown[key] = Object.fromEntries(entries.map(([name, property]) => [name, clean(property, withUnits)]))
    } else if (Array.isArray(value) && (key === 'anyOf' || key === 'oneOf' || key === 'allOf')) {
      shown[key] = value.map((option: JsonSchema) => clean(option, withUnits))
    } else if (key === 'items') shown[key] = clean(value as JsonSchema, withUnits)
    else shown[key] = value
  }
  const unit = withUnits ? UNITS[schema['x-unit'] as string] : undefined
  if (unit) shown.description = `${String(schema.description).replace(/\.$/, '')} (${unit})`
  return shown
}
