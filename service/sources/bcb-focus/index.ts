import type { Day } from '../../../engine/core/day.ts'
import type { ExpectedIndicator, Surveyed } from '../../../engine/market/expectations.ts'
import { askOdata, OLINDA_BASE_URL, odataUrl } from '../olinda.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../request.ts'
import { parse } from './parse.ts'

const SERVICE = 'Expectativas/versao/v1'

/** Indicator names used by the service. */
const NAMES: Readonly<Record<ExpectedIndicator, string>> = {
  selic: 'Selic',
  ipca: 'IPCA',
  igpm: 'IGP-M',
  dollar: 'Câmbio',
  gdp: 'PIB Total',
}

/** One resource per horizon; the monthly one is in the singular. */
const RESOURCES: readonly { readonly resource: string; readonly of: readonly ExpectedIndicator[]; readonly also?: string }[] = [
  { resource: 'ExpectativasMercadoAnuais', of: ['selic', 'ipca', 'igpm', 'dollar', 'gdp'] },
  { resource: 'ExpectativaMercadoMensais', of: ['ipca', 'igpm', 'dollar'] },
  { resource: 'ExpectativasMercadoInflacao12Meses', of: ['ipca', 'igpm'], also: " and Suavizada eq 'S'" },
  { resource: 'ExpectativasMercadoSelic', of: ['selic'] },
]

/** Above the monthly row count of any indicator. */
const MAX_ROWS = 10_000

export interface FocusSource {
  /** Every horizon of an indicator, for surveys since a day. */
  read(indicator: ExpectedIndicator, since: Day, signal: AbortSignal): Promise<readonly Surveyed[]>
}

/** Survey of market expectations (Focus). Always filtered: an unfiltered call never completes. */
export function bcbFocus(baseUrl: string = OLINDA_BASE_URL, patience: RetryPolicy = DEFAULT_RETRY_POLICY): FocusSource {
  return {
    async read(indicator, since, signal) {
      const rows: Surveyed[] = []
      for (const { resource, of, also = '' } of RESOURCES) {
        if (!of.includes(indicator)) continue
        const url = odataUrl(baseUrl, SERVICE, resource, {
          $filter: `Indicador eq '${NAMES[indicator]}' and baseCalculo eq 0 and Data ge '${since}'${also}`,
          $orderby: 'Data desc',
          $top: String(MAX_ROWS),
        })
        rows.push(...(await askOdata(url, (found) => parse(indicator, found), signal, patience)))
      }
      return rows.filter(({ date }) => date >= since)
    },
  }
}
