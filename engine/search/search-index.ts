/** Makes what a search looks through: the words of everything that can be found, and how much each tells of what has it. */

import type { Law } from '../core/dated.ts'
import type { Descriptor, JsonSchema, SearchText } from '../core/operation/descriptor.ts'
import { GROUPS } from '../core/operation/kinds.ts'
import type { Catalogue } from '../core/operation/ports.ts'
import type { SearchIndex, ThingKind } from '../core/operation/search-index.ts'
import { isOneOf, keysOf } from '../core/records.ts'
import { METRICS, type MetricSpec } from '../indicators/metrics.ts'
import { metricSearch } from '../indicators/search.ts'
import { newestOf, purposeOf } from './things.ts'
import { significantWords } from './words.ts'

interface Entry {
  readonly kind: ThingKind
  readonly id: string
  /** How much each word, cut, tells of it: where a word stands says how much. */
  readonly weights: ReadonlyMap<string, number>
  /** What it is called, the title first. */
  readonly names: readonly Name[]
}

/** A name as its telling words, cut. */
interface Name {
  readonly words: readonly string[]
  /** What each of them tells, and how much the name said whole is worth. */
  readonly weight: number
  readonly worth: number
}

/** How much a word tells of what has it, by where it stands. */
const [TITLE, KEYWORD, PHRASE, KIND, LABEL] = [6.5, 5, 3.2, 3, 0.8]
export const SUMMARY = 2
/** A word said in more than one place tells a little more. */
const AGAIN = 0.2
/** A word of a longer name tells less by itself. */
const OF_MANY = 0.25
/** How much of it a name said whole tells: the title all, what people call it almost. */
const [KEYWORD_NAMES, PHRASE_NAMES] = [0.9, 0.8]

export function searchIndexOf({ operations, laws, lawSearch }: Catalogue): SearchIndex {
  const entries = [
    ...[...operations.values()].map(operationEntry),
    ...Object.entries(METRICS).map(([id, spec]) => metricEntry(id, spec, metricSearch(id))),
    ...[...laws.values()].map((law) => lawEntry(law, lawSearch.get(law.id) ?? UNNAMED)),
  ]
  const words = [...new Set(entries.flatMap(({ weights }) => [...weights.keys()]))]
  const places = new Map(words.map((word, place) => [word, place]))
  const having = words.map((): number[] => [])
  for (const [at, { weights }] of entries.entries()) for (const [word, weight] of weights) having[places.get(word)!]!.push(at, weight)
  return {
    things: entries.map(({ kind, id }) => [kind, id]),
    words,
    having,
    names: entries.flatMap(({ names }, at) =>
      names.map(({ words, worth }) => [at, worth, ...words.map((word) => places.get(word)!)] as const),
    ),
  }
}

function operationEntry(card: Descriptor): Entry {
  const { id, kind, title, summary, group, keywords, partNames, phrases, inputSchema, examples } = card
  return entry(
    [kind, id],
    [title, [...keywords, ...partNames], listed(phrases)],
    [
      [KIND, `${id} ${isOneOf(keysOf(GROUPS), group) ? GROUPS[group] : ''}`],
      [SUMMARY, ownSentences(`${summary} ${purposeOf(card)}`)],
      [LABEL, `${labels(inputSchema)} ${examples.map((example) => example.title).join(' ')}`],
    ],
  )
}

const UNNAMED: SearchText = { keywords: [] }

/** "a, b, c" as its parts. */
const listed = (phrases = ''): string[] => (phrases === '' ? [] : phrases.trim().split(/,\s+/))

/** Without the sentences that send the reader elsewhere: their words are another's. */
export const ownSentences = (summary: string): string =>
  summary
    .split(/(?<=\.) /)
    .filter((sentence) => !/\b(use|veja|deve usar|deve ver)\b/.test(sentence))
    .join(' ')

const labels = ({ properties = {} }: JsonSchema): string =>
  Object.values(properties)
    .flatMap((field) => [
      field['x-label'] ?? field.description ?? '',
      ...(field['x-spoken'] ?? []),
      ...Object.values(field['x-option-words'] ?? {}),
    ])
    .join(' ')

const metricEntry = (id: string, { title, description }: MetricSpec, { keywords, phrases }: SearchText): Entry =>
  entry(
    ['metric', id],
    [title, keywords, listed(phrases)],
    [
      [KIND, `${id} indicador taxa cotação histórico acumulado`],
      [SUMMARY, description],
    ],
  )

const lawEntry = (law: Law<unknown>, { keywords, phrases }: SearchText): Entry =>
  entry(
    ['law', law.id],
    [law.title, keywords, listed(phrases)],
    [
      [KIND, `${law.id} tabela lei alíquota faixa`],
      [LABEL, `${newestOf(law)} ${Object.values(law.words).join(' ')}`],
    ],
  )

function entry(
  [kind, id]: readonly [kind: ThingKind, id: string],
  [title, keywords, phrases]: readonly [title: string, keywords: readonly string[], phrases: readonly string[]],
  places: readonly (readonly [weight: number, text: string])[],
): Entry {
  const weights = new Map<string, number>()
  const names = [...named([title], TITLE, 1), ...named(keywords, KEYWORD, KEYWORD_NAMES), ...named(phrases, PHRASE, PHRASE_NAMES)]
  for (const { words, weight } of names)
    for (const word of words) {
      const alone = weight === TITLE ? weight : weight / words.length ** OF_MANY
      weights.set(word, Math.max(weights.get(word) ?? 0, alone))
    }
  for (const [weight, text] of places)
    for (const word of significantWords(text)) {
      const known = weights.get(word)
      weights.set(word, known === undefined ? weight : Math.max(known, weight) + AGAIN * Math.min(known, weight))
    }
  return { kind, id, weights, names }
}

const named = (texts: readonly string[], weight: number, worth: number): Name[] =>
  texts.map((text) => ({ words: significantWords(text), weight, worth })).filter(({ words }) => words.length > 0)
