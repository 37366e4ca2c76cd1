/** The fields of an operation as a question may fill them: the words, the unit and the period each is known by. */
import { inLanguage } from '../core/language.ts'
import type { JsonSchema } from '../core/operation/descriptor.ts'
import { fieldsOf, hintOf, isNested, labelOf, requiredOf, wordOf } from '../present/schema.ts'
import { folded, isStopWord, significantWords, stem, tokensOf } from './words.ts'

/** A field of one value, with the words people call it by. */
export interface Slot {
  readonly name: string
  readonly field: JsonSchema
  readonly required: boolean
  readonly roots: readonly string[]
  /** What its label is about, without what that is of: the dependents of "dependentes para o IRRF". */
  readonly head: string
  /** The words that name it by themselves: its head, what stands with it before "de", and what people call it. */
  readonly own: ReadonlySet<string>
  readonly unit: string
  /** How often what it holds comes, where its label, its name or its hint says so. */
  readonly period: 'month' | 'year' | null
  /** The operation is asked with a list of its own. */
  readonly besideList: boolean
  readonly options: readonly (readonly [option: string, phrases: readonly (readonly string[])[]])[]
}

/** "Por mês" and "em reais" say how, not what. */
export const PERIODS: ReadonlySet<string> = new Set(['mes', 'ano', 'dia', 'hora', 'hor', 'mensal', 'anual', 'real'])

/** Words a label may begin with that only say it is a number. */
const MEASURES: ReadonlySet<string> = new Set(
  ['percentual', 'valor', 'quantidad', 'numer', 'taxa', 'tax', 'prec', 'preco', 'total'].map(stem),
)

/** The telling words of a label, and how often what it names comes. */
const labelRoots = (label: string): string[] => {
  const roots = tokensOf(folded(label)).map(({ word }) => stem(word))
  return [...significantWords(label), ...roots.filter((root) => PERIODS.has(root))]
}

const PREPOSITIONS: ReadonlySet<string> = new Set('de da do das dos em no na nos nas para por com sobre ate'.split(' '))

const headOf = (label: string): string => significantWords(label).find((root) => !MEASURES.has(root)) ?? ''

/** "Custo do que foi vendido" is a cost: the words up to the preposition after its head, and what people call it. */
function ownRoots(label: string, spoken: readonly string[]): ReadonlySet<string> {
  const words = tokensOf(folded(label)).map(({ word }) => word)
  const head = words.findIndex((word) => stem(word) === headOf(label))
  const end = words.findIndex((word, index) => index > head && PREPOSITIONS.has(word))
  return new Set([...words.slice(0, end === -1 ? undefined : end).map(stem), ...spoken.flatMap(labelRoots)])
}

const kept = new WeakMap<JsonSchema, readonly Slot[]>()

/** By its Portuguese words, whoever asks: questions in English are read as the Portuguese ones they are, and what is kept is for everybody. */
export function slotsOf(schema: JsonSchema): readonly Slot[] {
  const slots = kept.get(schema) ?? inLanguage(null, () => slotsMade(schema))
  kept.set(schema, slots)
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
      period: periodSaid(name, field),
      besideList,
      options: (field.enum ?? []).map((option) => [option, phrasesOf(option, name, field)] as const),
    }))
}

const [YEARLY, MONTHLY] = [/\b(?:ano|anua(?:l|is)|12 meses|annual|year)\b/, /\b(?:mes|mensa(?:l|is)|monthly|month)\b/]

/** By the first that says it: the label, the name, the hint. Twelve months are a year. */
function periodSaid(name: string, field: JsonSchema): Slot['period'] {
  for (const text of [labelOf(field, name), name.replaceAll('_', ' ').replace(/\b12m\b/, 'year'), hintOf(field)]) {
    const said = folded(text)
    const [year, month] = [YEARLY.test(said), MONTHLY.test(said.replace(/12 meses/g, ''))]
    if (year !== month) return year ? 'year' : 'month'
  }
  return null
}

/**
 * The ways an option is said: its words without what is in brackets, each part of "a, b ou c", what people say for it, and its code where
 * that is a word; a code of a letter or two only after the name of its field: anexo V.
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
