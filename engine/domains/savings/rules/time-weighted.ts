import type { Day } from '../../../core/day.ts'
import type { Money } from '../../../core/money.ts'
import { ONE, Ratio } from '../../../core/ratio.ts'

interface Portfolio {
  readonly start: Day
  /** What it held on the first day, before that day's moves. */
  readonly opening: Money
  /** In order; positive is put in. */
  readonly moves: readonly { readonly date: Day; readonly amount: Money }[]
  /** In order; each before the moves of its day. */
  readonly positions: readonly { readonly date: Day; readonly value: Money }[]
  /** Paid out of the portfolio. */
  readonly dividends: readonly { readonly date: Day; readonly amount: Money }[]
}

/**
 * The return of a real that stayed from beginning to end, whatever was put in or taken out: the product of the returns between one
 * position and the next. Null where a move has no position on its day, or where nothing was left to yield.
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
    factor = factor.times(Ratio.of(value + paid, held)).settled()
    held = value + movedOn(date)
    since = date
  }
  return factor.minus(ONE)
}

/** A dividend belongs to the stretch that ends on or after its day; one of the first day, to the first stretch. */
const isBetween = (day: Day, after: Day, upTo: Day, start: Day): boolean =>
  day <= upTo && (day > after || (day === start && after === start))
