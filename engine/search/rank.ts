/** Ranks the possible meanings of a question by titles, keywords and summaries. */

import type { SearchIndex, SearchItemKind } from '../operation/definition/search-index.ts'
import type { Catalogue } from '../operation/evaluation/ports.ts'
import { isEventWord } from './question/dates.ts'
import { type Amount, asTime, type TypedQuestion } from './question/mentions.ts'
import type { ReadQuestion } from './question/sentence.ts'
import { isStopWord, stem, Vocabulary } from './question/words.ts'
import { SUMMARY, searchIndexOf } from './search-index.ts'
import { type SearchItem, type SearchItemKey, searchItemOf } from './things.ts'

export interface Ranked {
  readonly thing: SearchItem
  readonly kind: SearchItemKind
  readonly score: number
  /** Share of the question covered by one of its full names; 1 when the question equals the name. */
  readonly named: number
  /**
   * Score reduced by the share of question words it lacks and by the share unknown to the index; zero when the question asks for a
   * different kind of choice.
   */
  readonly evidence: number
  /** True when it contains a question word exactly or as a typed prefix: programador is not programada. */
  readonly asItStands: boolean
}

/** Search index prepared for lookup. */
interface Index {
  readonly things: readonly (SearchItemKey & { readonly kind: SearchItemKind; readonly titleWords: number })[]
  /** Flat pairs of item index and weight, by word. */
  readonly having: ReadonlyMap<string, readonly number[]>
  readonly names: SearchIndex['names']
  /** Indexes of the names that contain each word. */
  readonly naming: ReadonlyMap<string, readonly number[]>
  readonly vocabulary: Vocabulary
  /** Short words that are names by themselves: the DAS. */
  readonly alone: ReadonlySet<string>
}

/** Boost for a full name match, and the minimum share of the question it must cover. */
const [NAMES, COVERS] = [1.7, 0.9]

/** Score multipliers by kind, with and without its cue words in the question. Checks rank high only when requested. */
const CUES: Readonly<Record<SearchItemKind, readonly [said: number, unsaid: number, words: RegExp | null]>> = {
  calculator: [1, 1, null],
  decision: [1.5, 0.9, /\b(vale (?:mais )?a pena|compensa|devo|melhor|sera que|decidir)\b/],
  check: [1.4, 0.55, /\b(confer|errad|cert[oa]\b|corret|bate\b|a mais\b|a menos\b|descont(?:aram|ou) a mais|faltou|verific)/],
  question: [1, 0.4, null],
  query: [1, 0.4, null],
  metric: [1.5, 1.1, /\b(hoje|cotacao|indice|indicador|historico|acumulad|ultim|taxa|serie|grafico|quanto (?:esta|ta))/],
  law: [1.2, 0.8, /\b(tabela|aliquota|faixa|teto|lei\b|historico)/],
}
/** Cue words for a legal rule: a smaller boost than a request for a table. */
const RULE = /\b(artigo|art\b|sumula|regra|prazo|limite|maxim|podem?\b|posso\b|quantos dias|direito|emenda|decreto|resolucao|percentu)/
const RULED = 1.1

/** Drop hits below this fraction of the top score. */
const WORTH = 1 / 3

const indexes = new WeakMap<Catalogue, Index>()

function indexOf(registry: Catalogue): Index {
  let index = indexes.get(registry)
  if (!index) {
    index = buildIndex(registry.searchIndex() ?? searchIndexOf(registry))
    indexes.set(registry, index)
  }
  return index
}

function buildIndex({ things, words, having, names }: SearchIndex): Index {
  const naming = words.map((): number[] => [])
  const titleWords = things.map(() => 0)
  const alone = new Set<string>()
  for (const [at, [thing, , ...placed]] of names.entries()) {
    titleWords[thing] ||= placed.length
    for (const place of placed) naming[place]!.push(at)
    if (placed.length === 1 && isStopWord(words[placed[0]!]!)) alone.add(words[placed[0]!]!)
  }
  return {
    things: things.map(([kind, id], at) => ({
      type: kind === 'metric' || kind === 'law' ? kind : 'operation',
      id,
      kind,
      titleWords: titleWords[at]!,
    })),
    having: new Map(words.map((word, place) => [word, having[place]!])),
    names,
    // Exact-size copies: a list that grew has spare capacity.
    naming: new Map(words.map((word, place) => [word, naming[place]!.slice()])),
    vocabulary: new Vocabulary(words),
    alone,
  }
}

/** Iterates flat pairs of item index and weight. */
function eachWith(having: readonly number[], told: (at: number, weight: number) => void): void {
  for (let index = 0; index < having.length; index += 2) told(having[index]!, having[index + 1]!)
}

/** True when some name contains all of these stems. */
export function isNamed(registry: Catalogue, roots: readonly string[]): boolean {
  const telling = roots.filter((root) => !isStopWord(root))
  const { naming } = indexOf(registry)
  const [first, ...others] = telling.map((root) => naming.get(root) ?? [])
  return first === undefined || first.some((name) => others.every((names) => names.includes(name)))
}

/** True for a word of some name of the catalogue, as it stands or by its sound. */
export function isNameWord(registry: Catalogue, root: string): boolean {
  const { naming, vocabulary } = indexOf(registry)
  if ((naming.get(root)?.length ?? 0) > 0) return true
  return root.length > 4 && [...vocabulary.meanings(root)].some(([known, how]) => how >= NEARLY && (naming.get(known)?.length ?? 0) > 0)
}

/** Similarity of a word that only its sound tells apart. */
const NEARLY = 0.85

/** @param among restricts the ranking to these items. */
export function ranked(registry: Catalogue, question: ReadQuestion, among: (one: SearchItemKey) => boolean, worth = WORTH): Ranked[] {
  const index = indexOf(registry)
  const { things, having, vocabulary, alone } = index
  const within = things.map(among)
  const asked = queryTerms(question, alone)
  if (asked.length === 0) return []
  const asides = new Set(question.tokens.filter(({ start }) => question.sentence.aside.has(start)).map(({ word }) => stem(word)))
  const scores = things.map(() => 0)
  const covered = things.map(() => 0)
  const asItStands = new Set<number>()
  const understood: Understood[] = []
  let total = 0
  const strangeness = Math.log(1 + things.length) * (mentionsAmount(question) ? BESIDE_AMOUNT : 1)
  // "Melhor celular" compares products: only operations that choose between options may match.
  const chooses = asked[0] === BEST ? new Set<number>() : null
  let unknown = 0
  /** Total weight of the known words, without numbers, and the weight each item has. */
  let words = 0
  const wordsHad = things.map(() => 0)
  /** Weight of the unknown words; an unknown number does not signal another subject. */
  let strange = 0
  for (const word of asked) {
    const best = new Map<number, number>()
    const meanings = vocabulary.meanings(word)
    for (const [known, how] of meanings)
      eachWith(having.get(known)!, (at, weight) => {
        if (within[at] && weight * how > (best.get(at) ?? 0)) best.set(at, weight * how)
      })
    if (best.size === 0 && asides.has(word)) continue
    if (best.size === 0) {
      unknown += Math.log(1 + things.length) * (/^\d/.test(word) ? NUMBER_UNKNOWN : 1)
      if (!/^\d/.test(word)) strange += strangeness
      continue
    }
    if (word === BEST) for (const at of best.keys()) chooses?.add(at)
    for (const known of meanings.keys()) if (known.startsWith(word)) eachWith(having.get(known)!, (at) => asItStands.add(at))
    // Inverse document frequency: a word shared by many items distinguishes little between them, and a word in none distinguishes nothing.
    const rarity = Math.log(1 + things.length / (1 + best.size)) * tellingness(word)
    understood.push({ meanings, rarity })
    total += rarity
    const isWord = !/^\d/.test(word)
    const isTold = isWord && !asides.has(word)
    if (isTold) words += rarity
    for (const [at, weight] of best) {
      scores[at]! += weight * rarity
      covered[at]! += rarity * Math.min(1, weight / SUMMARY)
      if (isTold) wordsHad[at]! += rarity * Math.min(1, weight / SUMMARY)
    }
  }
  if (total === 0) return []
  const namedOf = namedBy(index, understood, total + unknown)
  const found = things.flatMap(({ type, id, kind, titleWords }, at) => {
    if (scores[at] === 0) return []
    const named = namedOf.get(at) ?? 0
    const score = scores[at]! * (covered[at]! / total) ** COVERS * (1 + NAMES * named) * cue(kind, question)
    return [
      {
        one: { type, id },
        kind,
        score,
        named,
        evidence:
          chooses?.has(at) === false ? 0 : ((score * total) / (total + strange)) * (words === 0 ? 1 : wordsHad[at]! / (words + strange)),
        asItStands: asItStands.has(at),
        titleWords,
      },
    ]
  })
  const least = Math.max(...found.map(({ score }) => score)) * worth
  return found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.titleWords - b.titleWords)
    .map(({ one, titleWords: _titleWords, ...how }) => ({ thing: searchItemOf(registry, one), ...how }))
}

const BEST = stem('melhor')
/** Weight of an unknown number in the question's total. */
const NUMBER_UNKNOWN = 0.25
/** Weight of an unknown word beside an amount: likelier the name of a shop or product than another subject. */
const BESIDE_AMOUNT = 0.3
/** A smaller bare number is a model, a size or an age: "iphone 15". */
const LEAST_SUM = 100

/** True when a question contains an amount, which suggests a calculation; a year does not count. */
export function mentionsAmount({ mentions, unread }: TypedQuestion): boolean {
  if (unread.length > 0) return true
  const amounts = mentions.flatMap((mention) => (mention.kind === 'amount' && !mention.soft && mention.year === null ? [mention] : []))
  return amounts.length > 1 || amounts.some(({ counted, value }) => counted !== 'plain' || value >= LEAST_SUM)
}

/** Numbers weigh less than words, and large numbers least: few names contain one. */
const tellingness = (word: string): number => (/^\d/.test(word) ? (Number(word) < 1000 ? 0.6 : 0.35) : 1)

/** A short word after one of these, or at either end of the question, is a name. */
const BEFORE_NAME = new Set(['o', 'a', 'do', 'da', 'de', 'no', 'na', 'ao', 'meu'])

/** Distinctive units, "20 horas extras"; months, days and percentages are too common. */
const TELLING_COUNTS: Readonly<Record<string, string>> = { hours: stem('horas'), km: 'km' }
/** Without significant words, a percentage that is not a monthly or yearly rate is the cue: "20% de 350". */
const PERCENT = stem('porcentagem')
const isBarePercent = ({ counted, per }: Amount): boolean => counted === 'percent' && per === null

/** Significant words of a question, with bare numbers for names that contain one. */
function queryTerms({ tokens: all, mentions, sentence, implied }: ReadQuestion, alone: ReadonlySet<string>): string[] {
  const caused = implied.length > 0 ? sentence.causes : []
  const tokens = all.filter(
    ({ start, word }) =>
      !sentence.dropped.has(start) &&
      !sentence.taken.some((span) => start >= span.start && start < span.end) &&
      !caused.some((cause) => start >= cause.start && start < cause.end) &&
      !(implied.length > 0 && (sentence.aside.has(start) || isEventWord(word))),
  )
  const isName = (word: string, at: number): boolean =>
    implied.length === 0 && alone.has(word) && (at === 0 || at === tokens.length - 1 || BEFORE_NAME.has(tokens[at - 1]!.word))
  const telling = tokens.filter(({ word }, at) => (!isStopWord(word) && word.length > 1) || isName(word, at))
  const isOfPercent = telling.length === 0 && mentions.some((mention) => mention.kind === 'amount' && isBarePercent(mention))
  const words = (telling.length > 0 || isOfPercent ? telling : tokens).map(({ word }) => stem(word))
  const numbers = mentions.flatMap((mention) => (mention.kind === 'amount' && mention.year === null ? [String(mention.value)] : []))
  const counted = mentions.flatMap((mention) => (mention.kind === 'amount' && TELLING_COUNTS[mention.counted]) || [])
  return [
    ...new Set([
      ...(telling.length > 0 || implied.length === 0 ? words : []),
      ...implied.map(stem),
      ...(isOfPercent ? [PERCENT] : []),
      ...counted,
      ...numbers,
    ]),
  ]
}

/** True when a question asks to choose between options. */
export const asksToChoose = ({ folded }: TypedQuestion): boolean => CUES.decision[2]!.test(folded)

/** True when a question names the options of a choice. */
export const namesOptions = ({ folded }: TypedQuestion): boolean => /\bvale (?:mais )?a pena\b.*\sou\s/.test(folded)

/** A date or year without an amount asks for a value at that time: a table or an indicator. */
function cue(kind: SearchItemKind, { folded, mentions }: TypedQuestion): number {
  const [said, unsaid, words] = CUES[kind]
  const timed = mentions.length > 0 && mentions.every((mention) => asTime(mention) !== null)
  if (kind === 'metric' && !timed && mentions.some(isSum)) return OF_A_SUM
  if (words?.test(folded) || ((kind === 'law' || kind === 'metric') && timed)) return said
  return kind === 'law' && RULE.test(folded) ? RULED : unsaid
}

/** Penalty for an indicator when the question has a sum of money. */
const OF_A_SUM = 0.7
const isSum = (mention: TypedQuestion['mentions'][number]): boolean =>
  mention.kind === 'amount' &&
  mention.value >= 20 &&
  (mention.counted === 'money' || (mention.counted === 'plain' && mention.year === null))

/** A question word: possible meanings and weight. */
interface Understood {
  readonly meanings: ReadonlyMap<string, number>
  readonly rarity: number
}

/** Best name match per item: squared share of the name present in the question, times the share of the question covered. */
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
    const [thing, worth, ...words] = names[at]!
    const named = Math.min(1, had / words.length) ** 2 * (said / total) ** OF_QUESTION * worth
    if (named > (most.get(thing) ?? 0)) most.set(thing, named)
  }
  return most
}

/** Minor exponent: a name need not cover the whole question. */
const OF_QUESTION = 0.6
