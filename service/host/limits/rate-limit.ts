/** Per-address rate limiting, in requests per minute. */
import { isIP } from 'node:net'

/** Request counter, in-process or shared between replicas. */
export interface Limiter {
  /**
   * Charges a request of `cost` and returns whether it fits. Never rejects; returns a promise only for a remote counter.
   * @param now from `performance.now()`: monotonic, so clock changes cannot reset a window.
   */
  hit(address: string, now: number, cost?: number): Allowance | Promise<Allowance>
}

export interface Allowance {
  readonly limit: number
  remaining: number
  /** Seconds until the window resets. */
  reset: number
  allowed: boolean
}

/** Usage of an open window. */
export interface Spent {
  readonly count: number
  readonly leftMilliseconds: number
}

interface Window {
  count: number
  endsAt: number
}

/** Each address has its own window, opened by its first request. */
export const WINDOW_MILLISECONDS = 60_000
/** Beyond twice this many addresses the oldest windows are dropped, to bound memory. */
const ADDRESSES_A_GENERATION = 100_000

/**
 * In-process limiter with two generations of windows. The younger becomes the older after a minute or when full, and the previous older one
 * is dropped whole: no sweep is needed, since its windows have expired (or belong to the flood that filled it).
 */
export class MemoryLimiter implements Limiter {
  readonly #limit: number
  #younger = new Map<string, Window>()
  #older = new Map<string, Window>()
  #turnsAt = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  hit(address: string, now: number, cost = 1): Allowance {
    if (now >= this.#turnsAt || now < this.#turnsAt - WINDOW_MILLISECONDS || this.#younger.size >= ADDRESSES_A_GENERATION) {
      this.#older = this.#younger
      this.#younger = new Map()
      this.#turnsAt = now + WINDOW_MILLISECONDS
    }
    let window = this.#younger.get(address)
    if (!window) {
      window = this.#older.get(address)
      if (!window || isOver(window, now)) window = { count: 0, endsAt: now + WINDOW_MILLISECONDS }
      this.#younger.set(address, window)
    } else if (isOver(window, now)) {
      window.count = 0
      window.endsAt = now + WINDOW_MILLISECONDS
    }
    const allowed = window.count + cost <= this.#limit
    if (allowed) window.count += cost
    return { limit: this.#limit, remaining: this.#limit - window.count, reset: Math.ceil((window.endsAt - now) / 1000), allowed }
  }

  /** Imports a remote count, for when this process must count alone. */
  note(address: string, now: number, count: number, leftMilliseconds: number): void {
    const counted = this.hit(address, now, 0)
    const window = this.#younger.get(address)!
    window.count = Math.max(counted.limit - counted.remaining, count)
    window.endsAt = now + Math.min(leftMilliseconds, WINDOW_MILLISECONDS)
  }

  /** Imports the counts of every open window of another limiter. */
  absorb(other: MemoryLimiter, now: number): void {
    for (const address of [...other.#older.keys(), ...other.#younger.keys()]) this.atLeast(address, now, other.spent(address, now))
  }

  /** Raises the local count to a higher remote count. */
  atLeast(address: string, now: number, { count, leftMilliseconds }: Spent): void {
    if (count > this.spent(address, now).count) this.note(address, now, count, leftMilliseconds)
  }

  /** Usage of an address in its open window. */
  spent(address: string, now: number): Spent {
    const window = this.#younger.get(address) ?? this.#older.get(address)
    if (!window || isOver(window, now)) return { count: 0, leftMilliseconds: 0 }
    return { count: window.count, leftMilliseconds: window.endsAt - now }
  }

  get size(): number {
    return this.#younger.size + this.#older.size
  }
}

/** Also true when the clock was set back, so that no window lasts longer than a minute. */
const isOver = ({ endsAt }: Window, now: number): boolean => endsAt <= now || endsAt > now + WINDOW_MILLISECONDS

/** Some proxies include the port: 203.0.113.9:4711, [2001:db8::1]:4711. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+(?:%[\w.-]+)?)\])(?::\d+)?$/i

/** Memoizes the last address, since one request looks it up several times. */
let last = { written: '', key: 'unknown' }

/** Counts IPv6 by /64, the smallest block a subscriber gets, and IPv4-mapped IPv6 as IPv4. All invalid addresses share one key. */
export function limitKey(written: string): string {
  if (written !== last.written) last = { written, key: keyOf(written) }
  return last.key
}

function keyOf(written: string): string {
  const match = WITH_PORT.exec(written)
  const address = match ? (match[1] ?? match[2]!) : written
  const family = isIP(address)
  if (family === 0) return 'unknown'
  if (family === 4) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
