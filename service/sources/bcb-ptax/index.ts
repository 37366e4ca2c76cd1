import { addDays, addMonths, type Day, earlier } from '../../../engine/core/day.ts'
import type { SeriesId } from '../../../engine/indicators/metrics.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import { type Answer, ask, PATIENCE, type Patience } from '../request.ts'
import { type RateSource, SourceProblem } from '../source.ts'
import { parse } from './parse.ts'

export const PTAX_BASE_URL = 'https://olinda.bcb.gov.br'

const SERVICE = '/olinda/servico/PTAX/versao/v1/odata'

/** The exchange-rate service, where the quotes of SGS 1 and 21619 come from: asked when the SGS fails. */
export function bcbPtax(baseUrl: string = PTAX_BASE_URL, patience: Patience = PATIENCE): RateSource {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    name: 'PTAX',
    has: (id) => id === 'dollar' || id === 'euro',
    async read(id, from, to, signal) {
      const rows: Observation[] = []
      for (let start = from; start <= to; start = addMonths(start, 12)) {
        const end = earlier(addDays(addMonths(start, 12), -1), to)
        const answered = await ask(`${base}${SERVICE}/${query(id, start, end)}`, interpret, signal, patience)
        rows.push(...answered.filter(({ day }) => day >= start && day <= end))
      }
      return rows
    },
  }
}

function query(id: SeriesId, from: Day, to: Day): string {
  const range = `@dataInicial='${monthFirst(from)}'&@dataFinalCotacao='${monthFirst(to)}'&$format=json`
  if (id === 'dollar') return `CotacaoDolarPeriodo(dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?${range}`
  const closing = encodeURIComponent("tipoBoletim eq 'Fechamento'")
  return `CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?@moeda='EUR'&${range}&$filter=${closing}`
}

/** MM-DD-YYYY: day first would be accepted and answer another month. */
const monthFirst = (day: Day): string => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`

function interpret({ status, body }: Answer): Observation[] {
  if (status === 200) return parse(body)
  throw new SourceProblem(`status ${status}`, { passing: status === 404 || status === 408 || status >= 500 })
}
