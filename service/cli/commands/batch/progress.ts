/** Batch progress: rows, rate and time left, with formatting of counts and durations. */
import { word } from '../../../../engine/core/text/language.ts'
import { bar, LiveLine, type Screen } from '../../../runtime/progress-bar.ts'

export class Progress {
  readonly #live: LiveLine
  readonly #totalBytes: number | null
  readonly #startedAt = performance.now()

  /** @param totalBytes size of the input, when known. */
  constructor(out: Screen, totalBytes: number | null, quiet: boolean) {
    this.#live = new LiveLine(out, { quiet })
    this.#totalBytes = totalBytes
  }

  update(rows: number, bytes: number): void {
    this.#live.draw(() => {
      const parts = [word`${formatCount(rows)} linhas`, `${formatCount(rows / this.seconds)}/s`]
      if (this.#totalBytes !== null && this.#totalBytes > 0 && bytes > 0) {
        const part = Math.min(1, bytes / this.#totalBytes)
        parts.unshift(bar(part))
        parts.push(word`restam ${duration((this.seconds / part) * (1 - part))}`)
      }
      return parts.join('  ')
    })
  }

  clear(): void {
    this.#live.clear()
  }

  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000
  }
}

/** 1234567 → 1.234.567 */
export const formatCount = (count: number): string =>
  Math.round(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? word`${minutes} min ${whole % 60} s` : word`${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
