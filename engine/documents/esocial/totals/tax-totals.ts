/** S-5002 sums: eSocial computes no income tax, it adds payroll amounts by kind of income (manual, S-5002, items 1.3 and 1.4). */
import type { Money } from '../../../core/money.ts'
import type { Rubric } from '../events/rubrics.ts'

/** Incidences reported under another type; vacation counts as monthly pay. */
const REPORTED_AS: Readonly<Record<string, string>> = {
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

/** Withholdings and deductions: amounts deducted from the worker increase them. */
const WITHHOLDING_CODES = /^(?:3[1-4]|4[1-8]|5[1-4]|6\d|90[3-6]\d|983\d|908\d)$/

/** tpInfoIR; null for incidences not reported as income (7900). */
export function incomeType(irrf: string): string | null {
  const type = REPORTED_AS[irrf] ?? irrf
  return type === '7900' || type === '' || /^0/.test(type) ? null : type
}

export function incomeAmount({ kind, irrf }: Rubric, amount: Money): Money {
  const adds = kind === '1' || kind === '3'
  return adds !== WITHHOLDING_CODES.test(irrf) ? amount : -amount
}
