/** Extracts repeated schemas and option lists from bodies, answers and parameters into components. */

import { at, isRecord } from '../../engine/core/collections/records.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { camel } from './scope.ts'

type Json = Record<string, unknown>

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** Keywords of a field, not of its shape: kept beside the reference. */
const OF_THE_FIELD = new Set(['description', 'default', 'x-label', 'x-unit', 'x-aliases', 'x-concept'])

/** Occurrence of a schema. */
interface SchemaUse {
  readonly schema: unknown
  /** Component name to use if repeated, from the field name; null when already named. */
  readonly wanted: string | null
  /** Owner, used to distinguish equal names. */
  readonly owner: string
}

export class Sharing {
  readonly #counts = new Map<string, number>()
  /** The operations a shape is written for. */
  readonly #owners = new Map<string, Set<string>>()
  readonly #names = new Map<string, string>()
  readonly #usedNames: Set<string>
  readonly made: Json = {}

  /** @param places every occurrence, so that repetitions are known before writing the first. */
  constructor(places: Iterable<SchemaUse>, taken: Iterable<string>) {
    this.#usedNames = new Set([...taken].map(pascal))
    for (const { schema, wanted, owner } of places) this.#count(schema, wanted === null, owner)
  }

  #count(value: unknown, named: boolean, owner: string): void {
    if (Array.isArray(value)) for (const item of value) this.#count(item, named, owner)
    if (Array.isArray(value) || value === null || typeof value !== 'object') return
    const text = named ? null : shapeText(value)
    if (text !== null) {
      const before = this.#counts.get(text) ?? 0
      this.#counts.set(text, before + 1)
      this.#owners.set(text, (this.#owners.get(text) ?? new Set()).add(owner))
      // Skips the children of a repeated shape: they are written once with it.
      if (before > 0) return
    }
    for (const [key, member] of Object.entries(value))
      if (key === 'properties' && isRecord(member)) for (const field of Object.values(member)) this.#count(field, false, owner)
      else this.#count(member, key === 'allOf', owner)
  }

  written({ schema, wanted, owner }: SchemaUse): unknown {
    if (Array.isArray(schema)) return schema.map((item) => this.written({ schema: item, wanted, owner }))
    if (schema === null || typeof schema !== 'object') return schema
    const text = wanted === null ? null : shapeText(schema)
    const name = text === null || wanted === null ? null : this.#nameOf(text, wanted, owner, kindOf(schema))
    if (name === null) return this.#through(schema, wanted, owner)
    if (!Object.hasOwn(this.made, name)) {
      this.made[name] = {}
      // Names nested shapes after the shared shape, not after its first user.
      this.made[name] = this.#through(split(schema).shape, wanted, this.#isOfMany(text) ? name : owner)
    }
    return { ...ref(name), ...split(schema).field }
  }

  #through(schema: object, wanted: string | null, owner: string): Json {
    return Object.fromEntries(
      Object.entries(schema).map(([key, member]) => {
        if (key === 'properties' && isRecord(member)) return [key, this.#fields(member, owner)]
        if (key === 'allOf' || wanted === null) return [key, this.written({ schema: member, wanted: null, owner })]
        return [key, this.written({ schema: member, wanted: key === 'items' ? singular(wanted) : wanted, owner })]
      }),
    )
  }

  #fields(fields: Readonly<Json>, owner: string): Json {
    return Object.fromEntries(
      Object.entries(fields).map(([field, schema]) => [field, this.written({ schema, wanted: pascal(field), owner })]),
    )
  }

  #isOfMany(text: string | null): boolean {
    return text !== null && (this.#owners.get(text)?.size ?? 0) > 1
  }

  /** Names that are of no operation: a shape of many has one even where its field is a single word. */
  #ownNames(text: string, wanted: string, kind: ShapeKind): readonly string[] {
    if (!isOneWord(wanted)) return [wanted]
    const named = kind === 'Entry' ? SHAPES[wanted] : undefined
    return [...(named === undefined ? [] : [named]), ...(this.#isOfMany(text) ? [`${wanted}${kind}`] : [])]
  }

  #nameOf(text: string, wanted: string, owner: string, kind: ShapeKind): string | null {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (!isWorthAName(text, wanted, this.#counts.get(text) ?? 0)) return null
    const name =
      [...this.#ownNames(text, wanted, kind), owner.endsWith(wanted) && owner !== wanted ? owner : `${owner}${wanted}`].find(
        (each) => !this.#usedNames.has(each),
      ) ?? null
    if (name === null) return null
    this.#usedNames.add(name)
    this.#names.set(text, name)
    return name
  }
}

/** Names of shapes that a field's name does not tell. */
const SHAPES: Readonly<Record<string, string>> = { Basis: 'LawReference', Step: 'CalculationStep', Rate: 'RateReference' }

type ShapeKind = 'Option' | 'List' | 'Entry'

function kindOf({ enum: options, items }: JsonSchema): ShapeKind {
  if (options) return 'Option'
  return items ? 'List' : 'Entry'
}

/** Single words such as Index, Type or Event collide with types or file names in generated clients. */
const isOneWord = (name: string): boolean => !/.[A-Z]/.test(name)

/** True when references take fewer bytes than the inlined copies. */
function isWorthAName(text: string, name: string, times: number): boolean {
  const reference = JSON.stringify(ref(name)).length
  return times > 1 && times * (text.length - reference) > text.length + name.length
}

/** Identity of a non-trivial schema. For lists of objects, the row is named. */
function shapeText(schema: JsonSchema): string | null {
  const { properties, enum: options, items, anyOf } = schema
  const isChoice = anyOf?.every(({ type }) => type !== undefined && type !== 'null')
  if (!properties && !options && !isChoice && !(items && shapeText(items) === null)) return null
  return JSON.stringify(Object.entries(split(schema).shape).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function split(schema: object): { readonly shape: Json; readonly field: Json } {
  const members = Object.entries(schema)
  return {
    shape: Object.fromEntries(members.filter(([key]) => !OF_THE_FIELD.has(key))),
    field: Object.fromEntries(members.filter(([key]) => OF_THE_FIELD.has(key))),
  }
}

export const pascal = (field: string): string => `${field[0]!.toUpperCase()}${camel(field).slice(1)}`

/** steps → Step; basis stays. */
const singular = (name: string): string => name.replace(/(?<=[^isu])s$/, '')

/** GET parameters of a path, including referenced ones. */
export function getParameters(item: Json): readonly Json[] {
  const parameters = at(item.get, 'parameters')
  return Array.isArray(parameters) ? parameters : []
}

/** Owner name for the parameters of a path: its GET's `operationId`. */
export const parameterOwner = (item: Json): string => pascal(String(at(item.get, 'operationId') ?? 'asked'))

/** Path with its parameters mapped by `written`. */
export function mapParameters(item: Json, written: (parameter: Json) => Json): Json {
  const parameters = getParameters(item)
  return parameters.length === 0 || !isRecord(item.get) ? item : { ...item, get: { ...item.get, parameters: parameters.map(written) } }
}
