/**
 * Scope of exhaustive tests: `npm test` runs a fixed sample, `npm run test:exhaustive` everything. The exhaustive run selects the files
 * that import this module.
 */
export const EXHAUSTIVE = process.env.CENTAVO_TEST_WALKS === 'whole'

/** Number of rounds: `usual` under `npm test`, `whole` in exhaustive runs. */
export const rounds = (usual: number, whole: number): number => (EXHAUSTIVE ? whole : usual)

/** Every nth item under `npm test`, deterministic; all items in exhaustive runs. */
export const oneIn = <T>(every: number, all: readonly T[], turn = 0): T[] => all.filter((_, at) => EXHAUSTIVE || (at + turn) % every === 0)
