import { at } from '../../../engine/core/collections/records.ts'
import { type Day, isDay } from '../../../engine/core/day.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import { assertFew, inOrder, SourceProblem } from '../source.ts'

const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
const VALUE = /^-?\d{1,12}(?:\.\d{1,12})?$/

/**
 * Parses an SGS response, `[{"data":"25/09/2026","valor":"0.050788"}]`, in any order; period series add a `dataFim`. Ignores content type
 * and status: JSON arrives as text/html and outage pages arrive with 200. One invalid row rejects the whole response.
 */
export function parse(body: string): Observation[] {
  let rows: unknown
  try {
    rows = JSON.parse(body)
  } catch {
    throw new SourceProblem(`not JSON: ${excerpt(body)}`, { passing: true })
  }
  if (!Array.isArray(rows)) throw new SourceProblem(`not a list: ${excerpt(body)}`, { passing: true })
  assertFew(rows)
  return inOrder(rows.map(observation))
}

function observation(row: unknown): Observation {
  const [data, valor] = [at(row, 'data'), at(row, 'valor')]
  const day = typeof data === 'string' ? isoDay(data) : undefined
  if (!day || typeof valor !== 'string' || !VALUE.test(valor)) {
    throw new SourceProblem(`not an observation: ${excerpt(JSON.stringify(row) ?? '')}`, { passing: true })
  }
  return { day, value: valor }
}

/** 25/09/2026 → 2026-09-25 */
function isoDay(text: string): Day | undefined {
  const match = DATE.exec(text)
  const iso = match && `${match[3]}-${match[2]}-${match[1]}`
  return iso && isDay(iso) ? iso : undefined
}

const excerpt = (text: string): string => JSON.stringify(text.slice(0, 80))
