/** One function over a whole table, for volumes: a SELECT whose every step is a column, which engines of many machines compile into one loop. */
import { InvalidInput } from '../core/errors.ts'
import { nearest } from '../core/nearest.ts'
import type { Engine } from '../core/operation/registry.ts'
import { type PlannedFunction, resultsOf } from '../plan/expression.ts'
import { plannedFunctions } from '../plan/functions.ts'
import { narrowed } from '../plan/narrow.ts'
import { CLICKHOUSE } from '../plan/renderings/clickhouse.ts'
import { duckdbTable } from '../plan/renderings/duckdb.ts'
import { sparkSelect } from '../plan/renderings/spark-select.ts'
import { nestedSelect, type SelectParts } from '../plan/renderings/sql-lets.ts'
import type { SelectDialect } from './dialects.ts'

/** A table, with its schema or without. */
const TABLE = /^[a-z_]\w*(?:\.[a-z_]\w*)?$/i
const COLUMN = /^[a-z_]\w*$/i
const SELECT: Readonly<Record<SelectDialect, (definition: PlannedFunction, parts: SelectParts) => string>> = {
  duckdb: duckdbTable,
  clickhouse: (definition, parts) => nestedSelect(definition, CLICKHOUSE, parts),
  spark: sparkSelect,
}

export interface SelectAsked {
  readonly name: string
  /** Has the parameters of the function as columns, amounts in whole centavos. */
  readonly table: string
  /** Columns of the table that are given back beside the results. */
  readonly keep: readonly string[]
}

export function selectOver(
  engine: Pick<Engine, 'today' | 'hypothesis'>,
  dialect: SelectDialect,
  { name, table, keep }: SelectAsked,
): string {
  const functions = plannedFunctions(engine.today(), engine.hypothesis)
  const found = functions.find((each) => each.name === name)
  if (!found) throw new InvalidInput([{ field: 'function', message: `não existe${nearFunction(name, functions)}` }])
  if (!TABLE.test(table)) throw new InvalidInput([{ field: 'table', message: 'deve ser o nome de uma tabela, como folha ou rh.folha' }])
  const wrong = keep.find((column) => !COLUMN.test(column))
  if (wrong !== undefined) throw new InvalidInput([{ field: 'keep', message: `não é o nome de uma coluna: ${wrong}` }])
  const wanted = Object.keys(resultsOf(found))
  const said = engine.hypothesis ? `-- HYPOTHETICAL, NOT THE LAW (${engine.hypothesis.id})\n` : ''
  return `${said}${SELECT[dialect](narrowed(found), { wanted, relation: table, kept: keep })}\n`
}

export function nearFunction(name: string, functions: readonly { readonly name: string }[]): string {
  const [first] = nearest(
    name,
    functions.map((each) => each.name),
  )
  return first === undefined ? '' : `; talvez ${first}`
}
