/** Reads a body ahead of its use: a client that reads nothing until it has sent everything would wait for us as we wait for it. */
import type { Readable } from 'node:stream'

/** Of every body, whatever the others hold. */
const MIN_BYTES = 64 * 1024

/** How much all bodies together may hold in advance: the first to come are read whole, the rest as they are used. */
export class AheadPool {
  readonly #most: number
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The chunks of a body, to its end or to where whoever sends it left. */
  async *read(body: Readable): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = []
    let held = 0
    let over = body.readableEnded || body.destroyed
    let wake = (): void => {}
    const mayHold = (): boolean => held < MIN_BYTES || this.#held < this.#most
    const count = (bytes: number): void => {
      held += bytes
      this.#held += bytes
    }
    const take = (chunk: Uint8Array): void => {
      chunks.push(chunk)
      count(chunk.length)
      if (!mayHold()) body.pause()
      wake()
    }
    const end = (): void => {
      over = true
      wake()
    }
    body.on('data', take).once('end', end).once('error', end).once('close', end)
    try {
      for (;;) {
        const chunk = chunks.shift()
        if (chunk) {
          count(-chunk.length)
          if (!over && mayHold()) body.resume()
          yield chunk
        } else if (over) return
        else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    } finally {
      count(-held)
      body.off('data', take)
    }
  }
}
