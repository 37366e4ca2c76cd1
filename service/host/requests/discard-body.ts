/** Discards the body of a request rejected before reading, one chunk per turn, while the client keeps sending. */
import type { IncomingMessage } from 'node:http'
import type { Pause } from './prebuilt-text.ts'

/** Node would discard it at full speed and block the event loop for a large body. Bodies already being read are left alone. */
export function discardBody(body: IncomingMessage, pause: Pause): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = body.headers
  if ((length === '0' && coding === undefined) || body.complete || body.readableDidRead) return
  body.on('data', () => {
    const turn = pause()
    if (!turn) return
    body.pause()
    void turn.then(() => body.resume())
  })
}
