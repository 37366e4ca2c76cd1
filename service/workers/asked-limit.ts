import { type Allowance, type Limiter, MemoryLimiter, WINDOW_MILLISECONDS } from '../host/limit.ts'
import type { Answer, FromWorker, Hit } from './messages.ts'

/** As with Redis: longer than this and whoever counts for all counts as away. */
const ANSWER_MILLISECONDS = 500

const NOTHING_SPENT = { count: 0, leftMilliseconds: 0 }

type Log = (level: 'info' | 'warn', message: string) => void

interface Asked {
  readonly hits: readonly Hit[]
  readonly waiting: readonly ((answer: Answer) => void)[]
  readonly late: NodeJS.Timeout
}

/**
 * Requests counted by the first process, for all its workers together: exact however connections are spread. What comes in one turn of the
 * event loop is asked in one message, so that the busier a worker is, the less each request pays. While the first process does not answer,
 * this one counts alone, and the log says so once.
 */
export class AskedLimiter implements Limiter {
  readonly #limit: number
  readonly #send: (message: FromWorker) => void
  readonly #log: Log
  /** What every window stands at, as far as this process knows. */
  readonly #alone: MemoryLimiter
  #away = false
  /** Until when a window may be open in which this process counted alone, and the first has to be told. */
  #aloneUntil = 0
  #batch = 0
  #hits: Hit[] = []
  #waiting: ((answer: Answer) => void)[] = []
  readonly #asked = new Map<number, Asked>()

  constructor(limit: number, send: (message: FromWorker) => void, log: Log) {
    this.#limit = limit
    this.#send = send
    this.#log = log
    this.#alone = new MemoryLimiter(limit)
  }

  hit(address: string, now: number, cost = 1): Allowance | Promise<Allowance> {
    // One question goes on at a time, to hear when it is answered again; nobody else waits for it.
    if (this.#away && this.#asked.size + this.#hits.length > 0) return this.#hitAlone(address, now, cost)
    const { count, leftMilliseconds } = now < this.#aloneUntil ? this.#alone.spent(address, now) : NOTHING_SPENT
    if (this.#hits.push([address, cost, count, leftMilliseconds]) === 1) setImmediate(() => this.#ask())
    return new Promise((resolve) => {
      this.#waiting.push(([remaining, reset, allowed]) => resolve({ limit: this.#limit, remaining, reset, allowed }))
    })
  }

  #hitAlone(address: string, now: number, cost: number): Allowance {
    this.#aloneUntil = now + WINDOW_MILLISECONDS
    return this.#alone.hit(address, now, cost)
  }

  #ask(): void {
    const [batch, hits, waiting] = [this.#batch++, this.#hits, this.#waiting]
    this.#hits = []
    this.#waiting = []
    this.#asked.set(batch, { hits, waiting, late: setTimeout(() => this.#late(batch), ANSWER_MILLISECONDS).unref() })
    this.#send({ say: 'hits', batch, hits })
  }

  /** The answers to one message, in the order it asked. */
  answered(batch: number, answers: readonly Answer[]): void {
    if (this.#away) this.#log('info', 'the first process answers again: the request limit is shared')
    this.#away = false
    const asked = this.#asked.get(batch)
    this.#asked.delete(batch)
    if (!asked) return
    clearTimeout(asked.late)
    const now = performance.now()
    asked.waiting.forEach((resolve, index) => {
      const answer = answers[index]!
      const [remaining, reset] = answer
      this.#alone.note(asked.hits[index]![0], now, this.#limit - remaining, reset * 1000)
      resolve(answer)
    })
  }

  #late(batch: number): void {
    const asked = this.#asked.get(batch)
    if (!asked) return
    this.#asked.delete(batch)
    if (!this.#away)
      this.#log('warn', 'the first process does not answer: requests are served and limited by this worker alone until it does')
    this.#away = true
    const now = performance.now()
    asked.waiting.forEach((resolve, index) => {
      const [address, cost] = asked.hits[index]!
      const { remaining, reset, allowed } = this.#hitAlone(address, now, cost)
      resolve([remaining, reset, allowed])
    })
  }
}
