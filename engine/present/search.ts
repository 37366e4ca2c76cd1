/**
 * Finds anything by what people type: without accents, in the plural, half a word, a letter wrong. One ranking for the page, the agents
 * and the command line.
 */

import { formatDay } from '../core/day.ts'
import { distance } from '../core/nearest.ts'
import type { JsonSchema } from '../core/operation/card.ts'
import { GROUPS, KINDS } from '../core/operation/kinds.ts'
import type { Operation } from '../core/operation/operation.ts'
import type { Registry } from '../core/operation/registry.ts'
import { isOneOf, keysOf } from '../core/records.ts'
import { METRICS } from '../indicators/metrics.ts'

export interface Thing {
  readonly type: 'operation' | 'metric' | 'law'
  readonly id: string
  /** What kind of thing it is, in a word for people. */
  readonly one: string
  readonly title: string
  readonly summary: string
}

/** Where a word stands says how much it tells. */
type Place = readonly [weight: number, words: readonly string[]]

interface Entry {
  readonly thing: Thing
  readonly places: readonly Place[]
}

/** "13º Salário" → 13o salario */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Words that ask and join, and tell nothing of what is asked. */
const LITTLE = new Set(
  (
    'a o e de da do das dos em no na nos nas por para pra com que um uma os as ou eu me meu minha meus se sobre entre ate ao aos ' +
    'quanto quanta quantos qual quais como quando onde quem vale fica ficou foi era ser sao esta tem ter tenho vou vai posso devo ' +
    'preciso quero saber ver calcular calculo calculadora conta contas valor hoje agora'
  ).split(' '),
)

function wordsOf(text: string): string[] {
  return folded(text).match(/[a-z]+|\d+[ao]?/g) ?? []
}

/** Words that tell something; all of them where none does. */
function telling(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  const kept = words.filter((word) => !LITTLE.has(word))
  return kept.length > 0 ? kept : words
}

const singular = (word: string): string =>
  word.length > 3
    ? word
        .replace(/(?:oes|aes)$/, 'ao')
        .replace(/ais$/, 'al')
        .replace(/(?<=[rz])es$/, '')
        .replace(/s$/, '')
    : word

/** How well a word of the question fits a word of an entry. Portuguese inflects at the end; people type half words, and letters wrong. */
function fit(asked: string, known: string): number {
  if (asked === known || singular(asked) === singular(known)) return 1
  if (/\d/.test(asked)) return 0
  const stem = Math.max(4, Math.min(asked.length, known.length) - 2)
  if (asked.length >= 4 && known.length >= 4 && asked.slice(0, stem) === known.slice(0, stem)) return 0.8
  if (asked.length >= 3 && known.startsWith(asked)) return 0.7
  if (asked.length >= 5 && Math.abs(asked.length - known.length) <= 2 && distance(asked, known) <= (asked.length >= 8 ? 2 : 1)) return 0.5
  return 0
}

/** A word said in more than one place tells a little more. */
const AGAIN = 0.2

function best(word: string, places: readonly Place[]): number {
  const found = places.map(([weight, words]) => weight * Math.max(0, ...words.map((known) => fit(word, known))))
  const most = Math.max(...found)
  return most + AGAIN * (found.reduce((sum, weight) => sum + weight) - most)
}

/** How much more an entry tells whose title is all that was asked. */
const WHOLE = 1

/** Squared, so that a title with a word more than the question falls well behind the one that is the question. */
function titleAsked({ places }: Entry, asked: readonly string[]): number {
  const words = places[0]![1].filter((word) => !LITTLE.has(word))
  return words.length === 0 ? 0 : (words.filter((word) => asked.some((one) => fit(one, word) > 0)).length / words.length) ** 2
}

/** What a question must say of an entry for it to be worth showing, beside the best one. */
const WORTH = 1 / 3

function ranked(entries: readonly Entry[], typed: string): Thing[] {
  const words = telling(typed.slice(0, 200))
  if (words.length === 0) return []
  const scores = entries.map(() => 0)
  const covered = entries.map(() => 0)
  let total = 0
  for (const word of words) {
    const found = entries.map(({ places }) => best(word, places))
    // A word that many entries share tells little between them; one that none has tells nothing.
    const rarity = Math.log(1 + entries.length / (1 + found.filter((weight) => weight > 0).length))
    if (!found.some((weight) => weight > 0)) continue
    total += rarity
    for (const [index, weight] of found.entries()) {
      scores[index]! += weight * rarity
      if (weight > 0) covered[index]! += rarity
    }
  }
  const final = scores.map((score, index) =>
    score === 0 ? 0 : score * (covered[index]! / total) * (1 + WHOLE * titleAsked(entries[index]!, words)),
  )
  const least = Math.max(...final) * WORTH
  return entries
    .map(({ thing, places }, index) => ({ thing, score: final[index]!, length: places[0]![1].length }))
    .filter(({ score }) => score > 0 && score >= least)
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .map(({ thing }) => thing)
}

const indexes = new WeakMap<Registry, readonly Entry[]>()

/**
 * Everything that can be found but the professions, which are the salaries' own to find.
 * @param among ranks only these, one against the other.
 */
export function find(registry: Registry, typed: string, among: (thing: Thing) => boolean = () => true): Thing[] {
  let index = indexes.get(registry)
  if (!index) {
    index = [
      ...[...registry.operations.values()].map(operationEntry),
      ...Object.entries(METRICS).map(([id, spec]) =>
        entry(
          { type: 'metric', id, one: 'Indicador', title: spec.title, summary: spec.description },
          `${id} indicador taxa cotação histórico`,
        ),
      ),
      ...[...registry.laws.values()].map((law) =>
        entry(
          {
            type: 'law',
            id: law.id,
            one: 'Lei',
            title: law.title,
            summary: `${law.versions[0].norm.act}, desde ${formatDay(law.versions[0].from)}`,
          },
          `${law.id} tabela lei`,
        ),
      ),
    ]
    indexes.set(registry, index)
  }
  return ranked(
    index.filter(({ thing }) => among(thing)),
    typed,
  )
}

/** Whoever names a paper wants to work it out; a check is for who asks whether it is right. */
const CHECKING: Place = [12, ['conferir', 'conferencia', 'confere', 'errado', 'errada', 'certo', 'certa']]

function operationEntry({ id, kind, title, summary, group, keywords, inputSchema, about, examples }: Operation): Entry {
  const thing: Thing = {
    type: 'operation',
    id,
    one: KINDS[kind].one,
    title,
    summary: typeof about.question === 'string' ? about.question : summary,
  }
  const places: Place[] = [
    [6, wordsOf(title)],
    [5, wordsOf(keywords.join(' '))],
    [3, wordsOf(`${id} ${isOneOf(keysOf(GROUPS), group) ? GROUPS[group] : group}`)],
    [2, wordsOf(`${summary} ${thing.summary}`)],
    [1, wordsOf(`${labels(inputSchema)} ${examples.map((example) => example.title).join(' ')}`)],
  ]
  return { thing, places: kind === 'check' ? [...places.map(([weight, words]) => [weight / 2, words] as const), CHECKING] : places }
}

const labels = ({ properties = {} }: JsonSchema): string =>
  Object.values(properties)
    .map(({ description = '' }) => description)
    .join(' ')

function entry(thing: Thing, known: string): Entry {
  return {
    thing,
    places: [
      [5.5, wordsOf(thing.title)],
      [3, wordsOf(known)],
      [1.5, wordsOf(thing.summary)],
    ],
  }
}
