/** Pay told by month. */
import { addMonths, type Day, dayIn, earlier, endOfMonth, firstOfMonth, later } from '../../core/day.ts'
import { type Ratio, ZERO } from '../../core/ratio.ts'
import { total } from '../../domains/court/rules/amounts.ts'
import { monthNumber } from '../../domains/court/rules/indexes.ts'
import type { ClaimInput, PayInput } from '../input.ts'
import { exact, type Session } from '../session.ts'
import type { Contract } from './contract.ts'

export interface PayHistory {
  readonly input: PayInput
  readonly months: ReadonlyMap<number, Ratio>
}

/** A value by month, keyed by the month's number. */
export const byMonth = (values: Readonly<Record<string, number>>): ReadonlyMap<number, Ratio> =>
  new Map(Object.entries(values).map(([month, value]) => [monthNumber(dayIn(month, 1)), exact(value)]))

export function payHistories(session: Session, { pay }: ClaimInput): ReadonlyMap<string, PayHistory> {
  const histories = new Map<string, PayHistory>()
  for (const [index, input] of pay.entries()) {
    if (histories.has(input.id)) session.refuse(`pay.${index}.id`, 'já existe: cada histórico tem o seu id')
    const months = new Map(byMonth(input.months ?? {}))
    if (input.amount !== undefined) {
      if (input.from === undefined || input.to === undefined) session.refuse(`pay.${index}.from`, 'é necessário com amount, e to também')
      for (let month = firstOfMonth(input.from); month <= input.to; month = addMonths(month, 1)) {
        if (months.has(monthNumber(month))) session.refuse(`pay.${index}.months`, 'tem um mês que amount já preenche')
        months.set(monthNumber(month), exact(input.amount))
      }
    }
    if (months.size === 0) session.refuse(`pay.${index}`, 'informe months, ou amount com from e to')
    histories.set(input.id, { input, months })
  }
  return histories
}

/** Pay of a month; zero for a month not told: the last pay is not inherited. */
export const payOf = ({ months }: PayHistory, month: number): Ratio => months.get(month) ?? ZERO

/** Sum of the histories that a charge counts, by month, prorated in the months of admission and end where told. */
export function chargedPay(
  contract: Contract,
  histories: Iterable<PayHistory>,
  counts: (input: PayInput) => boolean,
  month: number,
  first: Day,
): Ratio {
  const [from, to] = [later(first, contract.admission), earlier(endOfMonth(first), contract.end)]
  const values: Ratio[] = []
  for (const history of histories) {
    if (!counts(history.input)) continue
    const value = payOf(history, month)
    if (value.isZero) continue
    values.push(history.input.prorate && from <= to ? value.times(contract.share(from, to, [])) : value)
  }
  return total(values)
}
