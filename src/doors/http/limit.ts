/** So many requests a minute for each address, counted in this process. */

export interface Allowance {
  readonly limit: number
  remaining: number
  /** Seconds until the window opens again. */
  reset: number
  allowed: boolean
}

interface Window {
  count: number
  endsAt: number
}

const MINUTE = 60_000
/** Past this many addresses the oldest windows go first: memory stays bounded whoever calls. */
const MOST_ADDRESSES = 200_000

export class Limiter {
  readonly #limit: number
  readonly #windows = new Map<string, Window>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Counts one request of `cost` and says whether it fits. */
  hit(address: string, now: number, cost = 1): Allowance {
    let window = this.#windows.get(address)
    if (!window || window.endsAt <= now) {
      if (window) this.#windows.delete(address)
      else this.#makeRoom(now)
      window = { count: 0, endsAt: now + MINUTE }
      this.#windows.set(address, window)
    }
    const allowed = window.count + cost <= this.#limit
    if (allowed) window.count += cost
    return { limit: this.#limit, remaining: this.#limit - window.count, reset: Math.ceil((window.endsAt - now) / 1000), allowed }
  }

  get size(): number {
    return this.#windows.size
  }

  /** A map keeps insertion order, and windows all last a minute: the first entries are the first to end. */
  #makeRoom(now: number): void {
    for (const [address, window] of this.#windows) {
      if (window.endsAt > now && this.#windows.size < MOST_ADDRESSES) break
      this.#windows.delete(address)
    }
  }
}

/** IPv6 is counted by /64, the smallest block a subscriber gets; IPv4 written inside IPv6 is IPv4. */
export function limitKey(address: string): string {
  if (!address.includes(':')) return address
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
