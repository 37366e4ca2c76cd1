/** So many requests a minute for each address. */
import { isIP } from 'node:net'

/** Counts requests: in this process, or in a place that replicas share. */
export interface Limiter {
  /**
   * Counts one request of `cost` and says whether it fits. Never rejects; a promise only where the count is kept elsewhere.
   * @param now by `performance.now()`, which nobody sets: a clock put forward or back opens no window anew.
   */
  hit(address: string, now: number, cost?: number): Allowance | Promise<Allowance>
}

export interface Allowance {
  readonly limit: number
  remaining: number
  /** Seconds until the window opens again. */
  reset: number
  allowed: boolean
}

/** Of a window still open. */
export interface Spent {
  readonly count: number
  readonly leftMilliseconds: number
}

interface Window {
  count: number
  endsAt: number
}

/** Each address has a window of its own, which opens with its first request. */
export const WINDOW_MILLISECONDS = 60_000
/** Past twice this many addresses the oldest windows go: memory stays bounded whoever calls. */
const ADDRESSES_A_GENERATION = 100_000

/**
 * Counted in this process. Windows live in two generations. The younger becomes the older when it is a minute old or full, and what was
 * older is dropped whole: nothing is swept, and by then its windows have ended (or the flood is what they are dropped for).
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

  /** Takes over what was counted elsewhere, for when this process has to count alone. */
  note(address: string, now: number, count: number, leftMilliseconds: number): void {
    const counted = this.hit(address, now, 0)
    const window = this.#younger.get(address)!
    window.count = Math.max(counted.limit - counted.remaining, count)
    window.endsAt = now + Math.min(leftMilliseconds, WINDOW_MILLISECONDS)
  }

  /** As much as another counted of every window that is still open. */
  absorb(other: MemoryLimiter, now: number): void {
    for (const address of [...other.#older.keys(), ...other.#younger.keys()]) this.atLeast(address, now, other.spent(address, now))
  }

  /** What was counted elsewhere, where it is more than is known here. */
  atLeast(address: string, now: number, { count, leftMilliseconds }: Spent): void {
    if (count > this.spent(address, now).count) this.note(address, now, count, leftMilliseconds)
  }

  /** What an address has spent of a window still open. */
  spent(address: string, now: number): Spent {
    const window = this.#younger.get(address) ?? this.#older.get(address)
    if (!window || isOver(window, now)) return { count: 0, leftMilliseconds: 0 }
    return { count: window.count, leftMilliseconds: window.endsAt - now }
  }

  get size(): number {
    return this.#younger.size + this.#older.size
  }
}

/** Also when the clock was set back: nobody waits for an hour that was undone. */
const isOver = ({ endsAt }: Window, now: number): boolean => endsAt <= now || endsAt > now + WINDOW_MILLISECONDS

/** Several proxies write the port beside the address: 203.0.113.9:4711, [2001:db8::1]:4711. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+(?:%[\w.-]+)?)\])(?::\d+)?$/i

/** The address read last: one request asks several times. */
let last = { written: '', key: 'unknown' }

/** IPv6 is counted by /64, the smallest block a subscriber gets; IPv4 written inside IPv6 is IPv4; what is no address is one caller. */
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
