/** Which things a question may mean, the likeliest first: by titles, the words people use for them, and what they say of themselves. */

import type { Law } from '../core/dated.ts'
import { formatDay } from '../core/day.ts'
import { composed, word } from '../core/language.ts'
import type { Descriptor, JsonSchema, SearchText } from '../core/operation/descriptor.ts'
import { GROUPS, KINDS, type Kind } from '../core/operation/kinds.ts'
import type { Catalogue } from '../core/operation/ports.ts'
import { isOneOf, keysOf } from '../core/records.ts'
import { METRICS, type MetricSpec } from '../indicators/metrics.ts'
import { metricSearch } from '../indicators/search.ts'
import { type Amount, asTime, type TypedQuestion } from './mentions.ts'
import { addTo, isStopWord, significantWords, stem, Vocabulary } from './words.ts'

export interface Thing {
  readonly type: 'operation' | 'metric' | 'law' | 'profession'
  readonly id: string
  /** What kind of thing it is, in a word for people. */
  readonly one: string
  readonly title: string
  readonly summary: string
}

export interface Ranked {
  readonly thing: Thing
  readonly score: number
  /** How much of the question is one of its names, and that name whole: 1 where the question is its name. */
  readonly named: number
  /** The score, less by the share of the question's words that it has not, and by the share that nothing here knows; none where another choice is asked for. */
  readonly evidence: number
  /** Whether it has a word of the question as it stands, or as far as it was typed: programador is not programada. */
  readonly asItStands: boolean
}

interface Entry {
  readonly thing: Thing
  readonly kind: Kind | 'metric' | 'law'
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

interface Index {
  readonly entries: readonly Entry[]
  /** Every word, with the entries that have it. */
  readonly having: ReadonlyMap<string, readonly (readonly [entry: number, weight: number])[]>
  /** All the names, each with its entry; and every word, with the names that have it. */
  readonly names: readonly (Name & { readonly entry: number })[]
  readonly naming: ReadonlyMap<string, readonly number[]>
  readonly vocabulary: Vocabulary
  /** Little words that are a name by themselves: the DAS. */
  readonly alone: ReadonlySet<string>
}

/** How much a word tells of what has it, by where it stands. */
const [TITLE, KEYWORD, PHRASE, KIND, SUMMARY, LABEL] = [6.5, 5, 3.2, 3, 2, 0.8]
/** A word said in more than one place tells a little more. */
const AGAIN = 0.2
/** A word of a longer name tells less by itself. */
const OF_MANY = 0.25
/** How much of it a name said whole tells: the title all, what people call it almost. */
const [KEYWORD_NAMES, PHRASE_NAMES] = [0.9, 0.8]
/** What a name said whole adds, and how much of the question must be spoken for. */
const [NAMES, COVERS] = [1.7, 0.9]

/**
 * What a question says of the kind of thing it is after: what a thing of the kind is multiplied by where it does, and where it does not. A
 * check is for who asks for one.
 */
const CUES: Readonly<Record<Entry['kind'], readonly [said: number, unsaid: number, words: RegExp | null]>> = {
  calculator: [1, 1, null],
  decision: [1.5, 0.9, /\b(vale a pena|compensa|devo|melhor|sera que|decidir)\b/],
  check: [1.4, 0.55, /\b(confer|errad|cert[oa]\b|corret|bate\b|a mais\b|a menos\b|descont(?:aram|ou) a mais|faltou|verific)/],
  question: [1, 0.4, null],
  query: [1, 0.4, null],
  metric: [1.5, 1.1, /\b(hoje|cotacao|indice|indicador|historico|acumulad|ultim|taxa|serie|grafico|quanto (?:esta|ta))/],
  law: [1.2, 0.8, /\b(tabela|aliquota|faixa|teto|lei\b|historico)/],
}
/** Asked of a rule: less than a table is asked for, more than nothing. */
const RULE = /\b(artigo|art\b|sumula|regra|prazo|limite|maxim|podem?\b|posso\b|quantos dias|direito|emenda|decreto|resolucao|percentu)/
const RULED = 1.1

/** What a question says less of than this share of what it says of the best one is not shown: it would be noise. */
const WORTH = 1 / 3

const indexes = new WeakMap<Catalogue, Index>()

function indexOf(registry: Catalogue): Index {
  const known = indexes.get(registry)
  if (known) return known
  const parts = indexed(registry)
  for (;;) {
    const part = parts.next()
    if (part.done) return part.value
  }
}

/** Makes what a search looks through, a piece at a time, so that who has others to serve can do so in between. */
export function* indexed(registry: Catalogue): Generator<void, Index> {
  const entries: Entry[] = []
  for (const operation of registry.operations.values()) {
    entries.push(operationEntry(operation))
    yield
  }
  for (const [id, spec] of Object.entries(METRICS)) entries.push(metricEntry(id, spec, metricSearch(id)))
  yield
  for (const law of registry.laws.values()) {
    entries.push(lawEntry(law, registry.lawSearch.get(law.id) ?? UNNAMED))
    yield
  }
  const having = new Map<string, (readonly [entry: number, weight: number])[]>()
  for (const [at, { weights }] of entries.entries()) for (const [word, weight] of weights) addTo(having, word, [at, weight])
  yield
  const names = entries.flatMap((each, at) => each.names.map((name) => ({ ...name, entry: at })))
  const naming = new Map<string, number[]>()
  for (const [at, { words }] of names.entries()) for (const word of words) addTo(naming, word, at)
  const alone = new Set(
    entries.flatMap(({ names }) => names.filter(({ words }) => words.length === 1 && isStopWord(words[0]!)).flatMap(({ words }) => words)),
  )
  yield
  const index = { entries, having, names, naming, vocabulary: new Vocabulary(having.keys()), alone }
  indexes.set(registry, index)
  return index
}

/** Whether something has a name with all of these words, cut. */
export function isNamed(registry: Catalogue, roots: readonly string[]): boolean {
  const telling = roots.filter((root) => !isStopWord(root))
  return indexOf(registry).names.some(({ words }) => telling.every((root) => words.includes(root)))
}

/** @param among ranks only these, one against the other. */
export function ranked(registry: Catalogue, question: TypedQuestion, among: (thing: Thing) => boolean, worth = WORTH): Ranked[] {
  const index = indexOf(registry)
  const { entries, having, vocabulary, alone } = index
  const within = entries.map(({ thing }) => among(thing))
  const asked = askedIn(question, alone)
  if (asked.length === 0) return []
  const scores = entries.map(() => 0)
  const covered = entries.map(() => 0)
  const asItStands = new Set<number>()
  const understood: Understood[] = []
  let total = 0
  const strangeness = Math.log(1 + entries.length) * (saysAmount(question) ? BESIDE_AMOUNT : 1)
  // "Melhor celular" asks to choose among what is sold: only what chooses something answers such a question.
  const chooses = asked[0] === BEST ? new Set<number>() : null
  let unknown = 0
  /** What the known words tell, numbers apart, and how much of it each entry has. */
  let words = 0
  const wordsHad = entries.map(() => 0)
  /** Of what is unknown, the words: a number that nothing is called by is no sign of another subject. */
  let strange = 0
  for (const word of asked) {
    const best = new Map<number, number>()
    const meanings = vocabulary.meanings(word)
    for (const [known, how] of meanings)
      for (const [at, weight] of having.get(known)!) if (within[at] && weight * how > (best.get(at) ?? 0)) best.set(at, weight * how)
    if (best.size === 0) {
      unknown += Math.log(1 + entries.length) * (/^\d/.test(word) ? NUMBER_UNKNOWN : 1)
      if (!/^\d/.test(word)) strange += strangeness
      continue
    }
    if (word === BEST) for (const at of best.keys()) chooses?.add(at)
    for (const known of meanings.keys()) if (known.startsWith(word)) for (const [at] of having.get(known)!) asItStands.add(at)
    // A word that many entries share tells little between them; one that none has tells nothing.
    const rarity = Math.log(1 + entries.length / (1 + best.size)) * tellingness(word)
    understood.push({ meanings, rarity })
    total += rarity
    const isWord = !/^\d/.test(word)
    if (isWord) words += rarity
    for (const [at, weight] of best) {
      scores[at]! += weight * rarity
      covered[at]! += rarity * Math.min(1, weight / SUMMARY)
      if (isWord) wordsHad[at]! += rarity * Math.min(1, weight / SUMMARY)
    }
  }
  if (total === 0) return []
  const namedOf = namedBy(index, understood, total + unknown)
  const found = entries.flatMap((entry, at) => {
    if (scores[at] === 0) return []
    const named = namedOf.get(at) ?? 0
    const score = scores[at]! * (covered[at]! / total) ** COVERS * (1 + NAMES * named) * cue(entry.kind, question)
    return [
      {
        thing: entry.thing,
        score,
        named,
        evidence:
          chooses?.has(at) === false ? 0 : ((score * total) / (total + strange)) * (words === 0 ? 1 : wordsHad[at]! / (words + strange)),
        asItStands: asItStands.has(at),
        length: entry.names[0]!.words.length,
      },
    ]
  })
  const least = Math.max(...found.map(({ score }) => score)) * worth
  return found.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score || a.length - b.length)
}

const BEST = stem('melhor')
/** A number nothing is called by leaves a name almost as whole as it was. */
const NUMBER_UNKNOWN = 0.25
/** A word nothing here knows, beside an amount, is likelier the name of a shop or a thing than another subject. */
const BESIDE_AMOUNT = 0.3
/** A smaller number alone and without a unit is a model, a size or an age: "iphone 15". */
const LEAST_SUM = 100

/** Whether a question says an amount of something, which says by itself that something is to be worked out; a year is none. */
export function saysAmount({ mentions }: TypedQuestion): boolean {
  const amounts = mentions.flatMap((mention) => (mention.kind === 'amount' && !mention.soft && mention.year === null ? [mention] : []))
  return amounts.length > 1 || amounts.some(({ counted, value }) => counted !== 'plain' || value >= LEAST_SUM)
}

/** A number tells less than a word, and an amount less still: few things are called by one. */
const tellingness = (word: string): number => (/^\d/.test(word) ? (Number(word) < 1000 ? 0.6 : 0.35) : 1)

/** After these comes a name, never another of their kind; and no question ends in one. */
const BEFORE_NAME = new Set(['o', 'a', 'do', 'da', 'de', 'no', 'na', 'ao', 'meu'])

/** What is counted in these is asked about by few: "20 horas extras". Months, days and percents are of everything. */
const TELLING_COUNTS: Readonly<Record<string, string>> = { hours: stem('horas'), km: 'km' }
/** Where no word tells anything, a percent that is no rate of a month or a year does: "20% de 350". */
const PERCENT = stem('porcentagem')
const isBarePercent = ({ counted, per }: Amount): boolean => counted === 'percent' && per === null

/** The telling words of a question; its bare numbers too, for what is called by one. */
function askedIn({ tokens, mentions }: TypedQuestion, alone: ReadonlySet<string>): string[] {
  const isName = (word: string, at: number): boolean =>
    alone.has(word) && (at === 0 || at === tokens.length - 1 || BEFORE_NAME.has(tokens[at - 1]!.word))
  const telling = tokens.filter(({ word }, at) => (!isStopWord(word) && word.length > 1) || isName(word, at))
  const isOfPercent = telling.length === 0 && mentions.some((mention) => mention.kind === 'amount' && isBarePercent(mention))
  const words = (telling.length > 0 || isOfPercent ? telling : tokens).map(({ word }) => stem(word))
  const numbers = mentions.flatMap((mention) => (mention.kind === 'amount' && mention.year === null ? [String(mention.value)] : []))
  const counted = mentions.flatMap((mention) => (mention.kind === 'amount' && TELLING_COUNTS[mention.counted]) || [])
  return [...new Set([...words, ...(isOfPercent ? [PERCENT] : []), ...counted, ...numbers])]
}

/** A day or a year, and no amount: a value of that time is asked for, which a table or a series has. */
function cue(kind: Entry['kind'], { folded, mentions }: TypedQuestion): number {
  const [said, unsaid, words] = CUES[kind]
  const timed = mentions.length > 0 && mentions.every((mention) => asTime(mention) !== null)
  if (kind === 'metric' && !timed && mentions.some(isSum)) return OF_A_SUM
  if (words?.test(folded) || ((kind === 'law' || kind === 'metric') && timed)) return said
  return kind === 'law' && RULE.test(folded) ? RULED : unsaid
}

/** What becomes of a sum of money is not what an indicator says. */
const OF_A_SUM = 0.7
const isSum = (mention: TypedQuestion['mentions'][number]): boolean =>
  mention.kind === 'amount' &&
  mention.value >= 20 &&
  (mention.counted === 'money' || (mention.counted === 'plain' && mention.year === null))

/** A word of the question: what it may mean, and how much it tells. */
interface Understood {
  readonly meanings: ReadonlyMap<string, number>
  readonly rarity: number
}

/**
 * Of each entry, how much the name says that says most of the question: the share of the name that was asked, squared, by the share of the
 * question it is.
 */
function namedBy({ names, naming }: Index, understood: readonly Understood[], total: number): ReadonlyMap<number, number> {
  const asked = new Map<number, { had: number; said: number }>()
  for (const { meanings, rarity } of understood) {
    const best = new Map<number, number>()
    for (const [known, how] of meanings) for (const name of naming.get(known) ?? []) if (how > (best.get(name) ?? 0)) best.set(name, how)
    for (const [name, how] of best) {
      const before = asked.get(name)
      asked.set(name, { had: (before?.had ?? 0) + how, said: (before?.said ?? 0) + rarity })
    }
  }
  const most = new Map<number, number>()
  for (const [at, { had, said }] of asked) {
    const { words, worth, entry } = names[at]!
    const named = Math.min(1, had / words.length) ** 2 * (said / total) ** OF_QUESTION * worth
    if (named > (most.get(entry) ?? 0)) most.set(entry, named)
  }
  return most
}

/** A name need not be all of the question. */
const OF_QUESTION = 0.6

function operationEntry(card: Descriptor): Entry {
  const { id, kind, title, summary, group, keywords, partNames, phrases, inputSchema, about, examples } = card
  const question = typeof about.question === 'string' ? about.question : summary
  const thing: Thing = { type: 'operation', id, one: KINDS[kind].one, title, summary: question }
  return entry(
    thing,
    kind,
    [title, [...keywords, ...partNames], listed(phrases)],
    [
      [KIND, `${id} ${isOneOf(keysOf(GROUPS), group) ? GROUPS[group] : ''}`],
      [SUMMARY, ownSentences(`${summary} ${question}`)],
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
    { type: 'metric', id, one: 'Indicador', title, summary: description },
    'metric',
    [title, keywords, listed(phrases)],
    [
      [KIND, `${id} indicador taxa cotação histórico acumulado`],
      [SUMMARY, description],
    ],
  )

function lawEntry({ id, title, versions: [newest], words }: Law<unknown>, { keywords, phrases }: SearchText): Entry {
  const summary = composed(() => word`${newest.norm.act}, desde ${formatDay(newest.from)}`)
  return entry(
    { type: 'law', id, one: 'Lei', title, summary },
    'law',
    [title, keywords, listed(phrases)],
    [
      [KIND, `${id} tabela lei alíquota faixa`],
      [LABEL, `${summary} ${Object.values(words).join(' ')}`],
    ],
  )
}

function entry(
  thing: Thing,
  kind: Entry['kind'],
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
  return { thing, kind, weights, names }
}

const named = (texts: readonly string[], weight: number, worth: number): Name[] =>
  texts.map((text) => ({ words: significantWords(text), weight, worth })).filter(({ words }) => words.length > 0)
