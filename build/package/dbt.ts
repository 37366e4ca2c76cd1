/** `npm run build:dbt`: macros and seeds of the dbt package, from the plans and the sealed law. Generated, so not committed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '../../engine/generated/registry.ts'
import { type PlannedFunction, type ResultUnit, resultsOf, unitOf } from '../../engine/plan/expression.ts'
import { plannedFunctions } from '../../engine/plan/functions.ts'
import { duckdbSelect } from '../../engine/plan/renderings/duckdb.ts'
import { lawTables, type SqlTable } from '../../engine/sql/tables.ts'
import { ROOT } from '../files.ts'

/** Law tables the functions read, as seeds; the `centavo sql` scripts have the others. */
const SEEDED = ['inss', 'irrf', 'fgts', 'minimum-wage', 'thirteenth', 'simples-nacional']

/** Plans extend from the date of the last recorded act, so that the same law generates the same files on any day. */
const asOf = () =>
  [...registry.laws.values()]
    .map(({ reviewedOn }) => reviewedOn)
    .sort()
    .at(-1)!

/** Generated files of the package, by path in `dbt/`. */
function dbtFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const each of plannedFunctions(asOf())) files.set(`macros/${each.name}.sql`, macroOf(each))
  for (const id of SEEDED)
    for (const table of lawTables(registry.laws.get(id)!)) files.set(`seeds/centavo_${table.name}.csv`, seedOf(table))
  return files
}

const DISPLAY_EXPRESSIONS: Readonly<Record<ResultUnit, (column: string) => string>> = {
  amount: (column) => `CAST(CAST(${column} AS DECIMAL(16, 0)) * CAST(0.01 AS DECIMAL(2, 2)) AS DECIMAL(18, 2))`,
  percentage: (column) => `CAST(CAST(${column} AS DECIMAL(18, 0)) * CAST(0.000001 AS DECIMAL(6, 6)) AS DECIMAL(18, 6))`,
  count: (column) => `CAST(${column} AS BIGINT)`,
}

/** Macro that adds the results to a relation's columns; columns with other names are passed by name. */
function macroOf(plan: PlannedFunction): string {
  const parameters = Object.keys(plan.parameters)
  const results = Object.keys(resultsOf(plan))
  const money = new Set(Object.entries(plan.parameters).flatMap(([name, kind]) => (kind === 'money' ? [name] : [])))
  const given = parameters.map(
    (name) => `${money.has(name) ? `CAST(CAST({{ ${name} }} AS DECIMAL(18, 2)) * 100 AS BIGINT)` : `{{ ${name} }}`} AS "${name}"`,
  )
  const centavos = duckdbSelect(plan, results, 'centavo_source', (result) => `centavo_result_${result}`)
  const shown = results.map((name) => `${DISPLAY_EXPRESSIONS[unitOf(plan, name)](`centavo_result_${name}`)} AS {{ prefix }}${name}`)
  return `{# ${plan.says} Generated from the plan of the engine. #}
{% macro ${plan.name}(relation, ${parameters.map((name) => `${name}='${name}'`).join(', ')}, prefix='centavo_') %}
(WITH centavo_numbered AS (SELECT *, row_number() OVER () AS centavo_row FROM {{ relation }}),
centavo_source AS (SELECT centavo_row, ${given.join(', ')} FROM centavo_numbered),
centavo_answered AS (${centavos})
SELECT centavo_numbered.* EXCLUDE (centavo_row), ${shown.join(', ')}
FROM centavo_numbered JOIN centavo_answered USING (centavo_row))
{% endmacro %}
`
}

/** Cells in CSV form, without SQL quotes and keywords. */
function seedOf({ columns, rows }: SqlTable): string {
  const cell = (text: string): string => {
    if (text === 'NULL') return ''
    const plain = text
      .replace(/^DATE '(.*)'$/, '$1')
      .replace(/^'([\s\S]*)'$/, '$1')
      .replaceAll("''", "'")
    return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
  }
  return `${[columns.map(({ name }) => name), ...rows.map((row) => row.map(cell))].map((line) => line.join(',')).join('\n')}\n`
}

export function writeDbt(target = new URL('dbt/', ROOT)): void {
  for (const folder of ['macros/', 'seeds/']) {
    rmSync(new URL(folder, target), { recursive: true, force: true })
    mkdirSync(new URL(folder, target), { recursive: true })
  }
  for (const [path, text] of dbtFiles()) writeFileSync(new URL(path, target), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeDbt()
