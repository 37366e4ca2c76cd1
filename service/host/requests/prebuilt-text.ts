/** Large text shared by all readers of a language: built once in time slices, and compressed once off the event loop. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readersLanguage } from '../../../engine/core/text/language.ts'
import type { TimeSlicer } from '../../work/time-slicer.ts'
import type { Encoding } from './compression.ts'

/** Awaited between chunks of long work; null when no wait is needed. */
export type Pause = () => Promise<void> | null

export type BuildText = (pause: Pause) => Promise<string>

const SMALL_BYTES = 300_000

export class PrebuiltText {
  readonly #make: () => Promise<string>
  /** By language, then by encoding. */
  readonly #made = new Map<string, Map<Encoding | null, Promise<Buffer>>>()

  constructor(make: BuildText, turns: TimeSlicer) {
    this.#make = () => make(() => turns.take(this))
  }

  /** Pending or completed text; the next request retries after a failure. Encodings are built on demand. */
  made(encoding: Encoding | null = null): Promise<Buffer> {
    const language = readersLanguage()?.tag ?? ''
    const codings = this.#made.get(language) ?? new Map<Encoding | null, Promise<Buffer>>()
    this.#made.set(language, codings)
    const known = codings.get(encoding)
    if (known) return known
    const work = encoding === null ? this.#make().then((text) => Buffer.from(text)) : this.made().then(compressedBy[encoding])
    const made = work.catch((error: unknown) => {
      codings.delete(encoding)
      throw error
    })
    codings.set(encoding, made)
    return made
  }
}

const compressedBy: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => {
    // Maximum compression for small texts; a large one would occupy a thread for seconds.
    const quality = plain.length < SMALL_BYTES ? 11 : 9
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    return promisify(brotliCompress)(plain, { params })
  },
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
}

/** Serializes JSON piece by piece down to `depth`: a large value at once blocks the event loop for tens of milliseconds. */
export async function writtenInPieces(value: object, pause: Pause, depth = 2): Promise<string> {
  const parts: string[] = []
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    const turn = pause()
    if (turn) await turn
    const whole = depth === 0 || member === null || typeof member !== 'object' || Array.isArray(member)
    parts.push(`${JSON.stringify(name)}:${whole ? JSON.stringify(member) : await writtenInPieces(member, pause, depth - 1)}`)
  }
  return `{${parts.join(',')}}`
}
