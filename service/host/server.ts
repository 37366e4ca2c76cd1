/** HTTP server for the adapters: limits, rejections, caching, scheduling of expensive work and graceful shutdown. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cache } from '../../engine/operation/definition/descriptor.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { type JobExecutor, type QueueSlot, Work } from '../work/expensive-work.ts'
import { TimeSlicer } from '../work/time-slicer.ts'
import { createApp, type TrustedProxies } from './app.ts'
import { drainConnections, listenerOf } from './drain-connections.ts'
import { AdmissionControl } from './limits/admission.ts'
import { BodyBudget } from './limits/body-budget.ts'
import { clientOf, disconnectSignal, type RequestClient } from './limits/client-key.ts'
import { type ConnectionLimits, Connections } from './limits/connections.ts'
import type { Pressure } from './limits/event-loop-pressure.ts'
import { type Allowance, type Limiter, limitKey } from './limits/rate-limit.ts'
import { RateLimitCharge } from './limits/rate-limit-charge.ts'
import { Metrics } from './metrics.ts'
import { ErrorResponses, type RefusalPage } from './requests/error-responses.ts'
import { addHooks, type HookServices } from './requests/hooks.ts'
import { parseJsonBodies } from './requests/json-body.ts'
import { type BuildText, PrebuiltText } from './requests/prebuilt-text.ts'
import { Replies, type Sent } from './requests/replies.ts'
import { LazyRoutes } from './routes/lazy-routes.ts'
import { type Endpoint, Routing } from './routes/routing.ts'
import { CUT_OFF_SECONDS } from './shutdown.ts'

export interface HttpOptions {
  readonly trustProxy: TrustedProxies
  readonly rateLimitPerMinute: number
  /** Event-loop delay monitor; without it nothing is shed. */
  readonly pressure?: Pressure
  /** Rate-limit counter; default: in-process. */
  readonly limiter?: Limiter
  /** Seconds from shutdown signal to connection cut-off. */
  readonly shutdownSeconds?: number
  /** Seconds after the shutdown signal in which connections are accepted in any case. */
  readonly acceptSeconds?: number
  /** Seconds of Strict-Transport-Security; 0 sends none. */
  readonly hstsSeconds?: number
  /** Default: as many as the process may open. */
  readonly connections?: ConnectionLimits
  /** Called with each router before its routes, for custom hooks. */
  readonly adapt?: (router: FastifyInstance) => void
}

export interface ServerLoad {
  readonly connections: number
  readonly connectionsAccepted: number
  readonly connectionsRefused: number
  /** Bytes of bodies being read or waiting. */
  readonly bodyBytes: number
  /** Pieces of expensive work waiting. */
  readonly waiting: number
  /** Expected wait of a newcomer. */
  readonly expectedSeconds: number
  /** 429 and 503 by the limit they met. */
  readonly refusals: ReadonlyMap<string, number>
}

export interface HttpServer {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  /** Adds an endpoint; derives HEAD from GET, and OPTIONS and 405 from the available methods. */
  add(endpoint: Endpoint): void
  /** Client of a request. */
  askerOf(request: FastifyRequest, reply: FastifyReply): RequestClient
  /** Queue slot of the client for work in many pieces; throws a rejection at the limit. `signal` aborts on disconnect. */
  reserveSlot(request: FastifyRequest, reply: FastifyReply): QueueSlot & { readonly signal: AbortSignal }
  /**
   * Null when the next piece of a long answer may run immediately; otherwise a promise of the client's next turn.
   * @param whole exclusive turn, for work that awaits something in between.
   */
  turn(request: FastifyRequest, whole?: boolean): Promise<void> | null
  /** Same for long work not tied to a client. @param what key of the work. */
  pause(what: object): Promise<void> | null
  /** Charges one more unit to the client; null without rate limiting. */
  spend(request: FastifyRequest): Allowance | Promise<Allowance> | null
  /**
   * True when the client's copy is current and 304 was sent: the caller just returns. @param form representation, when the URL does not
   * determine it.
   */
  fresh(request: FastifyRequest, reply: FastifyReply, cache: Cache, form?: string): boolean
  /** Sends a text; `large` enables compression. */
  send(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, large?: boolean, type?: string): Sent
  /** Sends JSON bytes synchronously. */
  sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, type?: string): FastifyReply
  /** Text built once, on first request. */
  keep(make: BuildText): PrebuiltText
  sendKept(request: FastifyRequest, reply: FastifyReply, kept: PrebuiltText, type?: string): Promise<FastifyReply>
  /** Figures for the metrics. */
  load(): ServerLoad
  /** False while new work should go to another replica: during shutdown, and while the queue is beyond its bound. */
  isReady(): boolean
  /** Graceful shutdown. */
  drain(): Promise<void>
  /** True when long work must end because of shutdown. */
  mustEnd(): boolean
  /** Renders rejections outside the API for clients that accept HTML. */
  refuseWith(draw: RefusalPage): void
  /** Registers `mount` for everything outside the API; runs on first request or on `complete`. */
  addLater(mount: (server: HttpServer) => Promise<void>): void
  /** Resolves when the late routes are mounted. */
  complete(): Promise<void>
}

/** Fraction of the shutdown time after which long work stops at its next row, to leave time for the rest. */
const LONG_WORK = 0.6

const UNBOUNDED: ConnectionLimits = { most: Number.MAX_SAFE_INTEGER, perAddress: 0 }

/** @param place where expensive work runs. @param log receives internal errors; default: none. */
export function createHttpServer(ports: Engine, options: HttpOptions, place: JobExecutor, log?: FastifyBaseLogger): HttpServer {
  const slicer = new TimeSlicer<unknown>()
  const refusing = new ErrorResponses((request) => slicer.take(limitKey(request.ip)))
  const newApp = appMaker(options.trustProxy, refusing, log)
  const app = newApp()
  const metrics = new Metrics()
  const charging = new RateLimitCharge(options.rateLimitPerMinute, options.limiter, refusing)
  const replying = new Replies(ports)
  const work = new Work(place)
  const cutOffMilliseconds = (options.shutdownSeconds ?? CUT_OFF_SECONDS) * 1000
  const end = { lastRequestAt: 0, drainingSince: Number.POSITIVE_INFINITY }
  const arrived = (): void => {
    if (end.drainingSince !== Number.POSITIVE_INFINITY) end.lastRequestAt = performance.now()
  }
  const turnstile = new AdmissionControl(slicer, options.trustProxy)
  turnstile.interceptRequests(app.server, arrived)
  app.server.on('connection', () => slicer.connected())
  const connections = new Connections(options.trustProxy, options.connections ?? UNBOUNDED)
  connections.watch(app.server)
  const bodies = new BodyBudget()
  const transportSecurity = options.hstsSeconds ? `max-age=${options.hstsSeconds}; includeSubDomains` : null
  const shared = { refusing, charging, metrics, turnstile, arrived, pressure: options.pressure, bodies, transportSecurity, end }
  // Add hooks before routes: a route only gets hooks that already exist.
  const routed = (fresh: FastifyInstance, handOn: HookServices['handOn']): Routing => {
    addHooks(fresh, { ...shared, handOn, routing: () => routing })
    options.adapt?.(fresh)
    const routing: Routing = new Routing(fresh, refusing, slicer)
    return routing
  }
  const mounts: ((server: HttpServer) => Promise<void>)[] = []
  const late = new LazyRoutes(async () => {
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
    askerOf: (request, reply) => clientOf(request, reply, { charging, work, slicer }),
    reserveSlot: (request, reply) => ({ ...work.reserveSlot(limitKey(request.ip)), signal: disconnectSignal(reply) }),
    turn: (request, whole) => slicer.take(limitKey(request.ip), whole),
    pause: (what) => slicer.take(what),
    spend: (request) => charging.spend(request),
    fresh: (request, reply, cache, form) => replying.fresh(request, reply, cache, form),
    send: (request, reply, body, large, type) => replying.send(request, reply, body, large, type),
    sendBytes: (request, reply, bytes, type) => replying.sendBytes(request, reply, bytes, type),
    keep: (make) => new PrebuiltText(make, slicer),
    sendKept: (request, reply, kept, type) => replying.sendPrebuilt(request, reply, kept, type),
    load: () => loadOf(connections, bodies, work, refusing),
    isReady: () => end.drainingSince === Number.POSITIVE_INFINITY && !work.isFull,
    drain() {
      end.drainingSince = performance.now()
      const acceptMilliseconds = (options.acceptSeconds ?? 0) * 1000
      const listener = listenerOf(app, () => connections.accepted)
      return drainConnections(listener, () => end.lastRequestAt, { cutOffMilliseconds, acceptMilliseconds })
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

/** Makes routers that share request ids and error responses. */
function appMaker(trustProxy: TrustedProxies, refusing: ErrorResponses, log: FastifyBaseLogger | undefined): () => FastifyInstance {
  let requests = 0
  const nextId = (): string => `req-${(++requests).toString(36)}`
  return () => {
    const made = createApp(trustProxy, log, nextId, (error, request, reply) => refusing.answer(error, request, reply))
    parseJsonBodies(made)
    made.setErrorHandler((error, request, reply) => refusing.answer(error, request, reply))
    return made
  }
}

const loadOf = (connections: Connections, bodies: BodyBudget, work: Work, refusing: ErrorResponses): ServerLoad => ({
  connections: connections.open,
  connectionsAccepted: connections.accepted,
  connectionsRefused: connections.refused,
  bodyBytes: bodies.reservedBytes,
  waiting: work.waiting,
  expectedSeconds: work.expectedSeconds(),
  refusals: refusing.counts,
})
