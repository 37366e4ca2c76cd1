import { Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { CUT_OFF_SECONDS } from './ending.ts'

/** Connections made a moment before the listener closed may not have sent their request yet. */
const LOOK_EVERY_MS = 20
/** Looks between which nothing was asked, the first included: by the clock, a loop that stood still would seem quiet with requests unread. */
const QUIET_LOOKS = 16

/** What takes connections and answers them, as far as its end goes. */
export interface Listener {
  /** No new connection; those there are stay. */
  stopListening(): void
  /** How many are open. */
  connections(): Promise<number>
  /** Ends every connection, whatever is on it. */
  cutOff(): void
  /** Closes those that rest; resolves when all are closed. */
  close(): Promise<void>
}

export const listenerOf = (app: FastifyInstance): Listener => ({
  // http.Server.close also drops idle connections; net.Server.close only stops listening.
  stopListening: () => void NetServer.prototype.close.call(app.server),
  connections: () => new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count))),
  cutOff: () => app.server.closeAllConnections(),
  close: () => app.close(),
})

/**
 * Ends without losing a request: stops listening, answers what is open with `Connection: close` (see `draining` in the server), and closes
 * when nothing has been asked for a while. Closing at once would reset connections whose request is already on its way.
 */
export async function drained(listener: Listener, lastRequestAt: () => number, cutOffMilliseconds = CUT_OFF_SECONDS * 1000): Promise<void> {
  const startedAt = performance.now()
  const cutOff = setTimeout(() => listener.cutOff(), cutOffMilliseconds)
  listener.stopListening()
  let [quiet, last] = [0, lastRequestAt()]
  while (performance.now() - startedAt < cutOffMilliseconds / 2) {
    if ((await listener.connections()) === 0) break
    quiet = lastRequestAt() === last ? quiet + 1 : 1
    last = lastRequestAt()
    if (quiet === QUIET_LOOKS) break
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  await listener.close()
  clearTimeout(cutOff)
}
