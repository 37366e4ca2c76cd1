import { validatedText } from '../../core/intake.ts'
import type { Ports } from '../../core/ports.ts'
import type { Query } from '../../core/query.ts'

/** The query the service answers at an address, or undefined where it does not. */
export function queryAt({ registry }: Ports, path: string): Query | undefined {
  return [...registry.queries.values()].find((query) => query.path === path)
}

/** Asks it as the API does, so that a page and a program are told the same. */
export function answerOf<T>(query: Query, input: Readonly<Record<string, string | undefined>>, ports: Ports): T {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value))
  return query.answer(validatedText(query, given) as never, ports) as T
}
