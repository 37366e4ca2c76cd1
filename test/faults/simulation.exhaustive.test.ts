/** Deterministic simulation of the whole service: `npm run simulate` runs more seeds, and `SEED=<number> npm run simulate` replays one. */
import { describe, expect, it } from 'vitest'
import { PLANTS, type Plant, playedBy, SimulationFailure } from '../simulation/world.ts'
import { rounds } from '../support/lanes/rounds.ts'

const SEEDS = rounds(200, 2000)
/** Enough seeds to find each planted fault many times. */
const SEEDS_FOR_A_PLANT = 400

/** Keeps each test within its timeout on a busy machine: a timed-out test would keep running beside the next, on the same clock. */
const SEEDS_A_TEST = 100

const seen = { shapes: new Set<string>(), faults: new Set<string>(), requests: 0 }

async function play(seed: number): Promise<void> {
  const { shape, faults, requests } = await playedBy(seed)
  seen.shapes.add(shape)
  for (const fault of faults) seen.faults.add(fault)
  seen.requests += requests
}

describe(`invariants hold in ${SEEDS} simulated runs`, () => {
  it.each(Array.from({ length: SEEDS / SEEDS_A_TEST }, (_, index) => index * SEEDS_A_TEST + 1))('starting at seed %i', async (first) => {
    for (let seed = first; seed < first + SEEDS_A_TEST; seed++) await play(seed)
  })

  it('the runs cover every shape and fault', () => {
    expect(seen.shapes.size).toBe(3)
    expect(seen.faults.size).toBeGreaterThanOrEqual(20)
    expect(seen.requests).toBeGreaterThan(SEEDS * 20)
  })
})

it('a seed always replays the same run', async () => {
  for (const seed of [3, 7, 19, 31, 58]) expect(await playedBy(seed)).toEqual(await playedBy(seed))
})

describe('the simulation finds planted faults, and the printed seed reproduces them', () => {
  const MEANT: Readonly<Record<Plant, RegExp>> = {
    'deaf while starting': /ended by force|never answered/,
    'closes at once': /never answered|ended by force/,
    'forgets the count': /was let through \d+ times/,
    'writes in place': /what was kept cannot be read/,
    'waits for ever': /waited \d+ ms/,
  }

  it.each(PLANTS)('%s', async (plant) => {
    const found = await firstFailure(plant)
    expect(found?.message).toMatch(MEANT[plant])
    expect(found?.message).toMatch(`SEED=${found?.seed}: `)
    await expect(playedBy(found!.seed, plant)).rejects.toThrow(found!.message)
    await expect(playedBy(found!.seed)).resolves.toBeDefined()
  })

  async function firstFailure(plant: Plant): Promise<SimulationFailure | null> {
    for (let seed = 1; seed <= SEEDS_FOR_A_PLANT; seed++) {
      try {
        await playedBy(seed, plant)
      } catch (error) {
        if (error instanceof SimulationFailure) return error
        throw error
      }
    }
    return null
  }
})
