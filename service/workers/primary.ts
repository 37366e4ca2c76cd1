/** Primary process of a cluster: owns the port, counts requests for all workers, replaces crashed workers and performs rolling restarts. */
import { once } from 'node:events'
import { messageOf } from '../../engine/core/errors.ts'
import { MemoryLimiter } from '../host/limits/rate-limit.ts'
import { serveMetrics } from '../host/metrics-server.ts'
import type { Log } from '../refresh/snapshots/snapshot-keeper.ts'
import { BadSettings, listeningProblem, type Settings } from '../settings.ts'
import { sumMetrics } from './merge-metrics.ts'
import type { FromPrimary, FromWorker } from './messages.ts'
import { type Processes, systemProcesses, type WorkerProcess } from './processes.ts'

const FIRST_WAIT_MILLISECONDS = 100
const MAX_WAIT_MILLISECONDS = 30_000
/** Uptime after which a crash no longer counts as a startup failure. */
const HEALTHY_MILLISECONDS = 60_000
const FIGURES_MILLISECONDS = 1000
/** Delay after connections are cut off: slightly above a worker's maximum shutdown time. */
const AFTER_CUT_OFF_MILLISECONDS = 5_000

interface WorkerSlot {
  readonly index: number
  worker: WorkerProcess
  bornAt: number
  deathsInARow: number
}

export type SupervisorSettings = Pick<Settings, 'workers' | 'rateLimitPerMinute' | 'metricsPort' | 'host' | 'shutdownSeconds'>

/** @param exec entry file of a worker. */
export const superviseWorkers = (settings: SupervisorSettings, exec: string, log: Log): Promise<void> =>
  supervise(settings, systemProcesses(exec), log)

export async function supervise(settings: SupervisorSettings, processes: Processes, log: Log): Promise<void> {
  const limiter = new MemoryLimiter(settings.rateLimitPerMinute)
  const figures = new Figures()
  /** Workers stopped on purpose: their exit is not a crash. */
  const leaving = new Set<WorkerProcess>()
  const places: WorkerSlot[] = []
  let ending = false

  const send = (worker: WorkerProcess, message: FromPrimary): void => {
    if (worker.isConnected()) worker.send(message)
  }

  function born(index: number): WorkerProcess {
    const worker = processes.fork(index)
    worker.on('message', (message: FromWorker) => {
      if (message.say === 'figures') return figures.receive(worker, message.id, message.text)
      const now = performance.now()
      const answers = message.hits.map(([address, cost, count, leftMilliseconds]) => {
        if (count > 0) limiter.atLeast(address, now, { count, leftMilliseconds })
        const { remaining, reset, allowed } = limiter.hit(address, now, cost)
        return [remaining, reset, allowed] as const
      })
      send(worker, { say: 'answers', batch: message.batch, answers })
    })
    // Ignores messages to a worker that just died.
    worker.on('error', () => {})
    return worker
  }

  /** Resolves when a worker listens; rejects with its exit code or signal if it exits first. */
  async function listens(worker: WorkerProcess): Promise<void> {
    const ended = new AbortController()
    const died = once(worker, 'exit', { signal: ended.signal }).then(([code, signal]) => {
      throw new Error(`ended with ${code ?? signal} before it listened`)
    })
    try {
      await Promise.race([once(worker, 'listening', { signal: ended.signal }), died])
    } finally {
      died.catch(() => {})
      ended.abort()
    }
  }

  processes.onExit((worker, code, signal) => {
    figures.left(worker)
    if (leaving.delete(worker) || ending) return
    const place = places.find((each) => each.worker === worker)
    if (!place) return
    place.deathsInARow = performance.now() - place.bornAt > HEALTHY_MILLISECONDS ? 1 : place.deathsInARow + 1
    const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (place.deathsInARow - 1), MAX_WAIT_MILLISECONDS)
    log('warn', 'a worker died and is replaced', { place: place.index, ended: code ?? signal, afterMilliseconds: wait })
    setTimeout(() => {
      if (ending || place.worker !== worker) return
      place.worker = born(place.index)
      place.bornAt = performance.now()
    }, wait)
  })

  /** Rolling restart: each new worker listens before the old one stops, so capacity never drops. */
  async function restart(): Promise<void> {
    for (const place of places) {
      if (ending) return
      const next = born(place.index)
      leaving.add(next) // until it listens, its exit is not a crash of the slot
      try {
        await listens(next)
      } catch (error) {
        leaving.delete(next)
        if (ending) return
        log('error', 'a new worker did not start: the old ones go on', { problem: messageOf(error) })
        return
      }
      leaving.delete(next)
      const old = place.worker
      leaving.add(old)
      place.worker = next
      place.bornAt = performance.now()
      place.deathsInARow = 0
      const workerExited = old.isDead() ? leaving.delete(old) : once(old, 'exit')
      send(old, { say: 'end' })
      await workerExited
    }
    log('info', 'every worker was restarted')
  }

  let restarting = false
  processes.onSignal('SIGHUP', async () => {
    if (restarting) return
    restarting = true
    await restart()
    restarting = false
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    processes.onSignal(signal, () => {
      if (ending) return
      ending = true
      setTimeout(() => processes.exit(1), settings.shutdownSeconds * 1000 + AFTER_CUT_OFF_MILLISECONDS).unref()
      const workers = processes.living()
      const ends = workers.map((worker) => once(worker, 'exit'))
      for (const worker of workers) {
        send(worker, { say: 'end' })
        // A starting worker receives no messages yet: repeats the shutdown once it listens.
        worker.once('listening', () => send(worker, { say: 'end' }))
      }
      Promise.all(ends).then(() => processes.exit(0))
    })
  }

  // Waits for the first worker alone, so that a port problem is reported once.
  for (let index = 0; index < settings.workers; index++) {
    const worker = born(index)
    places.push({ index, worker, bornAt: performance.now(), deathsInARow: 0 })
    if (index > 0) continue
    leaving.add(worker)
    // The worker has logged the reason, except during shutdown.
    await listens(worker).catch(() => ending || processes.exit(1))
    leaving.delete(worker)
    if (ending) return
  }
  if (settings.metricsPort !== null) {
    const port = settings.metricsPort
    await serveMetrics(
      () =>
        figures.text(
          places.map(({ worker }) => worker),
          send,
        ),
      port,
      settings.host,
    ).catch((error: unknown) => {
      const problem = listeningProblem(error, 'METRICS_PORT', port, settings.host)
      throw problem === null ? error : new BadSettings([problem])
    })
  }
  log('info', `${settings.workers} workers serve`, { workers: settings.workers })
}

/** Metrics of every worker, collected on demand. */
class Figures {
  #requests = 0
  readonly #last = new Map<WorkerProcess, string>()
  readonly #gone: string[] = []
  readonly #pending = new Map<string, () => void>()

  receive(worker: WorkerProcess, id: number, text: string): void {
    this.#last.set(worker, text)
    this.#pending.get(`${worker.id} ${id}`)?.()
  }

  /** Keeps the last reported counters: a worker that shuts down gracefully reports them last. */
  left(worker: WorkerProcess): void {
    const text = this.#last.get(worker)
    this.#last.delete(worker)
    if (text !== undefined) this.#gone.splice(0, this.#gone.length, sumMetrics([], [...this.#gone, text]))
  }

  async text(workers: readonly WorkerProcess[], send: (worker: WorkerProcess, message: FromPrimary) => void): Promise<string> {
    const id = this.#requests++
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve) => {
            const key = `${worker.id} ${id}`
            const done = (): void => {
              clearTimeout(late)
              this.#pending.delete(key)
              resolve()
            }
            const late = setTimeout(done, FIGURES_MILLISECONDS)
            this.#pending.set(key, done)
            send(worker, { say: 'figures?', id })
          }),
      ),
    )
    const alive = workers.filter((worker) => worker.isConnected()).length
    return `${sumMetrics([...this.#last.values()], this.#gone)}# HELP centavo_workers Processes that serve.\n# TYPE centavo_workers gauge\ncentavo_workers ${alive}\n`
  }
}
