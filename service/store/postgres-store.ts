import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { codeOf, messageOf } from '../../engine/core/errors.ts'
import { Reconnecting, reasonOf } from '../reconnect.ts'
import { checksum } from './checksum.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const TABLE = 'centavo_snapshot'
/** The channel of LISTEN and NOTIFY; what is sent is the writer and the name. */
const CHANNEL = 'centavo_snapshot'
/** The first half of every advisory lock taken here: "cent" in ASCII, so as not to meet another application's. */
const LOCKS = 0x63656e74

const CONNECT_MILLISECONDS = 3000
const QUERY_MILLISECONDS = 15_000
/** Where notifications do not come through (a pooler in between), this finds what is new; and a dead connection is noticed. */
const LOOK_MILLISECONDS = 30_000
const FIRST_RETRY_MILLISECONDS = 500
const MAX_RETRY_MILLISECONDS = 10_000

const NO_SUCH_TABLE = '42P01'

/** As much of a client of the database as is used here. */
export type DatabaseClient = Pick<pg.Client, 'connect' | 'query' | 'end' | 'on'>

const systemClient = (address: string): DatabaseClient =>
  new pg.Client({
    connectionString: address,
    application_name: 'centavo',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    query_timeout: QUERY_MILLISECONDS,
    keepAlive: true,
  })

interface Options {
  readonly lookMilliseconds?: number
  /** A client not yet connected; of the network unless given. */
  readonly client?: (address: string) => DatabaseClient
}

type Log = (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void

/**
 * One row a version, the newest two kept, each with its checksum. Work here is rare (a save a day), so every piece opens a connection of
 * its own and closes it; only the watch keeps one open.
 */
export class PostgresStore implements SnapshotStore {
  readonly #address: string
  readonly #client: (address: string) => DatabaseClient
  readonly #log: Log
  readonly #lookMilliseconds: number
  readonly #writer = randomUUID()
  readonly #watchers = new Map<string, Set<() => void>>()
  /** The newest version known here, by name. */
  readonly #seen = new Map<string, number>()
  #listener: Listener | undefined

  constructor(address: string, log: Log, { lookMilliseconds = LOOK_MILLISECONDS, client = systemClient }: Options = {}) {
    this.#address = address
    this.#client = client
    this.#log = log
    this.#lookMilliseconds = lookMilliseconds
  }

  load<T>(name: string, read: (text: string) => T): Promise<{ value: T | undefined; problems: string[] }> {
    return this.#connected(async (client) => {
      const problems: string[] = []
      const rows = await rowsOrNone(
        client.query<{ version: string; sha256: string; content: string }>(
          `SELECT version, sha256, content FROM ${TABLE} WHERE name = $1 ORDER BY version DESC`,
          [name],
        ),
      )
      this.#note(name, Number(rows[0]?.version ?? 0))
      for (const { version, sha256, content } of rows) {
        try {
          if (checksum(content) !== sha256) throw new Error('checksum does not match')
          return { value: read(content), problems }
        } catch (error) {
          problems.push(`${name}, version ${version} in PostgreSQL: ${messageOf(error)}`)
        }
      }
      return { value: undefined, problems }
    })
  }

  save(name: string, text: string): Promise<void> {
    return this.#connected(async (client) => {
      await client.query('BEGIN')
      await createTable(client)
      const { rows } = await client.query<{ version: string }>(
        `INSERT INTO ${TABLE} (name, sha256, content) VALUES ($1, $2, $3) RETURNING version`,
        [name, checksum(text), text],
      )
      // A damaged row must not push a good one out.
      await client.query(
        `DELETE FROM ${TABLE} WHERE name = $1 AND version NOT IN (
           SELECT version FROM ${TABLE} WHERE name = $1 AND sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')
           ORDER BY version DESC LIMIT 2)`,
        [name],
      )
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.#writer} ${name}`])
      await client.query('COMMIT')
      this.#note(name, Number(rows[0]!.version))
    })
  }

  watch(name: string, changed: () => void): () => void {
    const watchers = this.#watchers.get(name) ?? new Set()
    this.#watchers.set(name, watchers.add(changed))
    this.#listener ??= new Listener({
      connect: () => this.#connect(),
      lookMilliseconds: this.#lookMilliseconds,
      notified: (payload) => {
        const [writer, saved] = payload.split(' ')
        if (writer !== this.#writer) this.#call(saved!)
      },
      look: (client) => this.#look(client),
      lost: (problem) =>
        this.#log('warn', 'PostgreSQL is down: what is in memory is served, and nothing is saved until it is back', { problem }),
      back: () => {
        this.#log('info', 'PostgreSQL is back')
        for (const watched of this.#watchers.keys()) this.#call(watched)
      },
    })
    return () => {
      watchers.delete(changed)
      if ([...this.#watchers.values()].some(({ size }) => size > 0)) return
      this.#listener?.close()
      this.#listener = undefined
    }
  }

  async exclusively<T extends object>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    const client = await this.#connect().catch(() => undefined)
    if (!client) return work()
    try {
      // Held by the session: should this process die, the server lets go of it.
      const taken = await client
        .query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS mine', [LOCKS, name])
        .then(({ rows }) => !rows[0]!.mine)
        .catch(() => false)
      return taken ? undefined : await work()
    } finally {
      disconnect(client)
    }
  }

  async #look(client: DatabaseClient): Promise<void> {
    const rows = await rowsOrNone(
      client.query<{ name: string; version: string }>(`SELECT name, max(version) AS version FROM ${TABLE} GROUP BY name`),
    )
    for (const { name, version } of rows) if (Number(version) > (this.#seen.get(name) ?? 0)) this.#call(name, Number(version))
  }

  #call(name: string, version?: number): void {
    if (version !== undefined) this.#note(name, version)
    for (const changed of this.#watchers.get(name) ?? []) changed()
  }

  #note(name: string, version: number): void {
    this.#seen.set(name, Math.max(version, this.#seen.get(name) ?? 0))
  }

  async #connect(): Promise<DatabaseClient> {
    const client = this.#client(this.#address)
    // A connection lost between two queries says so here; the next query fails by itself.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      disconnect(client)
      throw new Error(`PostgreSQL: ${reasonOf(error)}`)
    }
  }

  async #connected<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    try {
      return await work(client)
    } finally {
      disconnect(client) // a transaction left open is rolled back
    }
  }
}

interface ListenerOptions {
  connect(): Promise<DatabaseClient>
  readonly lookMilliseconds: number
  notified(payload: string): void
  look(client: DatabaseClient): Promise<void>
  lost(problem: string): void
  back(): void
}

/** Keeps one connection that hears of what others save, and makes another when it breaks. */
class Listener {
  readonly #options: ListenerOptions
  readonly #reconnecting: Reconnecting
  #wake = (): void => {}

  constructor(options: ListenerOptions) {
    this.#options = options
    this.#reconnecting = new Reconnecting({
      session: (up) => this.#session(up),
      lost: (error) => options.lost(reasonOf(error)),
      back: (first) => {
        if (!first) options.back()
      },
      firstRetryMilliseconds: FIRST_RETRY_MILLISECONDS,
      longestRetryMilliseconds: MAX_RETRY_MILLISECONDS,
    })
    void this.#reconnecting.start()
  }

  close(): void {
    this.#reconnecting.close()
    this.#wake()
  }

  async #session(up: () => void): Promise<void> {
    const client = await this.#options.connect()
    try {
      client.on('end', () => this.#wake())
      client.on('notification', ({ payload }) => this.#options.notified(payload ?? ''))
      await client.query(`LISTEN ${CHANNEL}`)
      up()
      // Once at the start, for what was saved before anyone listened.
      while (!this.#reconnecting.closed) {
        await this.#options.look(client)
        await this.#untilNextLook()
      }
    } finally {
      disconnect(client)
    }
  }

  async #untilNextLook(): Promise<void> {
    // Closed during a look, there was nobody to wake.
    if (this.#reconnecting.closed) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#options.lookMilliseconds).unref()
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Two replicas may want to create it at the same moment, and the right to create may be missing where it already is. */
async function createTable(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [TABLE])
  if (rows[0]!.found) return
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCKS, TABLE])
  await client.query(`
    CREATE TABLE IF NOT EXISTS ${TABLE} (
      version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      saved_at timestamptz NOT NULL DEFAULT now(),
      sha256 text NOT NULL,
      content text NOT NULL
    )`)
}

async function rowsOrNone<R extends pg.QueryResultRow>(query: Promise<pg.QueryResult<R>>): Promise<R[]> {
  try {
    return (await query).rows
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return []
    throw error
  }
}

/** Not waited for: a server that does not answer would not answer this either. */
function disconnect(client: DatabaseClient): void {
  client.end().catch(() => {})
}
