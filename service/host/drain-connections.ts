import { Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { CUT_OFF_SECONDS } from './shutdown.ts'

const LOOK_EVERY_MS = 20
/**
 * Consecutive checks without a new connection before the listener closes: closing it resets what the kernel has accepted and this process
 * has not. Counted in checks because, by the clock, a blocked event loop would seem idle with connections waiting.
 */
const ACCEPTING_LOOKS = 6
/** Longest time of accepting, for a load balancer that never stops sending. */
const MAX_ACCEPTING_MS = 5_000
/** Consecutive checks without requests: connections accepted just before the listener closed may still send one. */
const QUIET_LOOKS = 16

/** Server operations needed for shutdown. */
export interface Listener {
  /** Stops accepting connections; keeps open ones. */
  stopListening(): void
  /** Connections accepted since the start. */
  accepted(): number
  /** Number of open connections. */
  connections(): Promise<number>
  /** Destroys every connection. */
  cutOff(): void
  /** Closes idle connections; resolves when all are closed. */
  close(): Promise<void>
}

export const listenerOf = (app: FastifyInstance, accepted: () => number): Listener => ({
  // http.Server.close also drops idle connections; net.Server.close only stops listening.
  stopListening: () => void NetServer.prototype.close.call(app.server),
  accepted,
  connections: () => new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count))),
  cutOff: () => app.server.closeAllConnections(),
  async close() {
    // A connection whose answer began before the shutdown is kept alive, and becomes idle only after the server has closed.
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    await app.close().finally(() => clearInterval(idle))
  },
})

export interface DrainTimes {
  readonly cutOffMilliseconds?: number
  /** Shortest time of accepting, where clients learn late that this process ends. */
  readonly acceptMilliseconds?: number
}

/**
 * Graceful shutdown without losing requests: answers with `Connection: close` (see `draining` in the server) while it accepts what still
 * comes, stops listening once nothing does, and closes after a quiet period. Closing at once would reset connections in the backlog and
 * those whose request is in flight.
 */
export async function drainConnections(
  listener: Listener,
  lastRequestAt: () => number,
  { cutOffMilliseconds = CUT_OFF_SECONDS * 1000, acceptMilliseconds = 0 }: DrainTimes = {},
): Promise<void> {
  const startedAt = performance.now()
  const cutOff = setTimeout(() => listener.cutOff(), cutOffMilliseconds)
  await quiet(listener.accepted, ACCEPTING_LOOKS, {
    least: startedAt + acceptMilliseconds,
    most: startedAt + Math.max(acceptMilliseconds, Math.min(MAX_ACCEPTING_MS, cutOffMilliseconds / 4)),
  })
  listener.stopListening()
  await quiet(lastRequestAt, QUIET_LOOKS, {
    least: 0,
    most: startedAt + cutOffMilliseconds / 2,
    orElse: async () => (await listener.connections()) === 0,
  })
  await listener.close()
  clearTimeout(cutOff)
}

interface QuietUntil {
  readonly least: number
  readonly most: number
  /** Ends the wait early. */
  readonly orElse?: () => Promise<boolean>
}

/** Waits until a figure has not changed for a number of checks. */
async function quiet(figure: () => number, looks: number, { least, most, orElse }: QuietUntil): Promise<void> {
  let [unchanged, last] = [0, figure()]
  while (performance.now() < most) {
    if (await orElse?.()) return
    const now = figure()
    unchanged = now === last ? unchanged + 1 : 1
    last = now
    if (unchanged >= looks && performance.now() >= least) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
