/** Search results for pages: variants are replaced by the canonical page of their question. */
import type { Operation } from '../operation/definition/operation.ts'
import type { Registry } from '../operation/definition/registry.ts'
import { canonicalOf } from '../presentation/canonical-pages.ts'
import { missingOf } from './fill-fields.ts'
import type { SearchResult } from './index.ts'
import { searchItemOf } from './things.ts'

/** Keeps understood fields that the canonical page also has, and recomputes the missing ones. */
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

/** Maps results to canonical pages without duplicates; a result with an answer takes precedence. */
export function atCanonicalPages(found: readonly SearchResult[], registry: Registry): SearchResult[] {
  const seen = new Set<Operation>()
  return found.flatMap((thing) => {
    const operation = thing.type === 'operation' ? registry.operations.get(thing.id) : undefined
    if (!operation) return [thing]
    const canonical = canonicalOf(operation, registry)
    if (seen.has(canonical)) return []
    seen.add(canonical)
    if (canonical === operation || thing.answer !== null) return [thing]
    return [{ ...thing, ...asCanonicalTakes(thing, canonical), ...searchItemOf(registry, { type: 'operation', id: canonical.id }) }]
  })
}
