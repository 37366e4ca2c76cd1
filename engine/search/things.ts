/** What can be found, as it is told to whoever looks for it. */

import type { Law } from '../core/dated.ts'
import { formatDay } from '../core/day.ts'
import { composed, word } from '../core/language.ts'
import type { Descriptor } from '../core/operation/descriptor.ts'
import { KINDS } from '../core/operation/kinds.ts'
import type { Catalogue } from '../core/operation/ports.ts'
import { metricSpec } from '../indicators/metrics.ts'

export interface Thing {
  readonly type: 'operation' | 'metric' | 'law' | 'profession'
  readonly id: string
  /** What kind of thing it is, in a word for people. */
  readonly one: string
  readonly title: string
  readonly summary: string
}

/** A thing before anything of it is read. */
export type ThingName = Pick<Thing, 'type' | 'id'>

/** @param name of what the registry holds, or of an indicator. */
export function thingOf({ operations, laws }: Catalogue, name: ThingName): Thing {
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

/** What an operation is for, as a question where it has one. */
export const purposeOf = ({ about, summary }: Descriptor): string => (typeof about.question === 'string' ? about.question : summary)

export const newestOf = ({ versions: [newest] }: Law<unknown>): string =>
  composed(() => word`${newest.norm.act}, desde ${formatDay(newest.from)}`)
