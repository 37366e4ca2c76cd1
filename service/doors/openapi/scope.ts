/** What a description is of: everything, whole or in brief, or one group with examples too. */

import { GROUPS, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../engine/core/operation/registry.ts'
import { folded } from '../../../engine/core/text.ts'

export interface Scope {
  /** The group, by its name in the address; null for all of them. */
  readonly group: string | null
  /** In brief: fields by their labels, parameters by their types. */
  readonly brief: boolean
  /** With answers as examples and the batches of each operation; else one address for the batches of a kind. */
  readonly examples: boolean
}

/** What a group is called where people read it. */
export const titleOf = ({ kind, group }: Operation): string => (kind === 'query' ? group : KINDS[kind].tag)

/** A calculator's group is its own; that of anything else is its tag: `Decisões` is at `decisoes`. */
export const groupOf = (operation: Operation): string => (operation.kind === 'calculator' ? operation.group : addressOf(titleOf(operation)))

const addressOf = folded

/** A title as a tag: the contract writes `Salarios`, and generators make names of packages of it. */
export const tagged = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '')

/** The tag an operation is listed under. */
export const tagOf = (operation: Operation): string => tagged(titleOf(operation))

/** Every group with its title. */
export function groupsOf({ operations }: Registry): ReadonlyMap<string, string> {
  const titles = new Map<string, string>(Object.entries(GROUPS))
  for (const operation of operations.values()) if (operation.kind !== 'calculator') titles.set(groupOf(operation), titleOf(operation))
  return titles
}

/** a-name → aName */
export function camel(id: string): string {
  return id.replace(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase())
}
