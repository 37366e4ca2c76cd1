/** Options compared, their inputs, and the rates applied. */
import type { Day } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import type { Ratio } from '../../core/ratio.ts'

export const OPTIONS = ['cdb', 'lci_lca', 'tesouro_selic', 'tesouro_reserva', 'savings', 'tesouro_prefixado', 'tesouro_ipca'] as const
export const WORDS = {
  cdb: 'CDB',
  lci_lca: 'LCI ou LCA',
  tesouro_selic: 'Tesouro Selic',
  tesouro_reserva: 'Tesouro Reserva',
  savings: 'Poupança',
  tesouro_prefixado: 'Tesouro Prefixado',
  tesouro_ipca: 'Tesouro IPCA+',
} as const
export type Option = (typeof OPTIONS)[number]

export interface RatePath {
  readonly cdi: Ratio
  readonly selic: Ratio
  readonly inflation: Ratio
}

export interface Wanted {
  readonly amount: Money
  readonly months: number
  readonly liquidity: 'any_day' | 'at_end'
  readonly profile: 'conservative' | 'moderate'
  readonly goal: 'growth' | 'preserve' | 'income'
  readonly cdb_percent: Ratio
  readonly cdb_any_day: boolean
  readonly tie_percent: Ratio
  readonly lci_percent?: Ratio | undefined
  readonly prefixado_rate?: Ratio | undefined
  readonly prefixado_maturity?: Day | undefined
  readonly ipca_rate?: Ratio | undefined
  readonly ipca_maturity?: Day | undefined
}
