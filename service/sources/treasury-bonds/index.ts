import type { StoredBond } from '../../../engine/market/bonds.ts'
import { type Answer, type RetryPolicy, requestWithRetries } from '../request.ts'
import { SourceProblem } from '../source.ts'
import { decoded, parse } from './parse.ts'

/** Treasury open data, under the Open Database License. */
export const BONDS_URL =
  'https://www.tesourotransparente.gov.br/ckan/dataset/df56aa42-484a-4a59-8184-7676580c81e3/resource/796d2059-14e9-44e3-80c9-2d9e30b405c1/download/PrecoTaxaTesouroDireto.csv'

/** The file weighs about 14 MB and grows by 1 MB a year. */
const BONDS_RETRY_POLICY: RetryPolicy = { attempts: 3, attemptMilliseconds: 180_000, backoffMilliseconds: 2_000, largestBytes: 64_000_000 }

export interface BondsSource {
  read(signal: AbortSignal): Promise<readonly StoredBond[]>
}

export function treasuryBonds(url: string = BONDS_URL, patience: RetryPolicy = BONDS_RETRY_POLICY): BondsSource {
  return { read: (signal) => requestWithRetries(url, interpret, signal, patience, { decode: decoded }) }
}

function interpret({ status, body }: Answer): readonly StoredBond[] {
  if (status === 200) return parse(body)
  throw new SourceProblem(`status ${status}`, { passing: status === 404 || status === 408 || status >= 500 })
}
