import type { Law } from '../dated.ts'
import type { Calculator } from './calculator.ts'
import type { Decision } from './decision.ts'
import type { Operation } from './operation.ts'
import type { Ports } from './ports.ts'
import type { Query } from './query.ts'

/** Everything that can be answered, by name. */
export interface Registry {
  /** All of them; the maps below hold the same by kind. */
  readonly operations: ReadonlyMap<string, Operation>
  readonly calculators: ReadonlyMap<string, Calculator>
  readonly decisions: ReadonlyMap<string, Decision>
  readonly queries: ReadonlyMap<string, Query>
  readonly laws: ReadonlyMap<string, Law<unknown>>
}

/** The world a process answers from: its ports, and everything that can be asked of them. */
export interface Engine extends Ports {
  readonly registry: Registry
}

/** What the folders hold, as the generated list imports it. */
export interface Holdings {
  readonly calculators: readonly Calculator[]
  readonly decisions: readonly Decision[]
  readonly queries: readonly Query[]
  readonly laws: readonly Law<unknown>[]
}

export function registryOf({ calculators, decisions, queries, laws }: Holdings): Registry {
  return {
    operations: byId([...calculators, ...decisions, ...queries]),
    calculators: byId(calculators),
    decisions: byId(decisions),
    queries: byId(queries),
    laws: byId(laws),
  }
}

function byId<T extends { readonly id: string }>(members: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map(members.map((member) => [member.id, member]))
  if (found.size < members.length) {
    const ids = members.map(({ id }) => id)
    throw new Error(`two share a name: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(', ')}`)
  }
  return found
}
