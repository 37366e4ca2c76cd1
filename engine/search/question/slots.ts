/** Operation fields as a question can fill them: words, unit and period. */
import { inLanguage } from '../../core/text/language.ts'
import type { JsonSchema } from '../../operation/definition/descriptor.ts'
import { fieldsOf, hintOf, isNested, labelOf, requiredOf, wordOf } from '../../presentation/schema.ts'
import { folded, isStopWord, significantWords, stem, tokensOf } from './words.ts'

/** A scalar field with its names. */
export interface Slot {
  readonly name: string
  readonly field: JsonSchema
  readonly required: boolean
  readonly roots: readonly string[]
  /** Head noun of the label: "dependentes" in "dependentes para o IRRF". */
  readonly head: string
  /** Words that identify it: the head, the words with it before a preposition, and synonyms. */
  readonly own: ReadonlySet<string>
  readonly unit: string
  /** Period of the value, when its label, name or hint states one. */
  readonly period: 'month' | 'year' | 'day' | null
  /** True when the operation also takes a list. */
  readonly besideList: boolean
  readonly options: readonly (readonly [option: string, phrases: readonly (readonly string[])[]])[]
}

/** Words of period and unit, which do not name a field. */
export const PERIODS: ReadonlySet<string> = new Set(['mes', 'ano', 'dia', 'hora', 'hor', 'mensal', 'anual', 'real'])

/** Generic first words of a label, which only mark it as a number. */
const MEASURES: ReadonlySet<string> = new Set(
  ['percentual', 'valor', 'quantidad', 'numer', 'taxa', 'tax', 'prec', 'preco', 'total'].map(stem),
)

/** Significant stems of a label, with its period. */
const labelRoots = (label: string): string[] => {
  const roots = tokensOf(folded(label)).map(({ word }) => stem(word))
  return [...significantWords(label), ...roots.filter((root) => PERIODS.has(root))]
}

const PREPOSITIONS: ReadonlySet<string> = new Set('de da do das dos em no na nos nas para por com sobre ate'.split(' '))

const headOf = (label: string): string => significantWords(label).find((root) => !MEASURES.has(root)) ?? ''

/** "Custo do que foi vendido" is a cost: stems up to the preposition after the head, with synonyms. */
function ownRoots(label: string, spoken: readonly string[]): ReadonlySet<string> {
  const words = tokensOf(folded(label)).map(({ word }) => word)
  const head = words.findIndex((word) => stem(word) === headOf(label))
  const end = words.findIndex((word, index) => index > head && PREPOSITIONS.has(word))
  return new Set([...words.slice(0, end === -1 ? undefined : end).map(stem), ...spoken.flatMap(labelRoots)])
}

const slotCache = new WeakMap<JsonSchema, readonly Slot[]>()

/** Always built from Portuguese labels: English questions are translated first, and the cache is shared by all readers. */
export function slotsOf(schema: JsonSchema): readonly Slot[] {
  const slots = slotCache.get(schema) ?? inLanguage(null, () => slotsMade(schema))
  slotCache.set(schema, slots)
  return slots
}

function slotsMade(schema: JsonSchema): readonly Slot[] {
  const required = requiredOf(schema)
  const besideList = fieldsOf(schema).some(([name, field]) => isNested(field) && required.includes(name))
  return fieldsOf(schema)
    .filter(([, field]) => !isNested(field))
    .map(([name, field]) => ({
      name,
      field,
      required: required.includes(name),
      roots: [...new Set([labelOf(field, name), ...(field['x-spoken'] ?? [])].flatMap(labelRoots))],
      head: headOf(labelOf(field, name)),
      own: ownRoots(labelOf(field, name), field['x-spoken'] ?? []),
      unit: field['x-unit'] ?? '',
      period: statedPeriod(name, field),
      besideList,
      options: (field.enum ?? []).map((option) => [option, phrasesOf(option, name, field)] as const),
    }))
}

const DAILY = /\bpor dia\b|\bdaily\b|\bdiari[oa]\b/
const [YEARLY, MONTHLY] = [/\b(?:ano|anua(?:l|is)|12 meses|annual|year)\b/, /\b(?:mes|mensa(?:l|is)|monthly|month)\b/]

/** Period from the first source that states it: label, name or hint. Twelve months are a year. */
function statedPeriod(name: string, field: JsonSchema): Slot['period'] {
  for (const text of [labelOf(field, name), name.replaceAll('_', ' ').replace(/\b12m\b/, 'year'), hintOf(field)]) {
    const said = folded(text)
    const [year, month] = [YEARLY.test(said), MONTHLY.test(said.replace(/12 meses/g, ''))]
    if (DAILY.test(said) && !year && !month) return 'day'
    if (year !== month) return year ? 'year' : 'month'
  }
  return null
}

/**
 * Phrases that select an option: its label without parentheses, each part of "a, b ou c", synonyms, and its code when the code is a word; a
 * code of one or two letters only after the field name: anexo V.
 */
function phrasesOf(option: string, name: string, field: JsonSchema): string[][] {
  const words = wordOf(field, option)
  const bare = words.replace(/\([^)]*\)/g, '')
  const inside = [...words.matchAll(/\(([^)]*)\)/g)].map((match) => match[1]!)
  const parts = bare.split(/,|:| ou /)
  const coded = /^[IVX]+$/.test(option) ? [`${labelOf(field, name)} ${option}`] : null
  return (coded ?? [bare, ...parts, ...inside, ...(field['x-option-spoken']?.[option] ?? []), option.replaceAll('_', ' ')])
    .map((text) => tokensOf(folded(text)).map(({ word }) => stem(word)))
    .filter((roots) => roots.some((root) => (!isStopWord(root) || (roots.length > 1 && PERIODS.has(root))) && root.length > 1))
}
