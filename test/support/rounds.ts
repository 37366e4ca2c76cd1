/**
 * How much of an exhaustive walk is made: `npm test` makes a bounded part of it, the same on every run, and `npm run test:exhaustive` the
 * whole. Files that import this are those of the exhaustive run.
 */
export const EXHAUSTIVE = process.env.CENTAVO_TEST_WALKS === 'whole'

/** So many rounds with `npm test`, and all of them when everything is walked. */
export const rounds = (usual: number, whole: number): number => (EXHAUSTIVE ? whole : usual)

/** One of every so many with `npm test`, always the same ones, and all of them when everything is walked. */
export const oneIn = <T>(every: number, all: readonly T[], turn = 0): T[] => all.filter((_, at) => EXHAUSTIVE || (at + turn) % every === 0)
