import { fileURLToPath } from 'node:url'
import type { Ports } from '../../src/core/ports.ts'
import { openRates } from '../../src/rates/open.ts'
import { loadRegistry } from '../../src/registry.ts'
import { openSalaries } from '../../src/salaries/open.ts'

/** The day the law tables were last reviewed: examples that give no date hold on it. */
export const EXAMPLES_DAY = '2026-11-14'

export const registry = await loadRegistry()

/** The indicators as shipped: no network, nothing saved. */
const shippedRates = await openRates({
  shipped: new URL('../../data/series/', import.meta.url),
  store: null,
  refresh: 'off',
  log: (_level, message) => {
    throw new Error(message)
  },
})

const nowhere = fileURLToPath(new URL('../../var/none', import.meta.url))

/** The salaries that ship with the project, and no import beside them. */
const salaries = openSalaries({
  dataDir: nowhere,
  shipped: new URL('../../data/', import.meta.url),
  log: { info() {}, warn() {} },
}).port

/** Ports for tests that need no network and no clock. */
export const ports: Ports = {
  today: () => EXAMPLES_DAY,
  registry,
  rates: shippedRates.port,
  salaries,
  service: { version: 'test', uptimeSeconds: () => 0 },
}
