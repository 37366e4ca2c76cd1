/** Capital of the claim by group, its interest, and the payments made on account. */
import { addDays, type Day, later } from '../core/day.ts'
import { ONE, type Ratio, ZERO } from '../core/ratio.ts'
import { least, notBelowZero, over, total } from '../domains/court/rules/amounts.ts'
import { monthNumber, monthStart } from '../domains/court/rules/indexes.ts'
import type { ClaimInput } from './input.ts'
import type { SettledItem } from './items/occurrence.ts'
import { pivotOf } from './items/settle.ts'
import { exact, type Session } from './session.ts'
import type { ClaimUpdate } from './update.ts'

/** Occurrences of one month whose interest starts on the same day. */
interface Capital {
  readonly month: number
  readonly pivot: Day
  readonly parts: { readonly nominal: Ratio; readonly factor: Ratio; readonly corrected: Ratio }[]
}

interface InterestGroup {
  readonly month: string
  readonly startsOn: Day
  readonly rate: Ratio
  readonly corrected: Ratio
  readonly interest: Ratio
}

interface PaymentMade {
  readonly day: Day
  readonly amount: Ratio
  readonly interestPaid: Ratio
  readonly principalPaid: Ratio
  readonly left: Ratio
}

export interface CapitalTotals {
  readonly groups: readonly InterestGroup[]
  readonly payments: readonly PaymentMade[]
  readonly corrected: Ratio
  readonly interest: Ratio
}

function capitalsOf(session: Session, update: ClaimUpdate, { contract }: ClaimInput, items: readonly SettledItem[]): Capital[] {
  const groups = new Map<string, Capital>()
  for (const { input, occurrences } of items) {
    if (!input.principal) continue
    for (const each of occurrences) {
      if (!each.active || each.difference.isZero) continue
      const pivot = input.interest_from === 'filing' ? contract.filed : pivotOf(input, each)
      const month = monthNumber(each.from)
      const key = `${month} ${update.groupKey(pivot)}`
      const group = groups.get(key) ?? { month, pivot, parts: [] }
      group.parts.push({ nominal: each.difference, factor: each.factor, corrected: session.round(each.corrected) })
      groups.set(key, group)
    }
  }
  return [...groups.values()].sort((a, b) => a.month - b.month || (a.pivot < b.pivot ? -1 : 1))
}

/** Interest of each group; payments pay interest first, then principal in proportion (Código Civil, art. 354). */
export function capitalTotals(session: Session, update: ClaimUpdate, input: ClaimInput, items: readonly SettledItem[]): CapitalTotals {
  const capitals = capitalsOf(session, update, input, items)
  const payments = input.payments.filter((each) => each.of === undefined).sort((a, b) => (a.day < b.day ? -1 : 1))
  if (payments.length > 0)
    session.assume(
      'Cada pagamento quita primeiro os juros e depois o principal, em proporção (Código Civil, art. 354). Como o PJe-Calc imputa não foi confirmado.',
    )
  const made: PaymentMade[] = []
  let kept: Ratio = ONE
  let unpaid: Ratio = ZERO
  let since: Day | undefined
  for (const { day, amount } of payments) {
    const { corrected, interest } = standing(session, update, capitals, kept, day, since)
    const due = unpaid.plus(interest)
    const interestPaid = least(exact(amount), due)
    const principalPaid = least(exact(amount).minus(interestPaid), corrected)
    unpaid = due.minus(interestPaid)
    kept = kept.times(ONE.minus(over(principalPaid, corrected))).truncated()
    since = day
    made.push({ day, amount: exact(amount), interestPaid, principalPaid, left: corrected.minus(principalPaid).plus(unpaid) })
    if (notBelowZero(exact(amount).minus(interestPaid).minus(principalPaid)).n > 0n)
      session.warn('Um pagamento passa do que era devido no seu dia.')
  }
  const groups = capitals.map((group) => groupInterest(session, update, group, kept, since))
  return {
    groups,
    payments: made,
    corrected: total(groups.map((group) => group.corrected)),
    interest: total([unpaid, ...groups.map((group) => session.round(group.interest))]),
  }
}

function groupInterest(
  session: Session,
  update: ClaimUpdate,
  { month, pivot, parts }: Capital,
  kept: Ratio,
  since: Day | undefined,
): InterestGroup {
  const whole = total(parts.map((part) => part.corrected))
  const corrected = kept === ONE ? whole : session.round(whole.times(kept))
  const rate = update.rate(pivot, undefined, since)
  const startsOn = since === undefined ? update.startOf(pivot) : later(update.startOf(pivot), addDays(since, 1))
  return { month: monthStart(month).slice(0, 7), startsOn, rate, corrected, interest: corrected.times(rate) }
}

/** Capital and interest on the day of a payment. */
function standing(session: Session, update: ClaimUpdate, capitals: readonly Capital[], kept: Ratio, day: Day, since: Day | undefined) {
  const sums = capitals
    .filter(({ month }) => monthStart(month) <= day)
    .map(({ month, pivot, parts }) => {
      const factor = update.factor(month, day)
      const corrected = total(parts.map((part) => session.round(part.nominal.times(factor)))).times(kept)
      return { corrected, interest: session.round(corrected.times(update.rate(pivot, day, since))) }
    })
  return { corrected: session.round(total(sums.map((each) => each.corrected))), interest: total(sums.map((each) => each.interest)) }
}

/** Interest of one item, unrounded, by occurrence: what the income tax and the charges of each item read. */
export function interestOf(
  update: ClaimUpdate,
  input: ClaimInput,
  { input: item }: SettledItem,
  slot: { readonly from: Day; readonly to: Day },
  corrected: Ratio,
): Ratio {
  if (!item.principal) return ZERO
  const pivot = item.interest_from === 'filing' ? input.contract.filed : pivotOf(item, slot)
  return corrected.times(update.rate(pivot))
}
