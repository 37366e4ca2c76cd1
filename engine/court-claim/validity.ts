/** Refusals and warnings of a claim. */
import { addLegalMonths, daysBetween } from '../core/day.ts'
import type { Ratio } from '../core/ratio.ts'
import { calendarDate, joined, say } from '../core/text/sentence.ts'
import type { ClaimInput, PeriodInput } from './input.ts'
import type { Session } from './session.ts'
import type { ClaimUpdate } from './update.ts'

export function assertClaim(session: Session, input: ClaimInput): void {
  const { admission, dismissal, filed, settled_on: settled, ends_on: endsOn } = input.contract
  if (dismissal !== undefined && dismissal < admission) session.refuse('contract.dismissal', 'vem antes de admission')
  if (filed < admission) session.refuse('contract.filed', 'vem antes de admission')
  if (settled < filed) session.refuse('contract.settled_on', 'vem antes de filed')
  if (endsOn !== undefined && endsOn < admission) session.refuse('contract.ends_on', 'vem antes de admission')
  if (settled > session.ctx.today) session.refuse('contract.settled_on', say`está no futuro: hoje é ${calendarDate(session.ctx.today)}`)
  assertApart(session, 'contract.hours_exceptions', input.contract.hours_exceptions)
  assertApart(session, 'absences', input.absences)
  for (const [index, vacation] of (input.vacations ?? []).entries()) {
    if (vacation.acquired_to < vacation.acquired_from) session.refuse(`vacations.${index}.acquired_to`, 'vem antes de acquired_from')
    const taken = vacation.taken.reduce((days, { from, to }) => days + daysBetween(from, to) + 1, 0)
    if (taken + vacation.sold_days > vacation.days) session.refuse(`vacations.${index}.taken`, 'tem mais dias que os devidos')
  }
  assertApart(
    session,
    'vacations',
    (input.vacations ?? []).flatMap(({ taken }) => taken),
  )
  for (const [index, { day }] of input.payments.entries()) {
    if (day > settled) session.refuse(`payments.${index}.day`, 'vem depois de settled_on')
  }
}

function assertApart(session: Session, field: string, periods: readonly PeriodInput[]): void {
  const sorted = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1))
  for (const [index, { from, to }] of sorted.entries()) {
    if (to < from) session.refuse(field, 'tem um período que acaba antes de começar')
    const next = sorted[index + 1]
    if (next && next.from <= to) session.refuse(field, 'tem períodos que se sobrepõem')
  }
}

export function warnOfClaim(session: Session, { contract }: ClaimInput, update: ClaimUpdate, net: Ratio): void {
  const { dismissal, filed, last_pay: last, highest_pay: highest } = contract
  if (dismissal !== undefined && filed > addLegalMonths(dismissal, 24))
    session.warn('A ação foi ajuizada mais de dois anos depois da dispensa.')
  if (last !== undefined && highest !== undefined && last > highest) session.warn('O último salário passa do maior salário informado.')
  const missing = update.missingMonths()
  if (missing.length > 0) session.warn(say`Meses sem índice publicado, que não corrigem: ${joined(missing, ', ')}.`)
  if (net.n < 0n) session.warn('O líquido do reclamante ficou abaixo de zero.')
}
