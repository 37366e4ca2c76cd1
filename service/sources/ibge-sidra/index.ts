import { type Day, monthOf, yearOf } from '../../../engine/core/day.ts'
import { seriesSpec } from '../../../engine/indicators/metrics.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy, requestWithRetries } from '../request.ts'
import { type RateSource, SourceProblem } from '../source.ts'
import { parse } from './parse.ts'

export const SIDRA_BASE_URL = 'https://servicodados.ibge.gov.br'

/** IBGE aggregates (SIDRA) for the whole of Brazil. Recent months are requested by count: the API rejects unpublished periods. */
export function ibgeSidra(baseUrl: string = SIDRA_BASE_URL, patience: RetryPolicy = DEFAULT_RETRY_POLICY): RateSource {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    name: 'SIDRA',
    has: (id) => seriesSpec(id).source.kind === 'sidra',
    async read(id, from, to, signal) {
      const { source, places } = seriesSpec(id)
      if (source.kind !== 'sidra') throw new SourceProblem(`${id} is not in the SIDRA`, { passing: false })
      const { table, variable } = source
      const url = `${base}/api/v3/agregados/${table}/periodos/-${monthsIn(from, to)}/variaveis/${variable}?localidades=N1[all]`
      const rows = await requestWithRetries(url, ({ status, body }) => interpret(status, body, places), signal, patience)
      return rows.filter(({ day }) => day.slice(0, 7) >= from.slice(0, 7) && day <= to)
    },
  }
}

const monthsIn = (from: Day, to: Day): number => (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1

function interpret(status: number, body: string, places: number) {
  if (status === 200) return parse(body, places)
  throw new SourceProblem(`status ${status}: ${JSON.stringify(body.slice(0, 120))}`, {
    passing: status === 404 || status === 408 || status >= 500,
  })
}
