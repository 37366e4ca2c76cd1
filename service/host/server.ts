/** The HTTP server that doors hang their endpoints on: limits, refusals, caching, dear work and an end that loses nothing. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readersLanguage } from '../../engine/core/language.ts'
import type { Cache } from '../../engine/core/operation/descriptor.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import type { Perform } from '../doors/job.ts'
import { brokenRequest, OVERLOADED } from '../doors/refusals.ts'
import { Abandoned } from './abandoned.ts'
import { createApp, type TrustedProxies } from './app.ts'
import { Charging } from './charging.ts'
import { drained, listenerOf } from './drain.ts'
import { CUT_OFF_SECONDS } from './ending.ts'
import { readJsonInTurns } from './large-json.ts'
import { type Allowance, type Limiter, limitKey } from './limit.ts'
import { Metrics } from './metrics.ts'
import { type Make, PrebuiltText } from './prebuilt-text.ts'
import type { Pressure } from './pressure.ts'
import { ALWAYS, type RefusalPage, Refusing } from './refusing.ts'
import { Replying, type Sent } from './replying.ts'
import { type Endpoint, Routing } from './routing.ts'
import { TimeSlicer } from './time-slicer.ts'
import { Turnstile } from './turnstile.ts'
import { type Seat, Work, type Workplace } from './work.ts'

export interface HttpOptions {
  readonly trustProxy: TrustedProxies
  readonly rateLimitPerMinute: number
  /** Watches how late the event loop runs; without it nothing is turned away. */
  readonly pressure?: Pressure
  /** Where requests are counted: in this process when not given. */
  readonly limiter?: Limiter
  /** Until connections are cut off, once told to end. */
  readonly shutdownSeconds?: number
}

export interface HttpServer {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  /** Adds an endpoint: HEAD follows GET, OPTIONS and 405 follow from what there is. */
  add(endpoint: Endpoint): void
  /** Whoever sent a request: pays what it costs, and has dear work done in a line of its own. */
  askerOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): { pay(units: number): Promise<void>; assertRoom(): void; readonly work: Perform; write(pieces: Iterable<string>): Promise<string> }
  /** A place in the caller's line for work in many pieces, or the refusal; `signal` is aborted when the caller leaves. */
  seat(request: FastifyRequest, reply: FastifyReply): Seat & { readonly signal: AbortSignal }
  /**
   * Null where one more piece of a long answer may be worked on the loop at once; otherwise a promise of the caller's next turn.
   * @param whole of work that waits for something in between: nothing else begins in its turn.
   */
  turn(request: FastifyRequest, whole?: boolean): Promise<void> | null
  /** The same for long work that is nobody's in particular. @param what it is told from other such work by. */
  pause(what: object): Promise<void> | null
  /** Counts one more unit of this caller to the limit; null where there is none. */
  spend(request: FastifyRequest): Allowance | Promise<Allowance> | null
  /** True when the caller already holds this answer: then nothing more is to be done but return. @param form where the address does not say it. */
  fresh(request: FastifyRequest, reply: FastifyReply, cache: Cache, form?: string): boolean
  /** Sends a text, compressed where `large` says it pays. */
  send(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, large?: boolean, type?: string): Sent
  /** Sends the bytes of a JSON text at once. */
  sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, type?: string): FastifyReply
  /** A text to be made once, by the first who asks. */
  keep(make: Make): PrebuiltText
  sendKept(request: FastifyRequest, reply: FastifyReply, kept: PrebuiltText, type?: string): Promise<FastifyReply>
  /** Ends without losing a request. */
  drain(): Promise<void>
  /** Whether long work has to come to its end now, because the process does. */
  mustEnd(): boolean
  /** Refusals outside the API are drawn by this for whoever asks for HTML. */
  refuseWith(draw: RefusalPage): void
}

/** Of the time until connections are cut off: then long work is cut at its next row, in time for the rest to end too. */
const LONG_WORK = 0.6

/** @param place where dear work is done. @param log where faults are written; nowhere when not given. */
export function createHttpServer(ports: Engine, options: HttpOptions, place: Workplace, log?: FastifyBaseLogger): HttpServer {
  const slicer = new TimeSlicer<unknown>()
  const refusing = new Refusing((request) => slicer.take(limitKey(request.ip)))
  const app = createApp(options.trustProxy, log, (error, request, reply) => refusing.answer(error, request, reply))
  readJsonInTurns(app, (request) => slicer.take(limitKey(request.ip), true))
  app.setErrorHandler((error, request, reply) => refusing.answer(error, request, reply))
  const metrics = new Metrics()
  const charging = new Charging(options.rateLimitPerMinute, options.limiter, refusing)
  const replying = new Replying(ports)
  const work = new Work(place)
  const cutOffMilliseconds = (options.shutdownSeconds ?? CUT_OFF_SECONDS) * 1000
  const end = { lastRequestAt: 0, drainingSince: Number.POSITIVE_INFINITY }
  const arrived = (): void => {
    if (end.drainingSince !== Number.POSITIVE_INFINITY) end.lastRequestAt = performance.now()
  }
  const turnstile = new Turnstile(slicer, options.trustProxy)
  turnstile.standBefore(app.server, arrived)
  app.server.on('connection', () => slicer.connected())
  // Hooks come before routes: a route takes only those that are there when it is added.
  addHooks(app, { refusing, charging, metrics, turnstile, arrived, pressure: options.pressure, end, routing: () => routing })
  const routing = new Routing(app, refusing, slicer)
  return {
    app,
    metrics,
    add: (endpoint) => routing.add(endpoint),
    askerOf(request, reply) {
      return {
        pay: (units) => charging.pay(request, reply, units),
        assertRoom: () => work.assertRoom(limitKey(request.ip)),
        work: (job, signal) => {
          const left = leaving(reply)
          const language = readersLanguage()?.tag
          return work.run(limitKey(request.ip), language ? { ...job, language } : job, signal ? AbortSignal.any([left, signal]) : left)
        },
        async write(pieces) {
          let text = ''
          for (const piece of pieces) {
            text += piece
            const turn = slicer.goOn(limitKey(request.ip))
            if (turn) await turn
            if (reply.raw.destroyed) throw new Abandoned('the caller left')
          }
          return text
        },
      }
    },
    seat: (request, reply) => ({ ...work.sit(limitKey(request.ip)), signal: leaving(reply) }),
    turn: (request, whole) => slicer.take(limitKey(request.ip), whole),
    pause: (what) => slicer.take(what),
    spend: (request) => charging.spend(request),
    fresh: (request, reply, cache, form) => replying.fresh(request, reply, cache, form),
    send: (request, reply, body, large, type) => replying.send(request, reply, body, large, type),
    sendBytes: (request, reply, bytes, type) => replying.sendBytes(request, reply, bytes, type),
    keep: (make) => new PrebuiltText(make, slicer),
    sendKept: (request, reply, kept, type) => replying.sendKept(request, reply, kept, type),
    drain() {
      end.drainingSince = performance.now()
      return drained(listenerOf(app), () => end.lastRequestAt, cutOffMilliseconds)
    },
    mustEnd: () => performance.now() - end.drainingSince > LONG_WORK * cutOffMilliseconds,
    refuseWith(draw) {
      refusing.draw = draw
    },
  }
}

interface Hooked {
  readonly refusing: Refusing
  readonly charging: Charging
  readonly metrics: Metrics
  readonly turnstile: Turnstile
  /** Called for each request. */
  arrived(): void
  readonly pressure: Pressure | undefined
  readonly end: { lastRequestAt: number; readonly drainingSince: number }
  routing(): Routing
}

/** What every request meets: before any body is read, and when it was answered. */
function addHooks(app: FastifyInstance, { refusing, charging, metrics, turnstile, arrived, pressure, end, routing }: Hooked): void {
  const logsEach = app.log.level === 'debug' || app.log.level === 'trace'
  const admit = (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    // Whoever left meanwhile is worked for no more.
    if (request.raw.socket.destroyed) return void reply.hijack()
    reply.headers(ALWAYS)
    const done = request.is404 ? () => routing().refuseElse(request, reply) : next
    if (end.drainingSince !== Number.POSITIVE_INFINITY) reply.header('connection', 'close')
    if (!hasOneHost(request)) return void refusing.send(request, reply, brokenRequest(undefined))
    const { free, load = 'api' } = request.routeOptions.config
    if (!free && pressure?.tooHighFor(load)) return void refusing.send(request, reply, OVERLOADED)
    charging.admit(request, reply, done)
  }
  // What comes in one turn of the loop is worked a slice at a time, who has worked least first, a refusal too: a burst holds up its own address.
  app.addHook('onRequest', (request, reply, next) => {
    arrived()
    turnstile.pass(request.raw, request.ip, () => admit(request, reply, next))
  })
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
}

/** RFC 9112, 3.2: a request without Host, or with two, is answered 400. HTTP/1.0 need not have it. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  let hosts = 0
  const { rawHeaders } = raw
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
}

/** Aborted when whoever is answered has hung up. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  if (raw.destroyed) left.abort()
  return left.signal
}
