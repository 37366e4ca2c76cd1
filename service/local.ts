/** The world of a process that answers one person: the command line, a bulk worker, the library. What was shipped and saved; never the network. */
import { saoPauloClock } from '../engine/core/clock.ts'
import type { Engine, Registry } from '../engine/core/operation/registry.ts'
import { build, version } from '../engine/generated/version.ts'
import { DATA, SERIES } from './paths.ts'
import { dataDirIn } from './settings.ts'

export async function openLocalPorts(registry: Registry): Promise<Engine> {
  const dataDir = dataDirIn(process.env)
  const quiet = { info() {}, warn() {} }
  const [{ openRates }, { openMarket }, { openSalaries }, { openClassifications }] = await Promise.all([
    import('./refresh/open.ts'),
    import('./refresh/open-market.ts'),
    import('./salaries/open.ts'),
    import('./open-classifications.ts'),
  ])
  const holding = { store: dataDir, refresh: 'off', log() {} } as const
  const rates = await openRates({ ...holding, shipped: SERIES })
  const market = await openMarket({ ...holding, shipped: DATA })
  const salaries = openSalaries({ dataDir, shipped: DATA, log: quiet })
  salaries.stop() // one answer needs no watch over the file
  return {
    ...withoutHoldings(registry),
    rates: rates.port,
    salaries: salaries.port,
    market: market.port,
    classifications: openClassifications(DATA),
  }
}

/**
 * Answers a question, reading holdings (indicators, statistics) from disk only for those that ask for them: the question is put
 * without them first, and put again once they are open if it reached for one.
 */
export async function askLocally<T>(registry: Registry, question: (ports: Engine) => T): Promise<T> {
  const world = worlds.get(registry) ?? { bare: { ...withoutHoldings(registry), ...UNOPENED_HOLDINGS }, opened: undefined }
  worlds.set(registry, world)
  if (world.opened) return question(await world.opened)
  try {
    return question(world.bare)
  } catch (error) {
    if (error !== REACHED) throw error
  }
  world.opened = openLocalPorts(registry)
  return question(await world.opened)
}

/** What questions are put to, by registry: once one has reached for a holding, all of them find it open. */
const worlds = new WeakMap<Registry, { readonly bare: Engine; opened: Promise<Engine> | undefined }>()

const REACHED = new Error('holdings are not open yet')
const UNOPENED = new Proxy(Object.create(null), {
  get() {
    throw REACHED
  },
})
const UNOPENED_HOLDINGS = { rates: UNOPENED, salaries: UNOPENED, market: UNOPENED, classifications: UNOPENED }

function withoutHoldings(registry: Registry): Omit<Engine, 'rates' | 'salaries' | 'market' | 'classifications'> {
  const startedAt = performance.now()
  return {
    today: saoPauloClock(),
    registry,
    service: {
      version,
      build,
      uptimeSeconds: () => Math.floor((performance.now() - startedAt) / 1000),
    },
  }
}
