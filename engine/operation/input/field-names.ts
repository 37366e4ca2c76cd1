/**
 * Concept and aliases of each field. A field with a concept accepts the concept's other names; a name that would match two fields matches
 * neither. Responses use the operation's own names.
 */

import type { JsonSchema } from '../definition/descriptor.ts'
import { takesDay } from './date-field.ts'
import { CONCEPTS, type Concept } from './vocabulary/names.ts'

type Named = readonly [name: string, concept: Concept]

const VOCABULARY: ReadonlyMap<string, Concept> = new Map<string, Concept>(Object.entries(CONCEPTS))

/** Concepts that have a name among their aliases. */
let ofAlias: ReadonlyMap<string, readonly Named[]> | undefined

function conceptsCalled(alias: string): readonly Named[] {
  ofAlias ??= indexed()
  return ofAlias.get(alias) ?? []
}

function indexed(): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, Named[]>()
  for (const named of VOCABULARY) for (const alias of named[1].aliases) found.set(alias, [...(found.get(alias) ?? []), named])
  return found
}

/** Unit of a field, as in the vocabulary. */
export function unitOf(field: JsonSchema): string {
  const { 'x-unit': unit, format, type, enum: options } = field
  return unit ?? (takesDay(field) ? 'date' : format) ?? (options ? 'choice' : type === 'array' ? 'list' : (type ?? 'any'))
}

/** Schemas use plain percent for yearly and monthly rates. */
const isIn = (unit: string, concept: Concept): boolean => concept.unit === unit || concept.unit.startsWith(`${unit}/`)

/** Marks a field that shares a concept's name but has another meaning. */
const OWN = 'own'

/** Concept of a field; null for a field specific to its operation. */
function conceptOf(name: string, field: JsonSchema): string | null {
  const said = field['x-concept']
  if (said !== undefined) return said === OWN ? null : said
  const unit = unitOf(field)
  const main = VOCABULARY.get(name)
  if (main && isIn(unit, main)) return name
  const [only, ...more] = conceptsCalled(name).filter(([, concept]) => isIn(unit, concept))
  return only && more.length === 0 ? only[0] : null
}

/** Adds each property's concept and aliases. */
export function withConcepts(properties: NonNullable<JsonSchema['properties']>): NonNullable<JsonSchema['properties']> {
  const fields = Object.entries(properties).map(([name, field]) => ({ name, field, concept: conceptOf(name, field) }))
  const taken = new Set([...Object.keys(properties), ...fields.flatMap(({ field }) => ownAliases(field))])
  const times = new Map<string, number>()
  for (const { concept } of fields) for (const name of namesOf(concept)) times.set(name, (times.get(name) ?? 0) + 1)
  return Object.fromEntries(
    fields.map(({ name, field: { 'x-concept': _said, ...field }, concept }) => {
      const aliases = [...ownAliases(field), ...namesOf(concept).filter((each) => !taken.has(each) && times.get(each) === 1)]
      return [
        name,
        { ...field, ...(concept !== null && { 'x-concept': concept }), ...(aliases.length > 0 && { 'x-aliases': aliases }) },
      ] as const
    }),
  )
}

/** Aliases of a field within its operation, former names included. */
const ownAliases = (field: JsonSchema): readonly string[] => [...(field['x-aliases'] ?? []), ...(field['x-former-names'] ?? [])]

/** Every name of a concept. */
function namesOf(concept: string | null): readonly string[] {
  const row = concept === null ? undefined : VOCABULARY.get(concept)
  return concept !== null && row ? [concept, ...row.aliases] : []
}
