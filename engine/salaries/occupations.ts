/** Occupation families of the CBO, found by code, URL slug or words; occupations and synonyms resolve to their family. */

import { once } from '../core/collections/lazy-value.ts'
import { distance } from '../core/text/closest-match.ts'
import type { FoundOccupation, Occupation } from '../operation/evaluation/ports.ts'
import { everydayNames } from './everyday.ts'
import { Finder, type NamedOccupation } from './finding.ts'
import { slugOf, spaced } from './slug.ts'

type Family = Occupation & NamedOccupation

const SUGGESTIONS = 5
/** The longest family slug has 131 characters; the rest of a query is ignored. */
const MAX_QUERY_CHARACTERS = 140

export class Occupations {
  /** Lazy: most processes need salaries late or never. */
  readonly #read: () => readonly Family[]
  readonly #byCode = once(() => new Map(this.families.map((family) => [family.cbo, family])))
  #ownSlugs: Map<string, Family> | undefined
  #allSlugs: string[] | undefined
  #finder: Finder | undefined

  /** @param catalogue text of `data/occupations/cbo.txt`; its metadata file documents the format. */
  constructor(catalogue: string) {
    this.#read = once(() => read(catalogue))
  }

  get families(): readonly Family[] {
    return this.#read()
  }

  byCode(cbo: string): Occupation | undefined {
    const family = this.#byCode().get(cbo)
    return family && toOccupation(family)
  }

  /** Families whose code shares a prefix with the query, nearest first. */
  nearCode(cbo: string): Occupation[] {
    for (let length = 3; length > 0; length--) {
      const near = this.families.filter((family) => family.cbo.startsWith(cbo.slice(0, length)))
      if (near.length > 0) return near.slice(0, SUGGESTIONS).map(toOccupation)
    }
    return []
  }

  /** Slug suggestions, nearest first. */
  near(slug: string): string[] {
    const typed = slugOf(slug.slice(0, MAX_QUERY_CHARACTERS))
    if (typed === '') return []
    const near = misspelt(typed, this.#slugs).slice(0, SUGGESTIONS)
    return near.length > 0 ? near : this.#sharingWords(typed.split('-'))
  }

  /**
   * Families matching a text, best first. Digits match a code or its prefix, and six digits an occupation; empty text returns every family
   * in catalogue order.
   * @param hired number of people hired in a family.
   */
  search(asked: string, hired: (cbo: string) => number = () => 0): FoundOccupation[] {
    const typed = spaced(asked.slice(0, MAX_QUERY_CHARACTERS))
    if (typed === '')
      return asked.trim() === '' ? this.families.map((family) => ({ ...toOccupation(family), by: 'words', alike: true })) : []
    const code = familyCode(typed.replaceAll(' ', ''))
    if (code !== undefined || /^\d+$/.test(typed))
      return this.families
        .filter(({ cbo }) => cbo.startsWith(code ?? typed))
        .map((family) => ({ ...toOccupation(family), by: 'name', alike: true }))
    this.#ownSlugs ??= new Map(this.families.map((family) => [family.slug, family]))
    const own = this.#ownSlugs.get(typed.replaceAll(' ', '-'))
    for (const _piece of this.prepared());
    const found = this.#finder!.find(typed, hired).map(({ cbo, ...match }) => ({ ...toOccupation(this.#byCode().get(cbo)!), ...match }))
    if (!own) return found
    return [
      { ...toOccupation(own), by: 'name', alike: true },
      ...found.filter(({ cbo }) => cbo !== own.cbo).map((other) => ({ ...other, alike: false })),
    ]
  }

  /** Builds the search index in chunks. */
  *prepared(): Generator<undefined, void, undefined> {
    this.#finder ??= yield* Finder.build(this.families, everydayNames())
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

/** Family of a code: four digits, or the first four of a six-digit occupation code such as 212405 or 2124-05. */
export function familyCode(code: string): string | undefined {
  return /^(\d{4})(?:-?\d{2})?$/.exec(code)?.[1]
}

/** Slugs within an edit distance of one letter in four, at most eight. */
function misspelt(typed: string, slugs: readonly string[]): string[] {
  const reach = Math.min(8, Math.max(1, Math.floor(typed.length / 4)))
  return slugs
    .filter((known) => Math.abs(known.length - typed.length) <= reach)
    .map((known) => ({ known, far: distance(typed, known) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .map(({ known }) => known)
}

const toOccupation = ({ cbo, name, slug }: Family): Occupation => ({ cbo, name, slug })

function read(catalogue: string): Family[] {
  const families: (Family & { occupations: string[][] })[] = []
  for (const line of catalogue.split('\n')) {
    if (line === '') continue
    if (line.startsWith('  ')) families.at(-1)!.occupations.push(line.slice(5).split('|'))
    else families.push({ cbo: line.slice(0, 4), name: line.slice(5), slug: slugOf(line.slice(5)), occupations: [] })
  }
  return families
}
