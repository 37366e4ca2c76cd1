/** Which things a question may mean, the likeliest first: by titles, the words people use for them, and what they say of themselves. */

import type { Catalogue } from '../core/operation/ports.ts'
import type { SearchIndex, ThingKind } from '../core/operation/search-index.ts'
import { type Amount, asTime, type TypedQuestion } from './mentions.ts'
import { SUMMARY, searchIndexOf } from './search-index.ts'
import { type Thing, type ThingName, thingOf } from './things.ts'
import { isStopWord, stem, Vocabulary } from './words.ts'

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

/** A search index as it is looked through. */
interface Index {
  readonly things: readonly (ThingName & { readonly kind: ThingKind; readonly titleWords: number })[]
  /** Every word, with the things that have it and how much it tells of each, one after the other. */
  readonly having: ReadonlyMap<string, readonly number[]>
  readonly names: SearchIndex['names']
  /** Every word, with the names that have it. */
  readonly naming: ReadonlyMap<string, readonly number[]>
  readonly vocabulary: Vocabulary
  /** Little words that are a name by themselves: the DAS. */
  readonly alone: ReadonlySet<string>
}

/** What a name said whole adds, and how much of the question must be spoken for. */
const [NAMES, COVERS] = [1.7, 0.9]

/**
 * What a question says of the kind of thing it is after: what a thing of the kind is multiplied by where it does, and where it does not. A
 * check is for who asks for one.
 */
const CUES: Readonly<Record<ThingKind, readonly [said: number, unsaid: number, words: RegExp | null]>> = {
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
  let index = indexes.get(registry)
  if (!index) {
    index = looked(registry.searchIndex() ?? searchIndexOf(registry))
    indexes.set(registry, index)
  }
  return index
}

function looked({ things, words, having, names }: SearchIndex): Index {
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
    // As long as they are: a list that grew has room for more.
    naming: new Map(words.map((word, place) => [word, naming[place]!.slice()])),
    vocabulary: new Vocabulary(words),
    alone,
  }
}

/** Those who have a word, one after the other, each with how much it tells of them. */
function eachWith(having: readonly number[], told: (at: number, weight: number) => void): void {
  for (let index = 0; index < having.length; index += 2) told(having[index]!, having[index + 1]!)
}

/** Whether something has a name with all of these words, cut. */
export function isNamed(registry: Catalogue, roots: readonly string[]): boolean {
  const telling = roots.filter((root) => !isStopWord(root))
  const { naming } = indexOf(registry)
  const [first, ...others] = telling.map((root) => naming.get(root) ?? [])
  return first === undefined || first.some((name) => others.every((names) => names.includes(name)))
}

/** @param among ranks only these, one against the other. */
export function ranked(registry: Catalogue, question: TypedQuestion, among: (one: ThingName) => boolean, worth = WORTH): Ranked[] {
  const index = indexOf(registry)
  const { things, having, vocabulary, alone } = index
  const within = things.map(among)
  const asked = askedIn(question, alone)
  if (asked.length === 0) return []
  const scores = things.map(() => 0)
  const covered = things.map(() => 0)
  const asItStands = new Set<number>()
  const understood: Understood[] = []
  let total = 0
  const strangeness = Math.log(1 + things.length) * (saysAmount(question) ? BESIDE_AMOUNT : 1)
  // "Melhor celular" asks to choose among what is sold: only what chooses something answers such a question.
  const chooses = asked[0] === BEST ? new Set<number>() : null
  let unknown = 0
  /** What the known words tell, numbers apart, and how much of it each thing has. */
  let words = 0
  const wordsHad = things.map(() => 0)
  /** Of what is unknown, the words: a number that nothing is called by is no sign of another subject. */
  let strange = 0
  for (const word of asked) {
    const best = new Map<number, number>()
    const meanings = vocabulary.meanings(word)
    for (const [known, how] of meanings)
      eachWith(having.get(known)!, (at, weight) => {
        if (within[at] && weight * how > (best.get(at) ?? 0)) best.set(at, weight * how)
      })
    if (best.size === 0) {
      unknown += Math.log(1 + things.length) * (/^\d/.test(word) ? NUMBER_UNKNOWN : 1)
      if (!/^\d/.test(word)) strange += strangeness
      continue
    }
    if (word === BEST) for (const at of best.keys()) chooses?.add(at)
    for (const known of meanings.keys()) if (known.startsWith(word)) eachWith(having.get(known)!, (at) => asItStands.add(at))
    // A word that many things share tells little between them; one that none has tells nothing.
    const rarity = Math.log(1 + things.length / (1 + best.size)) * tellingness(word)
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
  const found = things.flatMap(({ type, id, kind, titleWords }, at) => {
    if (scores[at] === 0) return []
    const named = namedOf.get(at) ?? 0
    const score = scores[at]! * (covered[at]! / total) ** COVERS * (1 + NAMES * named) * cue(kind, question)
    return [
      {
        one: { type, id },
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
    .map(({ one, titleWords: _titleWords, ...how }) => ({ thing: thingOf(registry, one), ...how }))
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
function cue(kind: ThingKind, { folded, mentions }: TypedQuestion): number {
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
 * Of each thing, how much the name says that says most of the question: the share of the name that was asked, squared, by the share of the
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
    const [thing, worth, ...words] = names[at]!
    const named = Math.min(1, had / words.length) ** 2 * (said / total) ** OF_QUESTION * worth
    if (named > (most.get(thing) ?? 0)) most.set(thing, named)
  }
  return most
}

/** A name need not be all of the question. */
const OF_QUESTION = 0.6
