/** Wires the concrete choices together and serves. The only file that knows them all. */
import { pino } from 'pino'
import { saoPauloClock } from '../engine/core/clock.ts'
import type { Engine } from '../engine/core/operation/registry.ts'
import { registry } from '../engine/registry.generated.ts'
import { build, version } from '../engine/version.generated.ts'
import { serveMetrics, stateText } from './doors/http/metrics-server.ts'
import { Pressure } from './doors/http/pressure.ts'
import { RedisLimiter } from './doors/http/redis-limit.ts'
import { createService } from './doors/service.ts'
import { DATA, SERIES } from './paths.ts'
import { openRates } from './refresh/open.ts'
import { openMarket } from './refresh/open-market.ts'
import { openSalaries } from './salaries/open.ts'
import { BadSettings, listeningProblem, type Settings, settingsOrExit } from './settings.ts'
import { openStore } from './store/open.ts'

const LONGEST_ENDING_MILLISECONDS = 24_000

async function main(settings: Settings): Promise<void> {
  const startedAt = Date.now()
  const log = pino({ level: settings.logLevel })
  const note = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>): void =>
    log[level](details ?? {}, message)
  const holding = {
    store: openStore(settings, note),
    refresh: settings.ratesRefresh,
    log: note,
    ...(settings.sgsBaseUrl && { sgsBaseUrl: settings.sgsBaseUrl }),
    ...(settings.olindaBaseUrl && { olindaBaseUrl: settings.olindaBaseUrl, ptaxBaseUrl: settings.olindaBaseUrl }),
  }
  const market = await openMarket({ ...holding, shipped: DATA })
  const rates = await openRates({ ...holding, shipped: SERIES, alongside: market.companions })
  const salaries = openSalaries({ dataDir: settings.dataDir, shipped: DATA, log })
  const ports: Engine = {
    today: saoPauloClock(),
    registry,
    rates: rates.port,
    salaries: salaries.port,
    market: market.port,
    service: { version, build, uptimeSeconds: () => Math.floor((Date.now() - startedAt) / 1000) },
  }
  const limiter = settings.redisUrl === null ? null : new RedisLimiter(settings.redisUrl, settings.rateLimitPerMinute, note)
  await limiter?.start()
  const pressure = new Pressure()
  const { app, metrics, drain, warm } = createService(ports, { ...settings, pressure, ...(limiter && { limiter }) }, log)
  // A burst of connections waits in line; what is too much is then turned away with an answer, not dropped.
  await listening('PORT', settings.port, () => app.listen({ port: settings.port, host: settings.host, backlog: 4096 }))
  const figures =
    settings.metricsPort === null
      ? null
      : await listening('METRICS_PORT', settings.metricsPort, () =>
          serveMetrics(() => metrics.text() + stateText(ports, pressure), settings.metricsPort!, settings.host),
        )
  warm().catch((error: unknown) => log.error({ err: error }, 'the description could not be made'))
  market.start()
  rates.start()

  async function listening<T>(name: 'PORT' | 'METRICS_PORT', port: number, listen: () => Promise<T>): Promise<T> {
    return listen().catch((error: unknown) => {
      const problem = listeningProblem(error, name, port, settings.host)
      throw problem === null ? error : new BadSettings([problem])
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Whatever hangs: whoever asked for the end waits 30 s and then kills.
      setTimeout(() => process.exit(1), LONGEST_ENDING_MILLISECONDS).unref()
      salaries.stop()
      figures?.close()
      Promise.all([drain().finally(() => limiter?.close()), rates.stop(), market.stop()]).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

main(settingsOrExit()).catch((error: unknown) => {
  console.error(error instanceof BadSettings ? error.message : error)
  process.exit(1)
})
