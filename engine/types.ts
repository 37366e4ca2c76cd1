/**
 * What each operation takes and answers, by name. Here, among the sources, any name and any fields; the build writes the exact
 * declarations from the schemas over this file's (build/types.ts), so that a new folder is typed by existing.
 */
interface Operation {
  input: Record<string, unknown>
  result: Record<string, unknown>
}

/** Whatever JSON holds. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export interface Calculators {
  [calculator: string]: Operation
}

export interface Decisions {
  [decision: string]: Operation
}

/** By the name in their address. */
export interface Checks {
  [document: string]: Operation
}

export interface Questions {
  [question: string]: Operation
}

/** By path. */
export interface Queries {
  [path: `/v1/${string}`]: Operation
}

/** What each law table holds, by name. */
export interface Tables {
  [table: string]: Json
}

/** A table on a day, with the act behind it. */
export type TableOf<T extends keyof Tables> = Queries[`/v1/tables/${T}`]['result']

/** Any of them. */
export type Table = TableOf<keyof Tables>
