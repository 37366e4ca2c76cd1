import { type Allowance, type Limiter, MemoryLimiter, WINDOW_MILLISECONDS } from '../host/limits/rate-limit.ts'
import type { Answer, FromWorker, Hit } from './messages.ts'

/** Timeout of the shared counter, as with Redis: past it, the counter is treated as unavailable. */
const ANSWER_MILLISECONDS = 500

const NOTHING_SPENT = { count: 0, leftMilliseconds: 0 }

type Log = (level: 'info' | 'warn', message: string) => void

interface PendingBatch {
  readonly hits: readonly Hit[]
  readonly waiting: readonly ((answer: Answer) => void)[]
  readonly late: NodeJS.Timeout
}

/**
 * Rate limiter counted by the primary for all workers: exact regardless of how connections are spread. Requests of one event-loop turn are
 * batched in one message, so overhead per request falls under load. While the primary does not respond, this worker counts locally and logs
 * it once.
 */
export class SharedRateLimiter implements Limiter {
  readonly #limit: number
  readonly #send: (message: FromWorker) => void
  readonly #log: Log
  /** Local view of every window. */
  readonly #local: MemoryLimiter
  #primaryDown = false
  /** Until this time, windows counted locally may be open and must be reported to the primary. */
  #localUntil = 0
  #batch = 0
  #hits: Hit[] = []
  #resolvers: ((answer: Answer) => void)[] = []
  readonly #pending = new Map<number, PendingBatch>()

  constructor(limit: number, send: (message: FromWorker) => void, log: Log) {
    this.#limit = limit
    this.#send = send
    this.#log = log
    this.#local = new MemoryLimiter(limit)
  }

  hit(address: string, now: number, cost = 1): Allowance | Promise<Allowance> {
    // One probe at a time detects recovery; other requests do not wait for it.
    if (this.#primaryDown && this.#pending.size + this.#hits.length > 0) return this.#hitLocally(address, now, cost)
    const { count, leftMilliseconds } = now < this.#localUntil ? this.#local.spent(address, now) : NOTHING_SPENT
    if (this.#hits.push([address, cost, count, leftMilliseconds]) === 1) setImmediate(() => this.#sendBatch())
    return new Promise((resolve) => {
      this.#resolvers.push(([remaining, reset, allowed]) => resolve({ limit: this.#limit, remaining, reset, allowed }))
    })
  }

  #hitLocally(address: string, now: number, cost: number): Allowance {
    this.#localUntil = now + WINDOW_MILLISECONDS
    return this.#local.hit(address, now, cost)
  }

  #sendBatch(): void {
    const [batch, hits, waiting] = [this.#batch++, this.#hits, this.#resolvers]
    this.#hits = []
    this.#resolvers = []
    this.#pending.set(batch, { hits, waiting, late: setTimeout(() => this.#onTimeout(batch), ANSWER_MILLISECONDS).unref() })
    this.#send({ say: 'hits', batch, hits })
  }

  /** Answers to one batch, in request order. */
  receiveAnswers(batch: number, answers: readonly Answer[]): void {
    if (this.#primaryDown) this.#log('info', 'the first process answers again: the request limit is shared')
    this.#primaryDown = false
    const asked = this.#pending.get(batch)
    this.#pending.delete(batch)
    if (!asked) return
    clearTimeout(asked.late)
    const now = performance.now()
    asked.waiting.forEach((resolve, index) => {
      const answer = answers[index]!
      const [remaining, reset] = answer
      this.#local.note(asked.hits[index]![0], now, this.#limit - remaining, reset * 1000)
      resolve(answer)
    })
  }

  #onTimeout(batch: number): void {
    const asked = this.#pending.get(batch)
    if (!asked) return
    this.#pending.delete(batch)
    if (!this.#primaryDown)
      this.#log('warn', 'the first process does not answer: requests are served and limited by this worker alone until it does')
    this.#primaryDown = true
    const now = performance.now()
    asked.waiting.forEach((resolve, index) => {
      const [address, cost] = asked.hits[index]!
      const { remaining, reset, allowed } = this.#hitLocally(address, now, cost)
      resolve([remaining, reset, allowed])
    })
  }
}
