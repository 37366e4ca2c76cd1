/** Round-robin scheduling by client address, so that heavy users delay only themselves. */

export interface QueueLimits {
  /** Maximum running per address. */
  readonly inProgress: number
  /** Maximum waiting per address, besides those running. */
  readonly waiting: number
}

export const QUEUE_LIMITS: QueueLimits = { inProgress: 2, waiting: 8 }

interface Line<T> {
  /** Admitted requests not yet finished: running, waiting or between pieces. */
  admitted: number
  inProgress: number
  readonly waiting: T[]
}

export class FairQueue<T> {
  readonly #limits: QueueLimits
  /** In service order: a served address moves to the end. */
  readonly #lines = new Map<string, Line<T>>()
  #waiting = 0

  constructor(limits: QueueLimits = QUEUE_LIMITS) {
    this.#limits = limits
  }

  /** True when the address has reached its limit. */
  isFull(address: string): boolean {
    return (this.#lines.get(address)?.admitted ?? 0) >= this.#limits.inProgress + this.#limits.waiting
  }

  /** Admits a request; false at the limit. Each admitted request must leave. */
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

  /** Removes the queued piece of a disconnected client. */
  remove(address: string, piece: T): boolean {
    const waiting = this.#lines.get(address)?.waiting ?? []
    const at = waiting.indexOf(piece)
    if (at < 0) return false
    waiting.splice(at, 1)
    this.#waiting--
    return true
  }

  /** Next piece in turn; undefined when none may run. */
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
