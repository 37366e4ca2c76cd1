import type { Kind } from './kinds.ts'

/** What can be found: an operation, by its kind, or what else there is. */
export type ThingKind = Kind | 'metric' | 'law'

/**
 * What a search looks through, in plain lists: a bundle carries it made, and reads none of the texts it was made of. Words and things are told
 * by their places in the first two.
 */
export interface SearchIndex {
  readonly things: readonly (readonly [kind: ThingKind, id: string])[]
  /** Every word, cut. */
  readonly words: readonly string[]
  /** Of each word, the things that have it and how much it tells of each: thing, weight, thing, weight. */
  readonly having: readonly (readonly number[])[]
  /** Every name: of which thing, how much it is worth said whole, and its words. The first of a thing is its title. */
  readonly names: readonly (readonly [thing: number, worth: number, ...words: number[]])[]
}
