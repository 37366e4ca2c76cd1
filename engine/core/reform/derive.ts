/** A law derived from a law: the same table with changes made, its versions marked. The recorded one is left as it is. */
import type { Law, Version } from '../dated.ts'
import type { Day } from '../day.ts'
import { InvalidInput } from '../errors.ts'
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

export function derived(law: Law<unknown>, changes: readonly Change[], sources: Sources): Law<unknown> {
  const versions: Version<unknown>[] = []
  const starts = [...new Set(changes.flatMap(({ from }) => (from === null ? [] : [from])))].sort()
  for (const [index, recorded] of law.versions.entries()) {
    const next = law.versions[index - 1]?.from ?? null
    const inside = starts.filter((day) => day > recorded.from && (next === null || day < next))
    const parts: Version<unknown>[] = [recorded.from, ...inside].map((from, at) => {
      const holding = changes.filter((change) => holds(change, recorded.from, from))
      return holding.length === 0
        ? at === 0
          ? recorded
          : { ...recorded, from }
        : new HypotheticalVersion(recorded, from, () => worked(law, recorded.value, holding, sources))
    })
    // A day on which nothing comes to differ opens no version.
    versions.push(...parts.filter((part, at) => at === 0 || isMade(part) || isMade(parts[at - 1]!)).reverse())
  }
  const [first, ...rest] = versions
  return law.withVersions([first!, ...rest])
}

/** The value of a table on one day under some changes: what its derived version would have, without all the others. */
export function valueUnder(law: Law<unknown>, changes: readonly Change[], on: Day, sources: Sources): unknown {
  const recorded = law.at(on)
  const holding = changes.filter((change) => holds(change, recorded.from, on))
  return holding.length === 0 ? recorded.value : worked(law, recorded.value, holding, sources).value
}

/** Whether a change holds in the part of a recorded version that begins on a day. */
function holds({ from, holds: beyond }: Change, recorded: Day, part: Day): boolean {
  if (from === null) return true
  return from <= part && (beyond || from >= recorded)
}

/** Worked out when it is first read: a version of another time may not have what is changed, and only matters where it is read. */
class HypotheticalVersion implements Version<unknown>, Derived {
  readonly from: Day
  readonly norm: Version<unknown>['norm']
  readonly evidence: Version<unknown>['evidence']
  readonly caveat?: string
  readonly recorded: Version<unknown>
  readonly #work: () => Applied
  #applied: Applied | undefined
  #differs: boolean | undefined

  constructor(recorded: Version<unknown>, from: Day, work: () => Applied) {
    this.from = from
    this.norm = recorded.norm
    this.evidence = recorded.evidence
    if (recorded.caveat !== undefined) this.caveat = recorded.caveat
    this.recorded = recorded
    this.#work = work
  }

  get applied(): Applied {
    this.#applied ??= this.#work()
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

function worked(law: Law<unknown>, value: unknown, changes: readonly Change[], sources: Sources): Applied {
  const issues: ConstructorParameters<typeof InvalidInput>[0][number][] = []
  const made = applied(value, changes, shapeOf(law), sources, issues)
  const result = issues.length > 0 ? made : { ...made, value: law.followed(made.value, value) }
  if (issues.length === 0) issues.push(...faultsOf(result.value, law, changes[0]!))
  if (issues.length > 0) throw new InvalidInput(issues)
  return result
}

/** Exact values compared. */
export function same(one: unknown, other: unknown): boolean {
  if (one instanceof Ratio || other instanceof Ratio) return one instanceof Ratio && other instanceof Ratio && one.compare(other) === 0
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, index) => same(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => same(one[name], other[name]))
}
