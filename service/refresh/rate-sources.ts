import { bcbPtax } from '../sources/bcb-ptax/index.ts'
import { bcbSgs, SGS_BASE_URL } from '../sources/bcb-sgs/index.ts'
import { ibgeSidra, SIDRA_BASE_URL } from '../sources/ibge-sidra/index.ts'
import { OLINDA_BASE_URL } from '../sources/olinda.ts'
import type { RetryPolicy } from '../sources/request.ts'
import type { RateSource } from '../sources/source.ts'

/** Base URLs of the indicator publishers. */
export interface Addresses {
  readonly sgsBaseUrl?: string
  /** Secondary source of exchange rates. With a custom SGS it is disabled unless set here. */
  readonly ptaxBaseUrl?: string
  /** IBGE aggregates, for series the SGS does not have. With a custom SGS they are disabled unless set here. */
  readonly sidraBaseUrl?: string
  readonly patience?: RetryPolicy
}

/** Sources in order of preference. With a custom SGS, the others are used only when their base URL is set. */
export function rateSources({ sgsBaseUrl, ptaxBaseUrl, sidraBaseUrl, patience }: Addresses): readonly RateSource[] {
  const ptax = ptaxBaseUrl ?? (sgsBaseUrl ? undefined : OLINDA_BASE_URL)
  const sidra = sidraBaseUrl ?? (sgsBaseUrl ? undefined : SIDRA_BASE_URL)
  return [
    bcbSgs(sgsBaseUrl ?? SGS_BASE_URL, patience),
    ...(ptax ? [bcbPtax(ptax, patience)] : []),
    ...(sidra ? [ibgeSidra(sidra, patience)] : []),
  ]
}
