/** Market expectations from the central bank's weekly survey (Focus). Forecasts, not observed data. */
import { type Day, daysBetween, isDay } from '../core/day.ts'
import type { Expectation } from '../operation/evaluation/ports.ts'

export const EXPECTED_INDICATORS = ['selic', 'ipca', 'igpm', 'dollar', 'gdp'] as const
export type ExpectedIndicator = (typeof EXPECTED_INDICATORS)[number]

export const INDICATOR_WORDS: Readonly<Record<ExpectedIndicator, { readonly title: string; readonly unit: string }>> = {
  selic: { title: 'Meta da taxa Selic no fim do período', unit: '% ao ano' },
  ipca: { title: 'IPCA', unit: '% no período' },
  igpm: { title: 'IGP-M', unit: '% no período' },
  dollar: { title: 'Dólar no fim do período', unit: 'R$' },
  gdp: { title: 'PIB total', unit: '% no período' },
}

/** A year (2027), a month (2026-09), the next 12 months (12m) or a Copom meeting (R5/2026). */
export const HORIZON = /^(?:\d{4}|\d{4}-(?:0[1-9]|1[0-2])|12m|R[1-9]\/\d{4})$/

/** A survey without the source and staleness of the stored copy. */
export type Surveyed = Omit<Expectation, 'source' | 'stale'>

export interface Surveys {
  readonly surveys: readonly Surveyed[]
  /** Time of the last successful read; null for shipped data. */
  readonly capturedAt: string | null
}

const NUMBER = /^-?\d{1,9}(?:\.\d{1,9})?$/

/**
 * Parses rows of `indicator,horizon,date,median,mean,deviation,minimum,maximum,respondents`; unknown cells are empty. Throws on anything
 * else.
 */
function readSurveys(text: string): Surveyed[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [indicator = '', horizon = '', date = '', median = '', ...rest] = line.split(',')
      const known = EXPECTED_INDICATORS.find((each) => each === indicator)
      if (!known || !HORIZON.test(horizon) || !isDay(date) || !NUMBER.test(median) || rest.length !== 5)
        throw new Error(`not a survey: ${line.slice(0, 60)}`)
      if (rest.some((value) => value !== '' && !NUMBER.test(value))) throw new Error(`not a survey: ${line.slice(0, 60)}`)
      const [mean, deviation, minimum, maximum, respondents] = rest.map((value) => (value === '' ? null : Number(value)))
      return {
        indicator: known,
        horizon,
        date,
        median: Number(median),
        mean: mean ?? null,
        deviation: deviation ?? null,
        minimum: minimum ?? null,
        maximum: maximum ?? null,
        respondents: respondents ?? null,
      }
    })
}

const lineOf = ({ indicator, horizon, date, median, mean, deviation, minimum, maximum, respondents }: Surveyed): string =>
  [indicator, horizon, date, median, ...[mean, deviation, minimum, maximum, respondents].map((value) => value ?? '')].join(',')

export const writeStoredSurveys = ({ surveys, capturedAt }: Surveys): string =>
  JSON.stringify({ version: 1, capturedAt, rows: surveys.map((survey) => `${lineOf(survey)}\n`).join('') })

export function readStoredSurveys(text: string): Surveys {
  const { version, capturedAt, rows }: { version: unknown; capturedAt: string; rows: string } = JSON.parse(text)
  if (version !== 1) throw new Error(`surveys version ${String(version)}, not 1`)
  if (Number.isNaN(Date.parse(capturedAt))) throw new Error('capturedAt')
  return { surveys: readSurveys(rows), capturedAt }
}

const keyOf = ({ indicator, horizon, date }: Surveyed): string => `${indicator} ${horizon} ${date}`

/** Unites surveys; for the same day, horizon and indicator the newer reading wins. */
export function unitedSurveys(held: Surveys, other: Surveys): Surveys {
  const [older, newer] = (held.capturedAt ?? '') > (other.capturedAt ?? '') ? [other, held] : [held, other]
  const all = new Map([...older.surveys, ...newer.surveys].map((survey) => [keyOf(survey), survey]))
  const ordered = [...all.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return { surveys: ordered, capturedAt: newer.capturedAt ?? older.capturedAt }
}

/** Retention: 400 days for yearly horizons, 60 days for the others; shipped surveys are always retained. */
export function withoutOld({ surveys, capturedAt }: Surveys, shipped: Surveys, today: Day): Surveys {
  const ships = new Set(shipped.surveys.map(keyOf))
  const recent = surveys.filter(
    (survey) => ships.has(keyOf(survey)) || daysBetween(survey.date, today) <= (/^\d{4}$/.test(survey.horizon) ? 400 : 60),
  )
  return { surveys: recent, capturedAt }
}

/** All horizons of an indicator, each from the latest survey on or before a day. */
export function expectationsOf({ surveys }: Surveys, indicator: string, on: Day, stale: boolean): Expectation[] {
  const newest = new Map<string, Surveyed>()
  for (const survey of surveys) if (survey.indicator === indicator && survey.date <= on) newest.set(survey.horizon, survey)
  return [...newest.values()].map((survey) => ({ ...survey, source: stale ? 'fallback' : 'central_bank', stale }))
}

/** Sample of surveys shipped with the release. */
export const shippedSurveys = (text: string): Surveys =>
  unitedSurveys({ surveys: readSurveys(text), capturedAt: null }, { surveys: [], capturedAt: null })
