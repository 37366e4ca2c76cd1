/** Occurrences that each item generates. */
import { addMonths, type Day, dayOf, earlier, endOfMonth, firstOfMonth, inMonthOf, later, monthOf, yearOf } from '../../core/day.ts'
import type { ItemInput, VacationInput } from '../input.ts'
import type { Session } from '../session.ts'
import type { Contract } from './contract.ts'
import type { Slot } from './occurrence.ts'
import { vacationSlots } from './vacations.ts'

const slot = (from: Day, to: Day): Slot => ({ from, to, double: false })

export function slotsOf(session: Session, contract: Contract, vacations: readonly VacationInput[], item: ItemInput): Slot[] {
  const from = later(item.from ?? contract.claimedFrom, contract.claimedFrom)
  if (item.from !== undefined && item.from < contract.claimedFrom && contract.input.five_year_limit)
    session.warn('Um item começava antes do limite de cinco anos e foi cortado nele.')
  const to = item.to ?? contract.end
  switch (item.when) {
    case 'monthly':
      return monthly(from, to)
    case 'dismissal':
      return onDismissal(contract, item, from, to)
    case 'december':
      return decembers(contract, from, to)
    case 'acquisition':
      return vacationSlots(session, contract, vacations, from, to)
  }
}

function monthly(from: Day, to: Day): Slot[] {
  const slots: Slot[] = []
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) {
    slots.push(slot(later(month, from), earlier(endOfMonth(month), to)))
  }
  return slots
}

function onDismissal({ dismissal }: Contract, item: ItemInput, from: Day, to: Day): Slot[] {
  if (dismissal === undefined || from > dismissal) return []
  if (dismissal <= to)
    return [item.nature === 'notice' ? slot(dismissal, dismissal) : slot(later(firstOfMonth(dismissal), from), dismissal)]
  return inMonthOf(to, dismissal) && item.nature === 'common' ? [slot(later(firstOfMonth(to), from), to)] : []
}

/** The 20th of December, when the 13th salary is due, and the day of the dismissal. */
function decembers({ dismissal, input }: Contract, from: Day, to: Day): Slot[] {
  const slots: Slot[] = []
  const ends = dismissal !== undefined && to === dismissal
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    const due = dayOf(year, 12, 20)
    const endsThisYear = ends && yearOf(dismissal) === year
    const isBeforeDue = endsThisYear && (monthOf(dismissal) < 12 || dismissal <= due)
    if (isBeforeDue) slots.push(slot(dismissal, dismissal))
    else if (due >= from && due <= to) slots.push(slot(due, due))
    if (endsThisYear && !isBeforeDue && input.project_notice) slots.push(slot(dismissal, dismissal))
  }
  return slots
}
