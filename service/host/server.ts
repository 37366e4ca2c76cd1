/** The HTTP server that doors hang their endpoints on: limits, refusals, caching, dear work and an end that loses nothing. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cache } from '../../engine/core/operation/descriptor.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { createApp, type TrustedProxies } from './app.ts'
import { type Asker, askerOf, leaving } from './asker.ts'
import { Charging } from './charging.ts'
import { drained, listenerOf } from './drain.ts'
import { CUT_OFF_SECONDS } from './ending.ts'
import { addHooks, type Hooked } from './hooks.ts'
import { readJsonInTurns } from './large-json.ts'
import { LateRoutes } from './late-routes.ts'
import { type Allowance, type Limiter, limitKey } from './limit.ts'
import { Metrics } from './metrics.ts'
import { type Make, PrebuiltText } from './prebuilt-text.ts'
import type { Pressure } from './pressure.ts'
import { type RefusalPage, Refusing } from './refusing.ts'
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
  /** Given each router before it has an address: hooks of whoever builds on this. */
  readonly adapt?: (router: FastifyInstance) => void
}

export interface HttpServer {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  /** Adds an endpoint: HEAD follows GET, OPTIONS and 405 follow from what there is. */
  add(endpoint: Endpoint): void
  /** Whoever sent a request. */
  askerOf(request: FastifyRequest, reply: FastifyReply): Asker
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
  /** What is asked for outside the API is mounted by this once somebody asks, or once `complete` is called. */
  addLater(mount: (server: HttpServer) => Promise<void>): void
  /** Resolves when that is there too. */
  complete(): Promise<void>
}

/** Of the time until connections are cut off: then long work is cut at its next row, in time for the rest to end too. */
const LONG_WORK = 0.6

/** @param place where dear work is done. @param log where faults are written; nowhere when not given. */
export function createHttpServer(ports: Engine, options: HttpOptions, place: Workplace, log?: FastifyBaseLogger): HttpServer {
  const slicer = new TimeSlicer<unknown>()
  const refusing = new Refusing((request) => slicer.take(limitKey(request.ip)))
  let requests = 0
  const nextId = (): string => `req-${(++requests).toString(36)}`
  const newApp = (): FastifyInstance => {
    const made = createApp(options.trustProxy, log, nextId, (error, request, reply) => refusing.answer(error, request, reply))
    readJsonInTurns(made, (request) => slicer.take(limitKey(request.ip), true))
    made.setErrorHandler((error, request, reply) => refusing.answer(error, request, reply))
    return made
  }
  const app = newApp()
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
  const shared = { refusing, charging, metrics, turnstile, arrived, pressure: options.pressure, end }
  // Hooks come before routes: a route takes only those that are there when it is added.
  const routed = (fresh: FastifyInstance, handOn: Hooked['handOn']): Routing => {
    addHooks(fresh, { ...shared, handOn, routing: () => routing })
    options.adapt?.(fresh)
    const routing: Routing = new Routing(fresh, refusing, slicer)
    return routing
  }
  const mounts: ((server: HttpServer) => Promise<void>)[] = []
  const late = new LateRoutes(async () => {
    const lateApp = newApp()
    const lateRouting = routed(lateApp, null)
    for (const mount of mounts) await mount({ ...server, add: (endpoint) => lateRouting.add(endpoint) })
    await lateApp.ready()
    return lateApp
  })
  const routing = routed(app, late)
  const server: HttpServer = {
    app,
    metrics,
    add: (endpoint) => routing.add(endpoint),
    askerOf: (request, reply) => askerOf(request, reply, { charging, work, slicer }),
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
    addLater(mount) {
      mounts.push(mount)
    },
    async complete() {
      await late.ready()
    },
  }
  return server
}
