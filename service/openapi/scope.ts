/** Scope of a description: everything (full or brief), or one group with examples. */

import { folded } from '../../engine/core/text/text.ts'
import { GROUPS, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'

export interface Scope {
  /** Group name in the path; null for all groups. */
  readonly group: string | null
  /** Brief: labels as field descriptions and types as parameters. */
  readonly brief: boolean
  /** Includes example answers and a batch path per operation; otherwise one batch path per kind. */
  readonly examples: boolean
}

/** Display title of the group. */
export const titleOf = ({ kind, group }: Operation): string => (kind === 'query' ? group : KINDS[kind].tag)

/** Group of a calculator; otherwise the folded tag: `Decisões` becomes `decisoes`. */
export const groupOf = (operation: Operation): string => (operation.kind === 'calculator' ? operation.group : addressOf(titleOf(operation)))

const addressOf = folded

/** Title without accents: the contract uses `Salarios`, and generators derive package names from it. */
export const tagged = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '')

export const tagOf = (operation: Operation): string => tagged(titleOf(operation))

export function groupsOf({ operations }: Registry): ReadonlyMap<string, string> {
  const titles = new Map<string, string>(Object.entries(GROUPS))
  for (const operation of operations.values()) if (operation.kind !== 'calculator') titles.set(groupOf(operation), titleOf(operation))
  return titles
}

/** a-name → aName */
export function camel(id: string): string {
  return id.replace(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase())
}
