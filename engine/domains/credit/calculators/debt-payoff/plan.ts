import { type Money, portion, smallest, sum } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'

export interface Debt {
  readonly name: string
  readonly balance: Money
  readonly rate: Ratio
  readonly minimum: Money
}

export type Strategy = 'avalanche' | 'snowball'

interface Month {
  readonly month: number
  readonly interest: Money
  readonly paid: Money
  readonly balance: Money
}

export interface PayoffPlan {
  readonly months: number
  readonly totalInterest: Money
  readonly totalPaid: Money
  /** Debts in payoff order, with the month of each. */
  readonly order: readonly { readonly name: string; readonly month: number }[]
  readonly timeline: readonly Month[]
}

/** Horizon of 100 years; a longer plan counts as never ending. */
const MAX_MONTHS = 1200
/** Growth factor at which a debt counts as never ending. */
const RUNAWAY = 1_000_000n

interface Owed {
  readonly name: string
  readonly rate: Ratio
  readonly minimum: Money
  /** Rank by rate, highest first; precomputed for monthly comparisons. */
  readonly place: number
  balance: Money
  /** Balance of the previous month. */
  before: Money
}

function owedOf(debts: readonly Debt[]): Owed[] {
  const rates = debts.map(({ rate }) => rate).sort((a, b) => b.compare(a))
  return debts.map(({ name, balance, rate, minimum }) => {
    const place = rates.findIndex((other) => other.compare(rate) === 0)
    return { name, rate, minimum, place, balance, before: balance }
  })
}

/** Target of the surplus: highest rate or smallest balance. Tie-break: the other criterion, then input order. */
function targetAmong(owed: readonly Owed[], strategy: Strategy): Owed | undefined {
  let first: Owed | undefined
  for (const debt of owed) {
    if (debt.balance === 0n) continue
    if (!first || (strategy === 'avalanche' ? isDearer(debt, first) : isSmaller(debt, first))) first = debt
  }
  return first
}

const isDearer = (a: Owed, b: Owed): boolean => a.place < b.place || (a.place === b.place && a.balance < b.balance)
const isSmaller = (a: Owed, b: Owed): boolean => a.balance < b.balance || (a.place < b.place && a.balance === b.balance)

/**
 * Monthly simulation: interest on each balance, rounded to the centavo; each minimum, or the remaining balance; then the surplus of the
 * constant budget to the target, continuing with the next one in the same month. Null when the debts never end.
 */
export function paidOff(debts: readonly Debt[], extra: Money, strategy: Strategy): PayoffPlan | null {
  let owed = owedOf(debts)
  const budget = sum(debts.map(({ minimum }) => minimum)) + extra
  const start = sum(debts.map(({ balance }) => balance))
  const order: { name: string; month: number }[] = []
  const timeline: Month[] = []
  for (let month = 1; owed.length > 0; month++) {
    if (month > MAX_MONTHS) return null
    let interest = 0n
    let left = budget
    for (const debt of owed) {
      const due = portion(debt.balance, debt.rate, 'halfUp')
      debt.before = debt.balance
      interest += due
      debt.balance += due
    }
    for (const debt of owed) {
      const paid = smallest(debt.minimum, debt.balance)
      debt.balance -= paid
      left -= paid
    }
    // Without surplus and falling balances, interest only grows: the debts never end.
    if (left === 0n && owed.every((debt) => debt.balance >= debt.before)) return null
    while (left > 0n) {
      const target = targetAmong(owed, strategy)
      if (!target) break
      const paid = smallest(left, target.balance)
      target.balance -= paid
      left -= paid
    }
    let balance = 0n
    let ended = false
    for (const debt of owed) {
      balance += debt.balance
      if (debt.balance > 0n) continue
      ended = true
      order.push({ name: debt.name, month })
    }
    if (ended) owed = owed.filter((debt) => debt.balance > 0n)
    if (balance > start * RUNAWAY) return null
    timeline.push({ month, interest, paid: budget - left, balance })
  }
  return {
    months: timeline.length,
    totalInterest: sum(timeline.map(({ interest }) => interest)),
    totalPaid: sum(timeline.map(({ paid }) => paid)),
    order,
    timeline,
  }
}
