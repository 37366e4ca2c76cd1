/** The schemas of a description: each input and result once, and what they share once for all. */
import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { ENVELOPE } from '../../../engine/core/operation/envelope.ts'
import { KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { camel, type Scope } from './scope.ts'

type Json = Record<string, unknown>
type Properties = Readonly<Record<string, JsonSchema>>

/** A shape this long that comes again has a name of its own. */
const WORTH_SHARING = 160

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** What is sent in a body; what is in the path is not in it. */
function bodySchema({ kind, inputSchema }: Operation, { brief }: Scope): Json {
  const { properties = {}, required = [], $schema: _dialect, ...schema } = inputSchema
  const path = KINDS[kind].path ?? ''
  const kept = (field: string): boolean => !path.includes(`{${field}}`)
  const names = required.filter(kept)
  return {
    ...shown(schema, brief),
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => kept(field))
        .map(([field, property]) => [field, withDefaultInWords(property, brief)]),
    ),
    ...(names.length > 0 && { required: names }),
  }
}

/** Generators take a field with a `default` for one that is always there: of what is sent it is one that may be left out. */
function withDefaultInWords(property: JsonSchema, brief: boolean): Json {
  const { default: usual, ...rest } = shown(property, brief)
  if (usual === undefined) return rest
  return { ...rest, description: `${rest.description ?? ''}. Padrão: ${JSON.stringify(usual)}`.replace(/([.?!])\. /, '$1 ') }
}

/** The words of pages are left out, and bounds that only say "a number of JSON"; in brief a field is described by its label. */
export function shown(schema: JsonSchema, brief: boolean): Json {
  const kept: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$schema' || LEFT_OUT.has(key) || (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER)) continue
    if (brief && BRIEFLY_LEFT_OUT.has(key)) continue
    kept[key] = key === 'properties' ? mapped(value as Properties, brief) : inner(value, brief)
  }
  if (brief && schema['x-label'] !== undefined) kept.description = schema['x-label']
  return kept
}

const LEFT_OUT = new Set(['x-label', 'x-hint', 'x-none', 'x-decimals', 'x-quiet', 'x-stated-with', 'x-names-of'])

/** What the group's own description has. */
const BRIEFLY_LEFT_OUT = new Set(['x-option-words', 'x-unit'])

const mapped = (properties: Properties, brief: boolean): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, shown(property, brief)]))

function inner(value: unknown, brief: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inner(item, brief))
  return value !== null && typeof value === 'object' ? shown(value, brief) : value
}

/** Gathers the schemas of many operations, and then says what they share once. */
export class Schemas {
  readonly #scope: Scope
  readonly #own = new Map<string, Json>()
  readonly #shared = new Map<string, Json>()

  constructor(scope: Scope) {
    this.#scope = scope
  }

  add(operation: Operation): void {
    const name = camel(operation.id)
    if (KINDS[operation.kind].path !== null) this.#own.set(`${name}Input`, bodySchema(operation, this.#scope))
    this.#own.set(`${name}Result`, this.#result(operation))
  }

  set(name: string, schema: Json): void {
    this.#own.set(name, schema)
  }

  /** An answer is what every answer of its kind carries, and its own fields. */
  #result({ kind, resultSchema }: Operation): Json {
    const {
      properties = {},
      required = [],
      ...schema
    } = shown(resultSchema, this.#scope.brief) as {
      properties?: Json
      required?: string[]
    }
    const carried = ENVELOPE.filter((field) => Object.hasOwn(properties, field))
    if (kind === 'query' || !carried.includes('basis')) return { ...schema, properties, required }
    const part = (keep: (field: string) => boolean): Json => ({
      type: 'object',
      properties: Object.fromEntries(Object.entries(properties).filter(([field]) => keep(field))),
      required: required.filter(keep),
    })
    const envelope = `${KINDS[kind].noun[0]!.toUpperCase()}${KINDS[kind].noun.slice(1)}Answer`
    const common = COMMON[kind] ?? []
    const isCommon = (field: string): boolean => carried.includes(field) || common.includes(field)
    if (!this.#shared.has(envelope)) this.#shared.set(envelope, part(isCommon))
    return { allOf: [ref(envelope), part((field) => !isCommon(field))] }
  }

  /** All of them by name, with what comes more than once in components of its own. */
  components(): Json {
    const named = [...this.#shared, ...this.#own]
    const counts = new Map<string, number>()
    for (const [, schema] of named) count(schema, counts)
    const names = new Map<string, string>()
    const made: Json = {}
    const taken = (name: string): boolean => Object.hasOwn(made, name) || this.#shared.has(name) || this.#own.has(name)

    const nameFor = (text: string, wanted: string, schema: Json): string => {
      let name = names.get(text)
      if (name !== undefined) return name
      name = wanted
      for (let again = 2; taken(name); again++) name = `${wanted}${again}`
      names.set(text, name)
      made[name] = schema
      return name
    }

    /** @param wanted a name for this, from the field that holds it; null for what has a name already. */
    const replaced = (value: unknown, wanted: string | null): unknown => {
      if (Array.isArray(value)) return value.map((item) => replaced(item, wanted))
      if (value === null || typeof value !== 'object') return value
      const through: Json = {}
      for (const [key, member] of Object.entries(value)) {
        if (key === 'properties')
          through[key] = Object.fromEntries(Object.entries(member as Json).map(([field, each]) => [field, replaced(each, pascal(field))]))
        else through[key] = replaced(member, key === 'items' && wanted !== null ? singular(wanted) : wanted)
      }
      const text = JSON.stringify(value)
      return wanted === null || (counts.get(text) ?? 0) < 2 ? through : ref(nameFor(text, wanted, through))
    }

    const roots = named.map(([name, schema]) => [name, replaced(schema, null)] as const)
    return { ...made, ...Object.fromEntries(roots) }
  }
}

const pascal = (field: string): string => `${field[0]!.toUpperCase()}${camel(field).slice(1)}`

/** steps → Step; basis stays. */
const singular = (name: string): string => name.replace(/(?<=[^isu])s$/, '')

/** What every decision, or check, says beside the envelope. */
const COMMON: Readonly<Partial<Record<Operation['kind'], readonly string[]>>> = {
  decision: ['question', 'answer', 'weakestLink', 'sensitivity'],
}

/** How often each shape worth a name comes. */
function count(value: unknown, counts: Map<string, number>): void {
  if (value === null || typeof value !== 'object') return
  const text = 'properties' in value ? JSON.stringify(value) : ''
  if (text.length >= WORTH_SHARING) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const member of Object.values(value)) count(member, counts)
}
