/** Settlement of the items of a claim, origins before reflexes. */

import type { Day } from '../../core/day.ts'
import { type Ratio, ZERO } from '../../core/ratio.ts'
import { say } from '../../core/text/sentence.ts'
import { HALF, notBelowZero, total } from '../../domains/court/rules/amounts.ts'
import { monthNumber } from '../../domains/court/rules/indexes.ts'
import type { ItemInput, TypedOccurrence, VacationInput } from '../input.ts'
import { exact, type Session } from '../session.ts'
import type { Contract } from './contract.ts'
import type { Occurrence, SettledItem, Slot, Terms } from './occurrence.ts'
import type { PayHistory } from './pay.ts'
import { slotsOf } from './periods.ts'
import { reflexBase } from './reflexes.ts'
import { baseOf, soldFactor, termsOf } from './terms.ts'

export interface ExpandedItem {
  readonly input: ItemInput
  readonly preset: string | undefined
}

export interface Settling {
  readonly session: Session
  readonly contract: Contract
  readonly vacations: readonly VacationInput[]
  readonly histories: ReadonlyMap<string, PayHistory>
  factor(month: number): Ratio
}

const MAX_OCCURRENCES = 4000

export function settleItems(of: Settling, items: readonly ExpandedItem[]): SettledItem[] {
  const { session } = of
  const byId = new Map<string, ExpandedItem>()
  for (const [index, item] of items.entries()) {
    if (byId.has(item.input.id)) session.refuse(`items.${index}.id`, say`há dois itens com o id "${item.input.id}"`)
    byId.set(item.input.id, item)
  }
  const settled = new Map<string, SettledItem>()
  const open = new Set<string>()
  let count = 0
  const settle = (id: string, asked: string): SettledItem => {
    const known = settled.get(id)
    if (known) return known
    const item = byId.get(id)
    if (!item) return session.refuse('items', say`${asked}: não há o item "${id}"`)
    if (open.has(id)) return session.refuse('items', say`${asked}: os reflexos formam um círculo em "${id}"`)
    open.add(id)
    for (const origin of [...(item.input.reflex?.of ?? []), ...item.input.base_items.map((each) => each.item)]) settle(origin, id)
    open.delete(id)
    const done = settleItem(of, item, (origin) => settled.get(origin)!)
    count += done.occurrences.length
    if (count > MAX_OCCURRENCES) session.refuse('items', say`geram mais de ${MAX_OCCURRENCES} ocorrências: divida a ação`)
    settled.set(id, done)
    return done
  }
  for (const { input } of items) settle(input.id, input.id)
  return items.map(({ input }) => settled.get(input.id)!)
}

function settleItem(of: Settling, { input: item, preset }: ExpandedItem, origin: (id: string) => SettledItem): SettledItem {
  if (item.occurrences) return { input: item, preset, occurrences: item.occurrences.map((each) => typedOccurrence(of, item, each)) }
  const { session, contract, histories } = of
  const itemSum = (id: string, month: number, madeWhole: boolean): Ratio => sumIn(origin(id), month, madeWhole)
  const occurrences = slotsOf(session, contract, of.vacations, item).map((slot) => {
    const termsWith = { session, contract, histories, itemSum }
    const base = item.kind === 'reflex' ? reflexValue(of, item, slot, origin) : baseOf(termsWith, item, slot)
    const terms = termsOf(termsWith, item, slot, base)
    return terms ? occurrenceOf(of, item, slot, terms, of.factor(monthNumber(slot.from))) : inactive(slot)
  })
  return { input: item, preset, occurrences }
}

function reflexValue(of: Settling, item: ItemInput, slot: Slot, origin: (id: string) => SettledItem) {
  const value = reflexBase({ session: of.session, contract: of.contract, origin, factor: of.factor }, item, slot)
  return { value, full: value }
}

function sumIn({ input, occurrences }: SettledItem, month: number, madeWhole: boolean): Ratio {
  const feedsDue = input.feeds.items === 'due'
  return total(
    occurrences
      .filter(({ active, from }) => active && monthNumber(from) === month)
      .map((each) => {
        if (madeWhole) return feedsDue ? each.wholeDue : each.wholeDue.minus(each.wholePaid)
        return feedsDue ? each.due : each.difference
      }),
  )
}

function occurrenceOf({ session }: Settling, item: ItemInput, slot: Slot, terms: Terms, factor: Ratio): Occurrence {
  const left = terms.due.minus(terms.paid)
  const difference = item.zero_negative ? notBelowZero(left) : left
  const corrected = difference.times(factor)
  const isDouble = slot.double || item.double
  const { vacation } = slot
  const isIndemnified = vacation !== undefined && vacation.kind !== 'taken'
  // Charges fall on taken vacation only: half of a doubled one, and without its sold days.
  const charged = (value: Ratio): Ratio => {
    if (item.nature !== 'vacation' || !vacation) return value
    if (isIndemnified) return ZERO
    return (isDouble ? value.times(HALF) : value).over(soldFactor(vacation))
  }
  return {
    ...slot,
    ...terms,
    double: isDouble,
    active: true,
    factor,
    difference,
    corrected,
    chargeBase: session.round(charged(corrected)),
    chargeBaseUncorrected: session.round(charged(difference)),
  }
}

function typedOccurrence(of: Settling, item: ItemInput, { from, to, due, paid, factor }: TypedOccurrence): Occurrence {
  const exactDue = of.session.round(exact(due))
  const exactPaid = of.session.round(exact(paid))
  const terms = {
    base: null,
    fullBase: null,
    divisor: null,
    multiplier: null,
    quantity: null,
    wholeQuantity: ZERO,
    due: exactDue,
    wholeDue: of.contract.made(exactDue, from, to, item.exclude),
    paid: exactPaid,
    wholePaid: of.contract.made(exactPaid, from, to, item.exclude),
  }
  const known = factor === undefined ? of.factor(monthNumber(from)) : exact(factor)
  return occurrenceOf(of, item, { from, to, double: false }, terms, known)
}

const inactive = (slot: Slot): Occurrence => ({
  ...slot,
  active: false,
  base: null,
  fullBase: null,
  divisor: ZERO,
  multiplier: null,
  quantity: null,
  wholeQuantity: ZERO,
  due: ZERO,
  wholeDue: ZERO,
  paid: ZERO,
  wholePaid: ZERO,
  factor: ZERO,
  difference: ZERO,
  corrected: ZERO,
  chargeBase: ZERO,
  chargeBaseUncorrected: ZERO,
})

export interface ItemTotals {
  readonly due: Ratio
  readonly paid: Ratio
  readonly difference: Ratio
  readonly corrected: Ratio
  readonly chargeBase: Ratio
  readonly takenVacation: Ratio
}

/** Totals are sums of rounded parts. */
export function itemTotals({ round }: Session, { input, occurrences }: SettledItem): ItemTotals {
  const sum = (figureOf: (each: Occurrence) => Ratio): Ratio => total(occurrences.map(figureOf))
  const chargeBase = sum((each) => each.chargeBase)
  return {
    due: sum((each) => each.due),
    paid: sum((each) => each.paid),
    difference: sum((each) => each.difference),
    corrected: sum((each) => round(each.corrected)),
    chargeBase,
    takenVacation: input.nature === 'vacation' ? chargeBase : ZERO,
  }
}

/** Day that interest counts from: the last of the occurrence, the first of a vacation. */
export const pivotOf = ({ nature }: ItemInput, { from, to }: Pick<Slot, 'from' | 'to'>): Day => (nature === 'vacation' ? from : to)
