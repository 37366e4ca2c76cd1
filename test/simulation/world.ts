/**
 * A whole service on a simulated machine: requests, faults and event order all derive from one seed. `playedBy` runs it and throws when an
 * invariant is violated.
 */
import { createHash } from 'node:crypto'
import { type Day, saoPauloDay } from '../../engine/core/day.ts'
import { readSnapshot } from '../../engine/indicators/series.ts'
import type { Log } from '../../service/refresh/snapshots/snapshot-keeper.ts'
import { checksum } from '../../service/store/checksum.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { PostgresStore } from '../../service/store/postgres-store.ts'
import type { SnapshotStore } from '../../service/store/snapshot-store.ts'
import { supervise } from '../../service/workers/primary.ts'
import { BANK_STATES, SimBank, truthOf } from './bank.ts'
import { SimDisk } from './disk.ts'
import { SimPostgres } from './postgres.ts'
import { type Channel, SimProcesses } from './processes.ts'
import { Chance } from './random.ts'
import { SimRedis } from './redis.ts'
import { type Asked, SimServer } from './server.ts'
import { SimProcess, SimTime } from './time.ts'

/** Faults that can be planted in the service, to verify that the simulation finds them. */
export const PLANTS = ['deaf while starting', 'closes at once', 'forgets the count', 'writes in place', 'waits for ever'] as const
export type Plant = (typeof PLANTS)[number]

const SHAPES = ['workers', 'replicas', 'one folder'] as const

const START = '2026-09-01T12:00:00Z'
/** Interval between checks for data saved by another process: long, to limit events in a run of hours. */
const LOOK_MILLISECONDS = 30_000
const LIMIT = 10
const ADDRESSES = ['203.0.113.1', '203.0.113.2']
/** Duration of request traffic, within one rate-limit window. */
const BUSY_MILLISECONDS = 50_000
const MAX_LATENCY_MILLISECONDS = 200
/** Maximum wait of a light request with any limiter: half a second plus the Redis connection timeout. */
const MAX_WAIT_MILLISECONDS = 1_000
const MAX_ENDING_MILLISECONDS = 25_000
const DAY_MILLISECONDS = 86_400_000
const FOLDER = '/data'
const KEPT_LINES = 60
/** Recovery takes three simulated days, the cost of forty seeds without it. */
const RECOVERS_ONE_IN = 50

export class SimulationFailure extends Error {
  readonly seed: number

  constructor(seed: number, broken: string, trace: readonly string[]) {
    super(`SEED=${seed}: ${broken}\n${trace.join('\n')}`)
    this.seed = seed
  }
}

export interface Played {
  readonly shape: string
  readonly faults: readonly string[]
  readonly events: number
  readonly requests: number
  /** Equal for identical event sequences. */
  readonly digest: string
}

/** Runs one seed to its end. */
export async function playedBy(seed: number, plant: Plant | null = null): Promise<Played> {
  const world = new World(seed, plant)
  const restore = world.time.install()
  try {
    await world.play()
    return world.played()
  } finally {
    restore()
  }
}

class World {
  readonly #seed: number
  readonly #plant: Plant | null
  readonly #chance: Chance
  readonly time: SimTime
  readonly #disk: SimDisk
  readonly #bank: SimBank
  readonly #redis: SimRedis
  readonly #postgres: SimPostgres
  readonly #shape: (typeof SHAPES)[number]
  readonly #asked: Asked[] = []
  readonly #admitted = new Map<string, number>()
  readonly #servers: SimServer[] = []
  readonly #singles: SimProcess[] = []
  readonly #faults: string[] = []
  readonly #trace: string[] = []
  readonly #hash = createHash('sha256')
  #processes: SimProcesses | null = null
  #primary: SimProcess | null = null
  #diskFailed = false
  #databaseFailed = false
  /** Logged error that no fault explains. */
  #unexpected: string | null = null
  /** Processes that lost their rate-limit counts. */
  #memoriesLost = 0
  /** True when the shared counter was ever unreachable. */
  #countedApart = false
  #stopAsked: { process: SimProcess; at: number }[] = []

  constructor(seed: number, plant: Plant | null) {
    this.#seed = seed
    this.#plant = plant
    this.#chance = new Chance(seed)
    this.time = new SimTime(this.#chance, START)
    this.#disk = new SimDisk(this.time, this.#chance)
    this.#bank = new SimBank(this.time, this.#chance)
    this.#redis = new SimRedis(this.time, this.#chance)
    this.#postgres = new SimPostgres(this.time, this.#chance)
    this.#shape = this.#chance.of(SHAPES)
  }

  played(): Played {
    return {
      shape: this.#shape,
      faults: this.#faults,
      events: this.time.events,
      requests: this.#asked.length,
      digest: this.#hash.digest('hex'),
    }
  }

  async play(): Promise<void> {
    // Faults may exist before startup.
    if (this.#chance.oneIn(3)) this.#plan(this.#chance.between(0, 2_000))
    this.#boot()
    await this.time.until(8_000, () => this.#listening().length > 0)
    const begins = this.time.now
    for (const address of ADDRESSES) this.#askFrom(address, begins)
    for (let count = this.#chance.whole(1, 4); count > 0; count--) this.#plan(begins + this.#chance.between(0, BUSY_MILLISECONDS))
    await this.time.until(begins + BUSY_MILLISECONDS + 5_000)
    this.#assertTrue()
    this.#heal()
    if (this.#chance.oneIn(RECOVERS_ONE_IN)) await this.#assertRecovers()
    this.#endAll()
    await this.time.until(this.time.now + 40_000)
    if (this.#unexpected) this.#broken(`the disk is well, and yet ${this.#unexpected}`)
    this.#assertAnswered()
    this.#assertLimited()
    this.#assertWhole()
    this.#assertEnded()
  }

  // Setup.

  #boot(): void {
    if (this.#shape === 'workers') {
      const primary = new SimProcess('primary')
      this.#primary = primary
      this.#processes = new SimProcesses(this.time, this.#chance, primary, (process, place, channel) =>
        this.#serve(process, place === 0, channel),
      )
      this.#processes.deafWhileStarting = this.#plant === 'deaf while starting'
      const settings = { workers: 2, rateLimitPerMinute: LIMIT, metricsPort: null, host: '', shutdownSeconds: 20 }
      this.time.post(0, () => void supervise(settings, this.#processes!, this.#log(primary)), primary)
    } else for (const name of ['replica 1', 'replica 2']) this.#startSingle(name)
    // Concurrent saves overlap only on a slow disk.
    if (this.#shape === 'one folder' && this.#chance.oneIn(3)) this.#disk.state = 'slow'
  }

  #startSingle(name: string): void {
    const process = new SimProcess(name)
    this.#singles.push(process)
    this.time.post(this.#chance.between(50, 2000), () => this.#serve(process, true, null), process)
  }

  #serve(process: SimProcess, refreshes: boolean, channel: Channel | null): void {
    const replicas = this.#shape === 'replicas'
    const store: SnapshotStore = replicas
      ? new PostgresStore('postgres://sim', this.#log(process), { client: this.#postgres.client })
      : this.#plant === 'writes in place'
        ? new InPlaceStore(this.#disk)
        : new FileStore(FOLDER, this.#disk.port, LOOK_MILLISECONDS)
    const around = {
      time: this.time,
      chance: this.#chance,
      bank: this.#bank,
      log: (of: SimProcess) => this.#log(of),
      limit: this.#plant === 'forgets the count' ? LIMIT * 3 : LIMIT,
      admitted: (address: string) => this.#admitted.set(address, (this.#admitted.get(address) ?? 0) + 1),
      plantedDrain: this.#plant === 'closes at once',
      plantedPatience: this.#plant === 'waits for ever',
    }
    const parts = { store, redis: replicas ? this.#redis : null, refreshes, channel }
    void SimServer.start(process, around, parts).then((server) => {
      if (process.alive) this.#servers.push(server)
      this.#say(process, 'listens')
    })
    process.onEnd.push(() => this.#ended(process))
  }

  #ended(process: SimProcess): void {
    this.#say(process, `ended with ${process.exitCode ?? 'SIGKILL'}`)
    if (process.exitCode === null) {
      this.#memoriesLost++
      for (const asked of this.#asked) if (asked.server?.process === process && asked.answeredAt === null) asked.excused = true
    }
  }

  #log =
    (process: SimProcess): Log =>
    (level, message, details) => {
      const line = `${level}: ${message}${details ? ` ${JSON.stringify(details)}` : ''}`
      this.#say(process, line)
      if (message.includes('could not be saved') && this.#shape !== 'replicas' && !this.#diskFailed) this.#unexpected ??= line
    }

  #say(process: SimProcess | null, line: string): void {
    const text = `${(this.time.now / 1000).toFixed(3)} ${process?.name ?? 'world'}: ${line}`
    this.#hash.update(text)
    this.#trace.push(text)
    if (this.#trace.length > KEPT_LINES) this.#trace.shift()
  }

  // Clients.

  #listening(): SimServer[] {
    return this.#servers.filter(({ listening, process }) => listening && process.alive)
  }

  #askFrom(address: string, begins: number): void {
    const count = this.#chance.whole(10, 45)
    // Some clients spread their requests over the minute, others send a burst.
    const span = this.#chance.between(5_000, BUSY_MILLISECONDS)
    const first = begins + this.#chance.between(0, BUSY_MILLISECONDS - span)
    for (let left = count; left > 0; left--) {
      const at = first + this.#chance.between(0, span)
      this.time.post(at - this.time.now, () => this.#connect(address), null)
    }
  }

  #connect(address: string): void {
    const listening = this.#listening()
    const awake = listening.filter(({ process }) => !process.stopped)
    // A free process takes the connection; without a listener it is refused, which violates nothing.
    const server = this.#chance.of(awake.length > 0 ? awake : listening)
    if (!server) return
    const kind = this.#chance.oneIn(40) ? 'hanging' : this.#chance.oneIn(4) ? 'dear' : 'light'
    const arrivesAt = this.time.now + this.#chance.between(0, MAX_LATENCY_MILLISECONDS)
    const asked: Asked = {
      address,
      kind,
      arrivesAt,
      kept: this.#chance.oneIn(2),
      server,
      answeredAt: null,
      status: null,
      excused: kind === 'hanging',
    }
    this.#asked.push(asked)
    server.accept(asked)
  }

  // Faults.

  #plan(at: number): void {
    this.time.post(at - this.time.now, () => this.#break(), null)
  }

  #break(): void {
    const faults = { ...this.#commonFaults(), ...(this.#primary ? this.#workerFaults() : this.#replicaFaults()) }
    const name = this.#chance.of(Object.keys(faults))
    this.#faults.push(name)
    this.#say(null, name)
    faults[name]!()
  }

  /** Applies a fault for a few seconds. */
  #for(most: number, begin: () => void, end: () => void): void {
    begin()
    this.time.post(this.#chance.between(200, most), end, null)
  }

  #commonFaults(): Record<string, () => void> {
    const disk = (state: SimDisk['state']) => () =>
      this.#for(
        20_000,
        () => {
          this.#diskFailed ||= state !== 'slow'
          this.#disk.state = state
        },
        () => {
          this.#disk.state = 'well'
        },
      )
    return {
      'disk full': disk('full'),
      'disk read-only': disk('readOnly'),
      'disk slow': disk('slow'),
      'clock a day ahead': () => this.time.jump(DAY_MILLISECONDS),
      'clock a day back': () => this.time.jump(-DAY_MILLISECONDS),
      'killed while it saves': () => {
        this.#disk.whileWriting = (process) => this.time.post(0, () => this.time.end(process, null), null)
      },
      'bank changes': () => {
        this.#bank.state = this.#chance.of(BANK_STATES)
      },
      'told to end': () => this.#endAll(),
    }
  }

  #workerFaults(): Record<string, () => void> {
    const primary = this.#primary!
    const workers = (): SimProcess[] => this.#processes!.workers.map(({ process }) => process).filter(({ alive }) => alive)
    return {
      restart: () => this.#processes!.signal('SIGHUP'),
      'restart, and end while it starts': () => {
        this.#processes!.signal('SIGHUP')
        this.time.post(this.#chance.between(0, 3000), () => this.#endAll(), null)
      },
      'a worker killed': () => {
        const worker = this.#chance.of(workers())
        if (worker) this.time.end(worker, null)
      },
      'a worker stopped': () => {
        const worker = this.#chance.of(workers())
        if (worker) this.#stopped(worker, 5_000)
      },
      'the first process stopped': () => this.#stopped(primary, 15_000),
    }
  }

  #replicaFaults(): Record<string, () => void> {
    const alive = (): SimProcess[] => this.#singles.filter((process) => process.alive)
    const replaced = (how: (process: SimProcess) => void) => () => {
      const process = this.#chance.of(alive())
      if (!process) return
      this.#memoriesLost++
      process.onEnd.push(() => this.#startSingle(`${process.name}+`))
      how(process)
    }
    const shared =
      this.#shape === 'replicas'
        ? { ...this.#redisFaults(), ...this.#postgresFaults() }
        : { 'a release': replaced((process) => this.#end(process)) }
    return {
      'a replica killed': replaced((process) => this.time.end(process, null)),
      'a replica replaced': replaced((process) => this.#end(process)),
      'a replica stopped': () => {
        const process = this.#chance.of(alive())
        if (process) this.#stopped(process, 5_000)
      },
      ...shared,
    }
  }

  #redisFaults(): Record<string, () => void> {
    const redis = (state: SimRedis['state']) => () =>
      this.#for(
        15_000,
        () => {
          this.#countedApart = true
          this.#redis.state = state
        },
        () => {
          this.#redis.state = 'well'
        },
      )
    return {
      'Redis gone': redis('gone'),
      'Redis slow': redis('slow'),
      'Redis hangs': redis('hanging'),
      'Redis restarted': () => {
        this.#countedApart = true
        this.#redis.state = 'gone'
        this.#redis.forget()
        this.time.post(
          this.#chance.between(10, 2000),
          () => {
            this.#redis.state = 'well'
          },
          null,
        )
      },
    }
  }

  #postgresFaults(): Record<string, () => void> {
    const postgres = (state: SimPostgres['state']) => () =>
      this.#for(
        20_000,
        () => {
          this.#databaseFailed = true
          this.#postgres.state = state
        },
        () => {
          this.#postgres.state = 'well'
        },
      )
    return { 'PostgreSQL gone': postgres('gone'), 'PostgreSQL slow': postgres('slow') }
  }

  #stopped(process: SimProcess, most: number): void {
    this.#countedApart = true
    this.#for(
      most,
      () => {
        this.time.stop(process)
        this.#excuseWaits(process)
      },
      () => this.time.go(process),
    )
  }

  /** A stopped process answers late, and delays requests it handles for others. */
  #excuseWaits(process: SimProcess): void {
    this.#stoppedEver.add(process)
  }
  readonly #stoppedEver = new Set<SimProcess>()

  #heal(): void {
    this.#disk.state = 'well'
    this.#bank.state = 'well'
    this.#redis.state = 'well'
    this.#postgres.state = 'well'
    for (const process of this.#stoppedEver) this.time.go(process)
  }

  #endAll(): void {
    if (this.#primary) {
      const primary = this.#primary
      this.#processes!.signal('SIGTERM', () => this.#stopAsked.push({ process: primary, at: this.time.now }))
    }
    for (const process of this.#singles) this.#end(process)
  }

  #end(process: SimProcess): void {
    this.time.post(
      0,
      () => {
        const server = this.#servers.find((each) => each.process === process)
        this.#say(process, 'SIGTERM')
        this.#stopAsked.push({ process, at: this.time.now })
        // A process that is not serving yet has no signal handler: the system ends it.
        if (server) server.end()
        else this.time.end(process, 0)
      },
      process,
    )
  }

  // Invariants.

  #broken(what: string): never {
    throw new SimulationFailure(this.#seed, `${this.#shape}: ${what}`, this.#trace)
  }

  #assertAnswered(): void {
    for (const { address, kind, arrivesAt, answeredAt, excused, server } of this.#asked) {
      if (answeredAt === null && !excused)
        this.#broken(`a ${kind} request of ${address}, accepted by ${server!.process.name}, due at ${arrivesAt}, was never answered`)
      const waited = (answeredAt ?? 0) - arrivesAt
      if (kind === 'light' && waited > MAX_WAIT_MILLISECONDS && !this.#stoppedEver.has(server!.process))
        this.#broken(`a light request waited ${Math.round(waited)} ms in ${server!.process.name}`)
    }
  }

  #assertLimited(): void {
    const counters = this.#shape === 'one folder' ? 2 : 1
    for (const [address, admitted] of this.#admitted) {
      const disturbed = this.#countedApart || this.#memoriesLost > 0
      const most = LIMIT * (disturbed ? 2 + this.#memoriesLost : counters)
      if (admitted > most) this.#broken(`${address} was let through ${admitted} times, and ${most} is the most`)
    }
  }

  /** Served values are always published ones, even with false source data, and never of a future day with a clock one day ahead. */
  #assertTrue(): void {
    for (const { process, rates } of this.#listening()) {
      const told = rates.port.latest('dollar', saoPauloDay(new Date()))
      if (told && told.value !== Number(truthOf('dollar', told.date)))
        this.#broken(`${process.name} answers ${told.value} for ${told.date}`)
    }
  }

  /** Stored data was saved by some process, with true values only. */
  #assertWhole(): void {
    const texts = this.#shape === 'replicas' ? this.#postgres.rows.map(({ content }) => content) : this.#savedFiles()
    for (const text of texts) {
      try {
        for (const [id, { days, values }] of readSnapshot(text))
          for (const [index, day] of days.entries())
            if (Number(values[index]) !== Number(truthOf(id, day))) this.#broken(`${id} of ${day} was kept as ${values[index]}`)
      } catch (error) {
        if (error instanceof SimulationFailure) throw error
        this.#broken(`what was kept cannot be read: ${error instanceof Error ? error.message : error}`)
      }
    }
  }

  #savedFiles(): string[] {
    return [...this.#disk.files]
      .filter(([path]) => path.endsWith('.snapshot') || path.endsWith('.previous'))
      .map(([, { text }]) => text.slice(text.indexOf('\n') + 1))
  }

  #assertEnded(): void {
    for (const { process, at } of this.#stopAsked) {
      if (process.alive) this.#broken(`${process.name} was told to end at ${at} and has not`)
      if (process.exitCode === 1 && !this.#databaseFailed) this.#broken(`${process.name} ended by force`)
      const took = process.endedAt! - at
      if (took > MAX_ENDING_MILLISECONDS && !this.#stoppedEver.has(process))
        this.#broken(`${process.name} took ${Math.round(took)} ms to end`)
    }
    const left = this.#processes?.workers.filter(({ process }) => process.alive) ?? []
    if (left.length > 0) this.#broken(`${left[0]!.process.name} outlived the first process`)
  }

  /** After all faults end, every serving process has the published values within three days and reports them fresh. */
  async #assertRecovers(): Promise<void> {
    if (this.#listening().length === 0) return
    this.#say(null, 'all is well')
    await this.time.until(this.time.now + 3 * DAY_MILLISECONDS)
    for (const { process, rates } of this.#listening()) {
      const today: Day = saoPauloDay(new Date())
      const told = rates.port.latest('dollar', today)
      if (!told || told.stale) this.#broken(`${process.name} is not fresh after three days: ${JSON.stringify(told ?? null)}`)
    }
  }
}

/** Planted fault: a store that overwrites in place. */
class InPlaceStore extends FileStore {
  readonly #disk: SimDisk

  constructor(disk: SimDisk) {
    super(FOLDER, disk.port, LOOK_MILLISECONDS)
    this.#disk = disk
  }

  override async save(name: string, text: string): Promise<void> {
    await this.#disk.overwrite(`${FOLDER}/${name}.snapshot`, `centavo-snapshot 1 sha256=${checksum(text)}\n${text}`)
  }
}
