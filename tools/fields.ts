/** The dictionary of fields as a document: each concept with its names, and what a field was called before. */
import type { Registry } from '../engine/core/operation/registry.ts'
import { CONCEPTS } from '../engine/core/operation/vocabulary/names.ts'
import { CONCEPT_WORDS } from '../engine/core/operation/vocabulary/words.ts'
import { entriesOf } from '../engine/core/records.ts'

const code = (name: string): string => `\`${name}\``

/** A row a concept: its own name, unit, other names, how many operations take it, and what people read. */
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

/** What was renamed, by operation. */
export function renamedListing({ operations }: Registry): string {
  const rows = [...operations.values()].flatMap(({ id, inputSchema }) =>
    Object.entries(inputSchema.properties ?? {}).flatMap(([name, { 'x-former-names': former = [] }]) =>
      former.map((old) => `| ${code(id)} | ${code(old)} | ${code(name)} |`),
    ),
  )
  return ['| Operation | Before | Now |', '|---|---|---|', ...rows.toSorted()].join('\n')
}
