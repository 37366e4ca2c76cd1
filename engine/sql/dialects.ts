/** Database dialects of the scripts, and valid schema names. */

/** Full support: law tables, planned functions, index correction and business days. */
export const DIALECTS = ['duckdb', 'postgres'] as const
export type Dialect = (typeof DIALECTS)[number]

/** Law tables and planned functions, executed in our tests. */
const RUN_WAREHOUSES = ['clickhouse', 'spark'] as const
/** Planned functions only: our tests parse them but never execute them. */
const UNRUN_WAREHOUSES = ['bigquery', 'snowflake', 'trino'] as const

export type RunWarehouse = (typeof RUN_WAREHOUSES)[number]
export type Warehouse = RunWarehouse | (typeof UNRUN_WAREHOUSES)[number]

/** Dialects with a SELECT of one function over a whole table. */
const SELECT_DIALECTS = ['duckdb', ...RUN_WAREHOUSES] as const
export type SelectDialect = (typeof SELECT_DIALECTS)[number]

export const ALL_DIALECTS = [...DIALECTS, ...RUN_WAREHOUSES, ...UNRUN_WAREHOUSES] as const
export type AnyDialect = (typeof ALL_DIALECTS)[number]

export const isWarehouse = (dialect: AnyDialect): dialect is Warehouse => !DIALECTS.some((own) => own === dialect)
export const isRun = (warehouse: Warehouse): warehouse is RunWarehouse => RUN_WAREHOUSES.some((each) => each === warehouse)

export const hasSelect = (dialect: AnyDialect): dialect is SelectDialect => SELECT_DIALECTS.some((each) => each === dialect)

/** Schema name that needs no quotes in any database. */
export const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/
