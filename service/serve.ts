/** Composition root: wires the adapters together and serves. The only module that depends on all of them. */
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { saoPauloClock } from '../engine/core/calendar/clock.ts'
import { registry } from '../engine/generated/registry.ts'
import { build, version } from '../engine/generated/version.ts'
import { METRIC_IDS } from '../engine/indicators/metrics.ts'
import type { Engine } from '../engine/operation/definition/registry.ts'
import { createService } from './create-service.ts'
import { HeapTrimmer } from './host/heap-trim.ts'
import { Pressure } from './host/limits/event-loop-pressure.ts'
import { serveMetrics, stateText } from './host/metrics-server.ts'
import { createShutdown } from './host/shutdown.ts'
import { openMarket } from './refresh/open-market.ts'
import { openRates } from './refresh/open-rates.ts'
import type { Log } from './refresh/snapshots/snapshot-keeper.ts'
import { openClassifications } from './runtime/open-classifications.ts'
import { DATA, programOf, SERIES, THREAD_OPTIONS } from './runtime/paths.ts'
import { openSalaries } from './salaries/open.ts'
import { BadSettings, listeningProblem, type Settings } from './settings.ts'
import { RelayingStore, type ThreadState } from './store/mirrored-store.ts'
import { openStore } from './store/open-store.ts'
import { deserializeError, serializeError } from './work/error-transfer.ts'
import { preloadModules } from './work/preload.ts'
import { WorkPool } from './work/worker-pool.ts'
import type { FromPrimary, FromWorker } from './workers/messages.ts'
import { SharedRateLimiter } from './workers/shared-rate-limit.ts'
import { WORKER_INDEX_VARIABLE } from './workers/worker-index.ts'

/** Delay before preloading, which only shortens later requests. */
const REST_MILLISECONDS = 1_000

export async function serve(settings: Settings, log: Logger, note: Log): Promise<void> {
  const startedAt = performance.now()
  const tell = (message: FromWorker): void => void (process.connected && process.send!(message))
  const store = new RelayingStore(await openStore(settings, note))
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
  const asked = cluster.isWorker && !redis ? new SharedRateLimiter(settings.rateLimitPerMinute, tell, note) : null
  const limiter = redis ?? asked
  const pressure = new Pressure()
  const pool = poolOn(settings, store, failing)
  store.onText((name, text) => pool.sendSnapshot(name, text))
  let isLoaded = settings.preload === 'off'
  const options = { ...settings, pressure, ...(limiter && { limiter }), started: () => isLoaded }
  const { app, metrics, drain, complete, load } = createService(ports, options, log, pool)
  const text = (): string => metrics.text() + stateText(ports, pressure, pool, load(), METRIC_IDS)
  let figures: Server | null = null

  /** Sends the final metrics to the primary process. */
  const lastWords = (): Promise<void> =>
    new Promise((resolve) => {
      if (!cluster.isWorker || !process.connected) resolve()
      else process.send!({ say: 'figures', id: -1, text: text() } satisfies FromWorker, undefined, undefined, () => resolve())
    })

  const end = createShutdown(
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
      if (message.say === 'answers') asked?.receiveAnswers(message.batch, message.answers)
      else if (message.say === 'figures?') tell({ say: 'figures', id: message.id, text: text() })
      // Before listening, no request can be lost: exit immediately.
      else if (app.server.listening) end()
      else process.exit(0)
    })
  // Large backlog: bursts queue, and excess requests get a rejection instead of a dropped connection.
  await listening('PORT', settings.port, settings.host, () => app.listen({ port: settings.port, host: settings.host, backlog: 4096 }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  figures =
    settings.metricsPort === null || cluster.isWorker
      ? null
      : await listening('METRICS_PORT', settings.metricsPort, settings.host, () => serveMetrics(text, settings.metricsPort!, settings.host))
  if (settings.preload === 'on')
    preloadSoon(
      () => complete().then(() => preloadModules(ports)),
      () => {
        isLoaded = true
      },
      log,
    )
  new HeapTrimmer().start()
  market.start()
  rates.start()
}

/** Rate limiter shared by replicas; loads the Redis client only when configured. */
async function sharedLimiter({ redisUrl, rateLimitPerMinute }: Settings, note: Log) {
  if (redisUrl === null) return null
  const { RedisLimiter } = await import('./host/limits/redis-rate-limit.ts')
  const redis = new RedisLimiter(redisUrl, rateLimitPerMinute, note)
  await redis.start()
  return redis
}

/** Delays preloading, so that requests that waited for startup go first. */
function preloadSoon(preload: () => Promise<void>, loaded: () => void, log: Logger): void {
  const failed = (error: unknown): void => log.error({ err: error }, 'pages and operations could not be loaded')
  setTimeout(() => preload().catch(failed).finally(loaded), REST_MILLISECONDS).unref()
}

/** Worker threads on the data of this process. */
const poolOn = ({ poolThreads, dataDir }: Settings, store: RelayingStore, failing: ReadonlyMap<string, string>): WorkPool =>
  new WorkPool({
    most: poolThreads,
    program: programOf('service/work/worker-thread'),
    threads: THREAD_OPTIONS,
    world: (): ThreadState => ({ saved: store.saved, dataDir }),
    failing: () => [...failing],
    unpack: deserializeError,
    pack: serializeError,
  })

/** Opens stored indicators and market data; contacts no publisher until started. */
async function openData(settings: Settings, store: RelayingStore, note: Log) {
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
  // With several workers, the first refreshes the data and the others follow its saves.
  const follows = cluster.isWorker && process.env[WORKER_INDEX_VARIABLE] !== '0'
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
