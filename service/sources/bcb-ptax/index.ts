import { addDays, addMonths, type Day, earlier } from '../../../engine/core/day.ts'
import type { Observation } from '../../../engine/indicators/series.ts'
import type { Quotation } from '../../../engine/market/quotes.ts'
import { askOdata, OLINDA_BASE_URL, odataUrl } from '../olinda.ts'
import { PATIENCE, type Patience } from '../request.ts'
import type { RateSource } from '../source.ts'
import { type Currency, parseCurrencies, parseQuotes } from './parse.ts'

const SERVICE = 'PTAX/versao/v1'

/** The exchange-rate service, by currency. */
export interface PtaxSource {
  /** Every currency it quotes. */
  currencies(signal: AbortSignal): Promise<readonly Currency[]>
  /** Closing quotes of a stretch of at most a year. */
  read(currency: string, from: Day, to: Day, signal: AbortSignal): Promise<readonly Quotation[]>
}

export function bcbPtaxCurrencies(baseUrl: string = OLINDA_BASE_URL, patience: Patience = PATIENCE): PtaxSource {
  return {
    currencies: (signal) => askOdata(odataUrl(baseUrl, SERVICE, 'Moedas', {}), parseCurrencies, signal, patience),
    async read(currency, from, to, signal) {
      const quotes = await askOdata(address(baseUrl, currency, from, to), parseQuotes, signal, patience)
      return quotes.filter(({ day }) => day >= from && day <= to)
    },
  }
}

/** The same for the dollar and the euro of the indicators, whose quotes SGS 1 and 21619 are: asked when the SGS fails. */
export function bcbPtax(baseUrl: string = OLINDA_BASE_URL, patience: Patience = PATIENCE): RateSource {
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

/** MM-DD-YYYY: day first would be accepted and answer another month. */
const monthFirst = (day: Day): string => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`
