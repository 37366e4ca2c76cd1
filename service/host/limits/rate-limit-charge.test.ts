/** Tests request costs around the one-unit boundary. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { ErrorResponses } from '../requests/error-responses.ts'
import type { Allowance } from './rate-limit.ts'
import { RateLimitCharge } from './rate-limit-charge.ts'

const UNIT_BYTES = 128 * 1024
let app: FastifyInstance
afterEach(() => app.close())

/** Charged costs: /page pays the cost in its URL, /large accepts large bodies. */
function costsOf(left = 100): number[] {
  const costs: number[] = []
  const limiter = {
    hit(_address: string, _now: number, cost = 1): Allowance {
      costs.push(cost)
      return { limit: left, remaining: Math.max(0, left - cost), reset: 60, allowed: cost <= left }
    },
  }
  const charging = new RateLimitCharge(left, limiter, new ErrorResponses(() => null))
  app = Fastify()
  app.addHook('onRequest', (request, reply, done) => charging.admit(request, reply, done))
  app.get('/page/:units', { config: { page: true } }, async (request, reply) => {
    await charging.pay(request, reply, Number(Object(request.params).units))
    return 'drawn'
  })
  app.get('/api/:units', async (request, reply) => {
    await charging.pay(request, reply, Number(Object(request.params).units))
    return 'answered'
  })
  app.get('/free', { config: { free: true } }, async () => 'free')
  app.post('/large', { bodyLimit: 8 * UNIT_BYTES }, async () => 'read')
  app.post('/small', { bodyLimit: UNIT_BYTES }, async () => 'read')
  return costs
}

it.each([
  ['/free', []],
  // Pages have their own counter and use the API counter only above one unit.
  ['/page/1', []],
  ['/page/2', [2]],
  // API requests pay the first unit on arrival.
  ['/api/0', [1]],
  ['/api/1', [1]],
  ['/api/2', [1, 1]],
  ['/api/7', [1, 6]],
])('GET %s charges %j', async (url, counted) => {
  const costs = costsOf()
  expect((await app.inject({ url })).statusCode).toBe(200)
  expect(costs).toEqual(counted)
})

describe('request body', () => {
  it.each([
    [0, 1],
    [1, 1],
    [UNIT_BYTES, 1],
    [UNIT_BYTES + 1, 2],
    [2 * UNIT_BYTES, 2],
    [2 * UNIT_BYTES + 1, 3],
    // Oversized bodies are rejected and charged no more than the maximum.
    [9 * UNIT_BYTES, 8],
  ])('of %d bytes costs %d units on a large-body route', async (bytes, units) => {
    const costs = costsOf()
    const headers = { 'content-type': 'application/json', 'content-length': String(bytes) }
    await app.inject({ method: 'POST', url: '/large', headers, payload: '{}' })
    expect(costs).toEqual([units])
  })

  it('costs one unit on a route with a small limit', async () => {
    const costs = costsOf()
    await app.inject({ method: 'POST', url: '/small', headers: { 'content-type': 'text/plain', 'content-length': '9999999' } })
    expect(costs).toEqual([1])
  })
})

it('reports the remaining units and the cost, and rejects what exceeds them', async () => {
  costsOf(5)
  const { headers } = await app.inject({ url: '/api/4' })
  expect(headers).toMatchObject({ ratelimit: '"minuto";r=2;t=60', 'x-ratelimit-limit': '5', 'x-ratelimit-cost': '4' })
  expect((await app.inject({ url: '/api/6' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/7' })).statusCode).not.toBe(200)
})
