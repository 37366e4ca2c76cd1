import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { codeOf, messageOf } from '../../engine/core/errors.ts'
import { Reconnecting, reasonOf } from '../runtime/reconnect.ts'
import { checksum } from './checksum.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const TABLE = 'centavo_snapshot'
/** LISTEN/NOTIFY channel; the payload is the writer and the snapshot name. */
const CHANNEL = 'centavo_snapshot'
/** First key of every advisory lock: "cent" in ASCII, to avoid collisions with other applications. */
const LOCKS = 0x63656e74

const CONNECT_MILLISECONDS = 3000
const QUERY_MILLISECONDS = 15_000
/** Polling interval: finds saves when a pooler drops notifications, and detects a dead connection. */
const LOOK_MILLISECONDS = 30_000
const FIRST_RETRY_MILLISECONDS = 500
const MAX_RETRY_MILLISECONDS = 10_000

const NO_SUCH_TABLE = '42P01'

/** Subset of the database client in use. */
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
  /** Factory of an unconnected client. Default: a network client. */
  readonly client?: (address: string) => DatabaseClient
}

type Log = (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void

/**
 * One row per version, the newest two kept, each with its checksum. Saves are rare (one a day), so each operation opens and closes its own
 * connection; only the watch keeps one open.
 */
export class PostgresStore implements SnapshotStore {
  readonly #address: string
  readonly #client: (address: string) => DatabaseClient
  readonly #log: Log
  readonly #pollMilliseconds: number
  readonly #writer = randomUUID()
  readonly #watchers = new Map<string, Set<() => void>>()
  /** Newest version seen by this process, by name. */
  readonly #seen = new Map<string, number>()
  #listener: Listener | undefined

  constructor(address: string, log: Log, { lookMilliseconds = LOOK_MILLISECONDS, client = systemClient }: Options = {}) {
    this.#address = address
    this.#client = client
    this.#log = log
    this.#pollMilliseconds = lookMilliseconds
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
      // A damaged row must not evict a good one.
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
      lookMilliseconds: this.#pollMilliseconds,
      notified: (payload) => {
        const [writer, saved] = payload.split(' ')
        if (saved !== undefined && writer !== this.#writer) this.#call(saved)
      },
      look: (client) => this.#poll(client),
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
      // Session lock: the server releases it when this process dies.
      const taken = await client
        .query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS mine', [LOCKS, name])
        .then(({ rows }) => !rows[0]!.mine)
        .catch(() => false)
      return taken ? undefined : await work()
    } finally {
      disconnect(client)
    }
  }

  async #poll(client: DatabaseClient): Promise<void> {
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
    // Ignores a connection lost between two queries: the next query fails by itself.
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
      disconnect(client) // The server rolls back an open transaction
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

/** Keeps one connection that listens for saves of others, and reconnects when it breaks. */
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
      // The first poll covers saves from before the LISTEN.
      while (!this.#reconnecting.closed) {
        await this.#options.look(client)
        await this.#untilNextLook()
      }
    } finally {
      disconnect(client)
    }
  }

  async #untilNextLook(): Promise<void> {
    // `close` during a poll finds no waiter to wake.
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

/** Locks, since two replicas may create the table at once; checks first, since the role may lack CREATE on an existing table. */
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

/** Not awaited: an unresponsive server would not answer this either. */
function disconnect(client: DatabaseClient): void {
  client.end().catch(() => {})
}
