import { distance } from 'fastest-levenshtein'
import type { Law } from './dated.ts'
import type { Workflow } from './decision.ts'
import type { Calculator } from './operation.ts'
import type { Query } from './query.ts'

/** Everything the service can answer, by name. */
export interface Registry {
  readonly calculators: ReadonlyMap<string, Calculator>
  readonly workflows: ReadonlyMap<string, Workflow>
  readonly laws: ReadonlyMap<string, Law<unknown>>
  readonly queries: ReadonlyMap<string, Query>
}

/** The known names closest to what was typed, best first; none when nothing is near. */
export function nearest(typed: string, names: Iterable<string>, most = 3): string[] {
  const word = typed.slice(0, 100).toLowerCase()
  const allowed = Math.max(2, Math.floor(word.length / 3))
  return [...names]
    .map((name) => ({ name, distance: distance(word, name.toLowerCase()) }))
    .filter(({ name, distance: far }) => far <= allowed || (word.length >= 3 && name.includes(word)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name)
}
