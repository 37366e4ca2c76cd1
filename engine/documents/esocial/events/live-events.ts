/** Events still valid after corrections and exclusions. */

import { at, textAt } from '../../../xml/tree.ts'
import { isPeriod } from './amounts.ts'
import type { EventHeader, FoundEvent } from './events.ts'

/** Exclusion event (S-3000). */
export interface Exclusion {
  readonly found: Pick<EventHeader, 'employer' | 'madeAt'>
  readonly receipt: string
  readonly event: string
  readonly cpf: string
  /** Empty for events without a period. */
  readonly period: string
}

export function exclusionOf({ body, employer, madeAt }: FoundEvent): Exclusion {
  const info = at(body, 'infoExclusao')
  const period = textAt(info, 'ideFolhaPagto', 'perApur')
  return {
    found: { employer, madeAt },
    receipt: textAt(info, 'nrRecEvt'),
    event: textAt(info, 'tpEvento'),
    cpf: textAt(info, 'ideTrabalhador', 'cpfTrab'),
    period: isPeriod(period) ? period : '',
  }
}

interface Sent {
  readonly found: EventHeader
  readonly cpf: string
  readonly period: string
}

/** @param keyOf key of events that eSocial stores once: without receipts, the later one replaces the earlier. */
export function liveOf<T extends Sent>(
  sent: readonly T[],
  exclusions: readonly Exclusion[],
  keyOf: (event: T) => string,
): { readonly live: readonly T[]; readonly replaced: readonly T[] } {
  const gone = new Set([...sent.flatMap(({ found: { replaces } }) => replaces ?? []), ...exclusions.map(({ receipt }) => receipt)])
  const newest = new Map<string, T>()
  const replaced: T[] = []
  for (const event of sent) {
    const { receipt } = event.found
    if ((receipt !== null && gone.has(receipt)) || excludedByName(event, exclusions)) continue
    const key = keyOf(event)
    const other = newest.get(key)
    const later = !other || isLater(event, other)
    if (other) replaced.push(later ? other : event)
    if (later) newest.set(key, event)
  }
  return { live: [...newest.values()], replaced }
}

const isLater = (a: Sent, b: Sent): boolean =>
  a.found.madeAt === b.found.madeAt ? a.found.replaces !== null || b.found.replaces === null : a.found.madeAt > b.found.madeAt

/** True for an event without a receipt when an event of the same worker and period was excluded later. */
const excludedByName = ({ found, cpf, period }: Sent, exclusions: readonly Exclusion[]): boolean =>
  found.receipt === null &&
  exclusions.some(
    (each) =>
      each.event === found.event &&
      each.cpf === cpf &&
      each.found.employer === found.employer &&
      (each.period === '' || each.period === period) &&
      each.found.madeAt > found.madeAt,
  )
