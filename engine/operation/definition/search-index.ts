import type { Kind } from './kinds.ts'

/** Kind of a search hit: an operation kind, or another resource. */
export type SearchItemKind = Kind | 'metric' | 'law'

/** Search index as plain lists, embedded prebuilt in bundles. Words and things are referenced by index in the first two lists. */
export interface SearchIndex {
  readonly things: readonly (readonly [kind: SearchItemKind, id: string])[]
  /** Every word, stemmed. */
  readonly words: readonly string[]
  /** Postings per word, as alternating thing and weight. */
  readonly having: readonly (readonly number[])[]
  /** Names: thing, weight of a full match, and words. A thing's first name is its title. */
  readonly names: readonly (readonly [thing: number, worth: number, ...words: number[]])[]
}
