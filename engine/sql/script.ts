/** Generates the law as a database script: tables, functions, series and calendar, from the registry and the indicators. */
import type { Day } from '../core/day.ts'
import type { Engine } from '../operation/definition/registry.ts'
import { hypotheticalTable } from '../operation/evaluation/hypothetical-table.ts'
import { plannedFunctions } from '../plan/functions.ts'
import { duckdbFunctions } from '../plan/renderings/duckdb.ts'
import { postgresFunctions } from '../plan/renderings/postgres.ts'
import { dayLiteral, literal } from '../plan/renderings/sql-text.ts'
import { closedDays } from './calendar.ts'
import { type IndexSeries, indexSeries, PRODUCT_PLACES } from './correction.ts'
import { type AnyDialect, type Dialect, isWarehouse } from './dialects.ts'
import { duckdbDated, duckdbLists } from './duckdb-dated.ts'
import { duckdbPayroll } from './duckdb-payroll.ts'
import { postgresCalendar, postgresDated } from './postgres-dated.ts'
import { lawsTable, lawTables, type SqlTable } from './tables.ts'
import { warehouseScript } from './warehouse-script.ts'

type ScriptPorts = Pick<Engine, 'registry' | 'rates' | 'today' | 'service' | 'hypothesis'>

/** Schema reserved for the current law: hypotheses are never written to it. */
export const LAW_SCHEMA = 'centavo'
/** Required prefix of a hypothesis schema, so that no query mistakes it for the law. */
export const HYPOTHETICAL_SCHEMA = /^(?:reform|hipotese)/

/** Script of the law or of the world's hypothesis; a hypothesis is stated in the schema, the first line, every comment and the tables. */
export function sqlScript(engine: ScriptPorts, dialect: AnyDialect, schema: string): string {
  const today = engine.today()
  const { hypothesis } = engine
  if (hypothesis && !HYPOTHETICAL_SCHEMA.test(schema)) throw new RangeError(`${schema} is no schema for a hypothesis`)
  const laws = [...engine.registry.laws.values()].map((law) => hypotheticalTable(hypothesis, law))
  const marked = <T extends { readonly says: string }>(each: T): T =>
    hypothesis ? { ...each, says: `HYPOTHETICAL, NOT THE LAW (${hypothesis.id}). ${each.says}` } : each
  const lawAsTables = [releaseTable(engine, today), lawsTable(laws, hypothesis), ...laws.flatMap(lawTables)].map(marked)
  const functions = plannedFunctions(today, hypothesis).map(marked)
  const { version } = engine.service
  const from = `${hypothesis ? `-- HYPOTHETICAL, NOT THE LAW (${hypothesis.id}): ${oneLine(hypothesis.text)}\n` : ''}-- Centavo ${version}: the law as SQL for ${dialect}, generated on ${today}. Not edited: a new release prints a new one.`
  if (isWarehouse(dialect)) return warehouseScript({ from, tables: lawAsTables, functions }, dialect, schema)
  const series = indexSeries(engine.rates, today)
  const tables = [...lawAsTables, holidays()].map((table) => createTable(table, schema, dialect))
  tables.push(products(series, schema, dialect))
  const header = `${from}
-- Safe to run again. Amounts are reais with two decimals; the functions ending in _centavos take and give whole centavos.
-- A question without an answer (a day before the record or too far ahead, an amount below zero) gives NULL.`
  const body =
    dialect === 'duckdb'
      ? [
          `CREATE SCHEMA IF NOT EXISTS ${schema};`,

          ...tables,
          ...duckdbLists(schema),
          ...duckdbFunctions(functions, schema),
          ...duckdbDated(series, schema, today),
          duckdbPayroll(schema),
        ]
      : [
          // CREATE SCHEMA IF NOT EXISTS requires a database privilege even when the schema exists.
          `DO $centavo$ BEGIN IF to_regnamespace(${literal(schema)}) IS NULL THEN CREATE SCHEMA ${schema}; END IF; END $centavo$;`,
          ...tables,
          ...postgresCalendar(schema),
          ...postgresFunctions(functions, schema),
          ...postgresDated(series, schema, today),
        ]
  return `${[header, 'BEGIN;', ...body, 'COMMIT;'].join('\n\n')}\n`
}

function createTable({ name, says, columns, rows }: SqlTable, schema: string, dialect: Dialect): string {
  const table = `${schema}.${name}`
  const create = dialect === 'duckdb' ? 'CREATE OR REPLACE TABLE' : `DROP TABLE IF EXISTS ${table};\nCREATE TABLE`
  const lines = columns.map((column) => `  "${column.name}" ${column.type}`)
  const created = `-- ${says}\n${create} ${table} (\n${lines.join(',\n')}\n);`
  return rows.length === 0 ? created : `${created}\nINSERT INTO ${table} VALUES\n${rows.map((row) => `(${row.join(', ')})`).join(',\n')};`
}

/** Keeps text inside a single-line comment. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

function releaseTable({ service: { version }, hypothesis }: ScriptPorts, today: Day): SqlTable {
  return {
    name: 'release',
    says: 'What this was generated from; reform is the change of the law it is under, NULL where it is the law.',
    columns: [
      { name: 'version', type: 'TEXT' },
      { name: 'generated_on', type: 'DATE' },
      { name: 'reform', type: 'TEXT' },
      { name: 'reform_id', type: 'TEXT' },
    ],
    rows: [[literal(version), dayLiteral(today), ...(hypothesis ? [literal(hypothesis.text), literal(hypothesis.id)] : ['NULL', 'NULL'])]],
  }
}

function holidays(): SqlTable {
  return {
    name: 'bank_holidays',
    says: 'Days from Monday to Friday on which banks are closed; whether lists printed before 20 November became a holiday had them.',
    columns: [
      { name: 'day', type: 'DATE' },
      { name: 'holiday', type: 'TEXT' },
      { name: 'in_old_list', type: 'BOOLEAN' },
    ],
    rows: closedDays().map(({ day, name, inOldList }) => [dayLiteral(day), literal(name), String(inOldList)]),
  }
}

/** Position 0 precedes the first observation. */
function products(series: readonly IndexSeries[], schema: string, dialect: Dialect): string {
  const table = `${schema}.index_products`
  const says = `The observations of each index, in percent, and the product of their growth up to each, times 10^${PRODUCT_PLACES}; missing counts those not held.`
  const empty = { name: 'index_products', says, rows: [] }
  const columns = {
    position: 'INTEGER',
    day: 'DATE',
    value: 'DECIMAL(24, 12)',
    missing: 'INTEGER',
    product: dialect === 'duckdb' ? 'HUGEINT' : 'NUMERIC(38, 0)',
  }
  const created = createTable(
    { ...empty, columns: Object.entries({ name: 'TEXT', ...columns }).map(([name, type]) => ({ name, type })) },
    schema,
    dialect,
  )
  const filled = series.map(({ name, observations }) => {
    const lists = [
      ['0', ...observations.map((_, index) => String(index + 1))],
      ['NULL', ...observations.map(({ day }) => day)],
      ['NULL', ...observations.map(({ value }) => value ?? 'NULL')],
      ['0', ...observations.map(({ missing }) => String(missing))],
      [String(10n ** BigInt(PRODUCT_PLACES)), ...observations.map(({ product }) => String(product))],
    ]
    // Databases parse lists many times faster than thousands of literal rows.
    const [open, close] = dialect === 'duckdb' ? ['[', ']'] : ['{', '}']
    const values = Object.values(columns).map((type, index) => `unnest(CAST('${open}${lists[index]!.join(',')}${close}' AS ${type}[]))`)
    return `INSERT INTO ${table} SELECT ${literal(name)}, ${values.join(', ')};`
  })
  return [created, ...filled].join('\n')
}
