/** Messages between the primary and its workers. */

/** One hit. Includes the worker's local count while that window may be open, else zeros. */
export type Hit = readonly [address: string, cost: number, spent: number, leftMilliseconds: number]
/** Remaining quota, seconds until the window resets, and whether the request is allowed. */
export type Answer = readonly [remaining: number, reset: number, allowed: boolean]

export type FromWorker =
  | { readonly say: 'hits'; readonly batch: number; readonly hits: readonly Hit[] }
  | { readonly say: 'figures'; readonly id: number; readonly text: string }

export type FromPrimary =
  | { readonly say: 'answers'; readonly batch: number; readonly answers: readonly Answer[] }
  | { readonly say: 'figures?'; readonly id: number }
  | { readonly say: 'end' }
