/** Fair scheduling by client address: an address's first job comes before anybody's second, so heavy users delay only themselves. */

import { blocksOf } from './address-blocks.ts'

export interface QueueLimits {
  /** Maximum running per address. */
  readonly inProgress: number
  /** Maximum waiting per address, besides those running. */
  readonly waiting: number
}

export const QUEUE_LIMITS: QueueLimits = { inProgress: 2, waiting: 8 }

/** A piece that has waited for so long goes next, however many newcomers there are. */
const LONG_WAIT_MILLISECONDS = 10_000

interface Line<T> {
  /** Admitted requests not yet finished: running, waiting or between pieces. */
  admitted: number
  inProgress: number
  /** Pieces begun. */
  served: number
  readonly waiting: { readonly piece: T; readonly since: number }[]
}

export class FairQueue<T> {
  readonly #limits: QueueLimits
  readonly #most: number
  /** In service order: a served address moves to the end. */
  readonly #lines = new Map<string, Line<T>>()
  /** Admitted requests per IPv6 block. */
  readonly #blocks = new Map<string, number>()
  #waiting = 0

  constructor(limits: QueueLimits = QUEUE_LIMITS) {
    this.#limits = limits
    this.#most = limits.inProgress + limits.waiting
  }

  /** True when the address, or a block around it, has reached its limit. */
  isFull(address: string): boolean {
    if ((this.#lines.get(address)?.admitted ?? 0) >= this.#most) return true
    return blocksOf(address).some(([block, multiple]) => (this.#blocks.get(block) ?? 0) >= this.#most * multiple)
  }

  /** Admits a request; false at the limit. Each admitted request must leave. */
  admit(address: string): boolean {
    if (this.isFull(address)) return false
    const line = this.#lines.get(address) ?? { admitted: 0, inProgress: 0, served: 0, waiting: [] }
    line.admitted++
    this.#lines.set(address, line)
    for (const [block] of blocksOf(address)) this.#blocks.set(block, (this.#blocks.get(block) ?? 0) + 1)
    return true
  }

  leave(address: string): void {
    const line = this.#lines.get(address)
    if (!line) return
    line.admitted--
    if (line.admitted <= 0) this.#lines.delete(address)
    for (const [block] of blocksOf(address)) {
      const left = (this.#blocks.get(block) ?? 1) - 1
      if (left > 0) this.#blocks.set(block, left)
      else this.#blocks.delete(block)
    }
  }

  push(address: string, piece: T): void {
    this.#lines.get(address)!.waiting.push({ piece, since: performance.now() })
    this.#waiting++
  }

  /** Removes the queued piece of a disconnected client. */
  remove(address: string, piece: T): boolean {
    const waiting = this.#lines.get(address)?.waiting ?? []
    const at = waiting.findIndex((each) => each.piece === piece)
    if (at < 0) return false
    waiting.splice(at, 1)
    this.#waiting--
    return true
  }

  /** Next piece in turn; undefined when none may run. */
  next(): { readonly address: string; readonly piece: T } | undefined {
    const address = this.#turn(performance.now() - LONG_WAIT_MILLISECONDS)
    const line = address === undefined ? undefined : this.#lines.get(address)
    if (address === undefined || !line) return undefined
    const { piece } = line.waiting.shift()!
    this.#waiting--
    line.inProgress++
    line.served++
    this.#lines.delete(address)
    this.#lines.set(address, line)
    return { address, piece }
  }

  /** Address served least so far, or the one with the oldest piece among those that have waited too long. */
  #turn(tooLongSince: number): string | undefined {
    let turn: string | undefined
    let [least, oldest] = [Number.POSITIVE_INFINITY, tooLongSince]
    for (const [address, { waiting, inProgress, served }] of this.#lines) {
      const [first] = waiting
      if (!first || inProgress >= this.#limits.inProgress) continue
      if (first.since < oldest) {
        oldest = first.since
        least = -1
        turn = address
      } else if (served < least) {
        least = served
        turn = address
      }
    }
    return turn
  }

  done(address: string): void {
    const line = this.#lines.get(address)
    if (line) line.inProgress--
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Pieces that come before the next one of an address: a newcomer waits only for other first pieces. */
  ahead(address: string): number {
    if (this.#waiting === 0) return 0
    const served = this.#lines.get(address)?.served ?? 0
    let ahead = 0
    for (const line of this.#lines.values()) ahead += Math.min(line.waiting.length, Math.max(0, served + 1 - line.served))
    return ahead
  }
}
