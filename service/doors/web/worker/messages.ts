/** What a page asks of the worker that keeps pages on the device. */
export type Asks =
  /** What was just used: kept, where it is not yet. */
  | { readonly kind: 'visited'; readonly addresses: readonly string[] }
  /** Everything that works without a connection. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'forget' }

/** What it tells every page. */
export type Tells =
  | { readonly kind: 'build'; readonly build: string }
  /** How much is kept; `done` is null where it could not go on. */
  | { readonly kind: 'keeping'; readonly done: number | null; readonly of: number }
