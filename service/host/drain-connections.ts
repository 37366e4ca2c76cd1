import { Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { CUT_OFF_SECONDS } from './shutdown.ts'

/** Connections accepted just before the listener closed may still send a request. */
const LOOK_EVERY_MS = 20
/**
 * Consecutive checks without requests. Counted in checks because, by the clock, a blocked event loop would seem idle with unread requests.
 */
const QUIET_LOOKS = 16

/** Server operations needed for shutdown. */
export interface Listener {
  /** Stops accepting connections; keeps open ones. */
  stopListening(): void
  /** Number of open connections. */
  connections(): Promise<number>
  /** Destroys every connection. */
  cutOff(): void
  /** Closes idle connections; resolves when all are closed. */
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
 * Graceful shutdown without losing requests: stops listening, answers open connections with `Connection: close` (see `draining` in the
 * server), and closes after a quiet period. Closing at once would reset connections whose request is in flight.
 */
export async function drainConnections(
  listener: Listener,
  lastRequestAt: () => number,
  cutOffMilliseconds = CUT_OFF_SECONDS * 1000,
): Promise<void> {
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
