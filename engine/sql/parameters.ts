/**
 * DuckDB: one function under many laws in one pass. The constants of each law are a row of a table, and the function reads them there in
 * place of its own: another law is another row, not another script. Laws whose tables have another form (a row more, another day on
 * which it begins) have a table of their own.
 */
import { InvalidInput } from '../core/errors.ts'
import type { Hypothesis } from '../core/operation/ports.ts'
import type { Engine } from '../core/operation/registry.ts'
import { isRow, type PlannedFunction } from '../plan/expression.ts'
import { functionNamed, plannedFunctions } from '../plan/functions.ts'
import { duckdbUnderEach, lawColumns, lawConstants } from '../plan/renderings/duckdb.ts'
import { literal } from '../plan/renderings/sql-text.ts'
import { HYPOTHETICAL_SCHEMA } from './script.ts'
import { nearFunction } from './select.ts'

export interface ParametersAsked {
  readonly name: string
  readonly schema: string
  /** The law itself goes first, by itself. */
  readonly reforms: readonly Hypothesis[]
}

interface LawRow {
  readonly id: string
  readonly text: string
  readonly plan: PlannedFunction
}

export function parametersScript(engine: Pick<Engine, 'today' | 'service'>, { name, schema, reforms }: ParametersAsked): string {
  const planOf = functionNamed(name, engine.today())
  if (!planOf) throw new InvalidInput([{ field: 'function', message: `não existe${nearFunction(name, plannedFunctions(engine.today()))}` }])
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

/** Laws of one form are rows of one table. */
function byForm(laws: readonly LawRow[]): (readonly LawRow[])[] {
  const found = new Map<string, LawRow[]>()
  for (const law of laws) {
    const form = formOf(law.plan)
    found.set(form, [...(found.get(form) ?? []), law])
  }
  return [...found.values()]
}

/** Everything of a plan but its constants. */
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
