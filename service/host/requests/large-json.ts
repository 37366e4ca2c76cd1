/** Parses large JSON bodies in the sender's scheduled turn, since several may complete simultaneously. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Sized for about a millisecond of work. */
const LARGE_BYTES = 64 * 1024

/** @param turn exclusive turn of the sender; null when no wait is needed. */
export function parseJsonFairly(app: FastifyInstance, turn: (request: FastifyRequest) => Promise<void> | null): void {
  // Treat `__proto__` and `constructor` as ordinary field names: the strict schema rejects them by name.
  const parse = app.getDefaultJsonParser('ignore', 'ignore')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = (): void => void parse(request, body.toString(), done)
    const waiting = body.length > LARGE_BYTES ? turn(request) : null
    if (waiting) void waiting.then(read)
    else read()
  })
}
