/** Who is worked for next: one address after another, so that whoever asks for much waits for himself and not for others. */

export interface QueueLimits {
  /** Of one address, worked on at the same time. */
  readonly inProgress: number
  /** Of one address, waiting beside those. */
  readonly waiting: number
}

export const QUEUE_LIMITS: QueueLimits = { inProgress: 2, waiting: 8 }

interface Line<T> {
  /** Requests admitted and not yet over, whether they work, wait or rest between two pieces. */
  admitted: number
  inProgress: number
  readonly waiting: T[]
}

export class FairQueue<T> {
  readonly #limits: QueueLimits
  /** In the order they are served: an address that was served goes to the end. */
  readonly #lines = new Map<string, Line<T>>()
  #waiting = 0

  constructor(limits: QueueLimits = QUEUE_LIMITS) {
    this.#limits = limits
  }

  /** Whether an address has as many as it may. */
  isFull(address: string): boolean {
    return (this.#lines.get(address)?.admitted ?? 0) >= this.#limits.inProgress + this.#limits.waiting
  }

  /** Takes in one more request of an address; false where it has as many as it may. Each that was taken in leaves. */
  admit(address: string): boolean {
    if (this.isFull(address)) return false
    const line = this.#lines.get(address) ?? { admitted: 0, inProgress: 0, waiting: [] }
    line.admitted++
    this.#lines.set(address, line)
    return true
  }

  leave(address: string): void {
    const line = this.#lines.get(address)
    if (!line) return
    line.admitted--
    if (line.admitted <= 0) this.#lines.delete(address)
  }

  push(address: string, piece: T): void {
    this.#lines.get(address)!.waiting.push(piece)
    this.#waiting++
  }

  /** Whoever left is not worked for. */
  remove(address: string, piece: T): boolean {
    const waiting = this.#lines.get(address)?.waiting ?? []
    const at = waiting.indexOf(piece)
    if (at < 0) return false
    waiting.splice(at, 1)
    this.#waiting--
    return true
  }

  /** The next piece of the address whose turn it is; undefined where nobody waits who may be served. */
  next(): { readonly address: string; readonly piece: T } | undefined {
    for (const [address, line] of this.#lines) {
      if (line.waiting.length === 0 || line.inProgress >= this.#limits.inProgress) continue
      const piece = line.waiting.shift()!
      this.#waiting--
      line.inProgress++
      this.#lines.delete(address)
      this.#lines.set(address, line)
      return { address, piece }
    }
    return undefined
  }

  done(address: string): void {
    const line = this.#lines.get(address)
    if (line) line.inProgress--
  }

  get waiting(): number {
    return this.#waiting
  }
}
