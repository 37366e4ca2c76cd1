/** Engine ports of a single-user process (CLI, bulk worker, library): shipped and saved data only, no network. */
import { saoPauloClock } from '../engine/core/calendar/clock.ts'
import { build, version } from '../engine/generated/version.ts'
import type { Engine, Registry } from '../engine/operation/definition/registry.ts'
import { DATA, SERIES } from './runtime/paths.ts'
import { dataDirIn } from './settings.ts'

export async function openLocalPorts(registry: Registry): Promise<Engine> {
  const dataDir = dataDirIn(process.env)
  const quiet = { info() {}, warn() {} }
  const [{ openRates }, { openMarket }, { openSalaries }, { openClassifications }] = await Promise.all([
    import('./refresh/open-rates.ts'),
    import('./refresh/open-market.ts'),
    import('./salaries/open.ts'),
    import('./runtime/open-classifications.ts'),
  ])
  const holding = { store: dataDir, refresh: 'off', log() {} } as const
  const rates = await openRates({ ...holding, shipped: SERIES })
  const market = await openMarket({ ...holding, shipped: DATA })
  const salaries = openSalaries({ dataDir, shipped: DATA, log: quiet })
  salaries.stop() // one answer needs no file watcher
  return {
    ...withoutHoldings(registry),
    rates: rates.port,
    salaries: salaries.port,
    market: market.port,
    classifications: openClassifications(DATA),
  }
}

/**
 * Answers a question, loading data (indicators, statistics) from disk only when needed: runs it without data first and again with data if
 * it accessed any.
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

/** Ports by registry: after the first access to data, later questions use the loaded ports. */
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
