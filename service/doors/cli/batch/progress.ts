/** A bar with rate and time left, on a terminal; a summary at the end. */
import type { Writable } from 'node:stream'

const EVERY_MILLISECONDS = 100
const BAR = 24

export class Progress {
  readonly #out: Writable & { readonly isTTY?: boolean }
  readonly #totalBytes: number | null
  readonly #startedAt = performance.now()
  readonly #live: boolean
  #drawnAt = 0

  /** @param totalBytes of the input, where it is known. */
  constructor(out: Writable & { readonly isTTY?: boolean }, totalBytes: number | null, quiet: boolean) {
    this.#out = out
    this.#totalBytes = totalBytes
    this.#live = out.isTTY === true && !quiet
  }

  update(rows: number, bytes: number): void {
    const now = performance.now()
    if (!this.#live || now - this.#drawnAt < EVERY_MILLISECONDS) return
    this.#drawnAt = now
    const seconds = (now - this.#startedAt) / 1000
    const parts = [`${whole(rows)} linhas`, `${whole(rows / seconds)}/s`]
    if (this.#totalBytes !== null && this.#totalBytes > 0 && bytes > 0) {
      const part = Math.min(1, bytes / this.#totalBytes)
      const filled = Math.round(part * BAR)
      parts.unshift(`[${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}] ${String(Math.floor(part * 100)).padStart(3)}%`)
      parts.push(`restam ${duration((seconds / part) * (1 - part))}`)
    }
    this.#out.write(`\r\u001b[K${parts.join('  ')}`)
  }

  clear(): void {
    if (this.#live && this.#drawnAt > 0) this.#out.write('\r\u001b[K')
  }

  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000
  }
}

/** 1234567 → 1.234.567 */
export const whole = (count: number): string =>
  Math.round(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')

export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
