import { type Day, dateOf, endOfMonth, formatDay } from '../../../engine/core/day.ts'
import { seriesSpec } from '../../../engine/indicators/metrics.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import { type Answer, ask, PATIENCE, type Patience } from '../request.ts'
import { type RateSource, SourceProblem } from '../source.ts'
import { parse } from './parse.ts'
import { type Window, windows } from './windows.ts'

/** https only: since March 2025 plain http answers 404. */
export const SGS_BASE_URL = 'https://api.bcb.gov.br'

/** The central bank's time-series system. Asked one window at a time: in parallel it starts to answer single ones with XML. */
export function bcbSgs(baseUrl: string = SGS_BASE_URL, patience: Patience = PATIENCE): RateSource {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    name: 'SGS',
    has: (id) => seriesSpec(id).source.kind === 'sgs',
    async read(id, from, to, signal) {
      const { source, cadence, dayOneOnly, closedOnly } = seriesSpec(id)
      if (source.kind !== 'sgs') throw new SourceProblem(`${id} is not in the SGS`, { passing: false })
      const rows: Observation[] = []
      for (const window of windows(cadence, from, to)) {
        const answered = await ask(address(base, source.code, window), interpret, signal, patience)
        // 432 is filled forward to the next Copom day: what lies past the range asked is no observation yet.
        const counts = (day: Day): boolean => (!dayOneOnly || dateOf(day) === 1) && (!closedOnly || endOfMonth(day) < to)
        rows.push(...answered.filter(({ day }) => day >= window.from && day <= window.to && counts(day)))
      }
      return rows
    },
  }
}

/** What a code has in a window, by the address asked; `unchanged` where the tag given is still that of the answer. */
interface CodeAnswer {
  readonly address: string
  readonly etag: string | null
  readonly rows: readonly Observation[] | 'unchanged'
}

/** The same system asked for any code, of which nothing is known. */
export interface SgsCodes {
  read(
    code: number,
    window: Window,
    signal: AbortSignal,
    known: { readonly address: string; readonly etag: string } | null,
  ): Promise<CodeAnswer>
}

/** @param patience of one window, tries included. */
export function bcbSgsCodes(baseUrl: string = SGS_BASE_URL, patience: Patience = PATIENCE): SgsCodes {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    async read(code, window, signal, known) {
      const asked = address(base, code, window)
      const etag = known?.address === asked ? known.etag : undefined
      return ask(
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
  // "No value in the interval" (a weekend, today not out yet) shares its status with outages: only the text tells them apart.
  if (status === 404 && body.includes('Value(s) not found')) return []
  const passing = status === 404 || status === 408 || status >= 500
  throw new SourceProblem(`status ${status}: ${JSON.stringify(body.slice(0, 120))}`, { passing })
}
