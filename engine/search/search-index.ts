/** Builds the search index: the words of every item, weighted by where they occur. */

import { isOneOf, keysOf } from '../core/collections/records.ts'
import type { Law } from '../core/dated.ts'
import { METRICS, type MetricSpec } from '../indicators/metrics.ts'
import { metricSearch } from '../indicators/search.ts'
import type { Descriptor, JsonSchema, SearchText } from '../operation/definition/descriptor.ts'
import { GROUPS } from '../operation/definition/kinds.ts'
import type { SearchIndex, SearchItemKind } from '../operation/definition/search-index.ts'
import type { Catalogue } from '../operation/evaluation/ports.ts'
import { significantWords } from './question/words.ts'
import { newestOf, purposeOf } from './things.ts'

interface Entry {
  readonly kind: SearchItemKind
  readonly id: string
  /** Weight of each stem, by where it occurs. */
  readonly weights: ReadonlyMap<string, number>
  /** Names, title first. */
  readonly names: readonly Name[]
}

/** A name as significant stems. */
interface Name {
  readonly words: readonly string[]
  /** Weight of each word, and the value of a full name match. */
  readonly weight: number
  readonly worth: number
}

/** Word weights by location. */
const [TITLE, KEYWORD, PHRASE, KIND, LABEL] = [6.5, 5, 3.2, 3, 0.8]
export const SUMMARY = 2
/** Bonus for a word that occurs in several places. */
const AGAIN = 0.2
/** Weight reduction for a word of a longer name. */
const OF_MANY = 0.25
/** Value of a full match by kind of name, relative to the title. */
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
    [title, [...keywords, ...partNames], splitPhrases(phrases)],
    [
      [KIND, `${id} ${isOneOf(keysOf(GROUPS), group) ? GROUPS[group] : ''}`],
      [SUMMARY, ownSentences(`${summary} ${purposeOf(card)}`)],
      [LABEL, `${labels(inputSchema)} ${examples.map((example) => example.title).join(' ')}`],
    ],
  )
}

const UNNAMED: SearchText = { keywords: [] }

/** Splits "a, b, c". */
const splitPhrases = (phrases = ''): string[] => (phrases === '' ? [] : phrases.trim().split(/,\s+/))

/** Removes sentences that refer to other operations, whose words are not its own. */
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
    [title, keywords, splitPhrases(phrases)],
    [
      [KIND, `${id} indicador taxa cotação histórico acumulado gráfico`],
      [SUMMARY, description],
    ],
  )

const lawEntry = (law: Law<unknown>, { keywords, phrases }: SearchText): Entry =>
  entry(
    ['law', law.id],
    [law.title, keywords, splitPhrases(phrases)],
    [
      [KIND, `${law.id} tabela lei alíquota faixa`],
      [LABEL, `${newestOf(law)} ${Object.values(law.words).join(' ')}`],
    ],
  )

function entry(
  [kind, id]: readonly [kind: SearchItemKind, id: string],
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
