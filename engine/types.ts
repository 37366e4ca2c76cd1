/**
 * What each operation takes and answers, by name. Here, among the sources, any name and any fields; the build writes the exact
 * declarations from the schemas over this file's (scripts/types.mjs), so that a new folder is typed by existing.
 */
interface Operation {
  input: Record<string, unknown>
  result: Record<string, unknown>
}

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

export type Table = Record<string, unknown>
