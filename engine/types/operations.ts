/**
 * Input and result types per operation. In the sources any name and field is accepted; the build overwrites this file with exact
 * declarations generated from the schemas (build/package/types.ts), so a new folder is typed automatically.
 */
interface Operation {
  input: Record<string, unknown>
  result: Record<string, unknown>
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export interface Calculators {
  [calculator: string]: Operation
}

export interface Decisions {
  [decision: string]: Operation
}

/** By the name in the URL. */
export interface Checks {
  [document: string]: Operation
}

export interface Questions {
  [question: string]: Operation
}

export interface Queries {
  [path: `/v1/${string}`]: Operation
}

/** Content of each law table, by name. */
export interface Tables {
  [table: string]: Json
}

/** A table on a given day, with its legal act. */
export type TableOf<T extends keyof Tables> = Queries[`/v1/tables/${T}`]['result']

/** Any law table. */
export type Table = TableOf<keyof Tables>
