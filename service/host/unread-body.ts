/** The body of a request that was refused before it was read: whoever sends it goes on sending, and it is read away a piece in each turn. */
import type { IncomingMessage } from 'node:http'
import type { Pause } from './prebuilt-text.ts'

/**
 * Node itself would read it away as fast as it comes: a hundred megabytes at once, with nobody answered in between. What is read by somebody
 * already is left to them.
 */
export function readAway(body: IncomingMessage, pause: Pause): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = body.headers
  if ((length === '0' && coding === undefined) || body.complete || body.readableDidRead) return
  body.on('data', () => {
    const turn = pause()
    if (!turn) return
    body.pause()
    void turn.then(() => body.resume())
  })
}
