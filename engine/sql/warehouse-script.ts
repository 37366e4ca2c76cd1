/** Law scripts for distributed engines: law tables and planned functions. Each statement ends with a semicolon at a line end. */
import type { PlannedFunction } from '../plan/expression.ts'
import { clickhouseFunctions } from '../plan/renderings/clickhouse.ts'
import { sparkFunctions } from '../plan/renderings/spark.ts'
import { unverifiedFunctions } from '../plan/renderings/unverified-dialects.ts'
import { isRun, type RunWarehouse, type Warehouse } from './dialects.ts'
import type { SqlTable } from './tables.ts'

/** Parts of a script, independent of the database. */
interface Parts {
  /** Header lines with the origin of the script. */
  readonly from: string
  readonly tables: readonly SqlTable[]
  readonly functions: readonly PlannedFunction[]
}

export function warehouseScript({ from, tables, functions }: Parts, dialect: Warehouse, schema: string): string {
  const header = `${from}
-- Amounts are reais with two decimals; the functions ending in _centavos take and give whole centavos. No answer is NULL.${isRun(dialect) ? '' : `\n-- Not run by us: accepted by a parser of ${dialect}, and nothing more is promised.`}`
  if (!isRun(dialect)) return `${[header, ...unverifiedFunctions(functions, dialect, schema)].join('\n\n')}\n`
  const written = dialect === 'clickhouse' ? clickhouseFunctions(functions, schema) : sparkFunctions(functions, schema)
  const start = dialect === 'clickhouse' ? [`CREATE DATABASE IF NOT EXISTS ${schema};`] : []
  return `${[header, ...start, ...tables.map((table) => TABLES[dialect](table, schema)), ...written].join('\n\n')}\n`
}

const CLICKHOUSE_TYPES: Readonly<Record<string, string>> = {
  INTEGER: 'Int32',
  BIGINT: 'Int64',
  BOOLEAN: 'Bool',
  TEXT: 'String',
  DATE: 'Date32',
}

const TABLES: Readonly<Record<RunWarehouse, (table: SqlTable, schema: string) => string>> = {
  clickhouse: ({ name, says, columns, rows }, schema) => {
    const lines = columns.map((column) => `  "${column.name}" Nullable(${CLICKHOUSE_TYPES[column.type] ?? column.type})`)
    const created = `-- ${says}\nCREATE OR REPLACE TABLE ${schema}.${name} (\n${lines.join(',\n')}\n) ENGINE = MergeTree ORDER BY tuple();`
    // A DATE value would be truncated at 1970.
    const cell = (text: string): string => escaped(text.replace(/^DATE (?=')/, ''))
    return rows.length === 0
      ? created
      : `${created}\nINSERT INTO ${schema}.${name} VALUES ${rows.map((row) => `(${row.map(cell).join(', ')})`).join(', ')};`
  },
  spark: ({ name, says, columns, rows }, schema) => {
    const types = columns.map(({ type }) => (type === 'TEXT' ? 'STRING' : type))
    const cells = columns.map((column, index) => `CAST(${quoted(column.name)} AS ${types[index]}) AS ${quoted(column.name)}`)
    const names = columns.map((column) => quoted(column.name)).join(', ')
    const values = rows.map((row) => `(${row.map(escaped).join(', ')})`).join(', ')
    return `-- ${says}\nCREATE OR REPLACE TEMPORARY VIEW ${schema}_${name} AS SELECT ${cells.join(', ')} FROM VALUES ${values} AS rows(${names});`
  },
}

const quoted = (name: string): string => `\`${name}\``

/** Both dialects use backslash escapes, also for quotes. */
const escaped = (text: string): string =>
  text.startsWith("'") ? `'${text.slice(1, -1).replaceAll('\\', '\\\\').replaceAll("''", "\\'").replaceAll(';\n', '; ')}'` : text
