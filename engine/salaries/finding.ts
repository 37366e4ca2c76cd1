/** Which families a text means, the likeliest first: by what they are called, then by how many people are hired in them. */
import { distance } from '../core/nearest.ts'
import { soundOf } from '../core/phonetic.ts'
import { spaced } from './slug.ts'

/** A family as the catalogue has it: each occupation is its title, then its synonyms. */
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

/**
 * The text is one of its names; its names have the words; or, where no family has them all, they have the first ones. By `sound`, where a
 * word had to be read as another.
 */
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

/** One word whatever its number and gender: professoras, professores, professor. */
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

/** How a name answers to the words asked, best first: it is them, starts with them, has them, has words that start so, or none of it. */
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

/** A synonym says less of what a family is than the title of one of its occupations. */
const SYNONYM = 0.2
/** A family called by the word is meant sooner than one with an occupation of that name: the architects' before the analysts'. */
const TITLE = 10

interface Indexed {
  readonly cbo: string
  readonly title: readonly string[]
  readonly occupations: readonly (readonly (readonly string[])[])[]
}

/** About a millisecond of work. */
const FAMILIES_A_PIECE = 20
const WORDS_A_PIECE = 200

export class Finder {
  readonly #families: readonly Indexed[]
  /** Each root, with the families that have it in some name. */
  readonly #having: ReadonlyMap<string, ReadonlySet<Indexed>>
  /** In order, so that those that start alike are neighbours. */
  readonly #roots: readonly string[]
  readonly #everyday: ReadonlyMap<string, string>
  readonly #bySound: ReadonlyMap<string, string>

  /**
   * Made a piece at a time, so that who has others to serve can do so in between.
   * @param everyday names that people use and the catalogue lacks, each with its family.
   */
  static *made(
    families: readonly NamedOccupation[],
    everyday: Iterable<readonly [name: string, cbo: string]>,
  ): Generator<undefined, Finder, undefined> {
    // Few words make up the names: each is cut once.
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

  /** @param hired how many people a family takes on: what decides between families of one name. */
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

  /** As the catalogue spells it: what nobody is called by, by its sound, else by a word that is a letter away from it. */
  #spelt(word: string): string {
    if (word.length < 5 || this.#roots[this.#firstFrom(word)]?.startsWith(word)) return word
    const heard = this.#bySound.get(soundOf(word))
    if (heard !== undefined || word.length < 6) return heard ?? word
    const near: string[] = []
    for (let index = this.#firstFrom(word[0]!); this.#roots[index]?.[0] === word[0]; index++) {
      const root = this.#roots[index]!
      if (Math.abs(root.length - word.length) < 2 && distance(root, word) < 2) near.push(root)
    }
    // Of several, the one most families have.
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

  /** The families that have every word asked, or one that starts with it, somewhere among their names. */
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

  /** Where the roots from this one on begin, by halves. */
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

/** The best way any of a family's names fits, and the share of its occupations that fit so. */
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
      // A word alone is too common to name the family of a synonym: "mecânico" is one among those who mend chainsaws.
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
