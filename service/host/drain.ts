import { Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Connections made a moment before the listener closed may not have sent their request yet. */
const QUIET_MS = 300
const MAX_MS = 10_000
/** Whoever still sends or has not read by now is cut off: the process ends when it was told to, not when its clients please. */
const CUT_OFF_MS = 20_000

/**
 * Ends without losing a request: stops listening, answers what is open with `Connection: close` (see `draining` in the server), and closes
 * when nothing has been asked for a while. Closing at once would reset connections whose request is already on its way.
 */
export async function drained(app: FastifyInstance, lastRequestAt: () => number, cutOffMilliseconds = CUT_OFF_MS): Promise<void> {
  const startedAt = Date.now()
  const cutOff = setTimeout(() => app.server.closeAllConnections(), cutOffMilliseconds)
  // http.Server.close also drops idle connections; net.Server.close only stops listening.
  NetServer.prototype.close.call(app.server)
  const open = () => new Promise<number>((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)))
  while (Date.now() - startedAt < MAX_MS) {
    const quietSince = Math.max(startedAt, lastRequestAt())
    if ((await open()) === 0 || Date.now() - quietSince >= QUIET_MS) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await app.close()
  clearTimeout(cutOff)
}
