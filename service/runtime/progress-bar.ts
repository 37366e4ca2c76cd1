/** Progress line that redraws on a terminal, with log lines above it; elsewhere prints only the log lines. */

export interface Screen {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

const EVERY_MILLISECONDS = 100
const CLEAR = '\r\u001b[2K'

export class LiveLine {
  readonly #out: Screen
  readonly #live: boolean
  readonly #now: () => number
  #drawnAt = Number.NEGATIVE_INFINITY
  #text = ''

  constructor(out: Screen, { quiet = false, now = () => performance.now() }: { quiet?: boolean; now?: () => number } = {}) {
    this.#out = out
    this.#live = out.isTTY === true && !quiet
    this.#now = now
  }

  /** Throttled to ten draws per second unless `must`. */
  draw(text: () => string, must = false): void {
    const now = this.#now()
    if (!this.#live || (!must && now - this.#drawnAt < EVERY_MILLISECONDS)) return
    this.#drawnAt = now
    this.#text = text().slice(0, Math.max(20, this.#out.columns ?? 80) - 1)
    this.#out.write(CLEAR + this.#text)
  }

  /** Prints a permanent line above the progress line. */
  say(line: string): void {
    this.#out.write(this.#live ? `${CLEAR}${line}\n${this.#text}` : `${line}\n`)
  }

  clear(): void {
    if (this.#live && this.#text !== '') this.#out.write(CLEAR)
    this.#text = ''
  }
}

const WIDTH = 24

/** [████████████░░░░░░░░░░░░]  50% */
export function bar(part: number): string {
  const filled = Math.round(Math.min(1, part) * WIDTH)
  return `[${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${String(Math.floor(Math.min(1, part) * 100)).padStart(3)}%`
}
