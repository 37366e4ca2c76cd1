import type { Mutant } from './changes.ts'
import { roomOf } from './rooms.ts'

/** As many of each room, by lot: the same for the same seed. */
export function sampled(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const chance = chances(seed)
  const byLot = mutants.map((mutant) => ({ mutant, lot: chance() })).sort((a, b) => a.lot - b.lot)
  const rooms = [...new Set(mutants.map(({ file }) => roomOf(file)))]
  const ofEach = rooms.map((room) =>
    byLot
      .filter(({ mutant }) => roomOf(mutant.file) === room)
      .slice(0, Math.ceil(size / rooms.length))
      .map(({ mutant }) => mutant),
  )
  // One of each room in turn, so that a run cut short by the clock has tried all of them.
  const longest = Math.max(0, ...ofEach.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => ofEach.flatMap((own) => own[index] ?? [])).flat()
}

/** The same numbers for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
