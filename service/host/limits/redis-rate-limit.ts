import { createHash } from 'node:crypto'
import { asError } from '../../../engine/core/errors.ts'
import { Reconnecting, reasonOf } from '../../runtime/reconnect.ts'
import { type Allowance, type Limiter, MemoryLimiter, WINDOW_MILLISECONDS } from './rate-limit.ts'
import { type Connect, RedisConnection, RedisRefusal, type Reply } from './redis-client.ts'

/**
 * Counts and decides atomically by the Redis clock: exact for any replicas. Rejections are not charged, as in memory. After a Redis restart
 * or outage, imports the counts of this process, so that the limit is not granted twice.
 */
const SCRIPT = `
local cost, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local spent, open = tonumber(ARGV[4]), tonumber(ARGV[5])
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = redis.call('PTTL', KEYS[1])
if spent > count then
  if left < 0 then left = open end
  redis.call('SET', KEYS[1], spent, 'PX', left)
  count = spent
end
local allowed = 0
if count + cost <= limit then
  allowed = 1
  count = redis.call('INCRBY', KEYS[1], cost)
  if left < 0 then redis.call('PEXPIRE', KEYS[1], window) end
end
if left < 0 then left = window end
return { allowed, count, left }`
const SCRIPT_NAME = createHash('sha1').update(SCRIPT).digest('hex')

const KEY = 'centavo:limit:'
const WINDOW = String(WINDOW_MILLISECONDS)

const FIRST_RETRY_MILLISECONDS = 100
const MAX_RETRY_MILLISECONDS = 5000

type Log = (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void

/** Counts in Redis or Valkey for all replicas; during an outage counts in-process and logs once. */
export class RedisLimiter implements Limiter {
  readonly #address: string
  readonly #limit: number
  readonly #limitText: string
  readonly #connect: Connect | undefined
  readonly #reconnecting: Reconnecting
  /** Last known state of every window, for in-process counting. */
  #local: MemoryLimiter
  /** State when the connection was made. */
  #before: MemoryLimiter
  #connection: RedisConnection | null = null

  /** @param connect opens the connection; default: network socket. */
  constructor(address: string, limit: number, log: Log, connect?: Connect) {
    this.#address = address
    this.#connect = connect
    this.#limit = limit
    this.#limitText = String(limit)
    this.#local = this.#before = new MemoryLimiter(limit)
    this.#reconnecting = new Reconnecting({
      session: (up) => this.#session(up),
      lost: (error) =>
        log('warn', 'Redis is down: requests are served and limited by this process alone until it is back', { problem: reasonOf(error) }),
      back: (first) => log('info', first ? 'the request limit is shared in Redis' : 'Redis is back: the request limit is shared again'),
      firstRetryMilliseconds: FIRST_RETRY_MILLISECONDS,
      longestRetryMilliseconds: MAX_RETRY_MILLISECONDS,
    })
  }

  /** Resolves after the first connection attempt, successful or not; reconnects automatically from then on. */
  start(): Promise<void> {
    return this.#reconnecting.start()
  }

  close(): void {
    this.#reconnecting.close()
    this.#connection?.close()
  }

  hit(address: string, now: number, cost = 1): Allowance | Promise<Allowance> {
    const connection = this.#connection
    return connection ? this.#shared(connection, address, now, cost) : this.#hitLocally(address, now, cost)
  }

  #hitLocally(address: string, now: number, cost: number): Allowance {
    this.#local.atLeast(address, now, this.#before.spent(address, now))
    return this.#local.hit(address, now, cost)
  }

  async #shared(connection: RedisConnection, address: string, now: number, cost: number): Promise<Allowance> {
    const since = performance.now()
    const { count: spent, leftMilliseconds } = this.#before.spent(address, now)
    const rest = [
      '1',
      KEY + address,
      String(cost),
      this.#limitText,
      WINDOW,
      String(spent),
      String(Math.max(1, Math.ceil(leftMilliseconds))),
    ]
    try {
      const reply = await connection.commandSince(since, 'EVALSHA', SCRIPT_NAME, ...rest).catch((error: Error) => {
        // The script cache was flushed: reload the script.
        if (error instanceof RedisRefusal && error.message.startsWith('NOSCRIPT'))
          return connection.commandSince(since, 'EVAL', SCRIPT, ...rest)
        throw error
      })
      const [allowed, count, left] = threeNumbers(reply)
      this.#local.note(address, now, count, left)
      return { limit: this.#limit, remaining: Math.max(0, this.#limit - count), reset: Math.ceil(left / 1000), allowed: allowed === 1 }
    } catch (error) {
      connection.close(asError(error))
      return this.#hitLocally(address, now, cost)
    }
  }

  async #session(up: () => void): Promise<void> {
    const connection = await RedisConnection.open(this.#address, this.#connect)
    try {
      // Loads the script and verifies that counting works: a full or read-only Redis is unusable.
      threeNumbers(await connection.command('EVAL', SCRIPT, '1', `${KEY}probe`, '0', this.#limitText, WINDOW, '0', '1'))
      if (this.#reconnecting.closed) return
      // Includes counts from before the last connection, for addresses inactive since.
      this.#local.absorb(this.#before, performance.now())
      this.#before = this.#local
      this.#local = new MemoryLimiter(this.#limit)
      this.#connection = connection
      up()
      throw await connection.ended
    } finally {
      this.#connection = null
      connection.close()
    }
  }
}

function threeNumbers(reply: Reply): [number, number, number] {
  const [allowed, count, left, ...more] = Array.isArray(reply) ? reply : []
  if (typeof allowed === 'number' && typeof count === 'number' && typeof left === 'number' && more.length === 0)
    return [allowed, count, left]
  throw new Error('an unexpected reply from Redis')
}
