import { addDays, type Day, isDay, yearOf } from './day.ts'
import { LawNotRecorded } from './errors.ts'
import { reais, toNumber } from './money.ts'
import { percent, Ratio } from './ratio.ts'
import { type Phrase, say } from './text/sentence.ts'

/** Literal constructors for law tables. */
export { percent as rate, reais, say }

interface Norm {
  /** Citation in Portuguese: "Portaria Interministerial MPS/MF nº 13/2026". */
  readonly act: string
  readonly article?: string
  readonly published?: Day
  readonly url?: string
}

/** verified: we read the official text; corroborated: two independent sources agree; reported: one source. */
interface Evidence {
  readonly status: 'verified' | 'corroborated' | 'reported'
  readonly sources: readonly string[]
}

export interface Version<T> {
  readonly from: Day
  readonly norm: Norm
  readonly evidence: Evidence
  /** A Portuguese sentence on an open doubt or an inferred date, added to `assumptions`. */
  readonly caveat?: string | undefined
  readonly value: T
  /** True for a recorded version with hypothetical changes. */
  readonly hypothetical?: boolean
  /** A published figure that confirms the version: the input, the expected result and its source. */
  readonly proof?: { readonly of: string; readonly is: string; readonly source: string }
}

export interface LawDefinition<T> {
  /** File name. */
  readonly id: string
  readonly title: string
  /** Meaning of a version's date: day worked, month of accrual, payment date. */
  readonly dateMeans: string
  /** Set for tables reissued every January. */
  readonly changes?: 'january'
  /** Date of the last check of the whole table against its sources. */
  readonly reviewedOn: Day
  /** Portuguese label of each key of the value, for the table's page. */
  readonly words?: Readonly<Record<string, string>>
  /** One-line summary template with value paths: '{brackets.rate}, teto {ceiling}'. */
  readonly says?: string
  /**
   * Figures copied from another table, by paths in both: `{ fgts: 'fgts/depositRate' }`. Rules read the other table, so changes must be
   * made there.
   */
  readonly sameAs?: Readonly<Record<string, string>>
  /** Violated invariants between figures, beyond the order of rows. Every recorded version passes. */
  check?(value: T): readonly LawFault[]
  /** Recomputes figures derived from a changed one, when only that one changed. @param before the recorded value. */
  follow?(value: T, before: T): T
  /** Last day of the newest version, when its act ends it and the next one is not recorded. */
  readonly ends?: { readonly on: Day; readonly because: string }
  /** Newest first. */
  readonly versions: readonly [Version<T>, ...Version<T>[]]
}

/** A violated invariant: the path of the figure to fix and a Portuguese message. */
export interface LawFault {
  readonly path: readonly string[]
  readonly message: Phrase
}

/** Citation of a version in a calculator's response. */
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
  readonly ends: LawDefinition<T>['ends']
  readonly versions: readonly [Version<T>, ...Version<T>[]]
  readonly #basis = new Map<Version<T>, Basis>()
  readonly #definition: LawDefinition<T>

  /** @param checked skips date validation: the dates come from an already validated table. */
  constructor(definition: LawDefinition<T>, checked = false) {
    this.id = definition.id
    this.title = definition.title
    this.dateMeans = definition.dateMeans
    this.changes = definition.changes ?? null
    this.reviewedOn = definition.reviewedOn
    this.words = definition.words ?? {}
    this.says = definition.says
    this.sameAs = definition.sameAs ?? {}
    this.ends = definition.ends
    this.#definition = definition
    this.versions = definition.versions
    if (checked) return
    for (const [index, version] of this.versions.entries()) {
      const newer = this.versions[index - 1]
      if (!isDay(version.from)) throw new Error(`${this.title}: ${version.from} is not a day`)
      if (newer && newer.from <= version.from) throw new Error(`${this.title}: ${version.from} must come before ${newer.from}`)
    }
  }

  /** Violated invariants of a value. */
  faults(value: T): readonly LawFault[] {
    return this.#definition.check?.(value) ?? []
  }

  /** The changed value with its derived figures recomputed. */
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

  /** Throws for a day after the end of the newest version. */
  assertInForce(day: Day): void {
    if (this.ends && day > this.ends.on) throw new LawNotRecorded(this.title, this.recordStarts, this.ends)
  }

  /** Version in force on a day; the newest has no end here: `assertInForce` checks it. */
  at(day: Day): Version<T> {
    const version = this.versions.find((candidate) => candidate.from <= day)
    if (!version) throw new LawNotRecorded(this.title, this.recordStarts)
    return version
  }

  /**
   * Last day with known law, when earlier than `on`; null when the version is known to hold on that day. A future day is known only through
   * a version recorded for it; a table that changes every January is known only up to the year of its last review.
   */
  projectedFrom(version: Version<T>, on: Day, today: Day): Day | null {
    const stale = this.changes === 'january' && yearOf(on) > yearOf(this.reviewedOn) && yearOf(on) > yearOf(version.from)
    if (stale) return this.reviewedOn
    return on > today && version.from <= today ? today : null
  }

  /** First day of the next version; null for the newest. */
  supersededOn(version: Version<T>): Day | null {
    return this.versions[this.versions.indexOf(version) - 1]?.from ?? null
  }

  /** Last day of a version; null while it has none. */
  lastDayOf(version: Version<T>): Day | null {
    const next = this.supersededOn(version)
    return next === null ? (this.ends?.on ?? null) : addDays(next, -1)
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
 * A table's value as JSON: amounts in reais, and an `xPercent` beside each fraction `x`. Generic, so that a new table needs no code to be
 * published.
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
