/** Other names for the same input, and other words for the same option, as the vocabulary has them. */
import type { JsonSchema } from './descriptor.ts'
import { withConcepts } from './field-names.ts'
import { OPTION_WORDS, OPTION_WORDS_OF } from './vocabulary/option-words.ts'
import { SHARED_OPTIONS } from './vocabulary/options.ts'

/** Names that say the same of a person wherever they stand, and that a device keeps it under. Any other means what its label says. */
const OF_A_PERSON = ['gross_salary', 'dependents', 'sex', 'birth_date', 'admission_date', 'children', 'weekly_hours', 'fgts_balance']
const KEPT_UNDER: Readonly<Record<string, string>> = { salary: 'gross_salary', monthly_salary: 'gross_salary', gender: 'sex' }

/** The one name, of all that mean it, for what a field says of a person; null where it says nothing that holds elsewhere. */
export function saidOfAPerson(name: string): string | null {
  const kept = KEPT_UNDER[name] ?? name
  return OF_A_PERSON.includes(kept) ? kept : null
}

/** The schema with what each field means, and what else it and its options may be called. */
export function withSynonyms(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  return { ...schema, properties: withOptions(named(schema.properties)) }
}

type Fields = NonNullable<JsonSchema['properties']>

/** The fields with their names, and those of what a list or an object has inside. */
const named = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(withConcepts(fields)).map(([name, field]) => [name, inside(field)]))

const inside = (field: JsonSchema): JsonSchema => ({
  ...field,
  ...(field.items && { items: inside(field.items) }),
  ...(field.properties && { properties: named(field.properties) }),
})

const withOptions = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optionsIn(name, field)]))

/** A field with what its options may be called; those of what a list or an object has inside too. */
function optionsIn(name: string, field: JsonSchema): JsonSchema {
  const { enum: options = [], items, properties } = field
  const aliases = Object.fromEntries(options.flatMap((option) => others(name, option, options).map((alias) => [alias, option])))
  return {
    ...field,
    ...(Object.keys(aliases).length > 0 && { 'x-option-aliases': aliases }),
    ...(items && { items: optionsIn(name, items) }),
    ...(properties && { properties: withOptions(properties) }),
  }
}

/** The rest of the rows an option is in, where it is the only one of its row here. */
const others = (name: string, option: string, all: readonly string[]): readonly string[] =>
  [...SHARED_OPTIONS, ...OPTION_WORDS, ...(OPTION_WORDS_OF[name] ?? [])]
    .filter((row) => row.includes(option) && row.filter((each) => all.includes(each)).length === 1)
    .flatMap((row) => row.filter((each) => each !== option))
