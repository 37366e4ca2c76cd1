/** The service over a source tree given in GROWN_TREE, or over the real one. */

import { saoPauloClock } from '../../src/clock.ts'
import { createService } from '../../src/doors/service.ts'
import { openRates } from '../../src/rates/open.ts'
import { loadRegistry } from '../../src/registry.ts'
import { openSalaries } from '../../src/salaries/open.ts'

const { GROWN_TREE, PORT } = process.env
const registry = await (GROWN_TREE ? loadRegistry(new URL(GROWN_TREE)) : loadRegistry())
const rates = await openRates({ shipped: new URL('../../data/series/', import.meta.url), store: null, refresh: 'off', log: () => {} })
const salaries = openSalaries({ dataDir: '/nonexistent', shipped: new URL('../../data/', import.meta.url), log: { info() {}, warn() {} } })
const { app } = createService(
  { today: saoPauloClock(), registry, rates: rates.port, salaries: salaries.port, service: { version: 'bench', uptimeSeconds: () => 0 } },
  { trustProxy: false, rateLimitPerMinute: 100_000_000, baseUrl: null },
)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
