/** Pairs returned totals with events: by receipt, or as a group when equally many of both are left without a match. */

import type { Returned } from '../events/government-totals.ts'
import type { Rebuilt } from '../totals/rebuild.ts'
import type { Pair } from './compare.ts'

export interface Paired {
  readonly pairs: readonly Pair[]
  /** Returned totals of unread events. */
  readonly strangers: number
  /** Events without a returned total, or with an ambiguous one. */
  readonly waiting: number
}

export function pairsOf(rebuilt: readonly Rebuilt[], returned: readonly Returned[]): Paired {
  const alone = rebuilt.length === 1
  const pairs: Pair[] = []
  const left = new Set(returned)
  const waiting: Rebuilt[] = []
  for (const each of rebuilt) {
    const { receipt } = each.remuneration.found
    const own = receipt === null ? undefined : [...left].find(({ baseReceipt }) => baseReceipt === receipt)
    if (own) {
      left.delete(own)
      pairs.push({ rebuilt: [each], returned: [own], alone })
    } else waiting.push(each)
  }
  const nameless = waiting.filter(({ remuneration }) => remuneration.found.receipt === null)
  if (nameless.length > 0 && nameless.length === left.size) {
    pairs.push({ rebuilt: nameless, returned: [...left], alone })
    return { pairs, strangers: 0, waiting: waiting.length - nameless.length }
  }
  return { pairs, strangers: left.size, waiting: waiting.length }
}
