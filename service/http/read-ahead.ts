/** Reads a body ahead of its use: a client that sends everything before reading would otherwise deadlock with backpressure. */
import type { Readable } from 'node:stream'

/** Minimum per body, regardless of the others. */
const MIN_BYTES = 64 * 1024

/** Shared read-ahead limit: the first bodies are read whole, the rest on demand. */
export class ReadAheadPool {
  readonly #most: number
  #reserved = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Chunks of a body, until its end or the sender's disconnect. */
  async *read(body: Readable): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = []
    let held = 0
    let over = body.readableEnded || body.destroyed
    let wake = (): void => {}
    const mayHold = (): boolean => held < MIN_BYTES || this.#reserved < this.#most
    const count = (bytes: number): void => {
      held += bytes
      this.#reserved += bytes
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
