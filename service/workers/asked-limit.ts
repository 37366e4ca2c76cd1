import type { Allowance, Limiter } from '../doors/http/limit.ts'
import type { Answer, FromWorker, Hit } from './messages.ts'

/**
 * Requests counted by the first process, for all its workers together: exact however connections are spread. What comes in one turn of the
 * event loop is asked in one message, so that the busier a worker is, the less each request pays.
 */
export class AskedLimiter implements Limiter {
  readonly #limit: number
  readonly #send: (message: FromWorker) => void
  #batch = 0
  #hits: Hit[] = []
  #waiting: ((answer: Answer) => void)[] = []
  readonly #asked = new Map<number, readonly ((answer: Answer) => void)[]>()

  constructor(limit: number, send: (message: FromWorker) => void) {
    this.#limit = limit
    this.#send = send
  }

  hit(address: string, _now: number, cost = 1): Promise<Allowance> {
    if (this.#hits.push([address, cost]) === 1) setImmediate(() => this.#ask())
    return new Promise((resolve) => {
      this.#waiting.push(([remaining, reset, allowed]) => resolve({ limit: this.#limit, remaining, reset, allowed }))
    })
  }

  #ask(): void {
    const [batch, hits] = [this.#batch++, this.#hits]
    this.#asked.set(batch, this.#waiting)
    this.#hits = []
    this.#waiting = []
    this.#send({ say: 'hits', batch, hits })
  }

  /** The answers to one message, in the order it asked. */
  answered(batch: number, answers: readonly Answer[]): void {
    const waiting = this.#asked.get(batch)
    this.#asked.delete(batch)
    waiting?.forEach((resolve, index) => {
      resolve(answers[index]!)
    })
  }
}
