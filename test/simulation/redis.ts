/** Redis with counters and injected faults (slow, hanging, disconnected, restarted, data loss), behind sockets that speak its protocol. */
import { EventEmitter } from 'node:events'
import { RedisRefusal, type RedisSocket, type Reply } from '../../service/host/limits/redis-client.ts'
import type { Chance } from './random.ts'
import type { SimProcess, SimTime } from './time.ts'

/** Keeps replies of one connection in order. */
const MOMENT = 0.001

export class SimRedis {
  readonly time: SimTime
  readonly chance: Chance
  readonly sockets = new Set<SimSocket>()
  readonly #windows = new Map<string, { count: number; endsAt: number }>()
  #state: 'well' | 'slow' | 'hanging' | 'gone' = 'well'

  constructor(time: SimTime, chance: Chance) {
    this.time = time
    this.chance = chance
  }

  get state(): 'well' | 'slow' | 'hanging' | 'gone' {
    return this.#state
  }

  set state(state: 'well' | 'slow' | 'hanging' | 'gone') {
    this.#state = state
    if (state === 'gone') for (const socket of [...this.sockets]) socket.lost()
  }

  forget(): void {
    this.#windows.clear()
  }

  connect = (): RedisSocket => {
    const socket = new SimSocket(this)
    // Implements only the socket methods that the Redis client uses.
    return socket as unknown as RedisSocket
  }

  get latency(): number {
    return this.#state === 'slow' ? this.chance.between(100, 1200) : this.chance.between(0, 3)
  }

  /** Mirrors the limiter's script, step by step. */
  counted(key: string, [cost, limit, window, spent, open]: readonly [number, number, number, number, number]): Reply {
    const now = this.time.now
    let known = this.#windows.get(key)
    if (known && known.endsAt <= now) known = undefined
    if (spent > (known?.count ?? 0)) {
      known = { count: spent, endsAt: known?.endsAt ?? now + open }
      this.#windows.set(key, known)
    }
    let allowed = 0
    if ((known?.count ?? 0) + cost <= limit) {
      allowed = 1
      known ??= { count: 0, endsAt: now + window }
      known.count += cost
      this.#windows.set(key, known)
    }
    return [allowed, known?.count ?? 0, known ? Math.ceil(known.endsAt - now) : window]
  }
}

class SimSocket extends EventEmitter {
  readonly #redis: SimRedis
  readonly #owner: SimProcess | null
  /** Replies leave in request order. */
  #freeAt = 0
  destroyed = false

  constructor(redis: SimRedis) {
    super()
    this.#redis = redis
    const { time, state } = redis
    this.#owner = time.current
    if (state === 'gone') time.post(redis.latency, () => this.#fail(new Error('ECONNREFUSED')))
    else if (state !== 'hanging')
      time.post(redis.latency, () => {
        if (this.destroyed) return
        redis.sockets.add(this)
        this.emit('connect')
      })
    this.#owner?.onEnd.push(() => redis.sockets.delete(this))
  }

  write(text: string): boolean {
    const { time } = this.#redis
    const parts = text.split('\r\n').filter((_line, at) => at > 0 && at % 2 === 0)
    const [command, , , key, ...numbers] = parts
    if (this.#redis.state === 'hanging') return true
    this.#freeAt = Math.max(this.#freeAt + MOMENT, time.now + this.#redis.latency)
    // Redis runs outside the process; its reply is delivered to the requesting process.
    time.post(
      this.#freeAt - time.now,
      () => {
        if (!this.#redis.sockets.has(this)) return
        const reply = this.#reply(command!, key, numbers.map(Number))
        time.post(0, () => !this.destroyed && this.emit('data', written(reply)), this.#owner)
      },
      null,
    )
    return true
  }

  destroy(): this {
    if (this.destroyed) return this
    this.destroyed = true
    this.#redis.sockets.delete(this)
    return this
  }

  /** The remote end closed the connection. */
  lost(): void {
    this.#redis.sockets.delete(this)
    this.#redis.time.post(0, () => this.#fail(new Error('ECONNRESET')), this.#owner)
  }

  #fail(error: Error): void {
    if (this.destroyed) return
    this.emit('error', error)
    this.emit('close')
  }

  #reply(command: string, key: string | undefined, [cost = 0, limit = 0, window = 0, spent = 0, open = 0]: readonly number[]): Reply {
    if (command !== 'EVAL' && command !== 'EVALSHA') return new RedisRefusal('ERR unknown command')
    return this.#redis.counted(key!, [cost, limit, window, spent, open])
  }
}

function written(reply: Reply): string {
  if (reply instanceof RedisRefusal) return `-${reply.message}\r\n`
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(written).join('')}`
  return typeof reply === 'number' ? `:${reply}\r\n` : `+${reply}\r\n`
}
