/** One function over a large table: a SELECT with one column per step, which distributed engines compile into a single loop. */
import { InvalidInput } from '../core/errors.ts'
import { meant } from '../core/text/unknown-name.ts'
import type { Engine } from '../operation/definition/registry.ts'
import { type PlannedFunction, resultsOf } from '../plan/expression.ts'
import { plannedFunctions } from '../plan/functions.ts'
import { CLICKHOUSE } from '../plan/renderings/clickhouse.ts'
import { duckdbTable } from '../plan/renderings/duckdb.ts'
import { sparkSelect } from '../plan/renderings/spark-select.ts'
import { nestedSelect, type SelectParts } from '../plan/renderings/sql-lets.ts'
import { narrowed } from '../plan/split-wide-quotients.ts'
import type { SelectDialect } from './dialects.ts'

/** Table name with optional schema. */
const TABLE = /^[a-z_]\w*(?:\.[a-z_]\w*)?$/i
const COLUMN = /^[a-z_]\w*$/i
const SELECT: Readonly<Record<SelectDialect, (definition: PlannedFunction, parts: SelectParts) => string>> = {
  duckdb: duckdbTable,
  clickhouse: (definition, parts) => nestedSelect(definition, CLICKHOUSE, parts),
  spark: sparkSelect,
}

export interface SelectRequest {
  readonly name: string
  /** Source table with one column per parameter; amounts in whole centavos. */
  readonly table: string
  /** Columns passed through beside the results. */
  readonly keep: readonly string[]
}

export function selectOver(
  engine: Pick<Engine, 'today' | 'hypothesis'>,
  dialect: SelectDialect,
  { name, table, keep }: SelectRequest,
): string {
  const functions = plannedFunctions(engine.today(), engine.hypothesis)
  const found = functions.find((each) => each.name === name)
  if (!found) throw unknownFunction(name, functions)
  if (!TABLE.test(table)) throw new InvalidInput([{ field: 'table', message: 'deve ser o nome de uma tabela, como folha ou rh.folha' }])
  const wrong = keep.find((column) => !COLUMN.test(column))
  if (wrong !== undefined) throw new InvalidInput([{ field: 'keep', message: `não é o nome de uma coluna: ${wrong}` }])
  const wanted = Object.keys(resultsOf(found))
  const said = engine.hypothesis ? `-- HYPOTHETICAL, NOT THE LAW (${engine.hypothesis.id})\n` : ''
  return `${said}${SELECT[dialect](narrowed(found), { wanted, relation: table, kept: keep })}\n`
}

export function unknownFunction(name: string, functions: readonly { readonly name: string }[]): InvalidInput {
  const names = functions.map((each) => each.name)
  const near = meant(name, names)
  const all = names.join(', ')
  return new InvalidInput([
    {
      field: 'function',
      code: 'not_an_option',
      message: `não existe${near.told || `; há ${all}`}`,
      english: `does not exist${near.english || `; there are ${all}`}`,
    },
  ])
}
