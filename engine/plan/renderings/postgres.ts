/** PostgreSQL: functions in PL/pgSQL, whose variables are the steps. Immutable: the law they know is in their text. */
import { isAmount, isRow, onlyValue, type ParameterKind, type PlannedFunction } from '../expression.ts'
import { textOf, type Words } from './sql-text.ts'

type Unit = 'reais' | 'centavos'

const TYPES: Readonly<Record<Unit, Readonly<Record<ParameterKind, string>>>> = {
  reais: { money: 'numeric', count: 'integer', day: 'date', word: 'text' },
  centavos: { money: 'bigint', count: 'integer', day: 'date', word: 'text' },
}

export const postgresFunctions = (functions: readonly PlannedFunction[], schema: string): string[] =>
  functions.flatMap((each) => [routine(each, schema, 'reais', each.name), routine(each, schema, 'centavos', `${each.name}_centavos`)])

function routine({ says, parameters, steps, result }: PlannedFunction, schema: string, unit: Unit, called: string): string {
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
    ...Object.entries(parameters).map(
      ([name, kind]) => `  ${own(name)} ${TYPES.centavos[kind].replace('integer', 'bigint')} := ${fromParameter(name, kind, unit)};`,
    ),
    ...steps.map((step) => `  ${own(step.name)} ${isRow(step) ? 'integer' : 'bigint'};`),
  ]
  const assigned = steps.map((step) => `  ${own(step.name)} := ${textOf(isRow(step) ? step.index : step.value, words)};`)
  const out = (text: string): string => (unit === 'reais' ? `(${text}) * 0.01` : text)
  const returns = isAmount(result)
    ? { outs: [], type: `RETURNS ${type.money}`, body: [`  RETURN ${out(textOf(result, words))};`] }
    : {
        outs: Object.keys(result).map((name) => `OUT ${name} ${type.money}`),
        type: '',
        body: Object.entries(result).map(([name, value]) => `  ${name} := ${out(textOf(value, words))};`),
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

function fromParameter(name: string, kind: ParameterKind, unit: Unit): string {
  return kind === 'money' && unit === 'reais' ? `round(${name}, 2) * 100` : name
}
