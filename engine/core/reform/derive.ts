/** A law derived from a law: the same table with changes made, its versions marked. The recorded one is left as it is. */
import type { Law, Version } from '../dated.ts'
import type { Day } from '../day.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { Ratio } from '../ratio.ts'
import { isRecord } from '../records.ts'
import { type Applied, applied, type Sources } from './apply.ts'
import type { Change } from './change.ts'
import { faultsOf } from './held.ts'
import { shapeOf } from './shape.ts'

/** A version of a derived table: what it was made of, and what came of it. */
export interface Derived {
  readonly recorded: Version<unknown>
  readonly applied: Applied
}

const isMade = (version: Version<unknown>): version is HypotheticalVersion => version instanceof HypotheticalVersion

/** What a version was derived from; undefined of a recorded one. */
export const derivedFrom = (version: Version<unknown>): Derived | undefined => (isMade(version) ? version : undefined)

export function derived(law: Law<unknown>, changes: readonly Change[], workings: Workings): Law<unknown> {
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
    // A day on which nothing comes to differ opens no version.
    versions.push(...parts.filter((part, at) => at === 0 || isMade(part) || isMade(parts[at - 1]!)).reverse())
  }
  const [first, ...rest] = versions
  return law.withVersions([first!, ...rest])
}

/** What some changes make of a version, and what does not fit it. */
interface Working {
  readonly changes: readonly Change[]
  readonly applied: Applied
  readonly issues: readonly IssueDraft[]
  faults: readonly IssueDraft[] | null
}

/** What changes make of versions, each worked out once: the same come again when a reform is read, held to its tables and derived. */
export class Workings {
  readonly #known = new Map<Version<unknown>, Working[]>()
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** The value of a table on one day under some changes, held to nothing; undefined where they do not fit. */
  valueOn(law: Law<unknown>, changes: readonly Change[], on: Day): unknown {
    const recorded = law.at(on)
    const holding = changes.filter((change) => holds(change, recorded.from, on))
    if (holding.length === 0) return recorded.value
    const { applied, issues } = this.#made(law, recorded, holding)
    return issues.length > 0 ? undefined : applied.value
  }

  /** Refuses what is no value of the table on a day. */
  assertHeld(law: Law<unknown>, changes: readonly Change[], on: Day): void {
    const recorded = law.at(on)
    const holding = changes.filter((change) => holds(change, recorded.from, on))
    if (holding.length > 0) this.held(law, recorded, holding)
  }

  held(law: Law<unknown>, recorded: Version<unknown>, changes: readonly Change[]): Applied {
    const made = this.#made(law, recorded, changes)
    made.faults ??= made.issues.length > 0 ? made.issues : faultsOf(made.applied.value, law, changes[0]!)
    if (made.faults.length > 0) throw new InvalidInput(made.faults)
    return made.applied
  }

  #made(law: Law<unknown>, recorded: Version<unknown>, changes: readonly Change[]): Working {
    const known = this.#known.get(recorded) ?? []
    this.#known.set(recorded, known)
    const isOf = (other: Working): boolean =>
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

/** Whether a change holds in the part of a recorded version that begins on a day. */
function holds({ from, holds: beyond }: Change, recorded: Day, part: Day): boolean {
  if (from === null) return true
  return from <= part && (beyond || from >= recorded)
}

/** What makes versions of a table. */
interface Making {
  readonly law: Law<unknown>
  readonly changes: readonly Change[]
  readonly workings: Workings
}

/** Worked out when it is first read: a version of another time may not have what is changed, and only matters where it is read. */
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
    this.#applied ??= workings.held(law, this.recorded, changes)
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

/** Exact values compared. */
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
