import type { Incidence } from '../../law/payroll-lines.ts'

/**
 * Incidence codes (codIncCP, Tabela 21 and codIncFGTS of the eSocial, event S-1010) that enter the month's bases or none. The other codes
 * have separate bases or are withheld by the payroll itself.
 */
export const MONTH_INCIDENCE = {
  cp: ['00', '11', '51'],
  irrf: ['9', '11', '46', '51', '67', '72', '73', '74', '75', '79'],
  fgts: ['00', '11', '31'],
} as const satisfies Readonly<Record<keyof Incidence, readonly string[]>>

/** True when a line affects only the month: not a 13th, vacation, profit sharing, notice or withholding. */
export const isOfMonth = ({ cp, irrf, fgts }: Incidence): boolean =>
  isAmong(MONTH_INCIDENCE.cp, cp) && isAmong(MONTH_INCIDENCE.irrf, irrf) && isAmong(MONTH_INCIDENCE.fgts, fgts)

const isAmong = (codes: readonly string[], code: string): boolean => codes.includes(code)
