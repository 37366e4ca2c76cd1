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
  /** By the reader's language. */
  readonly #made = new Map<string, Promise<ReadonlyMap<Encoding | null, Buffer>>>()

  constructor(make: Make, turns: TimeSlicer) {
    this.#make = () => make(() => turns.take(this))
  }

  /** Under way or done; tried again by the next who asks where it failed. */
  made(): Promise<ReadonlyMap<Encoding | null, Buffer>> {
    const language = readersLanguage()?.tag ?? ''
    let made = this.#made.get(language)
    if (!made) {
      made = this.#encoded().catch((error: unknown) => {
        this.#made.delete(language)
        throw error
      })
      this.#made.set(language, made)
    }
    return made
  }

  async #encoded(): Promise<ReadonlyMap<Encoding | null, Buffer>> {
    const plain = Buffer.from(await this.#make())
    // As small as can be where that takes a moment; a large text would hold a thread for seconds.
    const quality = plain.length < SMALL_BYTES ? 11 : 9
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain, { level: 9 })])
    return new Map<Encoding | null, Buffer>([
      [null, plain],
      ['br', br],
      ['gzip', zipped],
    ])
  }
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
