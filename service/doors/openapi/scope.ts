/** What a description is of: everything in brief, or one group with all that is said of it. */

import { GROUPS, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { folded } from '../../../engine/core/text.ts'

export interface Scope {
  /** The group, by its name in the address; null for all of them. */
  readonly group: string | null
  /** In brief: fields by their labels, no answers as examples, one address for all batches. */
  readonly brief: boolean
}

/** The tag an operation is listed under. */
const tagOf = ({ kind, group }: Operation): string => (kind === 'query' ? group : KINDS[kind].tag)

/** A calculator's group is its own; that of anything else is its tag: `Decisões` is at `decisoes`. */
export const groupOf = (operation: Operation): string => (operation.kind === 'calculator' ? operation.group : addressOf(tagOf(operation)))

const addressOf = folded

/** Every group with its title. */
export function groupsOf({ operations }: Registry): ReadonlyMap<string, string> {
  const titles = new Map<string, string>(Object.entries(GROUPS))
  for (const operation of operations.values()) if (operation.kind !== 'calculator') titles.set(groupOf(operation), tagOf(operation))
  return titles
}

/** a-name → aName */
export function camel(id: string): string {
  return id.replace(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase())
}
