/** Searchable items as presented to the user. */

import type { Law } from '../core/dated.ts'
import { formatDay } from '../core/day.ts'
import { composed, word } from '../core/text/language.ts'
import { metricSpec } from '../indicators/metrics.ts'
import type { Descriptor } from '../operation/definition/descriptor.ts'
import { KINDS } from '../operation/definition/kinds.ts'
import type { Catalogue } from '../operation/evaluation/ports.ts'

export interface SearchItem {
  readonly type: 'operation' | 'metric' | 'law' | 'profession' | 'page'
  readonly id: string
  /** Kind of item, as a word for display. */
  readonly one: string
  readonly title: string
  readonly summary: string
}

/** Key of an item, available before loading it. */
export type SearchItemKey = Pick<SearchItem, 'type' | 'id'>

/** @param name key of a registry item or of an indicator. */
export function searchItemOf({ operations, laws }: Catalogue, name: SearchItemKey): SearchItem {
  const { type, id } = name
  if (type === 'operation') {
    const card = operations.get(id)!
    return { type, id, one: KINDS[card.kind].one, title: card.title, summary: purposeOf(card) }
  }
  if (type === 'law') {
    const law = laws.get(id)!
    return { type, id, one: 'Lei', title: law.title, summary: newestOf(law) }
  }
  const { title, description } = metricSpec(id)!
  return { type, id, one: 'Indicador', title, summary: description }
}

/** Purpose of an operation: its question when it has one, else its summary. */
export const purposeOf = ({ about, summary }: Descriptor): string => (typeof about.question === 'string' ? about.question : summary)

export const newestOf = ({ versions: [newest] }: Law<unknown>): string =>
  composed(() => word`${newest.norm.act}, desde ${formatDay(newest.from)}`)
