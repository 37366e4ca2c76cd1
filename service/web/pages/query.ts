import type { Query } from '../../../engine/operation/definition/query.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { runText } from '../../../engine/operation/evaluation/run.ts'

/** Query served at a path, or undefined. */
export function queryAt({ registry }: Engine, path: string): Query | undefined {
  return [...registry.queries.values()].find((query) => query.path === path)
}

/** Runs a query like the API, so that pages and programs get the same result. */
export function answerOf<T>(query: Query, input: Readonly<Record<string, string | undefined>>, ports: Engine): T {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value))
  return runText(query, given, ports) as T
}
