/** Base of a reflex: what its origins give in the months that it averages. */
import { dayOf, daysInMonth, monthOf, yearOf } from '../../core/day.ts'
import { ONE, type Ratio, ZERO } from '../../core/ratio.ts'
import { fraction, over, total, whole } from '../../domains/court/rules/amounts.ts'
import { monthNumber, monthStart } from '../../domains/court/rules/indexes.ts'
import type { ItemInput, ReflexInput } from '../input.ts'
import type { Session } from '../session.ts'
import type { Contract } from './contract.ts'
import type { Occurrence, SettledItem, Slot } from './occurrence.ts'
import { monthsTouched } from './terms.ts'

const DAYS_OF_PAY = 30
const DROP_UNDER = 15

export interface ReflexOf {
  readonly session: Session
  readonly contract: Contract
  origin(id: string): SettledItem
  factor(month: number): Ratio
}

/** Amount that an origin feeds: its difference, or its due. */
const fed = (origin: SettledItem, { due, difference }: Occurrence): Ratio => (origin.input.feeds.reflexes === 'due' ? due : difference)

const wholeFed = (origin: SettledItem, { wholeDue, wholePaid }: Occurrence): Ratio =>
  origin.input.feeds.reflexes === 'due' ? wholeDue : wholeDue.minus(wholePaid)

/** Active occurrences of an item by month: each reflex reads every month of its origins. */
const monthsOf = new WeakMap<SettledItem, Map<number, Occurrence[]>>()

function occurrencesIn(item: SettledItem, month: number): readonly Occurrence[] {
  let months = monthsOf.get(item)
  if (!months) {
    months = new Map()
    for (const each of item.occurrences) {
      if (!each.active) continue
      const at = monthNumber(each.from)
      const found = months.get(at)
      if (found) found.push(each)
      else months.set(at, [each])
    }
    monthsOf.set(item, months)
  }
  return months.get(month) ?? []
}

export function reflexBase(of: ReflexOf, item: ItemInput, slot: Slot): Ratio {
  const reflex = item.reflex!
  const origins = reflex.of.map((id) => of.origin(id))
  if (reflex.by === 'monthly') return monthlyBase(origins, slot)
  const mean = total(origins.map((origin) => meanOf(of, reflex, origin, slot)))
  return slot.vacation ? mean.times(fraction(slot.vacation.days, DAYS_OF_PAY)) : mean
}

/** Mean of the months touched, by days. A vacation counts thirtieths of the month. */
function monthlyBase(origins: readonly SettledItem[], slot: Slot): Ratio {
  const sum = (month: number): Ratio => total(origins.flatMap((origin) => occurrencesIn(origin, month).map((each) => fed(origin, each))))
  const months = monthsTouched(slot.from, slot.to)
  if (slot.vacation && slot.vacation.kind !== 'taken') return sum(months[0]!.month).times(fraction(slot.vacation.days, DAYS_OF_PAY))
  const days = slot.vacation ? DAYS_OF_PAY : months.reduce((all, each) => all + each.days, 0)
  return total(months.map((each) => sum(each.month).times(whole(each.days)))).over(whole(days))
}

/** Months that an average expects, found or not; none before the admission's. */
function windowOf({ contract }: ReflexOf, { window }: ReflexInput, slot: Slot): readonly number[] {
  const end = contract.dismissal ?? contract.end
  const endMonth = monthNumber(end)
  const at = monthNumber(slot.from)
  const [first, last] = spanOf(window, slot, at, endMonth)
  const months: number[] = []
  for (let month = Math.max(first, monthNumber(contract.admission)); month <= last; month++) months.push(month)
  // An acquisition year that begins inside a month touches thirteen: the last is left out.
  return window === 'acquisition' ? months.slice(0, 12) : months
}

function spanOf(window: ReflexInput['window'], slot: Slot, at: number, endMonth: number): readonly [number, number] {
  switch (window) {
    case 'year': {
      const january = monthNumber(dayOf(yearOf(slot.from), 1, 1))
      return [january, Math.min(january + 11, endMonth)]
    }
    case 'last_12': {
      const last = Math.min(at, endMonth)
      return [last - 11, last]
    }
    case 'previous_12':
      return [at - 12, at - 1]
    case 'acquisition': {
      const { acquiredFrom, acquiredTo } = slot.vacation ?? { acquiredFrom: slot.from, acquiredTo: slot.to }
      return [monthNumber(acquiredFrom), Math.min(monthNumber(acquiredTo), endMonth)]
    }
  }
}

/** Mean of one origin over the window. */
function meanOf(of: ReflexOf, reflex: ReflexInput, origin: SettledItem, slot: Slot): Ratio {
  const byQuantity = reflex.by === 'average_quantity'
  let expected = 0
  const values: Ratio[] = []
  const inReais: Ratio[] = []
  const divisors: Ratio[] = []
  for (const month of windowOf(of, reflex, slot)) {
    const found = occurrencesIn(origin, month)
    if (found.some((each) => isDropped(of, reflex, origin, each))) continue
    expected++
    for (const each of found) {
      if (byQuantity) {
        const { quantity, reais } = quantityFed(reflex, origin, each)
        values.push(quantity)
        inReais.push(reais)
        if (each.divisor) divisors.push(each.divisor)
      } else values.push(valueFed(of, reflex, origin, each, slot))
    }
  }
  const mean = over(total(values), whole(expected))
  if (!byQuantity) return mean
  const divisor = origin.input.variable && divisors.length > 0 ? total(divisors).over(whole(divisors.length)) : undefined
  return mean.times(rateOf(of, origin, slot, divisor)).plus(over(total(inReais), whole(expected)))
}

function isDropped(
  { contract, session }: ReflexOf,
  { fraction: rule, by }: ReflexInput,
  { input }: SettledItem,
  each: Occurrence,
): boolean {
  if (rule !== 'drop' && rule !== 'drop_under_15') return false
  const net = contract.netDays(each.from, each.to, input.exclude)
  if (rule === 'drop_under_15') return net < DROP_UNDER
  const length = daysInMonth(yearOf(each.from), monthOf(each.from))
  const dropped = net < (by === 'average_quantity' ? Math.min(length, DAYS_OF_PAY) : length)
  if (dropped && length === 31 && net === DAYS_OF_PAY)
    session.assume(
      'Na média por valor sem os meses incompletos, um mês inteiro de 31 dias também sai: uma só leitura do PJe-Calc o mostra.',
    )
  return dropped
}

function valueFed(of: ReflexOf, reflex: ReflexInput, origin: SettledItem, each: Occurrence, slot: Slot): Ratio {
  const value = reflex.fraction === 'whole' ? wholeFed(origin, each) : fed(origin, each)
  if (reflex.by !== 'average_corrected') return value
  of.session.assume(
    'Na média corrigida, cada mês vai ao mês da ocorrência pela razão dos fatores: não confirmado por um valor do PJe-Calc.',
  )
  return of.session.round(value.times(of.factor(monthNumber(each.from))).over(of.factor(monthNumber(slot.from))))
}

/** Quantity of a month; with the difference fed, its part not paid. Something paid on nothing due counts in reais. */
function quantityFed(reflex: ReflexInput, origin: SettledItem, each: Occurrence): { readonly quantity: Ratio; readonly reais: Ratio } {
  const counted = (reflex.fraction === 'whole' ? each.wholeQuantity : (each.quantity ?? ZERO))
    .times(each.multiplier ?? ONE)
    .times(whole(each.double ? 2 : 1))
  if (origin.input.feeds.reflexes === 'due') return { quantity: counted, reais: ZERO }
  if (each.due.isZero) return { quantity: ZERO, reais: each.difference }
  return { quantity: counted.times(each.difference.over(each.due)), reais: ZERO }
}

/** Base of the origin over its divisor in the months of the occurrence, each taken whole, by days. */
function rateOf({ contract }: ReflexOf, origin: SettledItem, slot: Slot, divisor: Ratio | undefined): Ratio {
  const months = monthsTouched(slot.from, slot.to)
  const rates = months.map(({ month, days }) => {
    const latest = latestUpTo(origin, month, monthNumber(contract.admission))
    if (!latest?.fullBase) return ZERO
    return over(latest.fullBase, divisor ?? latest.divisor ?? ONE).times(whole(days))
  })
  return total(rates).over(whole(months.reduce((all, each) => all + each.days, 0)))
}

function latestUpTo({ occurrences }: SettledItem, month: number, first: number): Occurrence | undefined {
  const limit = monthStart(month + 1)
  return occurrences.filter(({ active, from }) => active && from < limit && monthNumber(from) >= first).at(-1)
}
