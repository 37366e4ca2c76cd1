/** PostgreSQL with one table: transactions, session locks and notifications; slow or unavailable on demand. */
import { EventEmitter } from 'node:events'
import { checksum } from '../../service/store/checksum.ts'
import type { DatabaseClient } from '../../service/store/postgres-store.ts'
import type { Chance } from './random.ts'
import type { SimProcess, SimTime } from './time.ts'

interface Row {
  readonly version: number
  readonly name: string
  readonly sha256: string
  readonly content: string
}

const QUERY_MILLISECONDS = 15_000

export class SimPostgres {
  readonly time: SimTime
  readonly chance: Chance
  readonly clients = new Set<SimClient>()
  readonly locks = new Map<string, SimClient>()
  rows: Row[] = []
  versions = 0
  #state: 'well' | 'slow' | 'gone' = 'well'

  constructor(time: SimTime, chance: Chance) {
    this.time = time
    this.chance = chance
  }

  get state(): 'well' | 'slow' | 'gone' {
    return this.#state
  }

  set state(state: 'well' | 'slow' | 'gone') {
    this.#state = state
    if (state === 'gone') for (const client of [...this.clients]) client.lost()
  }

  get latency(): number {
    return this.#state === 'slow' ? this.chance.between(100, 20_000) : this.chance.between(0, 4)
  }

  // Implements only the client methods that the store uses.
  client = (): DatabaseClient => new SimClient(this) as unknown as DatabaseClient

  leave(client: SimClient): void {
    this.clients.delete(client)
    for (const [name, owner] of this.locks) if (owner === client) this.locks.delete(name)
  }

  commit(row: Omit<Row, 'version'>, version: number, from: SimClient, payload: string | null): void {
    this.rows.push({ ...row, version })
    const kept = this.rows
      .filter(({ name, sha256, content }) => name === row.name && checksum(content) === sha256)
      .sort((a, b) => b.version - a.version)
      .slice(0, 2)
    this.rows = this.rows.filter((each) => each.name !== row.name || kept.includes(each))
    if (payload !== null) for (const client of this.clients) if (client !== from || client.listens) client.notified(payload)
  }
}

class SimClient extends EventEmitter {
  readonly #database: SimPostgres
  readonly #owner: SimProcess | null
  readonly #fail = new Set<(error: Error) => void>()
  listens = false
  #open = false
  #written: { row: Omit<Row, 'version'>; version: number } | null = null
  #payload: string | null = null

  constructor(database: SimPostgres) {
    super()
    this.#database = database
    this.#owner = database.time.current
    this.#owner?.onEnd.push(() => database.leave(this))
  }

  async connect(): Promise<void> {
    const { time } = this.#database
    await time.wait(Math.min(3000, this.#database.latency))
    if (this.#database.state === 'gone') throw new Error('connect ECONNREFUSED')
    this.#open = true
    this.#database.clients.add(this)
  }

  query(text: string, values: readonly unknown[] = []): Promise<{ rows: object[] }> {
    const { time, latency } = this.#database
    return new Promise((resolve, reject) => {
      if (!this.#open) return reject(new Error('Connection terminated'))
      const failed = (error: Error): void => {
        this.#fail.delete(failed)
        reject(error)
      }
      this.#fail.add(failed)
      // A statement that times out for the client still completes on the server.
      if (latency > QUERY_MILLISECONDS) time.post(QUERY_MILLISECONDS, () => failed(new Error('Query read timeout')), this.#owner)
      time.post(
        latency,
        () => {
          if (!this.#database.clients.has(this)) return
          const rows = this.#done(text, values)
          time.post(0, () => this.#fail.delete(failed) && resolve({ rows }), this.#owner)
        },
        null,
      )
    })
  }

  async end(): Promise<void> {
    this.#open = false
    this.#written = null
    this.#database.leave(this)
  }

  lost(): void {
    this.#database.leave(this)
    this.#open = false
    this.#database.time.post(
      0,
      () => {
        for (const failed of [...this.#fail]) failed(new Error('Connection terminated unexpectedly'))
        if (this.listenerCount('error') > 0) this.emit('error', new Error('Connection terminated unexpectedly'))
        this.emit('end')
      },
      this.#owner,
    )
  }

  notified(payload: string): void {
    if (this.listens) this.#database.time.post(this.#database.latency, () => this.emit('notification', { payload }), this.#owner)
  }

  #done(text: string, values: readonly unknown[]): object[] {
    const database = this.#database
    const [first, second, third] = values.map(String)
    if (text.startsWith('SELECT version')) return database.rows.filter(({ name }) => name === first).sort((a, b) => b.version - a.version)
    if (text.startsWith('SELECT name, max')) {
      const newest = new Map<string, number>()
      for (const { name, version } of database.rows) newest.set(name, Math.max(version, newest.get(name) ?? 0))
      return [...newest].map(([name, version]) => ({ name, version }))
    }
    if (text.startsWith('SELECT to_regclass')) return [{ found: 'centavo_snapshot' }]
    if (text.startsWith('INSERT')) {
      this.#written = { row: { name: first!, sha256: second!, content: third! }, version: ++database.versions }
      return [{ version: this.#written.version }]
    }
    if (text.startsWith('SELECT pg_notify')) this.#payload = second!
    if (text.startsWith('LISTEN')) this.listens = true
    if (text.startsWith('SELECT pg_try_advisory_lock')) {
      const mine = (database.locks.get(second!) ?? this) === this
      if (mine) database.locks.set(second!, this)
      return [{ mine }]
    }
    if (text === 'COMMIT' && this.#written) {
      database.commit(this.#written.row, this.#written.version, this, this.#payload)
      this.#written = null
      this.#payload = null
    }
    return []
  }
}
