import type { Clock } from '../../../service/refresh/schedule.ts'

/** Manually advanced clock. */
export class HandClock implements Clock {
  #now: number
  #waiting: { at: number; callback: () => void }[] = []

  constructor(start: string) {
    this.#now = Date.parse(start)
  }

  now = (): Date => new Date(this.#now)

  after(milliseconds: number, callback: () => void): () => void {
    const entry = { at: this.#now + milliseconds, callback }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((candidate) => candidate !== entry)
    }
  }

  /** Advances to the next timer and runs it; returns its instant, or undefined without timers. */
  async next(): Promise<string | undefined> {
    const entry = this.#waiting.toSorted((a, b) => a.at - b.at)[0]
    if (!entry) return undefined
    this.#waiting = this.#waiting.filter((candidate) => candidate !== entry)
    this.#now = entry.at
    entry.callback()
    await new Promise((resolve) => setImmediate(resolve))
    return this.now().toISOString()
  }
}
