/** The CBO's families, found by code, by name in an address, or by words; occupations and synonyms lead to their family. */
import { distance } from '../core/nearest.ts'
import { once } from '../core/once.ts'
import type { FoundOccupation, Occupation } from '../core/operation/ports.ts'
import { everydayNames } from './everyday.ts'
import { Finder, type NamedOccupation } from './finding.ts'
import { slugOf, spaced } from './slug.ts'

type Family = Occupation & NamedOccupation

const SUGGESTIONS = 5
/** The longest family slug has 131 letters: what comes after says nothing more. */
const MAX_QUERY_CHARACTERS = 140

export class Occupations {
  /** Read when first asked for: most processes are asked about salaries late, or never. */
  readonly #read: () => readonly Family[]
  readonly #byCode = once(() => new Map(this.families.map((family) => [family.cbo, family])))
  #ownSlugs: Map<string, Family> | undefined
  #allSlugs: string[] | undefined
  #finder: Finder | undefined

  /** @param catalogue the text of `data/occupations/cbo.txt`; its metadata file says the form. */
  constructor(catalogue: string) {
    this.#read = once(() => read(catalogue))
  }

  get families(): readonly Family[] {
    return this.#read()
  }

  byCode(cbo: string): Occupation | undefined {
    const family = this.#byCode().get(cbo)
    return family && shown(family)
  }

  /** Families whose code starts like what was typed, the nearest first. */
  nearCode(cbo: string): Occupation[] {
    for (let length = 3; length > 0; length--) {
      const near = this.families.filter((family) => family.cbo.startsWith(cbo.slice(0, length)))
      if (near.length > 0) return near.slice(0, SUGGESTIONS).map(shown)
    }
    return []
  }

  /** Slugs that may have been meant, the nearest first. */
  near(slug: string): string[] {
    const typed = slugOf(slug.slice(0, MAX_QUERY_CHARACTERS))
    if (typed === '') return []
    const near = misspelt(typed, this.#slugs).slice(0, SUGGESTIONS)
    return near.length > 0 ? near : this.#sharingWords(typed.split('-'))
  }

  /**
   * Families a text may mean, the likeliest first; digits are a code or its beginning, six of them an occupation's; every family, in the
   * catalogue's order, for an empty text.
   * @param hired how many people a family takes on.
   */
  search(asked: string, hired: (cbo: string) => number = () => 0): FoundOccupation[] {
    const typed = spaced(asked.slice(0, MAX_QUERY_CHARACTERS))
    if (typed === '') return asked.trim() === '' ? this.families.map((family) => ({ ...shown(family), by: 'words', alike: true })) : []
    const code = familyCode(typed.replaceAll(' ', ''))
    if (code !== undefined || /^\d+$/.test(typed))
      return this.families
        .filter(({ cbo }) => cbo.startsWith(code ?? typed))
        .map((family) => ({ ...shown(family), by: 'name', alike: true }))
    this.#ownSlugs ??= new Map(this.families.map((family) => [family.slug, family]))
    const own = this.#ownSlugs.get(typed.replaceAll(' ', '-'))
    for (const _piece of this.prepared());
    const found = this.#finder!.find(typed, hired).map(({ cbo, ...match }) => ({ ...shown(this.#byCode().get(cbo)!), ...match }))
    if (!own) return found
    return [
      { ...shown(own), by: 'name', alike: true },
      ...found.filter(({ cbo }) => cbo !== own.cbo).map((other) => ({ ...other, alike: false })),
    ]
  }

  /** Makes what a search looks through, a piece at a time. */
  *prepared(): Generator<undefined, void, undefined> {
    this.#finder ??= yield* Finder.made(this.families, everydayNames())
  }

  #sharingWords(words: readonly string[]): string[] {
    const telling = words.filter((word) => word.length > 3)
    return this.families
      .map(({ slug, name, occupations }) => {
        const names = [name, ...occupations.flat()].map((each) => ` ${spaced(each)}`)
        return { slug, shared: Math.max(...names.map((each) => telling.filter((word) => each.includes(` ${word}`)).length)) }
      })
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, SUGGESTIONS)
      .map(({ slug }) => slug)
  }

  get #slugs(): readonly string[] {
    this.#allSlugs ??= [...new Set(this.families.flatMap(({ slug, occupations }) => [slug, ...occupations.flat().map(slugOf)]))]
    return this.#allSlugs
  }
}

/** The family of a code: its own four digits, or the first four of an occupation's six, as 212405 or 2124-05. */
export function familyCode(code: string): string | undefined {
  return /^(\d{4})(?:-?\d{2})?$/.exec(code)?.[1]
}

/** One letter in four may be wrong, up to eight. */
function misspelt(typed: string, slugs: readonly string[]): string[] {
  const reach = Math.min(8, Math.max(1, Math.floor(typed.length / 4)))
  return slugs
    .filter((known) => Math.abs(known.length - typed.length) <= reach)
    .map((known) => ({ known, far: distance(typed, known) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .map(({ known }) => known)
}

const shown = ({ cbo, name, slug }: Family): Occupation => ({ cbo, name, slug })

function read(catalogue: string): Family[] {
  const families: (Family & { occupations: string[][] })[] = []
  for (const line of catalogue.split('\n')) {
    if (line === '') continue
    if (line.startsWith('  ')) families.at(-1)!.occupations.push(line.slice(5).split('|'))
    else families.push({ cbo: line.slice(0, 4), name: line.slice(5), slug: slugOf(line.slice(5)), occupations: [] })
  }
  return families
}
