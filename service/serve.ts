/** Wires the concrete choices together and serves. The only file that knows them all. */
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { saoPauloClock } from '../engine/core/clock.ts'
import type { Engine } from '../engine/core/operation/registry.ts'
import { registry } from '../engine/generated/registry.ts'
import { build, version } from '../engine/generated/version.ts'
import { createService } from './doors/service.ts'
import { unpacked } from './doors/thrown.ts'
import { warmed } from './doors/warm.ts'
import { Compaction } from './host/compaction.ts'
import { endOf } from './host/ending.ts'
import { serveMetrics, stateText } from './host/metrics-server.ts'
import { Pressure } from './host/pressure.ts'
import { WorkPool } from './host/work-pool.ts'
import { openClassifications } from './open-classifications.ts'
import { DATA, programOf, SERIES, THREAD_OPTIONS } from './paths.ts'
import type { Log } from './refresh/keeper.ts'
import { openRates } from './refresh/open.ts'
import { openMarket } from './refresh/open-market.ts'
import { openSalaries } from './salaries/open.ts'
import { BadSettings, listeningProblem, type Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { TellingStore, type World } from './store/told-store.ts'
import { AskedLimiter } from './workers/asked-limit.ts'
import type { FromPrimary, FromWorker } from './workers/messages.ts'
import { PLACE } from './workers/place.ts'

/** Between the start and the work that only spares others a wait. */
const REST_MILLISECONDS = 1_000

export async function serve(settings: Settings, log: Logger, note: Log): Promise<void> {
  const startedAt = performance.now()
  const tell = (message: FromWorker): void => void (process.connected && process.send!(message))
  const store = new TellingStore(await openStore(settings, note))
  const { market, rates, failing } = await openData(settings, store, note)
  const salaries = openSalaries({ dataDir: settings.dataDir, shipped: DATA, log })
  const ports: Engine = {
    today: saoPauloClock(),
    registry,
    rates: rates.port,
    salaries: salaries.port,
    market: market.port,
    classifications: openClassifications(DATA),
    service: { version, build, uptimeSeconds: () => Math.floor((performance.now() - startedAt) / 1000) },
  }
  const redis = await sharedLimiter(settings, note)
  const asked = cluster.isWorker && !redis ? new AskedLimiter(settings.rateLimitPerMinute, tell, note) : null
  const limiter = redis ?? asked
  const pressure = new Pressure()
  const pool = new WorkPool({
    most: settings.poolThreads,
    program: programOf('service/doors/thread'),
    threads: THREAD_OPTIONS,
    world: (): World => ({ saved: store.saved, dataDir: settings.dataDir }),
    failing: () => [...failing],
    unpack: unpacked,
  })
  store.tells((name, text) => pool.tell(name, text))
  const { app, metrics, drain, complete } = createService(ports, { ...settings, pressure, ...(limiter && { limiter }) }, log, pool)
  const text = (): string => metrics.text() + stateText(ports, pressure, pool)
  let figures: Server | null = null

  /** What was counted outlives the one who counted. */
  const lastWords = (): Promise<void> =>
    new Promise((resolve) => {
      if (!cluster.isWorker || !process.connected) resolve()
      else process.send!({ say: 'figures', id: -1, text: text() } satisfies FromWorker, undefined, undefined, () => resolve())
    })

  const end = endOf(
    {
      drain,
      release: () => Promise.all([redis?.close(), pool.close()]),
      stop() {
        salaries.stop()
        figures?.close()
        return Promise.all([rates.stop(), market.stop()])
      },
      lastWords,
      exit: (code) => process.exit(code),
    },
    settings.shutdownSeconds,
  )
  if (cluster.isWorker)
    process.on('message', (message: FromPrimary) => {
      if (message.say === 'answers') asked?.answered(message.batch, message.answers)
      else if (message.say === 'figures?') tell({ say: 'figures', id: message.id, text: text() })
      // Told to end before it listens, it has accepted nothing that it could lose.
      else if (app.server.listening) end()
      else process.exit(0)
    })
  // A burst of connections waits in line; what is too much is then turned away with an answer, not dropped.
  await listening('PORT', settings.port, settings.host, () => app.listen({ port: settings.port, host: settings.host, backlog: 4096 }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  figures =
    settings.metricsPort === null || cluster.isWorker
      ? null
      : await listening('METRICS_PORT', settings.metricsPort, settings.host, () => serveMetrics(text, settings.metricsPort!, settings.host))
  if (settings.preload === 'on') preloadSoon(() => complete().then(() => warmed(ports)), log)
  new Compaction().start()
  market.start()
  rates.start()
}

/** Where replicas count together; without it nothing is read of what speaks to it. */
async function sharedLimiter({ redisUrl, rateLimitPerMinute }: Settings, note: Log) {
  if (redisUrl === null) return null
  const { RedisLimiter } = await import('./host/redis-limit.ts')
  const redis = new RedisLimiter(redisUrl, rateLimitPerMinute, note)
  await redis.start()
  return redis
}

/** Whoever waited for the start is answered first. */
function preloadSoon(preload: () => Promise<void>, log: Logger): void {
  setTimeout(
    () => preload().catch((error: unknown) => log.error({ err: error }, 'pages and operations could not be loaded')),
    REST_MILLISECONDS,
  ).unref()
}

/** The indicators and the market, as they were kept; nothing is asked of a publisher before they are started. */
async function openData(settings: Settings, store: TellingStore, note: Log) {
  const failing = new Map<string, string>()
  const holding = {
    store,
    refresh: settings.ratesRefresh,
    pauseMilliseconds: settings.sourcePauseMilliseconds,
    log: note,
    ...(settings.sgsBaseUrl && { sgsBaseUrl: settings.sgsBaseUrl }),
    ...(settings.olindaBaseUrl && { olindaBaseUrl: settings.olindaBaseUrl, ptaxBaseUrl: settings.olindaBaseUrl }),
  }
  const market = await openMarket({ ...holding, shipped: DATA })
  // Of several workers the first keeps the data fresh, and the others follow what it saves.
  const follows = cluster.isWorker && process.env[PLACE] !== '0'
  const rates = await openRates({
    ...holding,
    ...(follows && { refresh: 'off' as const }),
    shipped: SERIES,
    alongside: market.companions,
    failing,
  })
  return { market, rates, failing }
}

async function listening<T>(name: 'PORT' | 'METRICS_PORT', port: number, host: string, listen: () => Promise<T>): Promise<T> {
  return listen().catch((error: unknown) => {
    const problem = listeningProblem(error, name, port, host)
    throw problem === null ? error : new BadSettings([problem])
  })
}
