/** Derives a hypothetical table from a recorded one by applying changes; the recorded table stays unchanged. */

import { isRecord } from '../collections/records.ts'
import type { Law, Version } from '../dated.ts'
import type { Day } from '../day.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { Ratio } from '../ratio.ts'
import { type Applied, applied, type Sources } from './apply.ts'
import type { Change } from './change.ts'
import { shapeOf } from './shape.ts'
import { faultsOf } from './validate-changes.ts'

/** A derived version, with its source version and the applied changes. */
export interface Derived {
  readonly recorded: Version<unknown>
  readonly applied: Applied
}

const isMade = (version: Version<unknown>): version is HypotheticalVersion => version instanceof HypotheticalVersion

/** Source of a derived version; undefined for a recorded one. */
export const derivedFrom = (version: Version<unknown>): Derived | undefined => (isMade(version) ? version : undefined)

export function derived(law: Law<unknown>, changes: readonly Change[], workings: ChangeApplications): Law<unknown> {
  const versions: Version<unknown>[] = []
  const starts = [...new Set(changes.flatMap(({ from }) => (from === null ? [] : [from])))].sort()
  if (starts.length === 0) {
    const [first, ...rest] = law.versions
    const made = (recorded: Version<unknown>) => new HypotheticalVersion(recorded, recorded.from, { law, changes, workings })
    return law.withVersions([made(first), ...rest.map(made)])
  }
  for (const [index, recorded] of law.versions.entries()) {
    const next = law.versions[index - 1]?.from ?? null
    const inside = starts.filter((day) => day > recorded.from && (next === null || day < next))
    const parts: Version<unknown>[] = [recorded.from, ...inside].map((from, at) => {
      const holding = changes.filter((change) => holds(change, recorded.from, from))
      return holding.length === 0
        ? at === 0
          ? recorded
          : { ...recorded, from }
        : new HypotheticalVersion(recorded, from, { law, changes: holding, workings })
    })
    // Drop split versions without any change.
    versions.push(...parts.filter((part, at) => at === 0 || isMade(part) || isMade(parts[at - 1]!)).reverse())
  }
  const [first, ...rest] = versions
  return law.withVersions([first!, ...rest])
}

/** Result of applying changes to a version, and its issues. */
interface ChangeApplication {
  readonly changes: readonly Change[]
  readonly applied: Applied
  readonly issues: readonly IssueDraft[]
  faults: readonly IssueDraft[] | null
}

/** Memoizes changes applied to versions: reading, validating and deriving a reform apply the same ones. */
export class ChangeApplications {
  readonly #known = new Map<Version<unknown>, ChangeApplication[]>()
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** Unvalidated value of a table on a day under some changes; undefined when they do not apply. */
  valueOn(law: Law<unknown>, changes: readonly Change[], on: Day): unknown {
    const recorded = law.at(on)
    const holding = changes.filter((change) => holds(change, recorded.from, on))
    if (holding.length === 0) return recorded.value
    const { applied, issues } = this.#applyOnce(law, recorded, holding)
    return issues.length > 0 ? undefined : applied.value
  }

  /** Throws when the changed value of a day violates the table's rules. */
  assertValidOn(law: Law<unknown>, changes: readonly Change[], on: Day): void {
    const recorded = law.at(on)
    const holding = changes.filter((change) => holds(change, recorded.from, on))
    if (holding.length > 0) this.validApplied(law, recorded, holding)
  }

  validApplied(law: Law<unknown>, recorded: Version<unknown>, changes: readonly Change[]): Applied {
    const made = this.#applyOnce(law, recorded, changes)
    made.faults ??= made.issues.length > 0 ? made.issues : faultsOf(made.applied.value, law, changes[0]!)
    if (made.faults.length > 0) throw new InvalidInput(made.faults)
    return made.applied
  }

  #applyOnce(law: Law<unknown>, recorded: Version<unknown>, changes: readonly Change[]): ChangeApplication {
    const known = this.#known.get(recorded) ?? []
    this.#known.set(recorded, known)
    const isOf = (other: ChangeApplication): boolean =>
      other.changes.length === changes.length && other.changes.every((change, index) => change === changes[index])
    const found = known.find(isOf)
    if (found) return found
    const issues: IssueDraft[] = []
    const made = applied(recorded.value, changes, shapeOf(law), this.#sources, issues)
    const value = issues.length > 0 ? made.value : law.followed(made.value, recorded.value)
    const working = { changes, applied: { ...made, value }, issues, faults: null }
    known.push(working)
    return working
  }
}

/** True when a change applies to the part of a recorded version that starts at `part`. */
function holds({ from, holds: beyond }: Change, recorded: Day, part: Day): boolean {
  if (from === null) return true
  return from <= part && (beyond || from >= recorded)
}

/** Inputs for deriving versions of a table. */
interface Making {
  readonly law: Law<unknown>
  readonly changes: readonly Change[]
  readonly workings: ChangeApplications
}

/** Lazily derived: a version of another period may lack the changed figure, which matters only when that version is read. */
class HypotheticalVersion implements Version<unknown>, Derived {
  readonly from: Day
  readonly recorded: Version<unknown>
  readonly #making: Making
  #applied: Applied | undefined
  #differs: boolean | undefined

  constructor(recorded: Version<unknown>, from: Day, making: Making) {
    this.from = from
    this.recorded = recorded
    this.#making = making
  }

  get norm(): Version<unknown>['norm'] {
    return this.recorded.norm
  }

  get evidence(): Version<unknown>['evidence'] {
    return this.recorded.evidence
  }

  get caveat(): string | undefined {
    return this.recorded.caveat
  }

  get applied(): Applied {
    const { law, changes, workings } = this.#making
    this.#applied ??= workings.validApplied(law, this.recorded, changes)
    return this.#applied
  }

  get value(): unknown {
    return this.applied.value
  }

  get hypothetical(): boolean {
    this.#differs ??= !same(this.value, this.recorded.value)
    return this.#differs
  }
}

/** Deep equality of exact values. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one instanceof Ratio || other instanceof Ratio) return one instanceof Ratio && other instanceof Ratio && one.compare(other) === 0
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, index) => same(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return (
    names.every((name) => same(one[name], other[name])) &&
    Object.keys(other).every((name) => names.includes(name) || other[name] === undefined)
  )
}
