import { fileURLToPath } from 'node:url'
import type { Day } from '../../engine/core/day.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { registry } from '../../engine/generated/registry.ts'
import { openClassifications } from '../../service/open-classifications.ts'
import { openRates } from '../../service/refresh/open.ts'
import { openMarket } from '../../service/refresh/open-market.ts'
import { openSalaries } from '../../service/salaries/open.ts'

/** Today in the tests' world, whatever the clock says: figures asserted without a date are of this day's law. */
export const EXAMPLES_DAY = '2026-11-14'

export { registry }

/** The indicators as shipped: no network, nothing saved. */
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

/** The salaries that ship with the project, and no import beside them. */
const salaries = openSalaries({
  dataDir: nowhere,
  shipped: new URL('../../data/', import.meta.url),
  log: { info() {}, warn() {} },
}).port

/** Engine for tests that need no network and no clock. */
export const ports: Engine = {
  today: () => EXAMPLES_DAY,
  registry,
  rates: shippedRates.port,
  salaries,
  market: market.port,
  classifications: openClassifications(new URL('../../data/', import.meta.url)),
  service: { version: 'test', build: 'test', uptimeSeconds: () => 0 },
}

/** The same world on another day: an example is asked on the day it says. */
export const portsOn = (day: Day): Engine => ({ ...ports, today: () => day })
