/** The framework as this service sets it: its limits, what it trusts, and answers to what never becomes a request. */
import { type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { atPath } from '../../engine/core/records.ts'
import { brokenRequest, EXPECTATION, methodNotAllowed, problemOf, type Refusal, refusalType } from '../doors/refusals.ts'
import { routedUrl } from './request-language.ts'

export const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT')
export const ANSWERED_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Whose X-Forwarded-For is believed: nobody, a number of hops, or addresses. */
export type TrustedProxies = false | number | string

type FrameworkError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** @param log where faults are written; nowhere when not given. @param nextId names a request. */
export function createApp(
  trustProxy: TrustedProxies,
  log: FastifyBaseLogger | undefined,
  nextId: () => string,
  frameworkError: FrameworkError,
): FastifyInstance {
  const app = Fastify({
    genReqId: nextId,
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged of a request names it: a logger of its own for each would cost more than its routing.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(trustProxy),
    rewriteUrl: (request) => routedUrl(request),
    bodyLimit: 64 * 1024,
    // `__proto__` and `constructor` are plain field names here: the strict schema refuses them by name.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // Node looks at the two limits below only every 30 s unless told; a request without a Host is refused with an explanation, not by Node.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // Whoever was connected is answered to the last; a request that waits for its turn when the rest has ended too.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => frameworkError(error, request, reply),
    clientErrorHandler,
  })
  app.removeContentTypeParser('text/plain')
  for (const method of ALL_METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(problemOf(EXPECTATION))
    response
      .writeHead(EXPECTATION.status, { 'content-type': refusalType(headers.accept), 'cache-control': 'no-store', connection: 'close' })
      .end(body)
  })
  app.server.on('connect', ({ headers }: IncomingMessage, socket: Duplex) =>
    socket.end(writtenOut(methodNotAllowed('CONNECT', ANSWERED_METHODS.join(', ')), headers.accept)),
  )
  return app
}

/** A number of hops trusts that many proxies, counted from the socket. */
function trusted(setting: TrustedProxies): false | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}

/** What never became a request: broken HTTP, headers too large, a client too slow. */
function clientErrorHandler(this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Duplex): void {
  // Node's own note of what the socket is answering: a refusal in the middle of an answer would pass for a part of it.
  const answering = atPath(socket, ['_httpMessage', 'headersSent']) === true
  if (!socket.writable || error.code === 'ECONNRESET' || answering) socket.destroy()
  else socket.end(writtenOut(brokenRequest(error.code)))
}

/** A refusal as the bytes of a whole answer. */
function writtenOut(refusal: Refusal, accept?: string): string {
  const body = JSON.stringify(problemOf(refusal))
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\ncontent-type: ${refusalType(accept)}\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`
}
