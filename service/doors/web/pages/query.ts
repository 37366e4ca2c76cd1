import type { Query } from '../../../../engine/core/operation/query.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { runText } from '../../../../engine/core/operation/run.ts'

/** The query the service answers at an address, or undefined where it does not. */
export function queryAt({ registry }: Engine, path: string): Query | undefined {
  return [...registry.queries.values()].find((query) => query.path === path)
}

/** Asks it as the API does, so that a page and a program are told the same. */
export function answerOf<T>(query: Query, input: Readonly<Record<string, string | undefined>>, ports: Engine): T {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value))
  return runText(query, given, ports) as T
}
