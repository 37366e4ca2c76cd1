/** Search results as a page lists them: variants give way to the canonical page of their question. */
import type { Operation } from '../core/operation/operation.ts'
import type { Registry } from '../core/operation/registry.ts'
import { canonicalOf } from '../present/canonical-pages.ts'
import { missingOf } from './fill.ts'
import type { SearchResult } from './index.ts'
import { thingOf } from './things.ts'

/** Of what was understood, the fields the canonical page has too, and what it asks for besides. */
function asCanonicalTakes(
  { understood, input }: SearchResult,
  { inputSchema }: Operation,
): Pick<SearchResult, 'understood' | 'input' | 'missing'> {
  const fields = inputSchema.properties ?? {}
  const kept = understood.filter(({ field }) => field in fields)
  return {
    understood: kept,
    input: Object.fromEntries(Object.entries(input).filter(([field]) => field in fields)),
    missing: kept.length > 0 ? missingOf(inputSchema, input) : [],
  }
}

/** What was found, each at its canonical page and once; one that answers the question stands for it. */
export function atCanonicalPages(found: readonly SearchResult[], registry: Registry): SearchResult[] {
  const seen = new Set<Operation>()
  return found.flatMap((thing) => {
    const operation = thing.type === 'operation' ? registry.operations.get(thing.id) : undefined
    if (!operation) return [thing]
    const canonical = canonicalOf(operation, registry)
    if (seen.has(canonical)) return []
    seen.add(canonical)
    if (canonical === operation || thing.answer !== null) return [thing]
    return [{ ...thing, ...asCanonicalTakes(thing, canonical), ...thingOf(registry, { type: 'operation', id: canonical.id }) }]
  })
}
