/** ClickHouse: SQL lambda functions, in Int64 and, when a dividend may exceed 63 bits, Int128. */
import { DECIMAL_UNITS, type PlannedFunction } from '../expression.ts'
import { type BindingDialect, letBody, type Unit } from './sql-lets.ts'

/** A cast to decimal truncates, so a float slightly below its centavo would lose it: keep more digits, then round. */
const units = (name: string, ofOne: bigint): string =>
  `CAST(round(CAST(${name} AS Nullable(Decimal(38, 10))) * ${ofOne}) AS Nullable(Int64))`

export const CLICKHOUSE: BindingDialect = {
  parameter: {
    money: (name, unit) => (unit === 'reais' ? units(name, 100n) : `CAST(${name} AS Nullable(Int64))`),
    count: (name) => `CAST(${name} AS Nullable(Int64))`,
    decimal: (name) => units(name, DECIMAL_UNITS),
    day: (name) => `CAST(${name} AS Nullable(Date32))`,
    word: (name) => `CAST(${name} AS Nullable(String))`,
  },
  bind: (name, value, body) => `arrayMap(${name} -> ${body}, [${value}])[1]`,
  // An index past the end of a nullable array is null, as required for a missing position.
  lookup: (values, position) => `(CAST([${values.join(',')}] AS Array(Nullable(Int64)))[ifNull(${position}, ${values.length + 1})])`,
  wide: (text) => `CAST(${text} AS Nullable(Int128))`,
  quotient: (of, by, wide) => (wide ? `CAST(intDiv(${of}, ${by}) AS Nullable(Int64))` : `intDiv(${of}, ${by})`),
  flag: (comparison) => `CAST(${comparison} AS Nullable(Int64))`,
  type: (of, unit) =>
    `Nullable(${of === 'percentage' ? 'Decimal(18, 6)' : of === 'amount' && unit === 'reais' ? 'Decimal(18, 2)' : 'Int64'})`,
  shown: (text, of, unit) => {
    if (of === 'percentage') return `CAST(CAST(${text} AS Nullable(Decimal(38, 6))) / 1000000 AS Nullable(Decimal(18, 6)))`
    return of === 'amount' && unit === 'reais' ? `(CAST(${text} AS Nullable(Decimal(18, 2))) / 100)` : `CAST(${text} AS Nullable(Int64))`
  },
  record: (fields) =>
    `CAST(tuple(${fields.map(({ text }) => text).join(', ')}) AS Tuple(${fields.map(({ name, type }) => `${name} ${type}`).join(', ')}))`,
  day: (day) => `toDate32('${day}')`,
}

/** ClickHouse functions belong to no database, so the schema is a prefix of their names. */
export const clickhouseFunctions = (functions: readonly PlannedFunction[], schema: string): string[] =>
  functions.flatMap((each) =>
    (['reais', 'centavos'] as const satisfies Unit[]).map(
      (unit) => `-- ${each.says} In ${unit}.
CREATE OR REPLACE FUNCTION ${schema}_${each.name}${unit === 'centavos' ? '_centavos' : ''} AS (${Object.keys(each.parameters).join(', ')}) -> ${letBody(each, CLICKHOUSE, unit)};`,
    ),
  )
