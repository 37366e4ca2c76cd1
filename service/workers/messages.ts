/** What the first process and its workers say to each other. */

/** What the worker had counted alone goes with it while that window may be open, else zeros. */
export type Hit = readonly [address: string, cost: number, spent: number, leftMilliseconds: number]
/** What is left, in how many seconds the window opens again, and whether it fits. */
export type Answer = readonly [remaining: number, reset: number, allowed: boolean]

export type FromWorker =
  | { readonly say: 'hits'; readonly batch: number; readonly hits: readonly Hit[] }
  | { readonly say: 'figures'; readonly id: number; readonly text: string }

export type FromPrimary =
  | { readonly say: 'answers'; readonly batch: number; readonly answers: readonly Answer[] }
  | { readonly say: 'figures?'; readonly id: number }
  | { readonly say: 'end' }
