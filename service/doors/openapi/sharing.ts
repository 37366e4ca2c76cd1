/** Says once what comes again: shapes and lists of options, in bodies, answers and parameters alike. */
import type { JsonSchema } from '../../../engine/core/operation/descriptor.ts'
import { at, isRecord } from '../../../engine/core/records.ts'
import { camel } from './scope.ts'

type Json = Record<string, unknown>

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** What is said of a field rather than of its shape: it stays where the field is, beside the reference. */
const OF_THE_FIELD = new Set(['description', 'default', 'x-default', 'x-label', 'x-unit', 'x-aliases', 'x-concept'])

/** A place for a schema in what is written. */
interface Place {
  readonly schema: unknown
  /** What to call it by should it come again, from the field that holds it; null: it has a name already. */
  readonly wanted: string | null
  /** Whose it is: what tells two of that name apart. */
  readonly owner: string
}

export class Sharing {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly #taken: Set<string>
  readonly made: Json = {}

  /** @param places everything that is written, so that what comes again is known before the first is. */
  constructor(places: Iterable<Place>, taken: Iterable<string>) {
    this.#taken = new Set([...taken].map(pascal))
    for (const { schema, wanted } of places) this.#count(schema, wanted === null)
  }

  #count(value: unknown, named: boolean): void {
    if (Array.isArray(value)) for (const item of value) this.#count(item, named)
    if (Array.isArray(value) || value === null || typeof value !== 'object') return
    const text = named ? null : shapeText(value)
    if (text !== null) {
      const before = this.#counts.get(text) ?? 0
      this.#counts.set(text, before + 1)
      // What is inside a shape that came before is written with it, once.
      if (before > 0) return
    }
    for (const [key, member] of Object.entries(value))
      if (key === 'properties' && isRecord(member)) for (const field of Object.values(member)) this.#count(field, false)
      else this.#count(member, key === 'allOf')
  }

  written({ schema, wanted, owner }: Place): unknown {
    if (Array.isArray(schema)) return schema.map((item) => this.written({ schema: item, wanted, owner }))
    if (schema === null || typeof schema !== 'object') return schema
    const text = wanted === null ? null : shapeText(schema)
    const name = text === null || wanted === null ? null : this.#nameOf(text, wanted, owner)
    if (name === null) return this.#through(schema, wanted, owner)
    if (!Object.hasOwn(this.made, name)) {
      this.made[name] = {}
      this.made[name] = this.#through(split(schema).shape, wanted, owner)
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

  #nameOf(text: string, wanted: string, owner: string): string | null {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (!isWorthAName(text, wanted, this.#counts.get(text) ?? 0)) return null
    const name =
      [...(isOneWord(wanted) ? [] : [wanted]), owner.endsWith(wanted) && owner !== wanted ? owner : `${owner}${wanted}`].find(
        (each) => !this.#taken.has(each),
      ) ?? null
    if (name === null) return null
    this.#taken.add(name)
    this.#names.set(text, name)
    return name
  }
}

/** One word alone means something else in the languages clients are generated in, or is the name of a file there: Index, Type, Event. */
const isOneWord = (name: string): boolean => !/.[A-Z]/.test(name)

/** Fewer bytes by its name than in each place. */
function isWorthAName(text: string, name: string, times: number): boolean {
  const reference = JSON.stringify(ref(name)).length
  return times > 1 && times * (text.length - reference) > text.length + name.length
}

/** What makes a schema the same as another, where it is more than a plain value. Of rows of objects it is the row that has a name. */
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

/** The parameters of the GET at an address, those pointed at among them. */
export function askedIn(item: Json): readonly Json[] {
  const parameters = at(item.get, 'parameters')
  return Array.isArray(parameters) ? parameters : []
}

/** Whose the parameters of an address are: what its GET is called. */
export const askerOf = (item: Json): string => pascal(String(at(item.get, 'operationId') ?? 'asked'))

/** The same address with its parameters written otherwise. */
export function withAsked(item: Json, written: (parameter: Json) => Json): Json {
  const parameters = askedIn(item)
  return parameters.length === 0 || !isRecord(item.get) ? item : { ...item, get: { ...item.get, parameters: parameters.map(written) } }
}
