import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Preferred available encoding of the client, or null. Excludes encodings with q=0. */
export function encodingFor(accepted: string | undefined, there: readonly Encoding[] = ['br', 'gzip']): Encoding | null {
  if (!accepted) return null
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';')[0]!.trim())
  return there.find((encoding) => taken.includes(encoding)) ?? null
}

/** Leaves one core for the event loop. */
const AT_A_TIME = Math.max(1, availableParallelism() - 1)

/** Compresses large repeated answers (index, whole series) once per version, off the event loop, and caches them while in use. */
export class Compressor {
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #most: number
  readonly #waiting: (() => void)[] = []
  #compressing = 0

  constructor(most = 64) {
    this.#most = most
  }

  /** @param key identifies the body: URL and version. */
  compress(key: string, body: string | Buffer, encoding: Encoding): Promise<Buffer> {
    const name = `${encoding} ${key}`
    const known = this.#kept.get(name)
    this.#kept.delete(name)
    const compressed = known ?? this.#compressed(body, encoding)
    this.#kept.set(name, compressed)
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!)
    return compressed
  }

  async #compressed(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
    if (this.#compressing === AT_A_TIME) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#compressing++
    try {
      return await compressedBy[encoding](body)
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#compressing--
    }
  }
}

const compressedBy: Readonly<Record<Encoding, (body: string | Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}
