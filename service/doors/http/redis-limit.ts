import { createHash } from 'node:crypto'
import { type Allowance, type Limiter, MemoryLimiter, WINDOW_MILLISECONDS } from './limit.ts'
import { RedisConnection, RedisRefusal, type Reply } from './redis.ts'

/** Counts and decides in one step, by the clock of Redis: exact whichever replicas ask. What is refused does not count, as in memory. */
const SCRIPT = `
local cost, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = redis.call('PTTL', KEYS[1])
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
const LONGEST_RETRY_MILLISECONDS = 5000

type Log = (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void

/** Counted in Redis or Valkey, for all replicas together; while it is away, in this process, and the log says so once. */
export class RedisLimiter implements Limiter {
  readonly #address: string
  readonly #limit: number
  readonly #limitText: string
  readonly #log: Log
  readonly #alone: MemoryLimiter
  #connection: RedisConnection | null = null
  #state: 'starting' | 'shared' | 'alone' | 'closed' = 'starting'
  #cancelRetry = (): void => {}

  constructor(address: string, limit: number, log: Log) {
    this.#address = address
    this.#limit = limit
    this.#limitText = String(limit)
    this.#log = log
    this.#alone = new MemoryLimiter(limit)
  }

  /** Resolves when the first attempt to connect has ended, well or not; from then on the connection is kept up by itself. */
  start(): Promise<void> {
    return new Promise((tried) => void this.#stayConnected(tried))
  }

  close(): void {
    this.#state = 'closed'
    this.#cancelRetry()
    this.#connection?.close()
  }

  hit(address: string, now: number, cost = 1): Allowance | Promise<Allowance> {
    const connection = this.#connection
    return connection ? this.#shared(connection, address, now, cost) : this.#alone.hit(address, now, cost)
  }

  async #shared(connection: RedisConnection, address: string, now: number, cost: number): Promise<Allowance> {
    const rest = ['1', KEY + address, String(cost), this.#limitText, WINDOW]
    try {
      const reply = await connection.command('EVALSHA', SCRIPT_NAME, ...rest).catch((error: Error) => {
        // Somebody emptied the script cache; this puts the script back.
        if (error instanceof RedisRefusal && error.message.startsWith('NOSCRIPT')) return connection.command('EVAL', SCRIPT, ...rest)
        throw error
      })
      const [allowed, count, left] = threeNumbers(reply)
      return { limit: this.#limit, remaining: Math.max(0, this.#limit - count), reset: Math.ceil(left / 1000), allowed: allowed === 1 }
    } catch (error) {
      connection.close(error as Error)
      return this.#alone.hit(address, now, cost)
    }
  }

  async #stayConnected(tried: () => void): Promise<void> {
    let wait = FIRST_RETRY_MILLISECONDS
    while (this.#state !== 'closed') {
      try {
        const connection = await RedisConnection.open(this.#address)
        // Puts the script there, and shows that counting works: a full or read-only Redis is as good as none.
        const probe = connection.command('EVAL', SCRIPT, '1', `${KEY}probe`, '0', this.#limitText, WINDOW).then(threeNumbers)
        await probe.catch((error: Error) => {
          connection.close(error)
          throw error
        })
        this.#backTo(connection)
        wait = FIRST_RETRY_MILLISECONDS
        tried()
        throw await connection.ended
      } catch (error) {
        this.#lost(error as Error)
        tried()
      }
      await this.#rest(wait * (1 + Math.random() / 4))
      wait = Math.min(wait * 2, LONGEST_RETRY_MILLISECONDS)
    }
  }

  #backTo(connection: RedisConnection): void {
    if (this.#state === 'closed') {
      connection.close()
      return
    }
    this.#log('info', this.#state === 'alone' ? 'Redis is back: the request limit is shared again' : 'the request limit is shared in Redis')
    this.#state = 'shared'
    this.#connection = connection
  }

  #lost(error: Error): void {
    this.#connection = null
    if (this.#state === 'alone' || this.#state === 'closed') return
    this.#state = 'alone'
    this.#log('warn', 'Redis is down: requests are served and limited by this process alone until it is back', {
      problem: problemOf(error),
    })
  }

  #rest(milliseconds: number): Promise<void> {
    if (this.#state === 'closed') return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref()
      this.#cancelRetry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** A host of several addresses fails with an error for each and no message of its own. */
function problemOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message
}

function threeNumbers(reply: Reply): [number, number, number] {
  if (Array.isArray(reply) && reply.length === 3 && reply.every((item) => typeof item === 'number'))
    return reply as [number, number, number]
  throw new Error('an unexpected reply from Redis')
}
