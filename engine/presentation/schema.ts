/** Reads a schema for display: fields, labels and option labels. */
import { readersLanguage, translate, word } from '../core/text/language.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'

/** A field with its name; a nullable field appears as its non-null schema. */
export type NamedField = readonly [name: string, field: JsonSchema]

export const fieldsOf = ({ properties = {} }: JsonSchema): NamedField[] =>
  Object.entries(properties).map(([name, field]) => [name, unwrapped(field)])

export const requiredOf = ({ required = [] }: JsonSchema): readonly string[] => required

export function unwrapped(field: JsonSchema): JsonSchema {
  return field.anyOf?.find(({ type }) => type !== 'null') ?? field
}

/** Field at a path such as `monthly.total`. */
export function fieldAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path.split('.').reduce<JsonSchema | undefined>((inner, name) => {
    const found = inner?.properties?.[name]
    return found && unwrapped(found)
  }, schema)
}

export const labelOf = (field: JsonSchema, name = ''): string => translate(field['x-label'] ?? field.description ?? name)

/** Label of the field at a path: `debts.0.balance` is the balance of the first debt. Null when the path has no field. */
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

export const hintOf = (field: JsonSchema): string => translate(field['x-hint'] ?? '')

export const wordOf = (field: JsonSchema, option: string): string => translate(field['x-option-words']?.[option] ?? option)

/** True for an object or a list. */
export const isNested = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array'

/** Replaces field and option names in a text with their labels. */
export function inWords(text: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema)
  return text.replace(/(?<![\p{L}\d_-])[a-z]+(?:_[a-z0-9]+)*(?![\p{L}\d_-])/gu, (word) => {
    // In English many field names are everyday words: replace only those with an underscore.
    if (EVERYDAY.has(word) || (readersLanguage() !== null && !word.includes('_'))) return word
    const named = fields.find(([name]) => name === word)
    if (named) return `“${labelOf(named[1], word)}”`
    const option = fields.find(([, field]) => field['x-option-words']?.[word])
    return option ? `“${wordOf(option[1], word)}”` : word
  })
}

/** Names and options that are also everyday words; left unchanged in sentences. */
const EVERYDAY = new Set([
  ...['acordo', 'homem', 'mulher', 'simples', 'normal', 'legal', 'nominal', 'poupança'],
  ...['base', 'total', 'regime', 'extra', 'compare', 'real'],
])
