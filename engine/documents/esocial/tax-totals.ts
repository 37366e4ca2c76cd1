/** S-5002 as sums: the eSocial computes no tax, it adds what the payroll says, by kind of income (manual, S-5002, items 1.3 and 1.4). */
import type { Money } from '../../core/money.ts'
import type { Rubric } from './rubrics.ts'

/** Incidences told under another type: vacation goes with the month. */
const TOLD_UNDER: Readonly<Record<string, string>> = {
  '9': '7900',
  '13': '11',
  '33': '31',
  '43': '41',
  '48': '46',
  '53': '51',
  '66': '61',
  '65': '63',
  '9013': '9011',
  '9033': '9031',
  '9833': '9831',
  '9043': '9041',
  '9048': '9046',
  '9053': '9051',
  '9066': '9061',
  '9065': '9063',
}

/** Withholdings and deductions: what is taken from the worker adds to them. */
const TAKEN = /^(?:3[1-4]|4[1-8]|5[1-4]|6\d|90[3-6]\d|983\d|908\d)$/

/** tpInfoIR, or null for what is told nowhere as income (7900: no income of any kind). */
export function incomeType(irrf: string): string | null {
  const type = TOLD_UNDER[irrf] ?? irrf
  return type === '7900' || type === '' || /^0/.test(type) ? null : type
}

export function incomeAmount({ kind, irrf }: Rubric, amount: Money): Money {
  const adds = kind === '1' || kind === '3'
  return adds !== TAKEN.test(irrf) ? amount : -amount
}
