/**
 * DuckDB: macros. Each step is a column of nested subqueries, so nothing is computed twice, and the constants of a version are looked up as
 * one row. A scalar macro nests over a single row; a table macro reads the table, by period. Step columns have reserved names, to avoid
 * collisions with the caller's columns.
 */
import { type Day, daysBetween } from '../../core/day.ts'
import {
  type Columns,
  DECIMAL_UNITS,
  type ExpressionStep,
  isAmount,
  isRow,
  neededSteps,
  onlyValue,
  type ParameterKind,
  type PlannedFunction,
  type ResultUnit,
  resultsOf,
  unitOf,
} from '../expression.ts'
import { byPeriod, LAW_OF_A_PERIOD, type PlanByPeriod } from '../legal-constants/by-period.ts'
import type { SelectParts } from './sql-lets.ts'
import { dayLiteral, textOf, versionText, type Words } from './sql-text.ts'

type Unit = 'reais' | 'centavos'

const ofKind: Readonly<Record<ParameterKind, (name: string, unit: Unit) => string>> = {
  money: (name, unit) => (unit === 'reais' ? `CAST(CAST(${name} AS DECIMAL(18, 2)) * 100 AS BIGINT)` : `CAST(${name} AS BIGINT)`),
  count: (name) => `CAST(${name} AS BIGINT)`,
  decimal: (name) => `CAST(CAST(${name} AS DECIMAL(18, 4)) * ${DECIMAL_UNITS} AS BIGINT)`,
  day: (name) => `CAST(${name} AS DATE)`,
  word: (name) => name,
}

/** Result expression: an amount in the unit of the function, a percentage as is. */
function resultText(text: string, of: ResultUnit, unit: Unit): string {
  if (of === 'percentage') return `(CAST(${text} AS DECIMAL(18, 0)) * CAST(0.000001 AS DECIMAL(6, 6)))`
  return of === 'amount' && unit === 'reais' ? `(CAST(${text} AS DECIMAL(16, 0)) * CAST(0.01 AS DECIMAL(2, 2)))` : text
}

const own = (name: string): string => `centavo_${name}`

/** Each function in reais and in centavos, plus a table variant when it has a name for it. */
export const duckdbFunctions = (functions: readonly PlannedFunction[], schema: string): string[] =>
  functions.flatMap((each) =>
    (['reais', 'centavos'] as const).flatMap((unit) => {
      const suffix = unit === 'centavos' ? '_centavos' : ''
      const one = ofOneRow(each, schema, unit, `${each.name}${suffix}`)
      if (!each.many) return [one]
      return [one, ofATable(each, schema, unit, `${each.many}${suffix}`), ...ofATableOnADay(each, schema, unit, `${each.many}_on${suffix}`)]
    }),
  )

function ofOneRow(definition: PlannedFunction, schema: string, unit: Unit, called: string): string {
  const { says, parameters, result } = definition
  const { from, words } = nest(definition, unit, (given) => `(SELECT ${given})`)
  const results = Object.entries(resultsOf(definition)).map(
    ([name, value]) => [name, resultText(textOf(value, words), unitOf(definition, name), unit)] as const,
  )
  const found = isAmount(result) ? results[0]![1] : `struct_pack(${results.map(([name, text]) => `${name} := ${text}`).join(', ')})`
  return `-- ${says} In ${unit}.
CREATE OR REPLACE MACRO ${schema}.${called}(${Object.keys(parameters).join(', ')}) AS (
SELECT ${found}
FROM ${from});`
}

/** Table macro: every row of a table with the parameters as columns, followed by the results. */
function ofATable(definition: PlannedFunction, schema: string, unit: Unit, called: string): string {
  const { says, parameters } = definition
  const found = byPeriod(definition)
  const isVarying = found !== null && Object.keys(found.constants).length > 0
  const { from, words, plan, hidden } = isVarying ? ofAnyDay(found, unit) : ofWrittenRows(definition, unit)
  return `-- ${says} Of every row of a table that has columns ${Object.keys(parameters).join(', ')}. In ${unit}.
CREATE OR REPLACE MACRO ${schema}.${called}(source) AS TABLE
SELECT * EXCLUDE (${hidden.join(', ')}), ${columnsOf(plan, words, unit).join(', ')}
FROM ${from};`
}

/** Table macro for rows of a single given day: its constants are read once for all rows. */
function ofATableOnADay(definition: PlannedFunction, schema: string, unit: Unit, called: string): string[] {
  const found = byPeriod(definition)
  if (!found) return []
  const { from, words, plan, hidden } = ofOneDay(found, unit)
  const columns = Object.keys(plan.parameters).filter((each) => each !== found.day)
  return [
    `-- ${plan.says} Of every row of a table that has columns ${columns.join(', ')}, all on one day. In ${unit}.
CREATE OR REPLACE MACRO ${schema}.${called}(source, ${GIVEN_DAY}) AS TABLE
SELECT * EXCLUDE (${hidden.join(', ')}), ${columnsOf(plan, words, unit).join(', ')}
FROM ${from};`,
  ]
}

const GIVEN_DAY = 'on_day'

const columnsOf = (plan: PlannedFunction, words: Words, unit: Unit): string[] =>
  Object.entries(resultsOf(plan)).map(([name, value]) => `${resultText(textOf(value, words), unitOf(plan, name), unit)} AS ${name}`)

interface OverATable {
  readonly from: string
  readonly words: Words
  readonly plan: PlannedFunction
  /** Internal columns, excluded from the output. */
  readonly hidden: readonly string[]
}

function ofWrittenRows(plan: PlannedFunction, unit: Unit): OverATable {
  const { parameters, steps } = plan
  const { from, words } = nest(plan, unit, (given) => `(SELECT *, ${given} FROM query_table(source))`)
  return { from, words, plan, hidden: [...Object.keys(parameters), ...steps.map(({ name }) => name)].map(own) }
}

/**
 * Constants of a row's day, fetched once as a struct and then as columns: reading a struct field inside a case costs as much as the whole
 * struct. The lists are in one row joined to the table; inlined, they would be rebuilt for every 2,048 rows.
 */
function ofAnyDay({ starts, day, constants, plan }: PlanByPeriod, unit: Unit): OverATable {
  const names = Object.keys(constants)
  const beside = `(SELECT ${stretchesOf(starts)} AS ${STRETCHES}, ${listOf(constants, names)} AS ${LAWS})`
  const passed = `(CAST(${day} AS DATE) - ${dayLiteral(starts[0]!)})`
  const stretch = `list_extract(${STRETCHES}, least(greatest(${passed} // ${shortest(starts)} + 1, 0), len(${STRETCHES})))`
  const period = `${STRETCH}.period + CAST(${passed} >= ${STRETCH}.next_from AS BIGINT)`
  const start = (given: string): string =>
    `(SELECT * EXCLUDE (${LAW}), ${names.map((each) => `${LAW}."${each}" AS ${lawColumn(each)}`).join(', ')}
FROM (SELECT * EXCLUDE (${STRETCH}, ${STRETCHES}, ${LAWS}), ${given}, list_extract(${LAWS}, ${period}) AS ${LAW}
FROM (SELECT *, ${stretch} AS ${STRETCH} FROM query_table(source) CROSS JOIN ${beside})))`
  const { from, words } = nest(plan, unit, start, WRITTEN, lawColumn)
  return { from, words, plan, hidden: hiddenOf(plan, constants) }
}

function ofOneDay({ starts, day, constants, plan }: PlanByPeriod, unit: Unit): OverATable {
  const values = Object.entries(constants).map(
    ([name, each]) => `list_extract(CAST('[${each.join(', ')}]' AS BIGINT[]), ${PERIOD}) AS ${lawColumn(name)}`,
  )
  const beside = `(SELECT ${[own(day), ...values].join(', ')} FROM (SELECT *, ${versionText(starts, own(day))} AS ${PERIOD} FROM (SELECT CAST(${GIVEN_DAY} AS DATE) AS ${own(day)})))`
  const { [day]: _given, ...parameters } = plan.parameters
  const start = (given: string): string => `(SELECT *, ${given} FROM query_table(source) CROSS JOIN ${beside})`
  const { from, words } = nest({ ...plan, parameters }, unit, start, WRITTEN, lawColumn)
  return { from, words, plan, hidden: hiddenOf(plan, constants) }
}

const PERIOD = own('period')
const STRETCH = own('stretch')
const STRETCHES = own('stretches')
const LAW = own('law')
const LAWS = own('laws')

const hiddenOf = ({ parameters, steps }: PlannedFunction, constants: Columns): string[] => [
  ...[...Object.keys(parameters), ...steps.map(({ name }) => name)].map(own),
  ...Object.keys(constants).map(lawColumn),
]

/** Fewest days between consecutive starts: at most one period begins within this many days. */
const shortest = (starts: readonly Day[]): number => Math.min(...starts.slice(1).map((from, index) => daysBetween(starts[index]!, from)))

/** Fixed-length stretches of days from the first start: the period at the start of each, and the offset in days of the next period. */
function stretchesOf(starts: readonly Day[]): string {
  const days = starts.map((from) => daysBetween(starts[0]!, from))
  const length = shortest(starts)
  const each = Array.from({ length: Math.floor(days.at(-1)! / length) + 1 }, (_, index) => {
    const period = days.filter((from) => from <= index * length).length
    return `{period: ${period}, next_from: ${days[period] ?? Number.MAX_SAFE_INTEGER}}`
  })
  return `CAST('[${each.join(', ')}]' AS STRUCT(period BIGINT, next_from BIGINT)[])`
}

/** Some results of every row of a relation with the parameters as columns, in centavos, after its own columns. */
export function duckdbSelect(
  definition: PlannedFunction,
  wanted: readonly string[],
  relation: string,
  called: (result: string) => string,
): string {
  const results = resultsOf(definition)
  const steps = neededSteps(
    definition,
    wanted.map((name) => results[name]!),
  )
  const { from, words } = nest({ ...definition, steps }, 'centavos', (given) => `(SELECT *, ${given} FROM ${relation})`)
  const hidden = [...Object.keys(definition.parameters), ...steps.map(({ name }) => name)].map(own)
  const columns = wanted.map((name) => `${textOf(results[name]!, words)} AS ${called(name)}`)
  return `SELECT * EXCLUDE (${hidden.join(', ')}), ${columns.join(', ')}\nFROM ${from}`
}

/** For large volumes: some results of every row of a relation with the parameters as columns, in centavos, next to some of its columns. */
export function duckdbTable(definition: PlannedFunction, { wanted, relation, kept }: SelectParts): string {
  const results = resultsOf(definition)
  const steps = neededSteps(
    definition,
    wanted.map((name) => results[name]!),
  )
  const { from, words } = nest({ ...definition, steps }, 'centavos', (given) => `(SELECT *, ${given} FROM ${relation})`)
  const columns = wanted.map((name) => `${resultText(textOf(results[name]!, words), unitOf(definition, name), 'centavos')} AS ${name}`)
  return `SELECT ${[...kept, ...columns].join(', ')}\nFROM ${from}`
}

type RowStep = Extract<ExpressionStep, { row: Columns }>

/** Source of a step's constants: inlined in the query, or in a column of each row. */
interface Constants {
  list(step: RowStep): string
  /** Value of a constant column, when no other source can change it. */
  only(row: Columns, column: string): bigint | undefined
}

const WRITTEN: Constants = { list: ({ row }) => rowsOf(row), only: onlyValue }

/** Steps as nested subqueries, each adding one column. */
function nest(
  { parameters, steps }: PlannedFunction,
  unit: Unit,
  start: (given: string) => string,
  constants = WRITTEN,
  lawOf?: (column: string) => string,
): { from: string; words: Words } {
  const rows = new Map(steps.filter(isRow).map((step) => [step.name, step.row]))
  const cast = (text: string, wide: boolean): string => (wide ? `CAST(${text} AS HUGEINT)` : text)
  const words: Words = {
    name: (name, wide) => cast(own(name), wide),
    field: (row, column, wide) => {
      if (lawOf && row === LAW_OF_A_PERIOD) return cast(lawOf(column), wide)
      const only = constants.only(rows.get(row)!, column)
      return only === undefined ? cast(`${own(row)}."${column}"`, wide) : textOf(only, words)
    },
    quotient: (of, by, wide) => (wide ? `CAST(${of} // ${by} AS BIGINT)` : `(${of} // ${by})`),
    flag: (comparison) => `CAST(${comparison} AS BIGINT)`,
  }
  const given = Object.entries(parameters).map(([name, kind]) => `${ofKind[kind](name, unit)} AS ${own(name)}`)
  let from = start(given.join(', '))
  for (const step of steps) {
    const value = isRow(step) ? `list_extract(${constants.list(step)}, ${textOf(step.index, words)})` : textOf(step.value, words)
    from = `(SELECT *, ${value} AS ${own(step.name)}\nFROM ${from})`
  }
  return { from, words }
}

/** Constants of each step in its own column, from a table with a row per law. */
const BESIDE: Constants = { list: ({ name }) => lawColumn(name), only: () => undefined }
const lawColumn = (step: string): string => `centavo_law_${step}`

/** Columns of the table of laws for a function: one per step with constants, by name and type. */
export const lawColumns = ({ steps }: PlannedFunction): { readonly name: string; readonly type: string }[] =>
  steps.filter(isRow).map(({ name, row }) => ({ name: lawColumn(name), type: structOf(Object.keys(row)) }))

/** Constants of one law, for those columns. */
export const lawConstants = ({ steps }: PlannedFunction): string[] => steps.filter(isRow).map(({ row }) => listOf(row, Object.keys(row)))

/** Every row of a source under every law of a table: its own columns, the law, and the results, in centavos. */
export function duckdbUnderEach(definition: PlannedFunction, laws: string, source: string): string {
  const { parameters, steps } = definition
  const beside = (given: string): string => `(SELECT t.*, l.*, ${given} FROM ${source} AS t CROSS JOIN ${laws} AS l)`
  const { from, words } = nest(definition, 'centavos', beside, BESIDE)
  const hidden = [...Object.keys(parameters), ...steps.map(({ name }) => name)].map(own)
  const columns = Object.entries(resultsOf(definition)).map(([name, value]) => `${textOf(value, words)} AS ${name}`)
  return `SELECT * EXCLUDE (${[...hidden, ...lawColumns(definition).map(({ name }) => name)].join(', ')}), ${columns.join(', ')}\nFROM ${from}`
}

const structOf = (names: readonly string[]): string => `STRUCT(${names.map((name) => `"${name}" BIGINT`).join(', ')})[]`

/** Rows of the varying columns, as one list. */
function rowsOf(columns: Columns): string {
  const names = Object.keys(columns).filter((column) => onlyValue(columns, column) === undefined)
  return names.length === 0 ? "CAST('[0]' AS BIGINT[])" : listOf(columns, names)
}

function listOf(columns: Columns, names: readonly string[]): string {
  const length = columns[names[0]!]!.length
  const each = Array.from({ length }, (_, index) => `{${names.map((name) => `${name}: ${columns[name]![index]}`).join(', ')}}`)
  return `CAST('[${each.join(', ')}]' AS ${structOf(names)})`
}
