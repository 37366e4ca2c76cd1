/** BigQuery, Snowflake and Trino renderings: written from the vendors' manuals and checked with a parser, but never executed by us. */
import { DECIMAL_UNITS, isAmount, type ParameterKind, type PlannedFunction, type ResultUnit } from '../expression.ts'
import { type LayeredDialect, type LetDialect, layeredBody, resultColumns, resultExpression, type Unit, wordsOf } from './sql-lets.ts'
import { textOf } from './sql-text.ts'

type Types = Readonly<Record<Unit, Readonly<Record<ParameterKind, string>>>>

const parameters = (whole: string): LetDialect['parameter'] => ({
  money: (name, unit) => (unit === 'reais' ? `CAST(${name} * 100 AS ${whole})` : `CAST(${name} AS ${whole})`),
  count: (name) => `CAST(${name} AS ${whole})`,
  decimal: (name) => `CAST(${name} * ${DECIMAL_UNITS} AS ${whole})`,
  day: (name) => `CAST(${name} AS DATE)`,
  word: (name) => name,
})

interface UnverifiedDialect<D extends LetDialect = LetDialect> {
  readonly dialect: D
  readonly types: Types
  readonly record: (fields: readonly { readonly name: string; readonly type: string }[]) => string
  readonly create: (called: string, given: string, type: string, body: string) => string
  readonly body: (definition: PlannedFunction, dialect: D, unit: Unit) => string
}

const typesOf = (money: string, decimal: string, whole: string, word: string): Types => ({
  reais: { money, count: whole, decimal, day: 'DATE', word },
  centavos: { money: whole, count: whole, decimal, day: 'DATE', word },
})

/** SQL result types: amounts in reais, percentages, and integers. */
const resultTypes =
  (money: string, percentage: string, whole: string): LetDialect['type'] =>
  (of, unit) =>
    of === 'percentage' ? percentage : of === 'amount' && unit === 'reais' ? money : whole

/** Decimals of a result; null for an integer. */
const decimalsOf = (of: ResultUnit, unit: Unit): number | null => (of === 'percentage' ? 6 : of === 'amount' && unit === 'reais' ? 2 : null)
const unitText = (decimals: number): string => (0.1 ** decimals).toFixed(decimals)

const BIGQUERY: UnverifiedDialect = {
  body: stepsBody,
  types: typesOf('NUMERIC', 'NUMERIC', 'INT64', 'STRING'),
  record: (fields) => `STRUCT<${fields.map(({ name, type }) => `${name} ${type}`).join(', ')}>`,
  // BigQuery accepts a query as an expression only in its own parentheses.
  create: (called, given, type, body) => `CREATE OR REPLACE FUNCTION ${called}(${given}) RETURNS ${type} AS ((${body}));`,
  dialect: {
    parameter: parameters('INT64'),
    lookup: (values, position) => `[${values.join(', ')}][SAFE_ORDINAL(${position})]`,
    wide: (text) => `CAST(${text} AS BIGNUMERIC)`,
    quotient: (of, by, wide) => (wide ? `CAST(DIV(${of}, ${by}) AS INT64)` : `DIV(${of}, ${by})`),
    flag: (comparison) => `CAST(${comparison} AS INT64)`,
    type: resultTypes('NUMERIC', 'NUMERIC', 'INT64'),
    shown: (text, of, unit) => {
      const decimals = decimalsOf(of, unit)
      return decimals === null ? text : `CAST(${text} AS NUMERIC) * NUMERIC '${unitText(decimals)}'`
    },
    record: (fields) => `STRUCT(${fields.map(({ name, text }) => `${text} AS ${name}`).join(', ')})`,
  },
}

const SNOWFLAKE: UnverifiedDialect = {
  body: stepsBody,
  types: typesOf('NUMBER(18, 2)', 'NUMBER(18, 4)', 'NUMBER(38, 0)', 'VARCHAR'),
  record: () => 'OBJECT',
  create: (called, given, type, body) => `CREATE OR REPLACE FUNCTION ${called}(${given}) RETURNS ${type} AS $$ ${body} $$;`,
  dialect: {
    parameter: parameters('NUMBER(38, 0)'),
    lookup: (values, position) => `CAST(GET(ARRAY_CONSTRUCT(${values.join(', ')}), ${position} - 1) AS NUMBER(38, 0))`,
    wide: (text) => text,
    // Snowflake rounds a quotient of NUMBERs at its last decimal: subtract the remainder first so that the division is exact.
    quotient: (of, by) => `CAST((${of} - MOD(${of}, ${by})) / ${by} AS NUMBER(38, 0))`,
    flag: (comparison) => `IFF(${comparison}, 1, 0)`,
    type: resultTypes('NUMBER(18, 2)', 'NUMBER(18, 6)', 'NUMBER(38, 0)'),
    shown: (text, of, unit) => {
      const decimals = decimalsOf(of, unit)
      return decimals === null ? text : `CAST((${text}) * ${unitText(decimals)} AS NUMBER(18, ${decimals}))`
    },
    record: (fields) => `OBJECT_CONSTRUCT_KEEP_NULL(${fields.map(({ name, text }) => `'${name}', ${text}`).join(', ')})`,
  },
}

const TRINO_TYPES = { whole: 'bigint', day: 'date', word: 'varchar' } as const

const TRINO: UnverifiedDialect<LayeredDialect> = {
  body: layeredBody,
  types: typesOf('decimal(18, 2)', 'decimal(18, 4)', 'bigint', 'varchar'),
  record: (fields) => `row(${fields.map(({ name, type }) => `${name} ${type}`).join(', ')})`,
  create: (called, given, type, body) => `CREATE OR REPLACE FUNCTION ${called}(${given}) RETURNS ${type} RETURN ${body};`,
  dialect: {
    parameter: parameters('bigint'),
    row: (values) =>
      `CAST(ROW(${values.map(({ text }) => text).join(', ')}) AS ROW(${values.map(({ name, kind }) => `${name} ${TRINO_TYPES[kind]}`).join(', ')}))`,
    list: (row) => `ARRAY[${row}]`,
    next: (list, body) => `transform(${list}, s -> ${body})`,
    first: (list) => `element_at(${list}, 1)`,
    lookup: (values, position) => `element_at(ARRAY[${values.map((value) => `BIGINT '${value}'`).join(', ')}], ${position})`,
    wide: (text) => `CAST(${text} AS decimal(38, 0))`,
    // Trino also rounds decimal quotients: subtract the remainder first.
    quotient: (of, by, wide) => (wide ? `CAST((${of} - (${of} % ${by})) / ${by} AS bigint)` : `(${of} / ${by})`),
    flag: (comparison) => `CAST(${comparison} AS bigint)`,
    type: resultTypes('decimal(18, 2)', 'decimal(18, 6)', 'bigint'),
    shown: (text, of, unit) => {
      const decimals = decimalsOf(of, unit)
      return decimals === null
        ? text
        : `CAST(CAST(${text} AS decimal(${18 - decimals}, 0)) * DECIMAL '${unitText(decimals)}' AS decimal(18, ${decimals}))`
    },
    record: (fields) => `ROW(${fields.map(({ text }) => text).join(', ')})`,
  },
}

const written =
  <D extends LetDialect>({ types, record, create, body, dialect }: UnverifiedDialect<D>) =>
  (each: PlannedFunction, schema: string, unit: Unit): string => {
    const given = Object.entries(each.parameters).map(([name, kind]) => `${name} ${types[unit][kind]}`)
    const results = resultColumns(each, dialect, unit)
    const type = isAmount(each.result) ? results[0]!.type : record(results)
    const called = `${schema}.${each.name}${unit === 'centavos' ? '_centavos' : ''}`
    return `-- ${each.says} In ${unit}.\n${create(called, given.join(', '), type, body(each, dialect, unit))}`
  }

const UNRUN = { bigquery: written(BIGQUERY), snowflake: written(SNOWFLAKE), trino: written(TRINO) } as const

export const unverifiedFunctions = (functions: readonly PlannedFunction[], dialect: keyof typeof UNRUN, schema: string): string[] =>
  functions.flatMap((each) => (['reais', 'centavos'] as const).map((unit) => UNRUN[dialect](each, schema, unit)))

/** One CTE per step, each selecting from the previous one: nested subqueries would double the parser's work at each level. */
function stepsBody(definition: PlannedFunction, dialect: LetDialect, unit: Unit): string {
  const { parameters: given, steps } = definition
  const words = wordsOf(definition, dialect)
  const start = Object.entries(given).map(([name, kind]) => `${dialect.parameter[kind](name, unit)} AS v_${name}`)
  const queries = steps.map(
    (step, index) =>
      `step_${index + 1} AS (SELECT *, ${textOf('row' in step ? step.index : step.value, words)} AS v_${step.name} FROM step_${index})`,
  )
  const all = [`step_0 AS (SELECT ${start.join(', ')})`, ...queries]
  return `WITH ${all.join(', ')} SELECT ${resultExpression(definition, dialect, unit)} FROM step_${steps.length}`
}
