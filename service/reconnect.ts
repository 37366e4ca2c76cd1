/** Keeps one connection up: waits longer after each failure, and says once that it was lost and once that it is back. */
import { messageOf } from '../engine/core/errors.ts'

/** Answers, but too late to be of use. What is slow comes and goes, so its return is believed only when it has lasted. */
export class TooSlow extends Error {}

/** That long without another loss, and a return from slowness is a return. */
const STEADY_MILLISECONDS = 10_000

export interface Connecting {
  /** Connects, calls `up` when the connection serves, and stays until it is lost: always ends by throwing the reason, or on `close`. */
  session(up: () => void): Promise<void>
  /** Once for each outage. */
  lost(error: Error): void
  /** Once for each return; `first` at the first connection of all. */
  back(first: boolean): void
  readonly firstRetryMilliseconds: number
  readonly longestRetryMilliseconds: number
}

export class Reconnecting {
  readonly #connecting: Connecting
  #told: 'nothing' | 'up' | 'down' = 'nothing'
  #closed = false
  #slow = false
  #steady: NodeJS.Timeout | undefined
  #wait: number
  #cancelRest = (): void => {}

  constructor(connecting: Connecting) {
    this.#connecting = connecting
    this.#wait = connecting.firstRetryMilliseconds
  }

  /** Resolves when the first attempt has ended, well or not. */
  start(): Promise<void> {
    return new Promise((tried) => void this.#run(tried))
  }

  get closed(): boolean {
    return this.#closed
  }

  /** No attempt more; whoever holds the connection ends it. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#steady)
    this.#cancelRest()
  }

  async #run(tried: () => void): Promise<void> {
    const { session, longestRetryMilliseconds } = this.#connecting
    while (!this.#closed) {
      try {
        await session(() => {
          this.#up()
          tried()
        })
      } catch (error) {
        this.#down(error instanceof Error ? error : new Error(messageOf(error)))
      }
      tried()
      if (this.#closed) return
      await this.#rest(this.#wait * (1 + Math.random() / 4))
      this.#wait = Math.min(this.#wait * 2, longestRetryMilliseconds)
    }
  }

  #up(): void {
    if (this.#closed) return
    if (!this.#slow) this.#tellUp()
    else this.#steady = setTimeout(() => this.#tellUp(), STEADY_MILLISECONDS).unref()
  }

  #tellUp(): void {
    this.#slow = false
    this.#wait = this.#connecting.firstRetryMilliseconds
    if (this.#told === 'up') return
    const first = this.#told === 'nothing'
    this.#told = 'up'
    this.#connecting.back(first)
  }

  #down(error: Error): void {
    clearTimeout(this.#steady)
    if (this.#closed) return
    this.#slow ||= error instanceof TooSlow
    if (this.#told === 'down') return
    this.#told = 'down'
    this.#connecting.lost(error)
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref()
      this.#cancelRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** A host of several addresses fails with an error for each and no message of its own. */
export function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(String).join('; ') : messageOf(error)
}
