import type { Day } from '../../../engine/core/day.ts'
import type { ExpectedIndicator, Surveyed } from '../../../engine/market/expectations.ts'
import { askOdata, OLINDA_BASE_URL, odataUrl } from '../olinda.ts'
import { PATIENCE, type Patience } from '../request.ts'
import { parse } from './parse.ts'

const SERVICE = 'Expectativas/versao/v1'

/** How the service spells them. */
const NAMES: Readonly<Record<ExpectedIndicator, string>> = {
  selic: 'Selic',
  ipca: 'IPCA',
  igpm: 'IGP-M',
  dollar: 'Câmbio',
  gdp: 'PIB Total',
}

/** Each horizon is a resource of its own, one of them in the singular. */
const RESOURCES: readonly { readonly resource: string; readonly of: readonly ExpectedIndicator[]; readonly also?: string }[] = [
  { resource: 'ExpectativasMercadoAnuais', of: ['selic', 'ipca', 'igpm', 'dollar', 'gdp'] },
  { resource: 'ExpectativaMercadoMensais', of: ['ipca', 'igpm', 'dollar'] },
  { resource: 'ExpectativasMercadoInflacao12Meses', of: ['ipca', 'igpm'], also: " and Suavizada eq 'S'" },
  { resource: 'ExpectativasMercadoSelic', of: ['selic'] },
]

/** More rows than a month of any indicator has. */
const MAX_ROWS = 10_000

export interface FocusSource {
  /** Every horizon of an indicator, of the surveys since a day. */
  read(indicator: ExpectedIndicator, since: Day, signal: AbortSignal): Promise<readonly Surveyed[]>
}

/** The survey of expectations. Always filtered: an unfiltered call does not finish. */
export function bcbFocus(baseUrl: string = OLINDA_BASE_URL, patience: Patience = PATIENCE): FocusSource {
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
