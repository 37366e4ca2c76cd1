/** The world of a process that answers one person: the command line, a bulk worker, the library. What was shipped and saved; never the network. */
import { readFileSync } from 'node:fs'
import { saoPauloClock } from './clock.ts'
import type { Ports } from './core/ports.ts'
import type { Registry } from './core/registry.ts'
import { dataDirIn } from './settings.ts'

export async function openLocalPorts(registry: Registry): Promise<Ports> {
  const dataDir = dataDirIn(process.env)
  const quiet = { info() {}, warn() {} }
  const [{ openRates }, { openSalaries }] = await Promise.all([import('./rates/open.ts'), import('./salaries/open.ts')])
  const rates = await openRates({ shipped: new URL('../data/series/', import.meta.url), store: dataDir, refresh: 'off', log() {} })
  const salaries = openSalaries({ dataDir, shipped: new URL('../data/', import.meta.url), log: quiet })
  salaries.stop() // one answer needs no watch over the file
  return { ...withoutHoldings(registry), rates: rates.port, salaries: salaries.port }
}

/**
 * Answers a question, reading holdings (indicators, statistics) from disk only for those that ask for them: the question is put
 * without them first, and put again once they are open if it reached for one.
 */
export async function askLocally<T>(registry: Registry, question: (ports: Ports) => T): Promise<T> {
  const bare = withoutHoldings(registry)
  const ports = new Proxy(bare as Ports, {
    get: (known, name) => (name in known ? known[name as keyof Ports] : UNOPENED),
  })
  try {
    return question(ports)
  } catch (error) {
    if (error !== REACHED) throw error
  }
  return question(await openLocalPorts(registry))
}

const REACHED = new Error('holdings are not open yet')
const UNOPENED = new Proxy(
  {},
  {
    get() {
      throw REACHED
    },
  },
)

function withoutHoldings(registry: Registry): Omit<Ports, 'rates' | 'salaries'> {
  const startedAt = Date.now()
  return {
    today: saoPauloClock(),
    registry,
    service: {
      get version() {
        return packageVersion()
      },
      uptimeSeconds: () => Math.floor((Date.now() - startedAt) / 1000),
    },
  }
}

export function packageVersion(): string {
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
}
