/** The service over a source tree given in GROWN_TREE, or over the real one; of it no more than so many calculators and laws, where told. */

import { saoPauloClock } from '../../engine/core/clock.ts'
import { type Registry, registryOf } from '../../engine/core/operation/registry.ts'
import { embeddedMarket } from '../../engine/market/embedded.ts'
import { createService } from '../../service/doors/service.ts'
import { openClassifications } from '../../service/open-classifications.ts'
import { openRates } from '../../service/refresh/open.ts'
import { openSalaries } from '../../service/salaries/open.ts'

const { GROWN_TREE, PORT, CALCULATORS, LAWS } = process.env
const tree = GROWN_TREE ?? new URL('../../engine/', import.meta.url).href
const { registry: whole } = (await import(new URL('generated/registry.ts', tree).href)) as { registry: Registry }
const registry = CALCULATORS && LAWS ? fewer(whole, Number(CALCULATORS), Number(LAWS)) : whole

/** Queries stay; decisions, checks and questions go, since they name calculators. */
function fewer({ operations, calculators, laws }: Registry, most: number, mostLaws: number): Registry {
  const asked = calculators.get('net-salary')!
  const others = [...calculators.values()].filter((each) => each !== asked).slice(0, most - 1)
  return registryOf(
    [asked, ...others, ...[...operations.values()].filter(({ kind }) => kind === 'query')],
    [...laws.values()].slice(0, mostLaws),
  )
}
const rates = await openRates({ shipped: new URL('../../data/series/', import.meta.url), store: null, refresh: 'off', log: () => {} })
const salaries = openSalaries({ dataDir: '/nonexistent', shipped: new URL('../../data/', import.meta.url), log: { info() {}, warn() {} } })
const { app } = createService(
  {
    today: saoPauloClock(),
    registry,
    rates: rates.port,
    salaries: salaries.port,
    market: embeddedMarket(),
    classifications: openClassifications(new URL('../../data/', import.meta.url)),
    service: { version: 'bench', build: 'bench', uptimeSeconds: () => 0 },
  },
  { trustProxy: false, rateLimitPerMinute: 100_000_000, baseUrl: null },
)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
