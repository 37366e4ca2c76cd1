/** Spark 4: SQL functions. Whole numbers are BIGINT and, when a dividend may exceed 63 bits, DECIMAL(38, 0). */
import { DECIMAL_UNITS, isAmount, type ParameterKind, type PlannedFunction } from '../expression.ts'
import { type LayeredDialect, layeredBody, resultColumns, type Unit } from './sql-lets.ts'

const TYPES: Readonly<Record<Unit, Readonly<Record<ParameterKind, string>>>> = {
  reais: { money: 'DECIMAL(18, 2)', count: 'BIGINT', decimal: 'DECIMAL(18, 4)', day: 'DATE', word: 'STRING' },
  centavos: { money: 'BIGINT', count: 'BIGINT', decimal: 'DECIMAL(18, 4)', day: 'DATE', word: 'STRING' },
}

export const SPARK: LayeredDialect = {
  parameter: {
    money: (name, unit) => (unit === 'reais' ? `CAST(${name} * 100 AS BIGINT)` : `CAST(${name} AS BIGINT)`),
    count: (name) => `CAST(${name} AS BIGINT)`,
    decimal: (name) => `CAST(${name} * ${DECIMAL_UNITS} AS BIGINT)`,
    day: (name) => `CAST(${name} AS DATE)`,
    word: (name) => name,
  },
  row: (values) => `named_struct(${values.map(({ name, text }) => `'${name}', ${text}`).join(', ')})`,
  list: (row) => `array(${row})`,
  next: (list, body) => `transform(${list}, s -> ${body})`,
  first: (list) => `${list}[0]`,
  // In ANSI mode, Spark treats an element of a list without nulls as never null, even for a null position: the case makes it nullable.
  lookup: (values, position) =>
    `CASE WHEN ${position} IS NOT NULL THEN element_at(array(${values.map((value) => `${value}L`).join(',')}), CAST(${position} AS INT)) END`,
  wide: (text) => `CAST(${text} AS DECIMAL(38, 0))`,
  quotient: (of, by, wide) => (wide ? `CAST(${of} DIV ${by} AS BIGINT)` : `(${of} DIV ${by})`),
  flag: (comparison) => `CAST(${comparison} AS BIGINT)`,
  type: (of, unit) => (of === 'percentage' ? 'DECIMAL(18, 6)' : of === 'amount' && unit === 'reais' ? 'DECIMAL(18, 2)' : 'BIGINT'),
  shown: (text, of, unit) => {
    if (of === 'percentage') return `CAST(CAST(${text} AS DECIMAL(18, 0)) * 0.000001BD AS DECIMAL(18, 6))`
    return of === 'amount' && unit === 'reais'
      ? `CAST(CAST(${text} AS DECIMAL(16, 0)) * 0.01BD AS DECIMAL(18, 2))`
      : `CAST(${text} AS BIGINT)`
  },
  record: (fields) => `named_struct(${fields.map(({ name, text }) => `'${name}', ${text}`).join(', ')})`,
}

/** Session functions with the schema as a name prefix: they need neither a catalog nor write access to one. */
export const sparkFunctions = (functions: readonly PlannedFunction[], schema: string): string[] =>
  functions.flatMap((each) =>
    (['reais', 'centavos'] as const satisfies Unit[]).map((unit) => {
      const { name, says, parameters, result } = each
      const given = Object.entries(parameters).map(([parameter, kind]) => `${parameter} ${TYPES[unit][kind]}`)
      const results = resultColumns(each, SPARK, unit)
      const type = isAmount(result) ? results[0]!.type : `STRUCT<${results.map((field) => `${field.name}: ${field.type}`).join(', ')}>`
      return `-- ${says} In ${unit}.
CREATE OR REPLACE TEMPORARY FUNCTION ${schema}_${name}${unit === 'centavos' ? '_centavos' : ''}(${given.join(', ')}) RETURNS ${type} RETURN ${layeredBody(each, SPARK, unit)};`
    }),
  )
