import { type Day, dateOf, endOfMonth, formatDay } from '../../../engine/core/day.ts'
import { seriesSpec } from '../../../engine/indicators/metrics.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import { type Answer, DEFAULT_RETRY_POLICY, type RetryPolicy, requestWithRetries } from '../request.ts'
import { type RateSource, SourceProblem } from '../source.ts'
import { parse } from './parse.ts'
import { type Window, windows } from './windows.ts'

/** HTTPS only: plain HTTP has returned 404 since March 2025. */
export const SGS_BASE_URL = 'https://api.bcb.gov.br'

/** Central bank time-series system (SGS). Windows are requested sequentially: under parallel load it answers some requests with XML. */
export function bcbSgs(baseUrl: string = SGS_BASE_URL, patience: RetryPolicy = DEFAULT_RETRY_POLICY): RateSource {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    name: 'SGS',
    has: (id) => seriesSpec(id).source.kind === 'sgs',
    async read(id, from, to, signal) {
      const { source, cadence, dayOneOnly, closedOnly } = seriesSpec(id)
      if (source.kind !== 'sgs') throw new SourceProblem(`${id} is not in the SGS`, { passing: false })
      const rows: Observation[] = []
      for (const window of windows(cadence, from, to)) {
        const answered = await requestWithRetries(address(base, source.code, window), interpret, signal, patience)
        // Series 432 is filled forward to the next Copom meeting: rows after the requested range are not observations yet.
        const counts = (day: Day): boolean => (!dayOneOnly || dateOf(day) === 1) && (!closedOnly || endOfMonth(day) < to)
        rows.push(...answered.filter(({ day }) => day >= window.from && day <= window.to && counts(day)))
      }
      return rows
    },
  }
}

/** Observations of a code in a window, with the requested URL; `unchanged` when the ETag still matches. */
interface CodeAnswer {
  readonly address: string
  readonly etag: string | null
  readonly rows: readonly Observation[] | 'unchanged'
}

/** SGS client for arbitrary codes, without catalog metadata. */
export interface SgsCodes {
  read(
    code: number,
    window: Window,
    signal: AbortSignal,
    known: { readonly address: string; readonly etag: string } | null,
  ): Promise<CodeAnswer>
}

/** @param patience per window, retries included. */
export function bcbSgsCodes(baseUrl: string = SGS_BASE_URL, patience: RetryPolicy = DEFAULT_RETRY_POLICY): SgsCodes {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    async read(code, window, signal, known) {
      const asked = address(base, code, window)
      const etag = known?.address === asked ? known.etag : undefined
      return requestWithRetries(
        asked,
        (answer): CodeAnswer => {
          if (answer.status === 304 && etag !== undefined) return { address: asked, etag, rows: 'unchanged' }
          const rows = interpret(answer).filter(({ day }) => day >= window.from && day <= window.to)
          return { address: asked, etag: answer.etag ?? null, rows }
        },
        signal,
        patience,
        { etag },
      )
    },
  }
}

function address(base: string, code: number, { from, to }: Window): string {
  return `${base}/dados/serie/bcdata.sgs.${code}/dados?formato=json&dataInicial=${formatDay(from)}&dataFinal=${formatDay(to)}`
}

export function interpret({ status, body }: Answer): Observation[] {
  if (status === 200) return parse(body)
  // An empty interval (a weekend, or a day not published yet) returns the same status as an outage: only the text differs.
  if (status === 404 && body.includes('Value(s) not found')) return []
  const passing = status === 404 || status === 408 || status >= 500
  throw new SourceProblem(`status ${status}: ${JSON.stringify(body.slice(0, 120))}`, { passing })
}
