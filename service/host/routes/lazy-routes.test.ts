import { expect, it } from 'vitest'
import { ports } from '../../../test/support/ports.ts'
import { createHttpServer, type HttpServer } from '../server.ts'

const nowhere = { free: false, run: () => Promise.reject(new Error('no work here')), whenFree() {} }

function opened(mount: (later: HttpServer) => void | Promise<void>) {
  const seen: string[] = []
  const server = createHttpServer(ports, { trustProxy: false, rateLimitPerMinute: 5 }, nowhere)
  server.add({ url: '/v1/first', get: (_request, reply) => reply.send('first') })
  server.add({ url: '/first.txt', get: (_request, reply) => reply.send('first') })
  server.addLater(async (later) => {
    seen.push('mounted')
    await mount(later)
  })
  return { server, app: server.app, seen }
}

const pages = (later: HttpServer): void => {
  later.add({ url: '/page', get: (_request, reply) => reply.send('page') })
  later.add({ url: '/pages/:name', post: (request, reply) => reply.send(request.body) })
}

it('the API router answers before other routes are mounted', async () => {
  const { app, seen } = opened(pages)
  expect((await app.inject('/v1/first')).body).toBe('first')
  expect((await app.inject({ method: 'PUT', url: '/first.txt' })).statusCode).toBe(405)
  expect((await app.inject('/v1/nowhere')).statusCode).toBe(404)
  expect(seen).toEqual([])
})

it('mounts the other routes once for concurrent requests, and delivers the body', async () => {
  const { app, seen } = opened(pages)
  const answers = await Promise.all([app.inject('/page'), app.inject('/page'), app.inject({ method: 'HEAD', url: '/page' })])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, 'page'],
    [200, 'page'],
    [200, ''],
  ])
  expect((await app.inject({ method: 'POST', url: '/pages/one', payload: { a: 1 } })).json()).toEqual({ a: 1 })
  expect(seen).toEqual(['mounted'])
})

it('mounts every route when `ready` is awaited', async () => {
  const { server, seen } = opened(pages)
  await server.complete()
  expect(seen).toEqual(['mounted'])
})

it.each([
  ['GET', '/elsewhere', 404, undefined],
  ['PUT', '/page', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/pages/one', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/page', 204, 'GET, HEAD, OPTIONS'],
  ['OPTIONS', '/elsewhere', 404, undefined],
] as const)('%s %s also returns %d on the late router', async (method, url, status, allow) => {
  const { statusCode, headers } = await opened(pages).app.inject({ method, url })
  expect([statusCode, headers.allow]).toEqual([status, allow])
})

it('charges the rate limit once and reports metrics under its own route', async () => {
  const { server, app } = opened(pages)
  const left = []
  for (let each = 0; each < 6; each++) left.push((await app.inject('/page')).headers['x-ratelimit-remaining'])
  expect(left).toEqual(['4', '3', '2', '1', '0', '0'])
  const counted = server.metrics
    .text()
    .split('\n')
    .filter((line) => line.startsWith('http_requests_total') || /_count\{/.test(line))
  expect(counted.join('\n')).toContain('/page')
  expect(counted.join('\n')).not.toContain('unknown')
})

it('gives each request its own id', async () => {
  const { app } = opened(pages)
  const ids = []
  for (const url of ['/v1/nowhere', '/elsewhere', '/v1/nowhere', '/elsewhere']) ids.push((await app.inject(url)).json().requestId)
  expect(new Set(ids).size).toBe(4)
})

it('reports a mounting failure to the client and keeps the API router working', async () => {
  const { app } = opened(() => {
    throw new Error('no page')
  })
  expect((await app.inject('/page')).statusCode).toBe(500)
  expect((await app.inject('/v1/first')).statusCode).toBe(200)
})
