/** What the pages read of a JSON Schema, and how its descriptions become labels. */

import type { JsonSchema } from '../../../engine/core/operation/card.ts'
import { OPTION_WORDS } from '../../../engine/core/operation/fields.ts'

export interface Field {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly properties?: Readonly<Record<string, Field>>
  readonly items?: Field
  readonly anyOf?: readonly Field[]
  readonly 'x-unit'?: string
  readonly [OPTION_WORDS]?: Readonly<Record<string, string>>
}

export const fieldsOf = (schema: JsonSchema | Field): [string, Field][] =>
  Object.entries((schema.properties ?? {}) as Record<string, Field>).map(([name, field]) => [name, unwrapped(field)])

export const requiredOf = (schema: JsonSchema): readonly string[] => (schema.required as string[] | undefined) ?? []

/** A field that may be null is drawn as what it is when it is not. */
export function unwrapped(field: Field): Field {
  return field.anyOf?.find(({ type }) => type !== 'null') ?? field
}

/** The field at a path such as `monthly.total`. */
export function fieldAt(schema: JsonSchema | Field, path: string): Field | undefined {
  return path.split('.').reduce<Field | undefined>((inner, name) => {
    const found = (inner?.properties as Record<string, Field> | undefined)?.[name]
    return found && unwrapped(found)
  }, schema as Field)
}

/** The first clause names the field; the rest explains it. */
export function labelOf(field: Field, name = ''): string {
  return parted(field.description ?? name)[0]
}

export function hintOf(field: Field): string {
  return parted(field.description ?? '')[1]
}

function parted(description: string): [label: string, hint: string] {
  const plain = description.replace(/ ?\(AAAA-MM-DD\)/, '').trim()
  const end = plain.search(/[;.:](?: |$)/)
  if (end < 0) return [plain, '']
  return [plain.slice(0, end), sentence(plain.slice(end + 1).trim())]
}

const sentence = (text: string): string => text && text[0]!.toUpperCase() + text.slice(1)

export const wordOf = (field: Field, option: string): string => field[OPTION_WORDS]?.[option] ?? option

/** A text that mentions fields and options by their names, with the words people read instead. */
export function inWords(text: string, schema: JsonSchema | Field): string {
  const fields = fieldsOf(schema)
  return text.replace(/\b[a-z]+(?:_[a-z0-9]+)*\b/gi, (came) => {
    const word = came.toLowerCase()
    const named = word.includes('_') && fields.find(([name]) => name === word)
    if (named) return `“${labelOf(named[1], word)}”`
    const option = !PORTUGUESE.has(word) && fields.find(([, field]) => field[OPTION_WORDS]?.[word])
    return option && /[a-z]/.test(came) ? `“${option[1][OPTION_WORDS]![word]}”` : came
  })
}

/** Options that are also everyday words, left as they stand in a sentence. */
const PORTUGUESE = new Set(['acordo', 'homem', 'mulher', 'simples', 'normal', 'legal', 'nominal', 'poupança'])
