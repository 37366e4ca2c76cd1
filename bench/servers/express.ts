/** Typical alternative: Express doing the same work with the same features (limit, headers, CORS, metrics, entity tag). */

import { portsOf } from '../../engine/engine.ts'
import { registry } from '../../engine/generated/registry.ts'
import { runText } from '../../engine/operation/evaluation/run.ts'
import { limitKey, MemoryLimiter } from '../../service/host/limits/rate-limit.ts'
import { Metrics } from '../../service/host/metrics.ts'
import { entityTag, secondsToCache } from '../../service/host/requests/caching.ts'
import express from '../../test/integration/support/express.ts'

const { calculators } = registry
const ports = portsOf()
const limiter = new MemoryLimiter(1e9)
const metrics = new Metrics()

const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.use((request, response, next) => {
  const startedAt = performance.now()
  response.on('finish', () => metrics.observe('/v1/calc/:calculator', response.statusCode, performance.now() - startedAt))
  response.set({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Retry-After, RateLimit, RateLimit-Policy',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  const { remaining, reset, limit } = limiter.hit(limitKey(request.ip ?? ''), Date.now())
  response.set({
    ratelimit: `"minuto";r=${remaining};t=${reset}`,
    'ratelimit-policy': `"minuto";q=${limit};w=60`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
  })
  next()
})
app.get('/v1/calc/:calculator', (request, response) => {
  const calculator = calculators.get(request.params.calculator)
  if (!calculator) {
    response.status(404).json({ error: 'não há' })
    return
  }
  response.set({ etag: entityTag('bench', ports.today(), request.url), 'cache-control': `public, max-age=${secondsToCache(new Date())}` })
  response.json(runText(calculator, request.query as Record<string, string>, ports))
})
app.listen(Number(process.env.PORT), '127.0.0.1')
