import { type Day, isDay, yearOf } from './day.ts'
import { LawNotRecorded } from './errors.ts'
import { reais, toNumber } from './money.ts'
import { percent, Ratio } from './ratio.ts'
import { type Phrase, say } from './sentence.ts'

/** The literals a legal table is written with. */
export { percent as rate, reais, say }

interface Norm {
  /** In Portuguese, as cited: "Portaria Interministerial MPS/MF nº 13/2026". */
  readonly act: string
  readonly article?: string
  readonly published?: Day
  readonly url?: string
}

/** verified: the official text was read; corroborated: two independent sources agree; reported: one source. */
interface Evidence {
  readonly status: 'verified' | 'corroborated' | 'reported'
  readonly sources: readonly string[]
}

export interface Version<T> {
  readonly from: Day
  readonly norm: Norm
  readonly evidence: Evidence
  /** One Portuguese sentence for whoever relies on this version: an open doubt, an inferred date. Goes into `assumptions`. */
  readonly caveat?: string | undefined
  readonly value: T
  /** Said of a version that is not the law: a recorded one with changes made to it. */
  readonly hypothetical?: boolean
  /** One published figure that follows from the version: what an amount gives, and who says so. */
  readonly proof?: { readonly of: string; readonly is: string; readonly source: string }
}

export interface LawDefinition<T> {
  /** The file's name. */
  readonly id: string
  readonly title: string
  /** What the date of a version means: day worked, month of accrual, payment date. */
  readonly dateMeans: string
  /** Said of a table that is new every January. */
  readonly changes?: 'january'
  /** The day the whole table was last held against its sources. */
  readonly reviewedOn: Day
  /** What each key of the value is called in Portuguese, for whoever reads the table on a page. */
  readonly words?: Readonly<Record<string, string>>
  /** The values in a line, by their paths: '{brackets.rate}, teto {ceiling}'. */
  readonly says?: string
  /** Figures of another table printed in this one too, both by their paths: `{ fgts: 'fgts/depositRate' }`. Rules read the other, and a change is made there. */
  readonly sameAs?: Readonly<Record<string, string>>
  /** What must hold between its figures, beyond the order of its rows: what does not, and where. Every recorded version passes. */
  check?(value: T): readonly LawFault[]
  /** Figures that follow from a changed one: worked out anew where only that one was changed. @param before the recorded value. */
  follow?(value: T, before: T): T
  /** Newest first. */
  readonly versions: readonly [Version<T>, ...Version<T>[]]
}

/** In Portuguese, why a value is no value of the table, under the path of the figure to mend. */
export interface LawFault {
  readonly path: readonly string[]
  readonly message: Phrase
}

/** What a calculator's answer cites for a version it read. */
export interface Basis {
  readonly table: string
  readonly effectiveFrom: Day
  readonly norm: string
  readonly url: string | null
  readonly evidence: Evidence['status'] | 'hypothetical'
}

export class Law<T> {
  readonly id: string
  readonly title: string
  readonly dateMeans: string
  readonly changes: 'january' | null
  readonly reviewedOn: Day
  readonly words: Readonly<Record<string, string>>
  readonly says: string | undefined
  readonly sameAs: Readonly<Record<string, string>>
  readonly versions: readonly [Version<T>, ...Version<T>[]]
  readonly #basis = new Map<Version<T>, Basis>()
  readonly #definition: LawDefinition<T>

  /** @param checked its days are those of a table that was: they are not looked at again. */
  constructor(definition: LawDefinition<T>, checked = false) {
    this.id = definition.id
    this.title = definition.title
    this.dateMeans = definition.dateMeans
    this.changes = definition.changes ?? null
    this.reviewedOn = definition.reviewedOn
    this.words = definition.words ?? {}
    this.says = definition.says
    this.sameAs = definition.sameAs ?? {}
    this.#definition = definition
    this.versions = definition.versions
    if (checked) return
    for (const [index, version] of this.versions.entries()) {
      const newer = this.versions[index - 1]
      if (!isDay(version.from)) throw new Error(`${this.title}: ${version.from} is not a day`)
      if (newer && newer.from <= version.from) throw new Error(`${this.title}: ${version.from} must come before ${newer.from}`)
    }
  }

  /** Where a value breaks what must hold between the table's figures. */
  faults(value: T): readonly LawFault[] {
    return this.#definition.check?.(value) ?? []
  }

  /** A changed value with the figures that follow from what was changed. */
  followed(value: T, before: T): T {
    return this.#definition.follow?.(value, before) ?? value
  }

  /** The same table with other versions. */
  withVersions(versions: LawDefinition<T>['versions']): Law<T> {
    return new Law({ ...this.#definition, versions }, true)
  }

  get recordStarts(): Day {
    return this.versions.at(-1)!.from
  }

  /** The version in force on a day; far past the newest, still the newest. */
  at(day: Day): Version<T> {
    const version = this.versions.find((candidate) => candidate.from <= day)
    if (!version) throw new LawNotRecorded(this.title, this.recordStarts)
    return version
  }

  /**
   * The last day whose law is known, when that is before the day asked; null when the version is known to hold on it. A day to come is
   * known only by a version recorded for it; a table that changes every January is known in the years somebody looked at it.
   */
  projectedFrom(version: Version<T>, on: Day, today: Day): Day | null {
    const stale = this.changes === 'january' && yearOf(on) > yearOf(this.reviewedOn) && yearOf(on) > yearOf(version.from)
    if (stale) return this.reviewedOn
    return on > today && version.from <= today ? today : null
  }

  /** The first day of the next version, or null while this is the newest. */
  supersededOn(version: Version<T>): Day | null {
    return this.versions[this.versions.indexOf(version) - 1]?.from ?? null
  }

  basis(version: Version<T>): Basis {
    let basis = this.#basis.get(version)
    if (!basis) {
      const { act, article, url } = version.norm
      const read = { table: this.id, effectiveFrom: version.from }
      basis = version.hypothetical
        ? { ...read, norm: `Hipótese sobre ${act}`, url: null, evidence: 'hypothetical' }
        : {
            ...read,
            norm: article ? `${act}, ${article}` : act,
            url: url ?? version.evidence.sources.find((source) => /^https?:/.test(source)) ?? null,
            evidence: version.evidence.status,
          }
      this.#basis.set(version, basis)
    }
    return basis
  }
}

export function law<T>(definition: LawDefinition<T>): Law<T> {
  return new Law(definition)
}

/**
 * A table's value as JSON: amounts in reais, each fraction `x` beside its `xPercent`.
 * One projection for every table, so that a new table is published by existing.
 */
export function publishedValue(value: unknown): unknown {
  if (typeof value === 'bigint') return toNumber(value)
  if (value instanceof Ratio) return value.toNumber(10)
  if (Array.isArray(value)) return value.map(publishedValue)
  if (value === null || typeof value !== 'object') return value
  const published: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    published[key] = publishedValue(inner)
    if (inner instanceof Ratio) published[`${key}Percent`] = inner.toPercent()
  }
  return published
}
