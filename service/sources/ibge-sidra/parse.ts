import { type Day, isDay } from '../../../engine/core/day.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import { inOrder, SourceProblem } from '../source.ts'

const PERIOD = /^(\d{4})(\d{2})$/
const VALUE = /^-?\d{1,12}(?:\.\d{1,20})?$/
/** IBGE markers for a missing value: not yet published, not available, not applicable. */
const ABSENT = new Set(['...', '..', '-', 'X'])

/**
 * Parses a response of IBGE aggregates for one variable and one location:
 * `[{"id":"2266","resultados":[{"series":[{"localidade":{"id":"1"},"serie":{"202607":"7657.73"}}]}]}]`.
 */
export function parse(body: string, places: number): Observation[] {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    throw new SourceProblem(`not JSON: ${excerpt(body)}`, { passing: true })
  }
  if (!Array.isArray(answer)) throw new SourceProblem(`not a list: ${excerpt(body)}`, { passing: true })
  const rows = answer.flatMap((variable) => listOf(variable, 'resultados')).flatMap((result) => listOf(result, 'series'))
  return inOrder(rows.flatMap((row) => Object.entries(fieldOf(row, 'serie') ?? {})).flatMap((entry) => observation(entry, places)))
}

function observation([period, value]: [string, unknown], places: number): Observation[] {
  if (typeof value === 'string' && ABSENT.has(value)) return []
  const match = PERIOD.exec(period)
  const day = match ? `${match[1]}-${match[2]}-01` : ''
  if (!isDay(day) || typeof value !== 'string' || !VALUE.test(value)) {
    throw new SourceProblem(`not an observation: ${excerpt(JSON.stringify({ [period]: value }))}`, { passing: true })
  }
  return [{ day: day satisfies Day, value: shortened(value, places) }]
}

/** Strips IBGE's zero padding, as in 7657.7300000000000. */
function shortened(value: string, places: number): string {
  const [whole, fraction = ''] = value.split('.')
  const kept = fraction.replace(/0+$/, '').padEnd(places, '0')
  return kept === '' ? whole! : `${whole}.${kept}`
}

const fieldOf = (value: unknown, field: string): object | undefined => {
  const found: unknown = value !== null && typeof value === 'object' ? Reflect.get(value, field) : undefined
  return found !== null && typeof found === 'object' ? found : undefined
}

const listOf = (value: unknown, field: string): unknown[] => {
  const found = fieldOf(value, field)
  return Array.isArray(found) ? found : []
}

const excerpt = (text: string): string => JSON.stringify(text.slice(0, 80))
