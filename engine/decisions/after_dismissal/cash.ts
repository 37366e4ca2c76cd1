import { type Money, smallest } from '../../core/money.ts'

export interface Origins {
  readonly severance: Money
  readonly fgts: Money
  readonly unemployment: { readonly amount: Money; readonly installments: number }
}

export interface CashMonth {
  readonly month: number
  readonly severance: Money
  readonly fgts: Money
  readonly unemployment: Money
  readonly debtPaid: Money
  readonly expenses: Money
  readonly balance: Money
}

/** Months listed; longer coverage is computed by division. */
const MAX_MONTHS = 120

/**
 * Monthly cash flow until the money runs out. Each origin enters once: settlement and FGTS in month 0, then one unemployment installment a
 * month. The last month spends the remainder.
 */
export function cashByMonth(origins: Origins, debtPaid: Money, expenses: Money): { months: CashMonth[]; monthsCovered: number | null } {
  const { amount, installments } = origins.unemployment
  let balance = origins.severance + origins.fgts - debtPaid
  const months: CashMonth[] = [
    { month: 0, severance: origins.severance, fgts: origins.fgts, unemployment: 0n, debtPaid, expenses: 0n, balance },
  ]
  let covered = 0
  for (let month = 1; month <= MAX_MONTHS; month++) {
    const received = month <= installments ? amount : 0n
    if (month > installments && (balance === 0n || expenses === 0n)) break
    const spent = smallest(expenses, balance + received)
    balance += received - spent
    if (spent === expenses && covered === month - 1) covered = month
    months.push({ month, severance: 0n, fgts: 0n, unemployment: received, debtPaid: 0n, expenses: spent, balance })
  }
  if (expenses === 0n) return { months, monthsCovered: null }
  const beyond = covered === MAX_MONTHS ? Number(balance / expenses) : 0
  return { months, monthsCovered: covered + beyond }
}

/** Thresholds: twelve months or more, three or more, or less; usual advice on the emergency reserve of an unemployed worker. */
export function verdictOf(monthsCovered: number | null): 'comfortable' | 'tight' | 'urgent' | 'expenses_unknown' {
  if (monthsCovered === null) return 'expenses_unknown'
  return monthsCovered >= 12 ? 'comfortable' : monthsCovered >= 3 ? 'tight' : 'urgent'
}
