/** One server process, assembled from the service's own parts as in `serve.ts`, on a simulated machine. */

import { drainConnections, type Listener } from '../../service/host/drain-connections.ts'
import { type Allowance, type Limiter, MemoryLimiter } from '../../service/host/limits/rate-limit.ts'
import { RedisLimiter } from '../../service/host/limits/redis-rate-limit.ts'
import { createShutdown } from '../../service/host/shutdown.ts'
import { openRates, type Rates } from '../../service/refresh/open-rates.ts'
import type { Log } from '../../service/refresh/snapshots/snapshot-keeper.ts'
import { Refused } from '../../service/runtime/problem-details.ts'
import { RelayingStore } from '../../service/store/mirrored-store.ts'
import type { SnapshotStore } from '../../service/store/snapshot-store.ts'
import { ClientDisconnected } from '../../service/work/abort-reasons.ts'
import type { Done, Job, JobKind, RunJob } from '../../service/work/batch-job.ts'
import { type JobExecutor, Work } from '../../service/work/expensive-work.ts'
import { SharedRateLimiter } from '../../service/workers/shared-rate-limit.ts'
import { type SimBank, shippedFolder } from './bank.ts'
import type { Channel } from './processes.ts'
import type { Chance } from './random.ts'
import type { SimRedis } from './redis.ts'
import type { SimProcess, SimTime } from './time.ts'

/** A client request, from connection to response. */
export interface Asked {
  readonly address: string
  readonly kind: 'light' | 'dear' | 'hanging'
  /** Arrival time at the process. */
  readonly arrivesAt: number
  /** True for a keep-alive connection. */
  readonly kept: boolean
  server: SimServer | null
  answeredAt: number | null
  status: number | null
  /** True when no response can be expected: the process was killed, or the client hangs. */
  excused: boolean
}

export interface Around {
  readonly time: SimTime
  readonly chance: Chance
  readonly bank: SimBank
  readonly log: (process: SimProcess) => Log
  readonly limit: number
  /** Called for every request within the rate limit. */
  readonly admitted: (address: string, process: SimProcess) => void
  /** Planted faults, to verify that the simulation finds them. */
  readonly plantedDrain: boolean
  readonly plantedPatience: boolean
}

export interface Parts {
  readonly store: SnapshotStore
  readonly redis: SimRedis | null
  readonly refreshes: boolean
  readonly channel: Channel | null
}

const WORK_MILLISECONDS = 800
const THREADS = 2

export class SimServer {
  readonly process: SimProcess
  readonly #around: Around
  readonly #first: SimProcess | null
  readonly #work: Work
  readonly #limiter: Limiter
  readonly #open = new Set<{ asked: Asked | null }>()
  readonly rates: Rates
  readonly end: () => void
  listening = false
  #closing = false
  #draining = false
  #lastRequestAt = 0
  #accepted = 0
  #allClosed = (): void => {}

  private constructor(process: SimProcess, around: Around, parts: Parts, rates: Rates, redis: RedisLimiter | null) {
    this.process = process
    this.#around = around
    this.#first = parts.channel?.first ?? null
    this.rates = rates
    const asked = parts.channel && !redis ? new SharedRateLimiter(around.limit, parts.channel.send, around.log(process)) : null
    this.#limiter = redis ?? asked ?? new MemoryLimiter(around.limit)
    const place = this.#place()
    this.#work = new Work(place)
    this.end = createShutdown({
      drain: () => this.#drain(),
      release: async () => redis?.close(),
      stop: () => rates.stop(),
      lastWords: async () => {},
      exit: (code) => around.time.end(process, code),
    })
    parts.channel?.onMessage((message) => {
      if (message.say === 'answers') asked?.receiveAnswers(message.batch, message.answers)
      else if (message.say === 'end') this.listening || this.#draining ? this.end() : around.time.end(process, 0)
    })
  }

  static async start(process: SimProcess, around: Around, parts: Parts): Promise<SimServer> {
    const log = around.log(process)
    const rates = await openRates({
      shipped: shippedFolder(),
      store: new RelayingStore(parts.store),
      refresh: parts.refreshes ? 'on' : 'off',
      sources: [around.bank.source],
      log,
      eachMilliseconds: 2500,
      pauseMilliseconds: 50,
    })
    const redis = parts.redis ? new RedisLimiter('redis://sim', around.limit, log, parts.redis.connect) : null
    await redis?.start()
    const server = new SimServer(process, around, parts, rates, redis)
    await around.time.wait(around.chance.between(0, 50))
    server.listening = true
    parts.channel?.listening()
    rates.start()
    return server
  }

  /** Connection accepted; its request is in flight. */
  accept(asked: Asked): void {
    const connection = { asked }
    this.#open.add(connection)
    this.#accepted++
    const { time } = this.#around
    time.post(asked.arrivesAt - time.now, () => void this.#answer(connection, asked), this.process)
  }

  async #answer(connection: { asked: Asked | null }, asked: Asked): Promise<void> {
    if (!this.#open.has(connection)) return
    if (this.#closing) return this.#reply(connection, asked, 503)
    if (this.#draining) this.#lastRequestAt = performance.now()
    const { allowed } = await this.#counted(asked.address)
    if (!allowed) return this.#reply(connection, asked, 429)
    this.#around.admitted(asked.address, this.process)
    if (asked.kind === 'hanging') return
    if (asked.kind === 'light') return this.#reply(connection, asked, 200)
    try {
      await this.#work.run(asked.address, JOB)
      this.#reply(connection, asked, 200)
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof ClientDisconnected)) throw error
      this.#reply(connection, asked, error instanceof Refused ? 429 : 503)
    }
  }

  async #counted(address: string): Promise<Allowance> {
    if (!this.#around.plantedPatience || !this.#first) return this.#limiter.hit(address, performance.now())
    const { first, time } = { first: this.#first, time: this.#around.time }
    await new Promise<void>((resolve) => time.post(0, () => time.post(0, resolve, this.process), first))
    return this.#limiter.hit(address, performance.now())
  }

  #reply(connection: { asked: Asked | null }, asked: Asked, status: number): void {
    if (!this.#open.has(connection)) return
    asked.answeredAt = this.#around.time.now
    asked.status = status
    connection.asked = null
    if (!asked.kept || this.#draining || status >= 500) this.#close(connection)
  }

  #close(connection: { asked: Asked | null }): void {
    this.#open.delete(connection)
    if (this.#closing && this.#open.size === 0) this.#allClosed()
  }

  #drain(): Promise<void> {
    this.#draining = true
    const listener: Listener = {
      stopListening: () => {
        this.listening = false
      },
      accepted: () => this.#accepted,
      connections: async () => this.#open.size,
      cutOff: () => {
        for (const connection of [...this.#open]) this.#close(connection)
      },
      close: () => this.#closed(),
    }
    if (!this.#around.plantedDrain) return drainConnections(listener, () => this.#lastRequestAt)
    listener.stopListening()
    return listener.close()
  }

  /** Closes like a Node server: idle connections at once, active ones after their response. */
  #closed(): Promise<void> {
    this.#closing = true
    for (const connection of [...this.#open])
      if (connection.asked === null || connection.asked.arrivesAt > this.#around.time.now) this.#close(connection)
    if (this.#open.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.#allClosed = resolve
    })
  }

  /** Worker threads with delays. */
  #place(): JobExecutor {
    let busy = 0
    let freed = (): void => {}
    const { time, chance } = this.#around
    const run: RunJob = async <K extends JobKind>(): Promise<Done[K]> => {
      busy++
      await time.wait(chance.between(5, WORK_MILLISECONDS))
      busy--
      freed()
      return {} as Done[K]
    }
    return {
      get free() {
        return busy < THREADS
      },
      run,
      whenFree: (told) => {
        freed = told
      },
    }
  }
}

/** Arbitrary job. */
const JOB: Job<'answer'> = { do: 'answer', operation: 'net-salary', input: {}, text: false }
