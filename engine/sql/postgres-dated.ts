/** PostgreSQL: index correction and business days by key lookup. Declared STABLE, not IMMUTABLE, because they read tables. */
import type { Day } from '../core/day.ts'
import { REAL_STARTS } from '../domains/prices/rules/inflation.ts'
import { dayLiteral, literal } from '../plan/renderings/sql-text.ts'
import { CALENDAR_FROM, COUNTED_FROM, COUNTED_TO, NEW_LIST_FROM } from './calendar.ts'
import { FACTOR_PLACES, type IndexSeries, indexNamed, monthNumber } from './correction.ts'

const months = (day: string): string => `(extract(year FROM ${day}) * 12 + extract(month FROM ${day}))::integer`

/** Bank calendar, built from the table of holidays. */
export const postgresCalendar = (schema: string): string[] => [
  `DROP TABLE IF EXISTS ${schema}.bank_calendar;`,
  `CREATE TABLE ${schema}.bank_calendar AS
SELECT day, (sum(is_open) OVER (ORDER BY day) - is_open)::integer AS open_before,
  (sum(is_open_in_old_list) OVER (ORDER BY day) - is_open_in_old_list)::integer AS open_before_in_old_list
FROM (
  SELECT days.day, (extract(isodow FROM days.day) < 6 AND closed.day IS NULL)::integer AS is_open,
    (extract(isodow FROM days.day) < 6 AND NOT coalesce(closed.in_old_list, FALSE))::integer AS is_open_in_old_list
  FROM (SELECT generate_series(${dayLiteral(CALENDAR_FROM)}::timestamp, ${dayLiteral(COUNTED_TO)}::timestamp, interval '1 day')::date AS day) AS days
  LEFT JOIN ${schema}.bank_holidays AS closed ON closed.day = days.day) AS marked;`,
  `ALTER TABLE ${schema}.bank_calendar ADD PRIMARY KEY (day);`,
  `ALTER TABLE ${schema}.index_products ADD PRIMARY KEY (name, position);`,
]

export function postgresDated(series: readonly IndexSeries[], schema: string, today: Day): string[] {
  const openBefore = (day: string, column: string): string => `(SELECT c.${column} FROM ${schema}.bank_calendar AS c WHERE c.day = ${day})`
  const stable = 'STABLE PARALLEL SAFE AS $centavo$\n#variable_conflict use_variable'
  return [
    `-- Bank business days (ANBIMA) from a day on and before another, by the list known on the first.
CREATE OR REPLACE FUNCTION ${schema}.business_days(from_day date, to_day date) RETURNS integer LANGUAGE plpgsql ${stable}
BEGIN
  IF from_day BETWEEN ${dayLiteral(COUNTED_FROM)} AND to_day AND to_day <= ${dayLiteral(COUNTED_TO)} THEN
    IF from_day < ${dayLiteral(NEW_LIST_FROM)} THEN
      RETURN ${openBefore('to_day', 'open_before_in_old_list')} - ${openBefore('from_day', 'open_before_in_old_list')};
    END IF;
    RETURN ${openBefore('to_day', 'open_before')} - ${openBefore('from_day', 'open_before')};
  END IF;
  RETURN NULL;
END
$centavo$;`,
    `-- The factor of an index between two days, times 10^${FACTOR_PLACES}.
CREATE OR REPLACE FUNCTION ${schema}.correction_units(index_name text, from_day date, to_day date) RETURNS numeric LANGUAGE plpgsql ${stable}
DECLARE
  v_index text := ${indexNamed(series, literal)};
  v_before integer;
  v_upto integer;
  v_first numeric;
  v_last numeric;
BEGIN
  IF from_day BETWEEN ${dayLiteral(REAL_STARTS)} AND to_day AND to_day <= ${dayLiteral(today)} THEN
    CASE v_index
${series.map((each) => `      WHEN ${literal(each.name)} THEN ${countsText(each, openBefore)}`).join('\n')}
      ELSE RETURN NULL;
    END CASE;
    SELECT a.product, b.product INTO v_first, v_last FROM ${schema}.index_products AS a, ${schema}.index_products AS b
    WHERE a.name = v_index AND a.position = v_before AND b.name = v_index AND b.position = v_upto AND a.missing = b.missing;
    RETURN div(v_last * 2e${FACTOR_PLACES}::numeric + v_first, v_first * 2);
  END IF;
  RETURN NULL;
END
$centavo$;`,
    `-- The factor of an index between two days, counted as the central bank's Calculadora do Cidadão does; sixteen decimals.
CREATE OR REPLACE FUNCTION ${schema}.correction(index_name text, from_day date, to_day date) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $centavo$
SELECT round(${schema}.correction_units(index_name, from_day, to_day) * 1e-${FACTOR_PLACES}::numeric, 16)
$centavo$;`,
    `-- An amount corrected by an index between two days, to the centavo. In centavos.
CREATE OR REPLACE FUNCTION ${schema}.corrected_centavos(amount bigint, index_name text, from_day date, to_day date) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $centavo$
SELECT round(amount * ${schema}.correction_units(index_name, from_day, to_day) * 1e-${FACTOR_PLACES}::numeric)::bigint
$centavo$;`,
    `-- The same in reais.
CREATE OR REPLACE FUNCTION ${schema}.corrected(amount numeric, index_name text, from_day date, to_day date) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $centavo$
SELECT ${schema}.corrected_centavos((round(amount, 2) * 100)::bigint, index_name, from_day, to_day) * 0.01
$centavo$;`,
  ]
}

/** Number of observations before each end of the interval. */
function countsText({ method, first }: IndexSeries, openBefore: (day: string, column: string) => string): string {
  const since = monthNumber(first)
  switch (method) {
    case 'endedMonths':
      return `v_before := ${months('from_day')} - ${since}; v_upto := ${months('to_day')} + 1 - ${since};`
    case 'wholePeriods':
      return `v_before := CASE WHEN extract(day FROM from_day) = 1 THEN ${months('from_day')} WHEN extract(day FROM from_day) >= 29 THEN ${months('from_day')} + 1 END - ${since}; v_upto := greatest(${months('to_day')} - ${since}, v_before);`
    case 'businessDays': {
      const start = openBefore(dayLiteral(first), 'open_before')
      return `v_before := ${openBefore('from_day', 'open_before')} - ${start}; v_upto := ${openBefore('to_day', 'open_before')} - ${start};`
    }
  }
}
