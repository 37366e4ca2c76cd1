/** Requests from a page to the service worker. */
export type PageMessage =
  /** Caches visited URLs. */
  | { readonly kind: 'visited'; readonly addresses: readonly string[] }
  /** Caches everything that works offline. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'forget' }

/** Messages from the service worker to all pages. */
export type WorkerMessage =
  | { readonly kind: 'build'; readonly build: string }
  /** Caching progress; `done` is null after a failure. */
  | { readonly kind: 'keeping'; readonly done: number | null; readonly of: number }
