/** Hooks of every request: before the body is read, and after the response. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ENGLISH_PATH } from '../../runtime/english-address.ts'
import { brokenRequest, OVERLOADED } from '../../runtime/problem-details.ts'
import type { AdmissionControl } from '../limits/admission.ts'
import type { BodyBudget } from '../limits/body-budget.ts'
import type { Pressure } from '../limits/event-loop-pressure.ts'
import type { RateLimitCharge } from '../limits/rate-limit-charge.ts'
import type { Metrics } from '../metrics.ts'
import type { LazyRoutes } from '../routes/lazy-routes.ts'
import { withoutTrailingSlash } from '../routes/route-table.ts'
import type { Routing } from '../routes/routing.ts'
import { COMMON_HEADERS, type ErrorResponses, PAGE_HEADERS } from './error-responses.ts'
import { addLink } from './link-header.ts'
import { isEnglishAddress } from './request-language.ts'

export interface HookServices {
  readonly refusing: ErrorResponses
  readonly charging: RateLimitCharge
  readonly metrics: Metrics
  readonly turnstile: AdmissionControl
  /** Called for each request. */
  arrived(): void
  readonly pressure: Pressure | undefined
  readonly bodies: BodyBudget
  /** Value of Strict-Transport-Security; null without TLS in front. */
  readonly transportSecurity: string | null
  readonly end: { lastRequestAt: number; readonly drainingSince: number }
  /** Router for paths unknown here; null rejects them. */
  readonly handOn: LazyRoutes | null
  routing(): Routing
}

export function addHooks(
  app: FastifyInstance,
  { refusing, charging, metrics, turnstile, arrived, pressure, bodies, transportSecurity, end, handOn, routing }: HookServices,
): void {
  const logsEach = app.log.level === 'debug' || app.log.level === 'trace'
  const admit = (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    // The client has disconnected: stop.
    if (request.raw.socket.destroyed) return void reply.hijack()
    const { free, page, load = 'api' } = request.routeOptions.config
    // Other sites show pictures of pages, and nothing else of them.
    reply.headers(page && load !== 'asset' ? PAGE_HEADERS : COMMON_HEADERS)
    if (transportSecurity !== null) reply.header('strict-transport-security', transportSecurity)
    if (!request.is404) sayCanonical(request, reply)
    const done = request.is404 ? () => routing().refuseElse(request, reply) : next
    if (end.drainingSince !== Number.POSITIVE_INFINITY) reply.header('connection', 'close')
    if (!hasOneHost(request)) return void refusing.send(request, reply, brokenRequest(undefined))
    if (!free && pressure?.tooHighFor(load)) return void refusing.send(request, reply, OVERLOADED)
    const full = bodies.admit(request, reply)
    if (full) return void refusing.send(request, reply, full)
    charging.admit(request, reply, done)
  }
  // Processes simultaneous arrivals, rejections included, in time slices with the least-served address first, so that a burst delays only
  // its own address.
  app.addHook('onRequest', (request, reply, next) => {
    if (handOn?.handles(request, routing())) return handOn.forward(request, reply, (error) => void refusing.answer(error, request, reply))
    arrived()
    turnstile.admit(request.raw, request.ip, () => admit(request, reply, next))
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (handOn?.has(request)) return done()
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(route, reply.statusCode, reply.elapsedTime)
    // Log the route, never the URL: query values may contain someone's salary.
    const failed = reply.statusCode >= 500
    if (failed || logsEach)
      request.log[failed ? 'warn' : 'debug'](
        { reqId: request.id, route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      )
    done()
  })
}

/** An address with a slash at its end is answered as the one without it, and says which is the one to keep (RFC 6596). */
function sayCanonical(request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const kept = withoutTrailingSlash(path)
  if (kept !== path) addLink(reply, `${isEnglishAddress(request) ? ENGLISH_PATH : ''}${kept}${url.slice(path.length)}`, 'canonical')
}

/** RFC 9112, 3.2: rejects a missing or repeated Host with 400. HTTP/1.0 may omit it. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  let hosts = 0
  const { rawHeaders } = raw
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
}
