/** Which returned total is of which event: by the receipt it names, else where they can only be each other's. */
import type { Pair } from './compare.ts'
import type { Rebuilt } from './rebuild.ts'
import type { Returned } from './returned.ts'

export interface Paired {
  readonly pairs: readonly Pair[]
  /** Returned totals of events that were not read. */
  readonly strangers: number
  /** Events whose total was not read, or cannot be told from another's. */
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
