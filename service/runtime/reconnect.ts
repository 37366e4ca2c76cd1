/** Maintains one connection with exponential backoff, reporting each loss and recovery once. */
import { messageOf } from '../../engine/core/errors.ts'

/** The server responds too late to be useful. Slowness fluctuates, so recovery must last before it is reported. */
export class TooSlow extends Error {}

/** Time without another loss before recovery from slowness is reported. */
const STEADY_MILLISECONDS = 10_000

export interface Connecting {
  /** Connects, calls `up` when usable, and runs until the connection is lost: always ends by throwing the reason, or on `close`. */
  session(up: () => void): Promise<void>
  /** Called once per outage. */
  lost(error: Error): void
  /** Called once per recovery; `first` for the initial connection. */
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

  /** Resolves after the first attempt, successful or not. */
  start(): Promise<void> {
    return new Promise((tried) => void this.#run(tried))
  }

  get closed(): boolean {
    return this.#closed
  }

  /** Stops retrying; the owner closes the connection. */
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

/** A multi-address host fails with an AggregateError, which has no message of its own. */
export function reasonOf(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(String).join('; ') : messageOf(error)
}
