/** Field dictionary as a document: each concept with its names, and former names of fields. */

import { entriesOf } from '../../engine/core/collections/records.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { CONCEPTS } from '../../engine/operation/input/vocabulary/names.ts'
import { CONCEPT_WORDS } from '../../engine/operation/input/vocabulary/words.ts'

const code = (name: string): string => `\`${name}\``

/** One row per concept: name, unit, aliases, number of operations, and label. */
export function fieldListing({ operations }: Registry): string {
  const taken = new Map<string, number>()
  for (const { inputSchema } of operations.values())
    for (const { 'x-concept': concept } of Object.values(inputSchema.properties ?? {}))
      if (concept !== undefined) taken.set(concept, (taken.get(concept) ?? 0) + 1)
  const rows = entriesOf(CONCEPTS).map(
    ([name, { unit, aliases }]) =>
      `| ${code(name)} | ${unit} | ${aliases.map(code).join(', ')} | ${taken.get(name) ?? 0} | ${CONCEPT_WORDS[name].label} |`,
  )
  return ['| Name | Unit | Also accepted | Operations | |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** Renamed fields by operation. */
export function renamedListing({ operations }: Registry): string {
  const rows = [...operations.values()].flatMap(({ id, inputSchema }) =>
    Object.entries(inputSchema.properties ?? {}).flatMap(([name, { 'x-former-names': former = [] }]) =>
      former.map((old) => `| ${code(id)} | ${code(old)} | ${code(name)} |`),
    ),
  )
  return ['| Operation | Before | Now |', '|---|---|---|', ...rows.toSorted()].join('\n')
}
