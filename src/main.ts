/** Wires the concrete choices together and serves. The only file that knows them all. */
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { saoPauloClock } from './clock.ts'
import type { Ports } from './core/ports.ts'
import { serveMetrics } from './doors/http/metrics-server.ts'
import { RedisLimiter } from './doors/http/redis-limit.ts'
import { createService } from './doors/service.ts'
import { openRates } from './rates/open.ts'
import { loadRegistry } from './registry.ts'
import { type Settings, settingsOrExit } from './settings.ts'
import { openStore } from './store/open.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

async function main(settings: Settings): Promise<void> {
  const startedAt = Date.now()
  const log = pino({ level: settings.logLevel })
  const note = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>): void =>
    log[level](details ?? {}, message)
  const rates = await openRates({
    shipped: new URL('../data/series/', import.meta.url),
    store: openStore(settings, note),
    refresh: settings.ratesRefresh,
    log: note,
    ...(settings.sgsBaseUrl && { sgsBaseUrl: settings.sgsBaseUrl }),
  })
  const ports: Ports = {
    today: saoPauloClock(),
    registry: await loadRegistry(),
    rates: rates.port,
    service: { version, uptimeSeconds: () => Math.floor((Date.now() - startedAt) / 1000) },
  }
  const limiter = settings.redisUrl === null ? null : new RedisLimiter(settings.redisUrl, settings.rateLimitPerMinute, note)
  await limiter?.start()
  const { app, metrics } = createService(ports, { ...settings, ...(limiter && { limiter }) }, log)
  await app.listen({ port: settings.port, host: settings.host })
  rates.start()
  const figures = settings.metricsPort === null ? null : serveMetrics(metrics, settings.metricsPort, settings.host)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      figures?.close()
      Promise.all([app.close().finally(() => limiter?.close()), rates.stop()]).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

main(settingsOrExit()).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `The port is taken: ${error.message}` : error)
  process.exit(1)
})
