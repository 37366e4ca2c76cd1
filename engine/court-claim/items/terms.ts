/** Terms of an occurrence: due = base ÷ divisor × multiplier × quantity. */

import { isOneOf } from '../../core/collections/records.ts'
import { type Day, endOfMonth } from '../../core/day.ts'
import { ONE, type Ratio, ZERO } from '../../core/ratio.ts'
import { say } from '../../core/text/sentence.ts'
import { equal, fraction, inReais, total, whole } from '../../domains/court/rules/amounts.ts'
import { monthNumber, monthStart } from '../../domains/court/rules/indexes.ts'
import { daysInside } from '../../domains/court/rules/vacation-periods.ts'
import minimumWage from '../../domains/payroll/law/minimum-wage.ts'
import { type BaseInput, type ItemInput, NAMED_BASES, type NamedBase, type PaidOnBase } from '../input.ts'
import { exact, type Session } from '../session.ts'
import type { Contract } from './contract.ts'
import type { Slot, Terms } from './occurrence.ts'
import { byMonth, type PayHistory, payOf } from './pay.ts'

export interface TermsOf {
  readonly session: Session
  readonly contract: Contract
  readonly histories: ReadonlyMap<string, PayHistory>
  /** Sum of an item in a month, for `base_items`. */
  itemSum(id: string, month: number, madeWhole: boolean): Ratio
}

interface Value {
  readonly value: Ratio
  /** Before it was prorated. */
  readonly full: Ratio
}

const isNamed = (base: BaseInput): base is NamedBase => isOneOf(NAMED_BASES, base)

const plainValue = (value: Ratio): Value => ({ value, full: value })

/** Months that a period touches, with the days in each. */
export function monthsTouched(from: Day, to: Day): readonly { readonly month: number; readonly days: number }[] {
  const months: { month: number; days: number }[] = []
  for (let month = monthNumber(from); month <= monthNumber(to); month++) {
    const start = monthStart(month)
    months.push({ month, days: daysInside(start, endOfMonth(start), from, to) })
  }
  return months
}

const DAYS_OF_PAY = 30

/** Base of an item that is no reflex: a reference, pay histories and other items. */
export function baseOf(of: TermsOf, item: ItemInput, slot: Slot): Value {
  const own = item.base === undefined ? plainValue(ZERO) : referenceOf(of, item, item.base, slot, isNamed(item.base) && item.base_prorate)
  const others = item.base_items.map(({ item: id, whole: madeWhole }) => {
    const days = monthsTouched(slot.from, slot.to)
    const sum = total(days.map((each) => of.itemSum(id, each.month, madeWhole).times(whole(each.days))))
    return sum.over(whole(days.reduce((all, each) => all + each.days, 0)))
  })
  const added = total(others)
  return { value: own.value.plus(added), full: own.full.plus(added) }
}

function referenceOf(of: TermsOf, item: ItemInput, base: BaseInput, slot: Slot, prorate: boolean): Value {
  const { contract } = of
  const months = monthsTouched(slot.from, slot.to)
  const share = (): Ratio => contract.share(slot.from, slot.to, item.exclude)
  if (isNamed(base)) {
    if (base === 'minimum_wage') {
      const wage = inReais(of.session.ctx.law(minimumWage, slot.from).monthly)
      return { value: prorate ? wage.times(share()) : wage, full: wage }
    }
    const typed = base === 'last_pay' ? contract.input.last_pay : contract.input.highest_pay
    if (typed === undefined) of.session.refuse(`contract.${base}`, 'é necessário: um item o usa como base')
    const pay = exact(typed)
    if (slot.vacation && contract.input.kind !== 'intermittent') return plainValue(vacationPart(pay, slot))
    return { value: prorate ? pay.times(share()) : pay, full: pay }
  }
  const values = (typeof base === 'string' ? [base] : base).map((id): Value => {
    const history = of.histories.get(id)
    if (!history) of.session.refuse('items', say`base: não há histórico "${id}" em pay`)
    if (slot.vacation) return plainValue(vacationPay(history, slot, months))
    const pay = payOf(history, months[0]!.month)
    return { value: history.input.prorate || prorate ? pay.times(share()) : pay, full: pay }
  })
  return { value: total(values.map(({ value }) => value)), full: total(values.map(({ full }) => full)) }
}

/** Pay of the days of a vacation; beside sold days, as if they were taken with this part. */
function vacationPart(pay: Ratio, { vacation }: Slot): Ratio {
  const part = pay.times(fraction(vacation!.days, DAYS_OF_PAY))
  return vacation!.kind === 'taken' ? part.times(soldFactor(vacation!)) : part
}

export const soldFactor = ({ soldDays, entitled }: { readonly soldDays: number; readonly entitled: number }): Ratio =>
  soldDays === 0 || soldDays >= entitled ? ONE : fraction(entitled, entitled - soldDays)

function vacationPay(history: PayHistory, slot: Slot, months: ReturnType<typeof monthsTouched>): Ratio {
  if (slot.vacation!.kind !== 'taken') return vacationPart(payOf(history, months[0]!.month), slot)
  const paid = total(months.map(({ month, days }) => payOf(history, month).times(fraction(days, DAYS_OF_PAY))))
  return paid.times(soldFactor(slot.vacation!))
}

function divisorOf({ contract, session }: TermsOf, { divisor, exclude, id }: ItemInput, slot: Slot): Ratio {
  if (divisor === undefined) return ONE
  if (typeof divisor === 'number') return exact(divisor)
  if (divisor === 'monthly_hours') return contract.monthlyHours(slot.from, slot.to)
  if (divisor === 'working_days') return whole(contract.counted('working_days', slot.from, slot.to, exclude))
  if (typeof divisor === 'string')
    return session.refuse('items', say`divisor de ${id}: deve ser um número, monthly_hours, working_days ou por mês`)
  return byMonth(divisor).get(monthNumber(slot.from)) ?? ZERO
}

function quantityOf({ contract, session }: TermsOf, item: ItemInput, slot: Slot): Ratio {
  const { quantity, exclude, id } = item
  if (quantity === undefined) return ONE
  if (typeof quantity === 'number') return exact(quantity)
  if (typeof quantity !== 'string') return byMonth(quantity).get(monthNumber(slot.from)) ?? ZERO
  switch (quantity) {
    case 'notice_days':
      return whole(contract.noticeDays)
    case 'twelfths':
      return whole(
        slot.vacation
          ? contract.vacationTwelfths(slot.vacation.acquiredFrom, slot.vacation.acquiredTo, item)
          : contract.thirteenthTwelfths(slot.to, item),
      )
    case 'rests':
    case 'working_days':
    case 'holidays':
    case 'rests_and_holidays':
      return whole(contract.counted(quantity, slot.from, slot.to, exclude))
    default:
      return session.refuse('items', say`quantity de ${id}: não há a quantidade "${quantity}"`)
  }
}

interface Paid {
  readonly paid: Ratio
  readonly wholePaid: Ratio
}

const isPaidOnBase = (paid: ItemInput['paid']): paid is PaidOnBase => typeof paid === 'object' && 'base' in paid

function paidOf(of: TermsOf, item: ItemInput, slot: Slot): Paid {
  const { paid, exclude } = item
  if (paid === undefined) return { paid: ZERO, wholePaid: ZERO }
  const share = (value: Ratio): Ratio => value.times(of.contract.share(slot.from, slot.to, exclude))
  const made = (value: Ratio): Ratio => of.contract.made(value, slot.from, slot.to, exclude)
  if (isPaidOnBase(paid)) {
    const { base, prorate = false, quantity = 1 } = paid
    const { value, full } = referenceOf(of, item, base, slot, prorate)
    const times = exact(quantity)
    const rounded = of.session.round(value.times(times))
    return { paid: rounded, wholePaid: equal(value, full) ? made(rounded) : full.times(times) }
  }
  const typed = typeof paid === 'number' ? exact(paid) : (byMonth(paid).get(monthNumber(slot.from)) ?? ZERO)
  return item.paid_prorate
    ? { paid: of.session.round(share(typed)), wholePaid: typed }
    : { paid: of.session.round(typed), wholePaid: made(typed) }
}

/** Terms of an occurrence on a base; null for an occurrence that a divisor of zero deactivates. */
export function termsOf(of: TermsOf, item: ItemInput, slot: Slot, base: Value): Terms | null {
  const { round } = of.session
  const made = (value: Ratio): Ratio => of.contract.made(value, slot.from, slot.to, item.exclude)
  if (item.kind === 'given') return { ...NO_TERMS, ...givenDue(of, item, slot), ...paidOf(of, item, slot) }
  const divisor = divisorOf(of, item, slot)
  if (divisor.isZero) return null
  const multiplier = exact(item.multiplier)
  const typed = quantityOf(of, item, slot)
  const quantity = item.quantity_prorate ? typed.times(of.contract.share(slot.from, slot.to, item.exclude)) : typed
  const wholeQuantity = item.quantity_prorate ? typed : made(typed)
  const times = slot.double || item.double ? whole(2) : ONE
  const rounded = round(base.value)
  const formula = (over: Ratio, count: Ratio): Ratio => over.over(divisor).times(multiplier).times(count).times(times)
  const isPartial = !equal(base.full, base.value)
  return {
    base: rounded,
    fullBase: base.full,
    divisor,
    multiplier,
    quantity,
    wholeQuantity,
    due: round(formula(rounded, quantity)),
    wholeDue: isPartial ? formula(base.full, quantity) : formula(rounded, wholeQuantity),
    ...paidOf(of, item, slot),
  }
}

const NO_TERMS = { base: null, fullBase: null, divisor: null, multiplier: null, quantity: null, wholeQuantity: ZERO }

function givenDue(of: TermsOf, { amount, prorate, double, exclude, id }: ItemInput, slot: Slot): Pick<Terms, 'due' | 'wholeDue'> {
  if (amount === undefined) of.session.refuse('items', say`amount: o item ${id} é given e não tem valor nem occurrences`)
  const typed = typeof amount === 'number' ? exact(amount) : (byMonth(amount).get(monthNumber(slot.from)) ?? ZERO)
  const value = slot.double || double ? typed.times(whole(2)) : typed
  const due = prorate ? value.times(of.contract.share(slot.from, slot.to, exclude)) : value
  return { due: of.session.round(due), wholeDue: prorate ? value : of.contract.made(value, slot.from, slot.to, exclude) }
}
