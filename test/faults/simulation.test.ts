/** The whole service by seed, on a simulated machine: `npm run simulate` plays more, and `SEED=<number> npm run simulate` one again. */
import { describe, expect, it } from 'vitest'
import { PLANTS, type Plant, playedBy, SimulationFailure } from '../simulation/world.ts'
import { rounds } from '../support/rounds.ts'

const SEEDS = rounds(200, 2000)
/** Enough to find each planted fault many times over. */
const SEEDS_FOR_A_PLANT = 400

/** Few enough that each test ends in its time on a busy machine: one cut short would go on beside the next, on the same clock. */
const SEEDS_A_TEST = 100

const seen = { shapes: new Set<string>(), faults: new Set<string>(), requests: 0 }

async function play(seed: number): Promise<void> {
  const { shape, faults, requests } = await playedBy(seed)
  seen.shapes.add(shape)
  for (const fault of faults) seen.faults.add(fault)
  seen.requests += requests
}

describe(`what must hold holds in ${SEEDS} courses of events`, () => {
  it.each(Array.from({ length: SEEDS / SEEDS_A_TEST }, (_, index) => index * SEEDS_A_TEST + 1))('from the seed %i on', async (first) => {
    for (let seed = first; seed < first + SEEDS_A_TEST; seed++) await play(seed)
  })

  it('and nothing was left out by chance', () => {
    expect(seen.shapes.size).toBe(3)
    expect(seen.faults.size).toBeGreaterThanOrEqual(20)
    expect(seen.requests).toBeGreaterThan(SEEDS * 20)
  })
})

it('a seed is the same course of events every time it is played', async () => {
  for (const seed of [3, 7, 19, 31, 58]) expect(await playedBy(seed)).toEqual(await playedBy(seed))
})

describe('the instrument finds what is planted, and the seed it prints shows it again', () => {
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
