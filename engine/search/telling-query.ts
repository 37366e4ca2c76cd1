/** Query that shows a search result other than an operation: a table, an indicator or a profession. */
import type { Query } from '../operation/definition/query.ts'
import type { Registry } from '../operation/definition/registry.ts'
import type { SearchResult } from './index.ts'

export interface TellingQuery {
  readonly query: Query
  /** Field that identifies the item. */
  readonly field: string
}

/**
 * A table's query is the one with its name as the last path segment (/v1/tables/{table}); an indicator uses a choice field, and a
 * profession its code.
 */
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
