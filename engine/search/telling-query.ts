/** The query that tells of what a search found and is no operation: a table, an indicator, a profession. */
import type { Query } from '../core/operation/query.ts'
import type { Registry } from '../core/operation/registry.ts'
import type { SearchResult } from './index.ts'

export interface TellingQuery {
  readonly query: Query
  /** The field that names the thing. */
  readonly field: string
}

/** A table's is the one whose path ends in its name (/v1/tables/{table}); an indicator is told by a field of choice, a profession by its code. */
export function queryTelling({ type, id }: Pick<SearchResult, 'type' | 'id'>, { queries }: Registry): TellingQuery | undefined {
  for (const query of queries.values()) {
    const { properties = {}, required = [] } = query.inputSchema
    const field = Object.keys(properties).find((name) => {
      if (type === 'law') return query.path.endsWith('}') && properties[name]?.['x-names-of'] === 'laws'
      if (type === 'profession') return name === 'cbo'
      return name === 'metric' && properties[name]?.enum?.includes(id) && required.join() === name
    })
    if (field !== undefined) return { query, field }
  }
  return undefined
}
