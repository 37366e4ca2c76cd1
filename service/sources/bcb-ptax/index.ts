import { addDays, addMonths, type Day, earlier } from '../../../engine/core/day.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import type { Quotation } from '../../../engine/market/quotes.ts'
import { askOdata, OLINDA_BASE_URL, odataUrl } from '../olinda.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../request.ts'
import type { RateSource } from '../source.ts'
import { type Currency, parseCurrencies, parseQuotes } from './parse.ts'

const SERVICE = 'PTAX/versao/v1'

/** Exchange-rate service (PTAX), by currency. */
export interface PtaxSource {
  /** Every quoted currency. */
  currencies(signal: AbortSignal): Promise<readonly Currency[]>
  /** Closing quotes of a range of at most one year. */
  read(currency: string, from: Day, to: Day, signal: AbortSignal): Promise<readonly Quotation[]>
}

export function bcbPtaxCurrencies(baseUrl: string = OLINDA_BASE_URL, patience: RetryPolicy = DEFAULT_RETRY_POLICY): PtaxSource {
  return {
    currencies: (signal) => askOdata(odataUrl(baseUrl, SERVICE, 'Moedas', {}), parseCurrencies, signal, patience),
    async read(currency, from, to, signal) {
      const quotes = await askOdata(address(baseUrl, currency, from, to), parseQuotes, signal, patience)
      return quotes.filter(({ day }) => day >= from && day <= to)
    },
  }
}

/** Fallback for SGS 1 and 21619 (dollar and euro), which publish the same PTAX quotes. */
export function bcbPtax(baseUrl: string = OLINDA_BASE_URL, patience: RetryPolicy = DEFAULT_RETRY_POLICY): RateSource {
  const source = bcbPtaxCurrencies(baseUrl, patience)
  return {
    name: 'PTAX',
    has: (id) => id === 'dollar' || id === 'euro',
    async read(id, from, to, signal) {
      const rows: Observation[] = []
      for (let start = from; start <= to; start = addMonths(start, 12)) {
        const end = earlier(addDays(addMonths(start, 12), -1), to)
        const quotes = await source.read(id === 'dollar' ? 'USD' : 'EUR', start, end, signal)
        rows.push(...quotes.map(({ day, sell }) => ({ day, value: sell })))
      }
      return rows
    },
  }
}

function address(base: string, currency: string, from: Day, to: Day): string {
  const range = { '@dataInicial': `'${monthFirst(from)}'`, '@dataFinalCotacao': `'${monthFirst(to)}'` }
  if (currency === 'USD')
    return odataUrl(base, SERVICE, `CotacaoDolarPeriodo(dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)`, range)
  return odataUrl(base, SERVICE, 'CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)', {
    '@moeda': `'${currency}'`,
    ...range,
    $filter: "tipoBoletim eq 'Fechamento'",
  })
}

/** MM-DD-YYYY: the service accepts day-first dates but reads them as another month. */
const monthFirst = (day: Day): string => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`
