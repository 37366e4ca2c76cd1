/**
 * DuckDB: index correction and business days. Lookup data is stored as lists in single rows, read by uncorrelated subqueries: a caller's
 * argument inside a subquery could be captured by a column of the same name.
 */
import type { Day } from '../core/day.ts'
import { REAL_STARTS } from '../domains/prices/rules/inflation.ts'
import { dayLiteral, literal } from '../plan/renderings/sql-text.ts'
import { CALENDAR_FROM, COUNTED_FROM, COUNTED_TO, NEW_LIST_FROM } from './calendar.ts'
import { DIGITS_A_STEP, FACTOR_PLACES, type IndexSeries, indexNamed, monthNumber } from './correction.ts'

const months = (day: string): string => `(year(${day}) * 12 + month(${day}))`

/** Calendar and lists, built from the tables of holidays and products. */
export const duckdbLists = (schema: string): string[] => [
  `CREATE OR REPLACE TABLE ${schema}.bank_calendar AS
SELECT day, CAST(sum(is_open) OVER (ORDER BY day) - is_open AS INTEGER) AS open_before,
  CAST(sum(is_open_in_old_list) OVER (ORDER BY day) - is_open_in_old_list AS INTEGER) AS open_before_in_old_list
FROM (
  SELECT days.day, CAST(isodow(days.day) < 6 AND closed.day IS NULL AS INTEGER) AS is_open,
    CAST(isodow(days.day) < 6 AND NOT coalesce(closed.in_old_list, FALSE) AS INTEGER) AS is_open_in_old_list
  FROM (SELECT CAST(range AS DATE) AS day FROM range(${dayLiteral(CALENDAR_FROM)}, ${dayLiteral(COUNTED_TO)} + INTERVAL 1 DAY, INTERVAL 1 DAY)) AS days
  LEFT JOIN ${schema}.bank_holidays AS closed ON closed.day = days.day)
ORDER BY day;`,
  `CREATE OR REPLACE TABLE ${schema}.bank_calendar_lists AS
SELECT list(open_before ORDER BY day) AS open_before, list(open_before_in_old_list ORDER BY day) AS open_before_in_old_list
FROM ${schema}.bank_calendar;`,
  `CREATE OR REPLACE TABLE ${schema}.index_lists AS
SELECT name, list(struct_pack(product, missing) ORDER BY position) AS products FROM ${schema}.index_products GROUP BY name;`,
]

export function duckdbDated(series: readonly IndexSeries[], schema: string, today: Day): string[] {
  const openBefore = (day: string, list: string): string =>
    `list_extract((SELECT ${list} FROM ${schema}.bank_calendar_lists), greatest(${day} - ${dayLiteral(CALENDAR_FROM)} + 1, 0))`
  const counted = (list: string): string => `(${openBefore('CAST(to_day AS DATE)', list)} - ${openBefore('CAST(from_day AS DATE)', list)})`
  return [
    `-- Bank business days (ANBIMA) from a day on and before another, by the list known on the first.
CREATE OR REPLACE MACRO ${schema}.business_days(from_day, to_day) AS
CASE WHEN CAST(from_day AS DATE) BETWEEN ${dayLiteral(COUNTED_FROM)} AND CAST(to_day AS DATE) AND CAST(to_day AS DATE) <= ${dayLiteral(COUNTED_TO)} THEN
CASE WHEN CAST(from_day AS DATE) < ${dayLiteral(NEW_LIST_FROM)} THEN ${counted('open_before_in_old_list')} ELSE ${counted('open_before')} END END;`,
    `-- How many observations of an index come before a day of its counting; the product of that many is in index_products.
CREATE OR REPLACE MACRO ${schema}.index_product(index_name, from_day, to_day, at_end) AS
CASE ${indexNamed(series, literal)} ${series.map((each) => `WHEN ${literal(each.name)} THEN ${productText(each, schema)}`).join('\n')} END;`,
    `-- The factor of an index between two days, times 10^${FACTOR_PLACES}.
CREATE OR REPLACE MACRO ${schema}.correction_units(index_name, from_day, to_day) AS
CASE WHEN CAST(from_day AS DATE) BETWEEN ${dayLiteral(REAL_STARTS)} AND CAST(to_day AS DATE) AND CAST(to_day AS DATE) <= ${dayLiteral(today)} THEN
list_transform([struct_pack(
  last := ${schema}.index_product(index_name, CAST(from_day AS DATE), CAST(to_day AS DATE), TRUE),
  first := ${schema}.index_product(index_name, CAST(from_day AS DATE), CAST(to_day AS DATE), FALSE))],
  lambda ends: CASE WHEN ends.last.missing = ends.first.missing THEN ${longDivision('ends.last.product', 'ends.first.product')} END)[1] END;`,
    `-- The factor of an index between two days, counted as the central bank's Calculadora do Cidadão does; sixteen decimals.
CREATE OR REPLACE MACRO ${schema}.correction(index_name, from_day, to_day) AS
CAST((${schema}.correction_units(index_name, from_day, to_day) + ${5n * 10n ** 7n}) // ${10n ** 8n} AS DECIMAL(22, 0)) * CAST(0.0000000000000001 AS DECIMAL(16, 16));`,
    `-- An amount corrected by an index between two days, to the centavo. In centavos.
CREATE OR REPLACE MACRO ${schema}.corrected_centavos(amount, index_name, from_day, to_day) AS
list_transform([struct_pack(amount := CAST(amount AS HUGEINT), units := ${schema}.correction_units(index_name, from_day, to_day))],
  lambda held: CAST((held.amount * (held.units // ${HALF}) + (held.amount * (held.units % ${HALF})) // ${HALF} + ${HALF / 2n}) // ${HALF} AS BIGINT))[1];`,
    `-- The same in reais.
CREATE OR REPLACE MACRO ${schema}.corrected(amount, index_name, from_day, to_day) AS
CAST(${schema}.corrected_centavos(CAST(CAST(amount AS DECIMAL(18, 2)) * 100 AS BIGINT), index_name, from_day, to_day) AS DECIMAL(16, 0)) * CAST(0.01 AS DECIMAL(2, 2));`,
  ]
}

/** Half of a factor's decimals: splits amount × factor into two products that fit. */
const HALF = 10n ** BigInt(FACTOR_PLACES / 2)

/** a ÷ b with all decimals of a factor, computed in steps, the last digit rounded half up. */
function longDivision(a: string, b: string): string {
  const step = 10n ** BigInt(DIGITS_A_STEP)
  let rest = `(${a} % ${b})`
  const parts = [`(${a} // ${b}) * ${10n ** BigInt(FACTOR_PLACES)}`]
  for (let places = FACTOR_PLACES - DIGITS_A_STEP; places >= 0; places -= DIGITS_A_STEP) {
    parts.push(`(${rest} * ${step} // ${b}) * ${10n ** BigInt(places)}`)
    rest = `(${rest} * ${step} % ${b})`
  }
  return [...parts, `(${rest} * 2 // ${b})`].join(' + ')
}

/** Cumulative product at one end of the interval. */
function productText({ name, method, first }: IndexSeries, schema: string): string {
  const before = (count: string): string =>
    `list_extract((SELECT products FROM ${schema}.index_lists WHERE name = ${literal(name)}), greatest(${count} + 1, 0))`
  const since = monthNumber(first)
  switch (method) {
    case 'endedMonths':
      return before(`CASE WHEN at_end THEN ${months('to_day')} + 1 ELSE ${months('from_day')} END - ${since}`)
    case 'wholePeriods': {
      // A start on the 29th, 30th or 31st has its anniversary on the next day 1; other starts must be on day 1.
      const start = `CASE WHEN day(from_day) = 1 THEN ${months('from_day')} WHEN day(from_day) >= 29 THEN ${months('from_day')} + 1 END`
      return before(`CASE WHEN at_end THEN greatest(${months('to_day')}, ${start}) ELSE ${start} END - ${since}`)
    }
    case 'businessDays': {
      const open = (day: string): string =>
        `list_extract((SELECT open_before FROM ${schema}.bank_calendar_lists), greatest(${day} - ${dayLiteral(CALENDAR_FROM)} + 1, 0))`
      return before(`(CASE WHEN at_end THEN ${open('to_day')} ELSE ${open('from_day')} END - ${open(dayLiteral(first))})`)
    }
  }
}
