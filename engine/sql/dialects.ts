/** The databases a script is written for, and where in them it may live. */
export const DIALECTS = ['duckdb', 'postgres'] as const
export type Dialect = (typeof DIALECTS)[number]

/** A name that needs no quotes in any of the databases. */
export const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/
