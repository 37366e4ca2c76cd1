import { bcbPtax } from '../sources/bcb-ptax/index.ts'
import { bcbSgs, SGS_BASE_URL } from '../sources/bcb-sgs/index.ts'
import { ibgeSidra, SIDRA_BASE_URL } from '../sources/ibge-sidra/index.ts'
import { OLINDA_BASE_URL } from '../sources/olinda.ts'
import type { Patience } from '../sources/request.ts'
import type { RateSource } from '../sources/source.ts'

/** Where the publishers of the indicators are. */
export interface Addresses {
  readonly sgsBaseUrl?: string
  /** The second source of exchange rates. With an SGS of one's own there is none unless given here. */
  readonly ptaxBaseUrl?: string
  /** IBGE's aggregates, for what the SGS does not have. With an SGS of one's own they are not asked unless given here. */
  readonly sidraBaseUrl?: string
  readonly patience?: Patience
}

/** Who is asked, in order of preference. With an SGS of one's own the others are asked only where their address is given. */
export function rateSources({ sgsBaseUrl, ptaxBaseUrl, sidraBaseUrl, patience }: Addresses): readonly RateSource[] {
  const ptax = ptaxBaseUrl ?? (sgsBaseUrl ? undefined : OLINDA_BASE_URL)
  const sidra = sidraBaseUrl ?? (sgsBaseUrl ? undefined : SIDRA_BASE_URL)
  return [
    bcbSgs(sgsBaseUrl ?? SGS_BASE_URL, patience),
    ...(ptax ? [bcbPtax(ptax, patience)] : []),
    ...(sidra ? [ibgeSidra(sidra, patience)] : []),
  ]
}
