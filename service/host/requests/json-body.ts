/** Parses JSON bodies, but hands over large ones as bytes: a thread reads them, whose memory is bounded. */
import type { FastifyInstance } from 'fastify'
import { asError } from '../../../engine/core/errors.ts'
import { parseJson } from '../../runtime/strict-json.ts'

/** Sized for about a millisecond of work. */
const LARGE_BYTES = 64 * 1024

export function parseJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length > LARGE_BYTES) return done(null, body)
    try {
      done(null, parseJson(body.toString()))
    } catch (error) {
      done(asError(error))
    }
  })
}
