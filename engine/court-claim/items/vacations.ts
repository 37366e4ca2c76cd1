/** Vacations of the contract: as told, or built by rule. */
import { addDays, type Day, daysBetween, earlier } from '../../core/day.ts'
import { daysInside, entitledDays, unjustifiedDays, vacationPeriods } from '../../domains/court/rules/vacation-periods.ts'
import type { ClaimInput, VacationInput } from '../input.ts'
import type { Session } from '../session.ts'
import type { Contract } from './contract.ts'
import type { Slot } from './occurrence.ts'

/** Days below which the fraction of a vacation earns nothing. */
const FRACTION_FROM = 15

export function vacationsOf(session: Session, input: ClaimInput): readonly VacationInput[] {
  if (input.vacations) return input.vacations
  const { admission, dismissal, ends_on: endsOn, settled_on: settled, kind } = input.contract
  const periods = vacationPeriods(session.ctx, {
    admission,
    to: dismissal ?? endsOn ?? settled,
    dismissed: dismissal !== undefined,
    contract: kind,
    absences: input.absences.map(({ restarts_vacation: restartsVacation, ...absence }) => ({ ...absence, restartsVacation })),
  })
  if (periods.length > 0 && usesVacations(input))
    session.assume('As férias não foram informadas: os períodos e a situação de cada um são os prováveis pelas datas do contrato.')
  return periods.map(({ acquiredFrom, acquiredTo, grantFrom, grantTo, days, status }) => ({
    acquired_from: acquiredFrom,
    acquired_to: acquiredTo,
    grant_from: grantFrom,
    grant_to: grantTo,
    days,
    status,
    taken: status === 'taken' ? [{ from: addDays(grantTo, 1 - days), to: grantTo, double: false }] : [],
    sold_days: 0,
    double: false,
  }))
}

const usesVacations = ({ items }: ClaimInput): boolean =>
  items.some(({ when, exclude, preset }) => when === 'acquisition' || exclude?.includes('vacations') || preset !== undefined)

const daysTaken = ({ taken }: VacationInput): number => taken.reduce((days, { from, to }) => days + daysBetween(from, to) + 1, 0)

/** Occurrences of an item of vacation between two days. */
export function vacationSlots(session: Session, contract: Contract, vacations: readonly VacationInput[], from: Day, to: Day): Slot[] {
  const { dismissal } = contract
  const slots: Slot[] = []
  const ends = dismissal !== undefined && dismissal >= from && dismissal <= to
  for (const vacation of vacations) {
    if (contract.input.five_year_limit && (vacation.grant_to ?? vacation.acquired_to) < contract.claimedFrom) continue
    slots.push(...takenSlots(vacation, from, to))
    const balance = vacation.days - daysTaken(vacation) - vacation.sold_days
    if (!ends || balance <= 0 || vacation.status === 'lost' || vacation.status === 'taken') continue
    slots.push({
      from: dismissal,
      to: dismissal,
      double: vacation.double,
      vacation: refOf(vacation, 'balance', balance, 0),
    })
  }
  if (ends) slots.push(...fractionSlot(session, contract, vacations, dismissal))
  return slots
}

const refOf = (vacation: VacationInput, kind: 'taken' | 'balance', days: number, soldDays: number) => ({
  acquiredFrom: vacation.acquired_from,
  acquiredTo: vacation.acquired_to,
  kind,
  days,
  soldDays,
  entitled: vacation.days,
})

/** Parts taken, each cut at the end of the grant period: only what comes after it may be double. */
function takenSlots(vacation: VacationInput, from: Day, to: Day): Slot[] {
  const { grant_to: grantTo, taken, sold_days: sold } = vacation
  return taken.flatMap((part): Slot[] => {
    if (part.from < from || part.from > to) return []
    const slot = (first: Day, last: Day, double: boolean): Slot => ({
      from: first,
      to: last,
      double,
      vacation: refOf(vacation, 'taken', daysBetween(first, last) + 1, sold),
    })
    const isDouble = part.double || vacation.double
    if (grantTo === undefined || part.to <= grantTo) return [slot(part.from, part.to, false)]
    if (part.from > grantTo) return [slot(part.from, part.to, isDouble)]
    return [slot(part.from, earlier(part.to, grantTo), false), slot(addDays(grantTo, 1), part.to, isDouble)]
  })
}

/** The unfinished acquisition period, up to the projected end of the contract. */
function fractionSlot(session: Session, contract: Contract, vacations: readonly VacationInput[], dismissal: Day): Slot[] {
  const lastAcquired = vacations
    .map((each) => each.acquired_to)
    .sort()
    .at(-1)
  const restart = contract.absences
    .filter(({ restartsVacation }) => restartsVacation)
    .map((each) => each.to)
    .sort()
    .at(-1)
  const starts: Day[] = [contract.admission, ...[lastAcquired, restart].flatMap((day) => (day === undefined ? [] : [addDays(day, 1)]))]
  const start = starts.sort().at(-1)!
  const end = contract.projected
  if (daysInside(start, end, start, end) < FRACTION_FROM) return []
  const absences = unjustifiedDays(contract.absences, start, dismissal)
  const days = contract.input.proportional_vacation_days ?? entitledDays(session.ctx, contract.input.kind, end, absences)
  return [
    {
      from: dismissal,
      to: dismissal,
      double: false,
      vacation: { acquiredFrom: start, acquiredTo: end, kind: 'fraction', days, soldDays: 0, entitled: days },
    },
  ]
}
