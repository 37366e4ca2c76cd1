/** How a schema is read where people read: its fields, what each is called, what its options are called. */
import { readersLanguage, spoken, word } from '../core/language.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'

/** A field with its name; one that may be null is shown as what it is when it is not. */
export type NamedField = readonly [name: string, field: JsonSchema]

export const fieldsOf = ({ properties = {} }: JsonSchema): NamedField[] =>
  Object.entries(properties).map(([name, field]) => [name, unwrapped(field)])

export const requiredOf = ({ required = [] }: JsonSchema): readonly string[] => required

export function unwrapped(field: JsonSchema): JsonSchema {
  return field.anyOf?.find(({ type }) => type !== 'null') ?? field
}

/** The field at a path such as `monthly.total`. */
export function fieldAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path.split('.').reduce<JsonSchema | undefined>((inner, name) => {
    const found = inner?.properties?.[name]
    return found && unwrapped(found)
  }, schema)
}

export const labelOf = (field: JsonSchema, name = ''): string => spoken(field['x-label'] ?? field.description ?? name)

/** What people call the field at a path: `debts.0.balance` is the balance of the first row of the debts. Null where there is none. */
export function pathLabel(schema: JsonSchema, path: string): string | null {
  const words: string[] = []
  let inner: JsonSchema | undefined = schema
  for (const step of path.split('.')) {
    const row = inner.type === 'array' && /^\d+$/.test(step)
    const next: JsonSchema | undefined = row ? inner.items : inner.properties?.[step]
    if (!next) return null
    inner = unwrapped(next)
    words.push(row ? word`linha ${Number(step) + 1}` : labelOf(inner, step))
  }
  return words.join(', ')
}

export const hintOf = (field: JsonSchema): string => spoken(field['x-hint'] ?? '')

export const wordOf = (field: JsonSchema, option: string): string => spoken(field['x-option-words']?.[option] ?? option)

/** A group of fields or a list: not one value. */
export const isNested = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array'

/** A text that mentions fields and options by their names, with the words people read instead. */
export function inWords(text: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema)
  return text.replace(/(?<![\p{L}\d_-])[a-z]+(?:_[a-z0-9]+)*(?![\p{L}\d_-])/gu, (word) => {
    // In English the names of fields are everyday words: only those no sentence has are told apart.
    if (EVERYDAY.has(word) || (readersLanguage() !== null && !word.includes('_'))) return word
    const named = fields.find(([name]) => name === word)
    if (named) return `“${labelOf(named[1], word)}”`
    const option = fields.find(([, field]) => field['x-option-words']?.[word])
    return option ? `“${wordOf(option[1], word)}”` : word
  })
}

/** Names and options that are also everyday words, left as they stand in a sentence. */
const EVERYDAY = new Set([
  ...['acordo', 'homem', 'mulher', 'simples', 'normal', 'legal', 'nominal', 'poupança'],
  ...['base', 'total', 'regime', 'extra', 'compare', 'real'],
])
