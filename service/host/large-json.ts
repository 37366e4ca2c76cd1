/** JSON bodies: a large one is read in a turn of whoever sent it, since several may come to their end at once. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** About a millisecond of work. */
const LARGE_BYTES = 64 * 1024

/** @param turn of the sender, with nothing else beside it; null where there is nothing to wait for. */
export function readJsonInTurns(app: FastifyInstance, turn: (request: FastifyRequest) => Promise<void> | null): void {
  // `__proto__` and `constructor` are plain field names here: the strict schema refuses them by name.
  const parse = app.getDefaultJsonParser('ignore', 'ignore')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = (): void => void parse(request, body.toString(), done)
    const waiting = body.length > LARGE_BYTES ? turn(request) : null
    if (waiting) void waiting.then(read)
    else read()
  })
}
