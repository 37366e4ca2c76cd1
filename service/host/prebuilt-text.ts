/** A large text that is the same for everybody of a language: made once, in turns, compressed once, off the loop. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readersLanguage } from '../../engine/core/language.ts'
import type { Encoding } from './compression.ts'
import type { TimeSlicer } from './time-slicer.ts'

/** Awaited between two pieces of long work; null where there is nothing to wait for. */
export type Pause = () => Promise<void> | null

export type Make = (pause: Pause) => Promise<string>

const SMALL_BYTES = 300_000

export class PrebuiltText {
  readonly #make: () => Promise<string>
  /** By the reader's language, and then by the coding. */
  readonly #made = new Map<string, Map<Encoding | null, Promise<Buffer>>>()

  constructor(make: Make, turns: TimeSlicer) {
    this.#make = () => make(() => turns.take(this))
  }

  /** Under way or done; tried again by the next who asks where it failed. A coding that nobody takes is never made. */
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
    // As small as can be where that takes a moment; a large text would hold a thread for seconds.
    const quality = plain.length < SMALL_BYTES ? 11 : 9
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    return promisify(brotliCompress)(plain, { params })
  },
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
}

/** JSON, written piece by piece down to a depth: the whole of a large value at once holds the loop for tens of milliseconds. */
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
