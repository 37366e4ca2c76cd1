/** PostgreSQL: functions in PL/pgSQL, whose variables are the steps. Immutable: the law is part of their text. */
import {
  DECIMAL_UNITS,
  isAmount,
  isRow,
  onlyValue,
  type ParameterKind,
  type PlannedFunction,
  type ResultUnit,
  resultsOf,
  unitOf,
} from '../expression.ts'
import { textOf, type Words } from './sql-text.ts'

type Unit = 'reais' | 'centavos'

const TYPES: Readonly<Record<Unit, Readonly<Record<ParameterKind, string>>>> = {
  reais: { money: 'numeric', count: 'integer', decimal: 'numeric', day: 'date', word: 'text' },
  centavos: { money: 'bigint', count: 'integer', decimal: 'numeric', day: 'date', word: 'text' },
}

export const postgresFunctions = (functions: readonly PlannedFunction[], schema: string): string[] =>
  functions.flatMap((each) => [routine(each, schema, 'reais', each.name), routine(each, schema, 'centavos', `${each.name}_centavos`)])

/** SQL type of a parameter after conversion to whole numbers. */
const PARAMETER_TYPES: Readonly<Record<ParameterKind, string>> = {
  money: 'bigint',
  count: 'bigint',
  decimal: 'bigint',
  day: 'date',
  word: 'text',
}

function routine(definition: PlannedFunction, schema: string, unit: Unit, called: string): string {
  const { says, parameters, steps, result } = definition
  const rows = new Map(steps.filter(isRow).map((step) => [step.name, step.row]))
  const own = (name: string): string => `v_${name}`
  const words: Words = {
    name: (name, wide) => (wide ? `${own(name)}::numeric` : own(name)),
    field: (row, column, wide) => {
      const columns = rows.get(row)!
      const only = onlyValue(columns, column)
      if (only !== undefined) return textOf(only, words)
      return `('{${columns[column]!.join(',')}}'::bigint[])[${own(row)}]${wide ? '::numeric' : ''}`
    },
    quotient: (of, by, wide) => (wide ? `div(${of}, ${by})::bigint` : `(${of} / ${by})`),
    flag: (comparison) => `(${comparison})::int`,
  }
  const type = TYPES[unit]
  const given = Object.entries(parameters).map(([name, kind]) => `${name} ${type[kind]}`)
  const declared = [
    ...Object.entries(parameters).map(([name, kind]) => `  ${own(name)} ${PARAMETER_TYPES[kind]} := ${fromParameter(name, kind, unit)};`),
    ...steps.map((step) => `  ${own(step.name)} ${isRow(step) ? 'integer' : 'bigint'};`),
  ]
  const assigned = steps.map((step) => `  ${own(step.name)} := ${textOf(isRow(step) ? step.index : step.value, words)};`)
  const results = Object.entries(resultsOf(definition)).map(([name, value]) => {
    const of = unitOf(definition, name)
    return { name, type: typeOf(of, unit), text: resultText(textOf(value, words), of, unit) }
  })
  const returns = isAmount(result)
    ? { outs: [], type: `RETURNS ${results[0]!.type}`, body: [`  RETURN ${results[0]!.text};`] }
    : {
        outs: results.map((each) => `OUT ${each.name} ${each.type}`),
        type: '',
        body: results.map(({ name, text }) => `  ${name} := ${text};`),
      }
  return `-- ${says} In ${unit}.
CREATE OR REPLACE FUNCTION ${schema}.${called}(${[...given.map((each) => `IN ${each}`), ...returns.outs].join(', ')}) ${returns.type}
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $centavo$
#variable_conflict use_variable
DECLARE
${declared.join('\n')}
BEGIN
${[...assigned, ...returns.body].join('\n')}
END
$centavo$;`
}

const typeOf = (of: ResultUnit, unit: Unit): string => (of === 'percentage' || (of === 'amount' && unit === 'reais') ? 'numeric' : 'bigint')

function resultText(text: string, of: ResultUnit, unit: Unit): string {
  if (of === 'percentage') return `(${text}) * 0.000001`
  return of === 'amount' && unit === 'reais' ? `(${text}) * 0.01` : text
}

function fromParameter(name: string, kind: ParameterKind, unit: Unit): string {
  if (kind === 'decimal') return `round(${name}, 4) * ${DECIMAL_UNITS}`
  return kind === 'money' && unit === 'reais' ? `round(${name}, 2) * 100` : name
}
