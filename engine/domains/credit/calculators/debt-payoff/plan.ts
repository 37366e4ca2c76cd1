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
  /** In the order they end, with the month each ends in. */
  readonly order: readonly { readonly name: string; readonly month: number }[]
  readonly timeline: readonly Month[]
}

/** A hundred years: whoever needs more never pays. */
const MAX_MONTHS = 1200
/** A debt a million times what it was does not end either, and its numbers need no following. */
const RUNAWAY = 1_000_000n

/** The dearest first, or the smallest first; the other measure decides between equals, and then the order they came in. */
const FIRST: Readonly<Record<Strategy, (a: Owed, b: Owed) => number>> = {
  avalanche: (a, b) => b.rate.compare(a.rate) || byBalance(a, b),
  snowball: (a, b) => byBalance(a, b) || b.rate.compare(a.rate),
}

interface Owed extends Debt {
  balance: Money
}

const byBalance = (a: Owed, b: Owed): number => (a.balance < b.balance ? -1 : a.balance > b.balance ? 1 : 0)

/**
 * Month by month: interest on every balance, rounded to the centavo; the minimum of each, or what is left of it; then all the rest of the
 * same monthly sum to the target, and on to the next in the same month. What a settled debt used to take goes on to the others.
 * Null where it does not end.
 */
export function paidOff(debts: readonly Debt[], extra: Money, strategy: Strategy): PayoffPlan | null {
  let owed: Owed[] = debts.map((debt) => ({ ...debt }))
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
      interest += due
      debt.balance += due
    }
    for (const debt of owed) {
      const paid = smallest(debt.minimum, debt.balance)
      debt.balance -= paid
      left -= paid
    }
    for (const debt of [...owed].sort(FIRST[strategy])) {
      const paid = smallest(left, debt.balance)
      debt.balance -= paid
      left -= paid
    }
    for (const { name, balance } of owed) if (balance === 0n) order.push({ name, month })
    owed = owed.filter(({ balance }) => balance > 0n)
    const balance = sum(owed.map((debt) => debt.balance))
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
