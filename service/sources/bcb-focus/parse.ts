import { isDay } from '../../../engine/core/day.ts'
import { type ExpectedIndicator, HORIZON, type Surveyed } from '../../../engine/market/expectations.ts'
import { SourceProblem } from '../source.ts'

interface Row {
  readonly Data?: unknown
  readonly DataReferencia?: unknown
  readonly Reuniao?: unknown
  readonly Media?: unknown
  readonly Mediana?: unknown
  readonly DesvioPadrao?: unknown
  readonly Minimo?: unknown
  readonly Maximo?: unknown
  readonly numeroRespondentes?: unknown
  readonly baseCalculo?: unknown
  readonly Suavizada?: unknown
}

/**
 * Parses the rows of a response, sorted by day:
 * `{"Indicador":"Selic","Data":"2026-07-31","Reuniao":"R5/2026","Media":14.0166,"Mediana":14.0,
 * "DesvioPadrao":0.0685,"Minimo":13.75,"Maximo":14.25,"numeroRespondentes":151,"baseCalculo":0}`. Keeps only the 30-day base (0) and, for
 * the next 12 months, only the smoothed series.
 */
export function parse(indicator: ExpectedIndicator, rows: readonly object[]): Surveyed[] {
  const surveys = rows
    .filter(({ baseCalculo, Suavizada }: Row) => baseCalculo === 0 && (Suavizada === undefined || Suavizada === 'S'))
    .map((row) => surveyed(indicator, row))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  assertOnce(surveys)
  return surveys
}

/** Rejects a survey published twice with different medians. */
function assertOnce(surveys: readonly Surveyed[]): void {
  const told = new Map<string, number>()
  for (const { horizon, date, median } of surveys) {
    const before = told.get(`${horizon} ${date}`)
    if (before !== undefined && before !== median)
      throw new SourceProblem(`two medians for ${horizon} on ${date}: ${before} and ${median}`, { passing: false })
    told.set(`${horizon} ${date}`, median)
  }
}

function surveyed(indicator: ExpectedIndicator, row: Row): Surveyed {
  const horizon = horizonOf(row)
  const { Data: date, Mediana: median } = row
  if (horizon === null || typeof date !== 'string' || !isDay(date) || typeof median !== 'number' || !Number.isFinite(median))
    throw notOne(row)
  const figure = (value: unknown): number | null => {
    if (value === null || value === undefined) return null
    if (typeof value !== 'number' || !Number.isFinite(value)) throw notOne(row)
    return tidy(value)
  }
  const [mean, deviation, respondents] = [figure(row.Media), figure(row.DesvioPadrao), figure(row.numeroRespondentes)]
  const [minimum, maximum] = [figure(row.Minimo), figure(row.Maximo)]
  if ((minimum !== null && minimum > median) || (maximum !== null && maximum < median)) {
    throw new SourceProblem(`absurd survey of ${date}: the median ${median} is not between ${minimum} and ${maximum}`, { passing: false })
  }
  return { indicator, horizon, date, median: tidy(median), mean, deviation, minimum, maximum, respondents }
}

/** "2027" is a year, "09/2026" a month, "R5/2026" a meeting; a row without a reference covers the next 12 months. */
function horizonOf({ DataReferencia: reference, Reuniao: meeting }: Row): string | null {
  const written = meeting ?? reference ?? '12m'
  if (typeof written !== 'string') return null
  const month = /^(\d{2})\/(\d{4})$/.exec(written)
  const horizon = month ? `${month[2]}-${month[1]}` : written
  return HORIZON.test(horizon) ? horizon : null
}

/** Values have four decimals, occasionally with floating-point noise. */
const tidy = (value: number): number => Number(value.toFixed(6))

const notOne = (row: Row): SourceProblem => new SourceProblem(`not a survey: ${JSON.stringify(row).slice(0, 80)}`, { passing: true })
