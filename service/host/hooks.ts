/** What every request meets: before any body is read, and when it was answered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brokenRequest, OVERLOADED } from '../doors/refusals.ts'
import type { Charging } from './charging.ts'
import type { LateRoutes } from './late-routes.ts'
import type { Metrics } from './metrics.ts'
import type { Pressure } from './pressure.ts'
import { ALWAYS, type Refusing } from './refusing.ts'
import type { Routing } from './routing.ts'
import type { Turnstile } from './turnstile.ts'

export interface Hooked {
  readonly refusing: Refusing
  readonly charging: Charging
  readonly metrics: Metrics
  readonly turnstile: Turnstile
  /** Called for each request. */
  arrived(): void
  readonly pressure: Pressure | undefined
  readonly end: { lastRequestAt: number; readonly drainingSince: number }
  /** Where a request goes that is to no address here; null: it is refused. */
  readonly handOn: LateRoutes | null
  routing(): Routing
}

export function addHooks(
  app: FastifyInstance,
  { refusing, charging, metrics, turnstile, arrived, pressure, end, handOn, routing }: Hooked,
): void {
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
    if (handOn?.takes(request, routing())) return handOn.handOn(request, reply, (error) => void refusing.answer(error, request, reply))
    arrived()
    turnstile.pass(request.raw, request.ip, () => admit(request, reply, next))
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (handOn?.has(request)) return done()
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
