/** Aliases of inputs and options, from the vocabulary. */
import type { JsonSchema } from '../definition/descriptor.ts'
import { withConcepts } from './field-names.ts'
import { OPTION_WORDS, OPTION_WORDS_OF } from './vocabulary/option-words.ts'
import { SHARED_OPTIONS } from './vocabulary/options.ts'

/**
 * Fields with the same personal meaning everywhere, under the names devices store them by. Other fields mean only what their label says.
 */
const PERSONAL_FIELDS = ['gross_salary', 'dependents', 'sex', 'birth_date', 'admission_date', 'children', 'weekly_hours', 'fgts_balance']
const STORED_AS: Readonly<Record<string, string>> = { salary: 'gross_salary', monthly_salary: 'gross_salary', gender: 'sex' }

/** Storage name of a field's personal data; null when the field means something only in its operation. */
export function personalDataKey(name: string): string | null {
  const kept = STORED_AS[name] ?? name
  return PERSONAL_FIELDS.includes(kept) ? kept : null
}

/** Schema with concepts and aliases of fields and options. */
export function withSynonyms(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  return { ...schema, properties: withOptions(named(schema.properties)) }
}

type Fields = NonNullable<JsonSchema['properties']>

/** Fields with their aliases, nested ones included. */
const named = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(withConcepts(fields)).map(([name, field]) => [name, inside(field)]))

const inside = (field: JsonSchema): JsonSchema => ({
  ...field,
  ...(field.items && { items: inside(field.items) }),
  ...(field.properties && { properties: named(field.properties) }),
})

const withOptions = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optionsIn(name, field)]))

/** Field with its option aliases, nested ones included. */
function optionsIn(name: string, field: JsonSchema): JsonSchema {
  const { enum: options = [], items, properties, 'x-option-aliases': own } = field
  const shared = Object.fromEntries(options.flatMap((option) => others(name, option, options).map((alias) => [alias, option])))
  const aliases = { ...shared, ...own }
  return {
    ...field,
    ...(Object.keys(aliases).length > 0 && { 'x-option-aliases': aliases }),
    ...(items && { items: optionsIn(name, items) }),
    ...(properties && { properties: withOptions(properties) }),
  }
}

/** Other words of the rows that contain an option, unless another option here shares the row. */
const others = (name: string, option: string, all: readonly string[]): readonly string[] =>
  [...SHARED_OPTIONS, ...OPTION_WORDS, ...(OPTION_WORDS_OF[name] ?? [])]
    .filter((row) => row.includes(option) && row.filter((each) => all.includes(each)).length === 1)
    .flatMap((row) => row.filter((each) => each !== option))
