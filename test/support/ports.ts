import { fileURLToPath } from 'node:url'
import type { Day } from '../../engine/core/day.ts'
import { registry } from '../../engine/generated/registry.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { openMarket } from '../../service/refresh/open-market.ts'
import { openRates } from '../../service/refresh/open-rates.ts'
import { openClassifications } from '../../service/runtime/open-classifications.ts'
import { openSalaries } from '../../service/salaries/open.ts'

/** Fixed date of the tests: figures asserted without a date use this day's law. */
export const EXAMPLES_DAY = '2026-11-14'

export { registry }

/** Shipped indicators: no network, no saved data. */
const shippedRates = await openRates({
  shipped: new URL('../../data/series/', import.meta.url),
  store: null,
  refresh: 'off',
  log: (_level, message) => {
    throw new Error(message)
  },
})

const market = await openMarket({
  shipped: new URL('../../data/', import.meta.url),
  store: null,
  refresh: 'off',
  log: (_level, message) => {
    throw new Error(message)
  },
})

const nowhere = fileURLToPath(new URL('../../var/none', import.meta.url))

/** Shipped salaries, without an import. */
const salaries = openSalaries({
  dataDir: nowhere,
  shipped: new URL('../../data/', import.meta.url),
  log: { info() {}, warn() {} },
}).port

/** Engine without network or real clock. */
export const ports: Engine = {
  today: () => EXAMPLES_DAY,
  registry,
  rates: shippedRates.port,
  salaries,
  market: market.port,
  classifications: openClassifications(new URL('../../data/', import.meta.url)),
  service: { version: 'test', build: 'test', uptimeSeconds: () => 0 },
}

/** Same engine on another day: examples run on their own date. */
export const portsOn = (day: Day): Engine => ({ ...ports, today: () => day })
