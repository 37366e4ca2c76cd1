import type { Day } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { LegalRateMonth } from '../../rules/legal-rate.ts'

export interface CivilDebt {
  readonly amount: Money
  readonly correctionFrom: Day
  readonly interestFrom: Day
  readonly to: Day
  readonly correction: Correction
  readonly before: 'selic' | 'one_percent' | 'refuse'
}

export interface CorrectionRegime {
  readonly from: Day
  readonly to: Day
  readonly rule: string
  readonly correctionPercent: Ratio | null
  readonly interestPercent: Ratio | null
}

export interface Update {
  readonly coefficient: Ratio
  readonly correctedPrincipal: Money
  readonly legalRate: Ratio
  readonly interestRate: Ratio
  readonly interest: Money
  readonly regimes: readonly CorrectionRegime[]
  readonly months: readonly LegalRateMonth[]
}

export const CORRECTIONS = {
  ipca: { words: 'IPCA', metric: 'ipcaMonthly' },
  ipca15: { words: 'IPCA-15 (IPCA-E)', metric: 'ipca15Monthly' },
  inpc: { words: 'INPC', metric: 'inpcMonthly' },
  igpm: { words: 'IGP-M', metric: 'igpmMonthly' },
  igpdi: { words: 'IGP-DI', metric: 'igpdiMonthly' },
  ipc_fipe: { words: 'IPC-Fipe', metric: 'ipcFipeMonthly' },
} as const

export type Correction = keyof typeof CORRECTIONS | 'none'
