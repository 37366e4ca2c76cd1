/** Ranks occupation families for a search text: by name match, then by number of hires. */
import { distance } from '../core/text/closest-match.ts'
import { soundOf } from '../core/text/phonetic.ts'
import { spaced } from './slug.ts'

/** A family of the catalogue: each occupation is its title followed by synonyms. */
export interface NamedOccupation {
  readonly cbo: string
  readonly name: string
  readonly occupations: readonly (readonly string[])[]
}

export interface Match {
  readonly cbo: string
  readonly by: Found
  readonly alike: boolean
}

/** Match kind: exact name; all words; only the first words, when no family has them all; or `sound`, when a word was corrected. */
type Found = 'name' | 'words' | 'part' | 'sound'

const LITTLE = new Set([
  'a',
  'o',
  'as',
  'os',
  'e',
  'ou',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'em',
  'no',
  'na',
  'nos',
  'nas',
  'com',
  'para',
  'por',
])

/** Stems a word across number and gender: professoras, professores, professor. */
function rootOf(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/s$/, '')
    .replace(/[aoe]$/, '')
}

export function rootsOf(text: string, root: (word: string) => string = rootOf): string[] {
  const words = spaced(text).split(' ')
  const telling = words.filter((word) => !LITTLE.has(word))
  return (telling.length > 0 ? telling : words).filter((word) => word !== '').map(root)
}

/** Match ranks of a name against the query, best first: equal, prefix, contains the words, contains word prefixes, none. */
const IS = 0
const STARTS = 1
const HAS = 2
const HINTS = 3
const NOT = 4

function fitOf(asked: readonly string[], name: readonly string[]): number {
  if (asked.length <= name.length && asked.every((root, index) => name[index] === root)) return asked.length === name.length ? IS : STARTS
  if (asked.every((root) => name.includes(root))) return HAS
  return asked.every((root) => name.some((other) => other.startsWith(root))) ? HINTS : NOT
}

/** A synonym weighs less than an occupation title. */
const SYNONYM = 0.2
/** A match on the family title outweighs one on an occupation: the architects' family before the analysts'. */
const TITLE = 10

interface Indexed {
  readonly cbo: string
  readonly title: readonly string[]
  readonly occupations: readonly (readonly (readonly string[])[])[]
}

/** Sized for about a millisecond of work. */
const FAMILIES_A_PIECE = 20
const WORDS_A_PIECE = 200

export class Finder {
  readonly #families: readonly Indexed[]
  /** Families by root of any of their names. */
  readonly #having: ReadonlyMap<string, ReadonlySet<Indexed>>
  /** Sorted, so that roots with a common prefix are adjacent. */
  readonly #roots: readonly string[]
  readonly #everyday: ReadonlyMap<string, string>
  readonly #bySound: ReadonlyMap<string, string>

  /**
   * Builds the index in chunks, so that a server can handle other requests in between.
   * @param everyday everyday names missing from the catalogue, each with its family.
   */
  static *build(
    families: readonly NamedOccupation[],
    everyday: Iterable<readonly [name: string, cbo: string]>,
  ): Generator<undefined, Finder, undefined> {
    // Names share few distinct words: stem each one once.
    const cut = new Map<string, string>()
    const root = (word: string): string => {
      const known = cut.get(word)
      if (known !== undefined) return known
      const found = rootOf(word)
      cut.set(word, found)
      return found
    }
    const indexed: Indexed[] = []
    for (const { cbo, name, occupations } of families) {
      indexed.push({ cbo, title: rootsOf(name, root), occupations: occupations.map((names) => names.map((each) => rootsOf(each, root))) })
      if (indexed.length % FAMILIES_A_PIECE === 0) yield
    }
    yield
    const having = new Map<string, Set<Indexed>>()
    for (const family of indexed)
      for (const each of [...family.title, ...family.occupations.flat(2)]) {
        const known = having.get(each)
        if (known) known.add(family)
        else having.set(each, new Set([family]))
      }
    yield
    const named = new Map([...everyday].map(([name, cbo]) => [rootsOf(name).join(' '), cbo]))
    const bySound = new Map<string, string>()
    for (const each of new Set([...[...having.keys()].sort(), ...[...named.keys()].flatMap((name) => name.split(' '))])) {
      if (each.length <= 3) continue
      bySound.set(soundOf(each), each)
      if (bySound.size % WORDS_A_PIECE === 0) yield
    }
    return new Finder(indexed, having, named, bySound)
  }

  private constructor(
    families: readonly Indexed[],
    having: ReadonlyMap<string, ReadonlySet<Indexed>>,
    everyday: ReadonlyMap<string, string>,
    bySound: ReadonlyMap<string, string>,
  ) {
    this.#families = families
    this.#having = having
    this.#roots = [...having.keys()].sort()
    this.#everyday = everyday
    this.#bySound = bySound
  }

  /** @param hired number of people hired in a family; breaks ties between families of the same name. */
  find(text: string, hired: (cbo: string) => number): Match[] {
    const typed = rootsOf(text)
    const asked = typed.map((word) => this.#spelt(word))
    const isTyped = asked.every((word, index) => word === typed[index])
    for (let count = asked.length; count > 0; count--) {
      const found = this.#fitting(asked.slice(0, count), hired)
      const by = count < asked.length ? 'part' : isTyped ? null : 'sound'
      if (found.length > 0) return by ? found.map((match) => ({ ...match, by })) : found
    }
    return []
  }

  /** Spelling correction of an unknown word: by sound, otherwise by edit distance 1. */
  #spelt(word: string): string {
    if (word.length < 5 || this.#roots[this.#firstFrom(word)]?.startsWith(word)) return word
    const heard = this.#bySound.get(soundOf(word))
    if (heard !== undefined || word.length < 6) return heard ?? word
    const near: string[] = []
    for (let index = this.#firstFrom(word[0]!); this.#roots[index]?.[0] === word[0]; index++) {
      const root = this.#roots[index]!
      if (Math.abs(root.length - word.length) < 2 && distance(root, word) < 2) near.push(root)
    }
    // On a tie, pick the word shared by most families.
    return near.sort((a, b) => this.#having.get(b)!.size - this.#having.get(a)!.size)[0] ?? word
  }

  #fitting(asked: readonly string[], hired: (cbo: string) => number): Match[] {
    const usual = this.#everyday.get(asked.join(' '))
    const found = this.#candidates(asked, usual)
      .flatMap((family) => {
        const { order, likelihood } = family.cbo === usual ? USUAL : weighed(family, asked)
        return order === NOT ? [] : [{ cbo: family.cbo, order, weight: likelihood * (1 + hired(family.cbo)) }]
      })
      .sort((a, b) => a.order - b.order || b.weight - a.weight || (a.cbo < b.cbo ? -1 : 1))
    const best = found.find(({ order }) => order > USUAL.order)?.order
    return found.map(({ cbo, order }) => ({ cbo, by: order <= 0 ? 'name' : 'words', alike: order <= (best ?? 0) }))
  }

  /** Families in whose names every query word occurs, whole or as a prefix. */
  #candidates(asked: readonly string[], usual: string | undefined): Indexed[] {
    const [first, ...rest] = asked.map((root) => {
      const families = new Set<Indexed>()
      for (let index = this.#firstFrom(root); this.#roots[index]?.startsWith(root); index++)
        for (const family of this.#having.get(this.#roots[index]!)!) families.add(family)
      return families
    })
    const found = [...first!].filter((family) => rest.every((families) => families.has(family)))
    const missing = usual !== undefined && !found.some(({ cbo }) => cbo === usual)
    return missing ? [...found, ...this.#families.filter(({ cbo }) => cbo === usual)] : found
  }

  /** Binary search: index of the first root not before this one. */
  #firstFrom(root: string): number {
    let [low, high] = [0, this.#roots.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#roots[middle]! < root) low = middle + 1
      else high = middle
    }
    return low
  }
}

const USUAL = { order: -1, likelihood: 1 }

/** Best match of a family's names, and the share of its occupations with that match. */
function weighed({ title, occupations }: Indexed, asked: readonly string[]): { order: number; likelihood: number } {
  const titleFit = fitOf(asked, title)
  let order = titleFit
  let likelihood = 0
  let called = titleFit <= STARTS
  for (const [first, ...synonyms] of occupations) {
    let best = fitOf(asked, first!)
    let weight = 1
    for (const name of synonyms) {
      const fit = fitOf(asked, name)
      called ||= fit === IS
      // A single word is too generic to identify a family by a synonym: "mecânico" also appears among chainsaw repairers.
      const counted = fit === IS && asked.length === 1 ? STARTS : fit
      if (counted < best) [best, weight] = [counted, SYNONYM]
    }
    if (best < order) [order, likelihood] = [best, weight]
    else if (best === order) likelihood += weight
  }
  if (order === NOT) return { order, likelihood: 0 }
  const count = occupations.length || 1
  return { order, likelihood: called ? (Math.max(likelihood, SYNONYM) / count) * TITLE : likelihood / count }
}
