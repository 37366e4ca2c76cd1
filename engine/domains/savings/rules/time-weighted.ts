import type { Day } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { ONE, Ratio } from '../../../core/ratio.ts'

interface Portfolio {
  readonly start: Day
  /** Value held on the first day, before that day's flows. */
  readonly opening: Money
  /** In order; positive for deposits. */
  readonly moves: readonly { readonly date: Day; readonly amount: Money }[]
  /** In order; each valued before the flows of its day. */
  readonly positions: readonly { readonly date: Day; readonly value: Money }[]
  /** Paid out of the portfolio. */
  readonly dividends: readonly { readonly date: Day; readonly amount: Money }[]
}

/**
 * Time-weighted return: the product of the returns between consecutive positions, independent of deposits and withdrawals. Null when a flow
 * has no position on its day, or when nothing was left invested.
 */
export function timeWeighted({ start, opening, moves, positions, dividends }: Portfolio): Ratio | null {
  const valued = new Set(positions.map(({ date }) => date))
  if (moves.some(({ date }) => date !== start && !valued.has(date))) return null
  const movedOn = (day: Day): Money => moves.reduce((total, { date, amount }) => (date === day ? total + amount : total), 0n)
  let held = opening + movedOn(start)
  let since = start
  let factor = ONE
  for (const { date, value } of positions) {
    if (date === start) continue
    if (held <= 0n) return null
    const paid = dividends.reduce((total, payment) => (isBetween(payment.date, since, date, start) ? total + payment.amount : total), 0n)
    factor = factor.times(Ratio.of(value + paid, held)).truncated()
    held = value + movedOn(date)
    since = date
  }
  return factor.minus(ONE)
}

/** A dividend belongs to the stretch that ends on or after its day; one on the first day belongs to the first stretch. */
const isBetween = (day: Day, after: Day, upTo: Day, start: Day): boolean =>
  day <= upTo && (day > after || (day === start && after === start))
