/** One process that serves, put together of the service's own parts as `serve.ts` does it, on a simulated machine. */
import type { Done, Job, JobKind, Perform } from '../../service/doors/job.ts'
import { Refused } from '../../service/doors/refusals.ts'
import { Abandoned } from '../../service/host/abandoned.ts'
import { drained, type Listener } from '../../service/host/drain.ts'
import { endOf } from '../../service/host/ending.ts'
import { type Allowance, type Limiter, MemoryLimiter } from '../../service/host/limit.ts'
import { RedisLimiter } from '../../service/host/redis-limit.ts'
import { Work, type Workplace } from '../../service/host/work.ts'
import type { Log } from '../../service/refresh/keeper.ts'
import { openRates, type Rates } from '../../service/refresh/open.ts'
import type { SnapshotStore } from '../../service/store/snapshot-store.ts'
import { TellingStore } from '../../service/store/told-store.ts'
import { AskedLimiter } from '../../service/workers/asked-limit.ts'
import { type SimBank, shippedFolder } from './bank.ts'
import type { Channel } from './processes.ts'
import type { Chance } from './random.ts'
import type { SimRedis } from './redis.ts'
import type { SimProcess, SimTime } from './time.ts'

/** A request of a client, from its connection to its answer. */
export interface Asked {
  readonly address: string
  readonly kind: 'light' | 'dear' | 'hanging'
  /** When it reaches the process. */
  readonly arrivesAt: number
  /** Whether the next may come by the same connection. */
  readonly kept: boolean
  server: SimServer | null
  answeredAt: number | null
  status: number | null
  /** Why no answer can be expected: its process was killed, or the client itself hangs. */
  excused: boolean
}

export interface Around {
  readonly time: SimTime
  readonly chance: Chance
  readonly bank: SimBank
  readonly log: (process: SimProcess) => Log
  readonly limit: number
  /** Told of every request that fits the limit. */
  readonly admitted: (address: string, process: SimProcess) => void
  /** Faults planted to see that they are found. */
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
  #allClosed = (): void => {}

  private constructor(process: SimProcess, around: Around, parts: Parts, rates: Rates, redis: RedisLimiter | null) {
    this.process = process
    this.#around = around
    this.#first = parts.channel?.first ?? null
    this.rates = rates
    const asked = parts.channel && !redis ? new AskedLimiter(around.limit, parts.channel.send, around.log(process)) : null
    this.#limiter = redis ?? asked ?? new MemoryLimiter(around.limit)
    const place = this.#place()
    this.#work = new Work(place)
    this.end = endOf({
      drain: () => this.#drain(),
      release: async () => redis?.close(),
      stop: () => rates.stop(),
      lastWords: async () => {},
      exit: (code) => around.time.end(process, code),
    })
    parts.channel?.onMessage((message) => {
      if (message.say === 'answers') asked?.answered(message.batch, message.answers)
      else if (message.say === 'end') this.listening || this.#draining ? this.end() : around.time.end(process, 0)
    })
  }

  static async start(process: SimProcess, around: Around, parts: Parts): Promise<SimServer> {
    const log = around.log(process)
    const rates = await openRates({
      shipped: shippedFolder(),
      store: new TellingStore(parts.store),
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

  /** A connection was accepted; its request is on its way. */
  accept(asked: Asked): void {
    const connection = { asked }
    this.#open.add(connection)
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
      if (!(error instanceof Refused) && !(error instanceof Abandoned)) throw error
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
      connections: async () => this.#open.size,
      cutOff: () => {
        for (const connection of [...this.#open]) this.#close(connection)
      },
      close: () => this.#closed(),
    }
    if (!this.#around.plantedDrain) return drained(listener, () => this.#lastRequestAt)
    listener.stopListening()
    return listener.close()
  }

  /** As Node closes a server: connections that have sent nothing yet go at once, those being answered when they are. */
  #closed(): Promise<void> {
    this.#closing = true
    for (const connection of [...this.#open])
      if (connection.asked === null || connection.asked.arrivesAt > this.#around.time.now) this.#close(connection)
    if (this.#open.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.#allClosed = resolve
    })
  }

  /** Threads that take their time. */
  #place(): Workplace {
    let busy = 0
    let freed = (): void => {}
    const { time, chance } = this.#around
    const run: Perform = async <K extends JobKind>(): Promise<Done[K]> => {
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

/** What is worked is of no matter here. */
const JOB: Job<'answer'> = { do: 'answer', operation: 'net-salary', input: {}, text: false }
