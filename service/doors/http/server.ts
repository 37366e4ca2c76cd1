import { createHash } from 'node:crypto'
import { METHODS, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Cache } from '../../../engine/core/operation/descriptor.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { atPath } from '../../../engine/core/records.ts'
import {
  brokenRequest,
  INTERNAL,
  methodNotAllowed,
  NOWHERE,
  OVERLOADED,
  PROBLEM_TYPE,
  problemOf,
  type Refusal,
  Refused,
  refusalFor,
  tooManyPages,
  tooManyRequests,
  wantsEnglish,
} from '../refusals.ts'
import { entityTag, matches, secondsToCache } from './caching.ts'
import { Compressor, encodingFor } from './compression.ts'
import { drained } from './drain.ts'
import { KeptText, type Make } from './kept-text.ts'
import { type Allowance, type Limiter, limitKey, MemoryLimiter } from './limit.ts'
import { Metrics } from './metrics.ts'
import { Places } from './places.ts'
import type { Load, Pressure } from './pressure.ts'
import { Turns } from './turns.ts'

export interface HttpOptions {
  readonly trustProxy: false | number | string
  readonly rateLimitPerMinute: number
  /** Watches how late the event loop runs; without it nothing is turned away. */
  readonly pressure?: Pressure
  /** Where requests are counted: in this process when not given. */
  readonly limiter?: Limiter
}

const JSON_TYPE = 'application/json; charset=utf-8'
const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT')
const ANSWERED_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** On every answer. HTML pages replace the content policy by their own. */
const ALWAYS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** How an endpoint answers: the body, and how it may be kept. */
interface Endpoint {
  /** As find-my-way writes it: `/v1/calc/:calculator`. */
  readonly url: string
  readonly get?: (request: FastifyRequest, reply: FastifyReply) => unknown
  readonly post?: (request: FastifyRequest, reply: FastifyReply) => unknown
  readonly free?: boolean
  /** The request headers a page of another origin may send. */
  readonly headers?: string
  /** Media types whose body POST takes as a stream, of any size, in place of parsed JSON. */
  readonly streams?: readonly string[]
  /** In which order it is turned away when there is too much: as the API unless said, or as a page where it is one. */
  readonly load?: Load
  /** A page for people: counted apart from the API and more generously, since one page asks again at every keystroke. */
  readonly page?: boolean
  /** What a 400 here says beside the error: whose input it was. */
  readonly names?: (request: FastifyRequest) => object
  /** In bytes, where a body may be larger than the usual. */
  readonly bodyLimit?: number
}

/** What the hooks read of the endpoint that a request came to. */
declare module 'fastify' {
  interface FastifyContextConfig {
    readonly free?: boolean
    readonly page?: boolean
    readonly load?: Load
    readonly names?: Endpoint['names'] | undefined
  }
}

export interface HttpServer {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  /** Adds an endpoint: HEAD follows GET, OPTIONS and 405 follow from what there is. */
  add(endpoint: Endpoint): void
  /** Counts one more request of this caller to the limit, or throws the refusal. */
  pay(request: FastifyRequest): Promise<void>
  /** Counts one more request of this caller to the limit; null where there is none. */
  spend(request: FastifyRequest): Allowance | Promise<Allowance> | null
  /** True when the caller already holds this answer: then nothing more is to be done but return. @param form where the address does not say it. */
  fresh(request: FastifyRequest, reply: FastifyReply, cache: Cache, form?: string): boolean
  /** Sends a text, compressed where `large` says it pays. */
  send(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, large?: boolean, type?: string): Sent
  /** A text to be made once, by the first who asks. */
  keep(make: Make): KeptText
  sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText, type?: string): Promise<FastifyReply>
  /** Loads every operation, a turn for each, so that nobody has to wait for it. */
  warm(): Promise<void>
  /** For long work of any kind. */
  readonly turns: Turns
  /** Ends without losing a request. */
  drain(): Promise<void>
  /** Whether long work has to come to its end now, because the process does. */
  mustEnd(): boolean
  /** Refusals outside the API are drawn by this for whoever asks for HTML. */
  refuseWith(draw: RefusalPage): void
}

type Sent = FastifyReply | Promise<FastifyReply>

type RefusalPage = (request: FastifyRequest, status: number, message: string) => { readonly text: string; readonly policy: string }

/** Since the process was told to end: then long work is cut at its next row, in time for the rest to end too. */
const LONG_WORK_MILLISECONDS = 12_000

/** A person who types reads far more answers than a program that asks. */
const PAGES_PER_REQUEST = 10

/** @param log where faults are written; nowhere when not given. */
export function createHttpServer(ports: Engine, options: HttpOptions, log?: FastifyBaseLogger): HttpServer {
  const metrics = new Metrics()
  const compressor = new Compressor()
  const limiter = options.rateLimitPerMinute > 0 ? (options.limiter ?? new MemoryLimiter(options.rateLimitPerMinute)) : null
  const pageLimiter = limiter && new MemoryLimiter(options.rateLimitPerMinute * PAGES_PER_REQUEST)
  let drawRefusal: RefusalPage | null = null
  const policy = `"minuto";q=${options.rateLimitPerMinute};w=60`
  const limitText = String(options.rateLimitPerMinute)
  const { pressure } = options
  let lastRequestAt = 0
  let drainingSince = Number.POSITIVE_INFINITY
  const lawVersion = fingerprint(ports)

  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged of a request names it: a logger of its own for each would cost more than its routing.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(options.trustProxy),
    bodyLimit: 64 * 1024,
    // `__proto__` and `constructor` are plain field names here: the strict schema refuses them by name.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // Node looks at the two limits below only every 30 s unless told.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: true,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerRefusal(error, request, reply),
    clientErrorHandler,
  })
  app.removeContentTypeParser('text/plain')
  const logsEach = app.log.level === 'debug' || app.log.level === 'trace'
  for (const method of ALL_METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(ALWAYS)
    // Before any body is read.
    const done = request.is404 ? () => refuseElse(request, reply) : next
    if (drainingSince !== Number.POSITIVE_INFINITY) {
      lastRequestAt = Date.now()
      reply.header('connection', 'close')
    }
    const { free, page, load = 'api' } = request.routeOptions.config
    if (!free && pressure?.tooHighFor(load)) return sendRefusal(request, reply, OVERLOADED)
    if (!limiter || free) return done()
    if (page) {
      const { allowed, reset } = pageLimiter!.hit(limitKey(request.ip), Date.now())
      if (allowed) return done()
      return sendRefusal(request, reply, tooManyPages(reset))
    }
    const allowance = limiter.hit(limitKey(request.ip), Date.now())
    if (allowance instanceof Promise) allowance.then((counted) => admit(counted, request, reply, done))
    else admit(allowance, request, reply, done)
  })

  function admit(allowance: Allowance, request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const reset = String(allowance.reset)
    reply.headers({
      ratelimit: `"minuto";r=${allowance.remaining};t=${reset}`,
      'ratelimit-policy': policy,
      'x-ratelimit-limit': limitText,
      'x-ratelimit-remaining': String(allowance.remaining),
      'x-ratelimit-reset': reset,
    })
    if (allowance.allowed) {
      done()
      return
    }
    sendRefusal(request, reply, tooManyRequests(limitText, allowance.reset))
  }

  /** A problem for programs; a page for a browser that is not asking the API. @param whose names the operation whose input it was. */
  function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, whose?: object): FastifyReply {
    const forPerson = drawRefusal && !request.url.startsWith('/v1') && request.headers.accept?.includes('text/html')
    const drawn = forPerson ? drawRefusal!(request, refusal.status, refusal.error) : null
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
    const english = wantsEnglish(request.headers['accept-language'])
    return reply
      .code(refusal.status)
      .headers({
        'cache-control': 'no-store',
        'content-language': english ? 'en' : 'pt-BR',
        'content-type': drawn ? 'text/html; charset=utf-8' : PROBLEM_TYPE,
        ...(drawn && { 'content-security-policy': drawn.policy }),
      })
      .removeHeader('etag')
      .send(drawn ? drawn.text : JSON.stringify(problemOf(refusal, english, { ...whose, requestId: request.id })))
  }

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(route, reply.statusCode, reply.elapsedTime)
    // The route and never the address: query values may be someone's salary.
    const failed = reply.statusCode >= 500
    if (failed || logsEach)
      request.log[failed ? 'warn' : 'debug'](
        { reqId: request.id, route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      )
    done()
  })

  function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = refusalFor(error)
    if (!refusal) request.log.error({ err: error, reqId: request.id, route: request.routeOptions?.url }, 'unexpected error')
    const whose = refusal?.status === 400 ? request.routeOptions?.config.names?.(request) : undefined
    // Repeated here because what the framework refuses by itself has met no hook.
    reply.headers(ALWAYS)
    return sendRefusal(request, reply, refusal ?? INTERNAL, whose)
  }

  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  app.setNotFoundHandler((request, reply) => refuseElse(request, reply))

  /** A scope of its own, where bodies of these types are handed over unread. */
  function addStreamed(types: readonly string[], route: Parameters<typeof app.route>[0]): void {
    app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      for (const type of types) scope.addContentTypeParser(type, (_request, body, taken) => taken(null, body))
      scope.route(route)
      done()
    })
  }

  function add(endpoint: Endpoint): void {
    const { url, get, post, free = false, page = false, headers = 'Content-Type, If-None-Match', streams, names, bodyLimit } = endpoint
    const config = { free, page, load: endpoint.load ?? (page ? 'page' : 'api'), names }
    const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), 'OPTIONS']
    if (get) app.route({ method: 'GET', url, config, handler: get })
    if (post && streams) addStreamed(streams, { method: 'POST', url, config, handler: post })
    else if (post) app.route({ method: 'POST', url, config, ...(bodyLimit !== undefined && { bodyLimit }), handler: post })
    const place = { allow, headers }
    places.add(url, place)
    // By these methods another address may fit as well: `/v1/calc/:id/batch` is also a question by its form.
    const lacking = ['GET', 'HEAD', 'POST'].filter((method) => !allow.includes(method))
    if (lacking.length > 0 && url.includes(':'))
      app.route({
        method: lacking,
        url,
        config,
        onRequest: (request, reply) => refuseMethod(request, reply, place),
        handler: () => undefined,
      })
  }

  const places = new Places<{ readonly allow: readonly string[]; readonly headers: string }>()

  /** Before any body is read. */
  function refuseMethod(request: FastifyRequest, reply: FastifyReply, { allow }: { readonly allow: readonly string[] }): void {
    reply.header('allow', allow.join(', '))
    sendRefusal(request, reply, methodNotAllowed(request.method, allow.slice(0, -1).join(', ')))
  }

  /** Where nothing answers: another method would, or nothing is there. */
  function refuseElse(request: FastifyRequest, reply: FastifyReply): void {
    const place = places.at(request.url)
    if (place) refuseMethod(request, reply, place)
    else sendRefusal(request, reply, NOWHERE)
  }

  app.route({
    method: 'OPTIONS',
    url: '*',
    config: { free: true },
    handler(request, reply) {
      const place = places.at(request.url)
      if (!place) return sendRefusal(request, reply, NOWHERE)
      const methods = place.allow.join(', ')
      return reply
        .code(204)
        .headers({
          allow: methods,
          'access-control-allow-methods': methods,
          'access-control-allow-headers': place.headers,
          'access-control-max-age': '86400',
          'cache-control': 'no-store',
        })
        .send()
    },
  })
  app.route({
    method: ALL_METHODS.filter((method) => !ANSWERED_METHODS.includes(method)),
    url: '*',
    onRequest: (request, reply) => refuseElse(request, reply),
    handler: () => undefined,
  })

  let cacheControl = { until: 0, value: '' }
  function cacheControlFor(now: number): string {
    if (now >= cacheControl.until) {
      const seconds = secondsToCache(new Date(now))
      // Recomputed every second, so that the age shrinks as midnight nears.
      cacheControl = { until: now - (now % 1000) + 1000, value: `public, max-age=${seconds}` }
    }
    return cacheControl.value
  }

  function fresh(request: FastifyRequest, reply: FastifyReply, cache: Cache, form = ''): boolean {
    if (cache === 'none') {
      reply.header('cache-control', 'no-cache')
      return false
    }
    const tag = entityTag(
      `${lawVersion}${ports.rates.version()}${ports.salaries.version()}${ports.market.version()}`,
      ports.today(),
      form + request.url,
    )
    reply.headers({ 'cache-control': cache === 'minute' ? 'public, max-age=60' : cacheControlFor(Date.now()), etag: tag })
    if (!matches(request.headers['if-none-match'], tag)) return false
    reply.code(304).send()
    return true
  }

  function send(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, large = false, type = JSON_TYPE): Sent {
    reply.header('content-type', type)
    if (!large) return reply.send(body)
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(body)
    const tag = reply.getHeader('etag')
    reply.header('content-encoding', encoding)
    return compressor
      .compress(`${request.url} ${tag ?? createHash('sha256').update(body).digest('base64')}`, body, encoding)
      .then((compressed) => reply.send(compressed))
  }

  const turns = new Turns()
  const keep = (make: Make): KeptText => new KeptText(make, turns)

  async function sendKept(request: FastifyRequest, reply: FastifyReply, text: KeptText, type = JSON_TYPE): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const encoded = await text.made()
    reply.header('content-type', type).header('vary', 'Accept-Encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(encoded.get(encoding)!)
  }

  async function warm(): Promise<void> {
    for (const id of ports.registry.operations.keys()) {
      ports.registry.operations.get(id)
      await new Promise(setImmediate)
    }
  }

  const spend = (request: FastifyRequest): Allowance | Promise<Allowance> | null => limiter?.hit(limitKey(request.ip), Date.now()) ?? null

  async function pay(request: FastifyRequest): Promise<void> {
    const allowance = await spend(request)
    if (allowance && !allowance.allowed) throw new Refused(tooManyRequests(limitText, allowance.reset))
  }

  function drain(): Promise<void> {
    drainingSince = Date.now()
    return drained(app, () => lastRequestAt)
  }

  const mustEnd = (): boolean => Date.now() - drainingSince > LONG_WORK_MILLISECONDS

  function refuseWith(draw: RefusalPage): void {
    drawRefusal = draw
  }

  return { app, metrics, add, pay, spend, fresh, send, keep, sendKept, warm, turns, drain, mustEnd, refuseWith }
}

/** Changes when a table, its citation or caveat, a schema or the release changes: the part of every entity tag that is not the day or the address. */
function fingerprint({ registry, service: { version, build } }: Engine): string {
  return createHash('sha256').update(version).update(build).update(registry.contents()).digest('base64url').slice(0, 8)
}

/** A number of hops trusts that many proxies, counted from the socket. */
function trusted(setting: HttpOptions['trustProxy']): false | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}

/** What never became a request: broken HTTP, headers too large, a client too slow. */
function clientErrorHandler(this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Socket): void {
  // Node's own note of what the socket is answering: a refusal in the middle of an answer would pass for a part of it.
  const answering = atPath(socket, ['_httpMessage', 'headersSent']) === true
  if (!socket.writable || error.code === 'ECONNRESET' || answering) {
    socket.destroy()
    return
  }
  const refusal = brokenRequest(error.code)
  const body = JSON.stringify(problemOf(refusal))
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\ncontent-type: ${PROBLEM_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  )
}
