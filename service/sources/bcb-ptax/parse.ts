import { isDay } from '../../../engine/core/day.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import { inOrder, SourceProblem } from '../source.ts'

/**
 * The body of a PTAX answer: `{"value":[{"cotacaoVenda":6.0742,"dataHoraCotacao":"2026-03-02 13:09:26.433","tipoBoletim":"Fechamento"}]}`.
 * Sell quotes of the closing bulletin; the others of the day (opening, intermediate) are passed over.
 */
export function parse(body: string): Observation[] {
  let answer: { value?: unknown }
  try {
    answer = JSON.parse(body)
  } catch {
    throw new SourceProblem(`not JSON: ${JSON.stringify(body.slice(0, 80))}`, { passing: true })
  }
  if (!Array.isArray(answer?.value)) throw new SourceProblem('no list of quotes', { passing: true })
  return inOrder(answer.value.filter(isClosing).map(observation))
}

interface Quote {
  readonly cotacaoVenda?: unknown
  readonly dataHoraCotacao?: unknown
  readonly tipoBoletim?: unknown
}

/** The dollar's own endpoint gives closings only and names no bulletin. */
function isClosing(row: Quote | null): boolean {
  const bulletin = row?.tipoBoletim
  return bulletin === undefined || (typeof bulletin === 'string' && bulletin.startsWith('Fechamento'))
}

function observation(row: Quote | null): Observation {
  const day = typeof row?.dataHoraCotacao === 'string' ? row.dataHoraCotacao.slice(0, 10) : ''
  const quote = row?.cotacaoVenda
  if (!isDay(day) || typeof quote !== 'number' || !Number.isFinite(quote)) {
    throw new SourceProblem(`not a quote: ${JSON.stringify(row)?.slice(0, 80)}`, { passing: true })
  }
  return { day, value: quote.toFixed(4) }
}
