/**
 * DuckDB: one function under many laws in one pass. The constants of each law are a table row, so another law is another row instead of
 * another script. Laws of another form (an extra bracket, another start date) get their own table.
 */

import type { Engine } from '../operation/definition/registry.ts'
import type { Hypothesis } from '../operation/evaluation/ports.ts'
import { isRow, type PlannedFunction } from '../plan/expression.ts'
import { functionNamed, plannedFunctions } from '../plan/functions.ts'
import { duckdbUnderEach, lawColumns, lawConstants } from '../plan/renderings/duckdb.ts'
import { literal } from '../plan/renderings/sql-text.ts'
import { HYPOTHETICAL_SCHEMA } from './script.ts'
import { unknownFunction } from './select.ts'

export interface ParametersRequest {
  readonly name: string
  readonly schema: string
  /** The current law always comes first. */
  readonly reforms: readonly Hypothesis[]
}

interface LawRow {
  readonly id: string
  readonly text: string
  readonly plan: PlannedFunction
}

export function parametersScript(engine: Pick<Engine, 'today' | 'service'>, { name, schema, reforms }: ParametersRequest): string {
  const planOf = functionNamed(name, engine.today())
  if (!planOf) throw unknownFunction(name, plannedFunctions(engine.today()))
  if (!HYPOTHETICAL_SCHEMA.test(schema)) throw new RangeError(`${schema} is no schema for a hypothesis`)
  const known = reforms.filter(({ id }, index) => id !== 'r-0' && reforms.findIndex((other) => other.id === id) === index)
  const laws: LawRow[] = [
    { id: 'r-0', text: '', plan: planOf() },
    ...known.map((each) => ({ id: each.id, text: each.text, plan: planOf(each) })),
  ]
  const forms = byForm(laws)
  const called = (index: number): string => `${schema}.${name}_parameters${index === 0 ? '' : `_${index + 1}`}`
  const { parameters, says } = laws[0]!.plan
  return `-- HYPOTHETICAL, NOT THE LAW, but for the rows of r-0. Centavo ${engine.service.version}, generated on ${engine.today()}.
-- Each row of a table of parameters is a law: insert another to have it answered too.

CREATE SCHEMA IF NOT EXISTS ${schema};

${forms.map((rows, index) => tableOf(called(index), rows)).join('\n\n')}

-- ${says} Of every row of a table that has columns ${Object.keys(parameters).join(', ')}, under every law: which is in reform_id. In centavos.
CREATE OR REPLACE MACRO ${schema}.${name}_of_each(source) AS TABLE
${forms.map(([{ plan } = laws[0]!], index) => duckdbUnderEach(plan, called(index), 'query_table(source)')).join('\nUNION ALL BY NAME\n')};
`
}

/** Groups laws of the same form into one table. */
function byForm(laws: readonly LawRow[]): (readonly LawRow[])[] {
  const found = new Map<string, LawRow[]>()
  for (const law of laws) {
    const form = formOf(law.plan)
    found.set(form, [...(found.get(form) ?? []), law])
  }
  return [...found.values()]
}

/** A plan without its constants. */
const formOf = ({ parameters, steps, result }: PlannedFunction): string =>
  JSON.stringify(
    [
      parameters,
      steps.map((step) => (isRow(step) ? { name: step.name, columns: Object.keys(step.row), index: step.index } : step)),
      result,
    ],
    (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
  )

function tableOf(table: string, rows: readonly LawRow[]): string {
  const columns = [
    { name: 'reform_id', type: 'VARCHAR PRIMARY KEY' },
    { name: 'reform', type: 'VARCHAR' },
    { name: 'evidence', type: 'VARCHAR' },
    ...lawColumns(rows[0]!.plan),
  ]
  const values = rows.map(({ id, text, plan }) => {
    const said = id === 'r-0' ? ['NULL', literal('law')] : [literal(text), literal('hypothetical')]
    return `(${[literal(id), ...said, ...lawConstants(plan)].join(', ')})`
  })
  return `CREATE OR REPLACE TABLE ${table} (
${columns.map((column) => `  ${column.name} ${column.type}`).join(',\n')}
);
INSERT INTO ${table} VALUES
${values.join(',\n')};`
}
