/** Configures Fastify: limits, trusted proxies, and replies to malformed requests. */
import { type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { atPath } from '../../engine/core/collections/records.ts'
import { brokenRequest, EXPECTATION, methodNotAllowed, problemOf, type Refusal, refusalType } from '../runtime/problem-details.ts'
import { routedUrl } from './requests/request-language.ts'

export const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT')
export const ANSWERED_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Trusted proxies for X-Forwarded-For: none, a number of hops, or addresses. */
export type TrustedProxies = false | number | string

type FrameworkError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** @param log receives internal errors; default: none. @param nextId generates request ids. */
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
    // Log entries carry the request id themselves: a child logger per request would cost more than routing.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(trustProxy),
    rewriteUrl: (request) => routedUrl(request),
    bodyLimit: 64 * 1024,
    // Treat `__proto__` and `constructor` as ordinary field names: the strict schema rejects them by name.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // Node checks the two limits below only every 30 s by default. A request without Host gets our own explanatory rejection.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // Serve every accepted request during shutdown, including queued ones.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    // An address with a slash at its end is the same address.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
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

/** A number trusts that many proxy hops, counted from the socket. */
function trusted(setting: TrustedProxies): false | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}

/** Time for a refusal to arrive before its connection is destroyed. */
const LINGER_MILLISECONDS = 500

/** Handles malformed HTTP, oversized headers and slow clients. */
function clientErrorHandler(this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Duplex): void {
  // Node's internal response state: a rejection in the middle of a response would be read as part of it.
  const answering = atPath(socket, ['_httpMessage', 'headersSent']) === true
  if (!socket.writable || error.code === 'ECONNRESET' || answering) socket.destroy()
  else {
    socket.end(writtenOut(brokenRequest(error.code)))
    // A client that does not close its side would keep the descriptor until the connection times out.
    setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
  }
}

/** Rejection serialized as a complete HTTP response. */
function writtenOut(refusal: Refusal, accept?: string): string {
  const body = JSON.stringify(problemOf(refusal))
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\ncontent-type: ${refusalType(accept)}\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`
}
