/** The CBO's families, found by code, by name in an address, or by words; occupations and synonyms lead to their family. */
import { distance } from '../core/nearest.ts'
import type { Occupation } from '../core/operation/ports.ts'
import { folded, slugOf } from './slug.ts'

interface Family extends Occupation {
  /** Titles of its occupations and their synonyms. */
  readonly others: readonly string[]
}

const SUGGESTIONS = 5
/** The longest family slug has 131 letters: what comes after says nothing more. */
const LONGEST = 140

export class Occupations {
  readonly families: readonly Family[]
  readonly #byCode = new Map<string, Family>()
  #bySlug: Map<string, Family[]> | undefined
  #texts: (readonly [Family, string[]])[] | undefined

  /** @param catalogue the text of `data/occupations/cbo.txt`; its metadata file says the form. */
  constructor(catalogue: string) {
    this.families = read(catalogue)
    for (const family of this.families) this.#byCode.set(family.cbo, family)
  }

  byCode(cbo: string): Occupation | undefined {
    const family = this.#byCode.get(cbo)
    return family && shown(family)
  }

  /** The family of that slug; else every family with an occupation or a synonym of that slug: two or more are ambiguous. */
  bySlug(slug: string): Occupation[] {
    return (this.#slugs.get(slugOf(slug)) ?? []).map(shown)
  }

  /** Families whose code starts like what was typed, the nearest first. */
  nearCode(cbo: string): Occupation[] {
    for (let length = 3; length > 0; length--) {
      const near = this.families.filter((family) => family.cbo.startsWith(cbo.slice(0, length)))
      if (near.length > 0) return near.slice(0, SUGGESTIONS).map(shown)
    }
    return []
  }

  /** Slugs that may have been meant, best first: those with every word typed, those a few letters away, or else families sharing words. */
  near(slug: string): string[] {
    const typed = slugOf(slug.slice(0, LONGEST))
    if (typed === '') return []
    const words = typed.split('-').map((word) => `-${word}`)
    const slugs = [...this.#slugs.keys()]
    const longer = slugs.filter((known) => words.every((word) => `-${known}`.includes(word))).sort((a, b) => a.length - b.length)
    const near = [...new Set([...longer.slice(0, SUGGESTIONS), ...misspelt(typed, slugs)])].slice(0, SUGGESTIONS)
    return near.length > 0 ? near : this.#sharingWords(words)
  }

  /** Families one of whose names has every word asked, each from its beginning; digits match the code. In the catalogue's order. */
  search(asked: string): Occupation[] {
    const typed = folded(asked)
    if (typed === '') return asked.trim() === '' ? this.families.map(shown) : []
    if (/^\d{1,4}$/.test(typed)) return this.families.filter(({ cbo }) => cbo.startsWith(typed)).map(shown)
    const words = typed.split(' ').map((word) => ` ${word}`)
    return this.#names
      .filter(([, names]) => names.some((name) => words.every((word) => name.includes(word))))
      .map(([family]) => shown(family))
  }

  #sharingWords(words: readonly string[]): string[] {
    const telling = words.filter((word) => word.length > 4).map((word) => word.replace('-', ' '))
    return this.#names
      .map(([{ slug }, names]) => ({
        slug,
        shared: Math.max(...names.map((name) => telling.filter((word) => name.includes(word)).length)),
      }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, SUGGESTIONS)
      .map(({ slug }) => slug)
  }

  get #slugs(): Map<string, Family[]> {
    if (this.#bySlug) return this.#bySlug
    const slugs = new Map<string, Family[]>()
    for (const family of this.families) {
      for (const other of family.others) {
        const slug = slugOf(other)
        const known = slugs.get(slug)
        if (!known) slugs.set(slug, [family])
        else if (!known.includes(family)) known.push(family)
      }
    }
    // A family's own slug wins over anyone's alias.
    for (const family of this.families) slugs.set(family.slug, [family])
    this.#bySlug = slugs
    return slugs
  }

  get #names(): (readonly [Family, string[]])[] {
    this.#texts ??= this.families.map((family) => [family, [family.name, ...family.others].map((name) => ` ${folded(name)}`)] as const)
    return this.#texts
  }
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
  const families: (Family & { others: string[] })[] = []
  for (const line of catalogue.split('\n')) {
    if (line === '') continue
    if (line.startsWith('  ')) families.at(-1)!.others.push(...line.slice(5).split('|'))
    else families.push({ cbo: line.slice(0, 4), name: line.slice(5), slug: slugOf(line.slice(5)), others: [] })
  }
  return families
}
