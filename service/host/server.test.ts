/** Tests hooks and replies without a socket. */
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import { createHttpServer, type HttpServer } from './server.ts'

let server: HttpServer
afterEach(() => server.app.close())

const ACCENTED = '{"ação":"− 5 €"}'
const LONG = 'a longer answer '.repeat(100)

function opened(): HttpServer {
  server = createHttpServer(
    ports,
    { trustProxy: false, rateLimitPerMinute: 0 },
    { free: true, run: () => Promise.reject(new Error('nothing dear here')), whenFree: () => {} },
  )
  const kept = server.keep(async () => LONG)
  server.add({ url: '/plain', get: () => ({ plain: true }) })
  server.add({ url: '/both/:id', get: () => ({}), post: () => ({}) })
  server.add({ url: '/named/:id', get: () => ({}) })
  server.add({ url: '/papers/known', get: () => ({ known: true }) })
  server.add({ url: '/papers/:kind', post: () => ({ read: true }) })
  server.add({ url: '/posted', post: (request) => ({ bytes: Buffer.isBuffer(request.body) }), buffers: ['application/pdf'] })
  server.add({ url: '/rows', post: (request) => ({ streamed: 'pipe' in Object(request.body) }), alsoStreams: ['text/csv'] })
  server.add({ url: '/bytes', get: (request, reply) => server.sendBytes(request, reply.header('etag', 'W/"1"'), Buffer.from(ACCENTED)) })
  server.add({ url: '/large', get: (request, reply) => server.send(request, reply, LONG, true, 'text/plain') })
  server.add({ url: '/kept', get: (request, reply) => server.sendKept(request, reply, kept, 'text/plain') })
  return server
}

it('sends bytes with their length; no body for HEAD or for `If-None-Match: *`', async () => {
  const { app } = opened()
  const sent = await app.inject({ url: '/bytes' })
  expect([sent.statusCode, sent.body, sent.headers['content-length']]).toEqual([200, ACCENTED, String(Buffer.byteLength(ACCENTED))])
  expect(sent.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    etag: 'W/"1"',
    'x-content-type-options': 'nosniff',
  })
  const head = await app.inject({ method: 'HEAD', url: '/bytes' })
  expect([head.body, head.headers['content-length']]).toEqual(['', sent.headers['content-length']])
  expect((await app.inject({ url: '/bytes', headers: { 'if-none-match': '*' } })).statusCode).toBe(304)
})

it('every response, including rejections, has the common headers', async () => {
  const { app } = opened()
  for (const url of ['/plain', '/nowhere'])
    expect((await app.inject({ url })).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
})

describe('methods', () => {
  it.each([
    ['GET', '/plain', 200, undefined],
    ['HEAD', '/plain', 200, undefined],
    ['POST', '/plain', 405, 'GET, HEAD, OPTIONS'],
    ['PUT', '/plain', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/both/1', 200, undefined],
    ['POST', '/both/1', 200, undefined],
    ['DELETE', '/both/1', 405, 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/named/1', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/posted', 405, 'POST, OPTIONS'],
    // Only the other pattern supports this method.
    ['POST', '/papers/known', 200, undefined],
    ['GET', '/papers/other', 405, 'POST, OPTIONS'],
    ['OPTIONS', '/posted', 204, 'POST, OPTIONS'],
    ['GET', '/nowhere', 404, undefined],
  ] as const)('%s %s returns %d', async (method, url, status, allow) => {
    const { statusCode, headers } = await opened().app.inject({ method, url })
    expect([statusCode, headers.allow]).toEqual([status, allow])
  })
})

it.each([
  ['/posted', 'application/pdf', { bytes: true }],
  ['/posted', 'application/json', { bytes: false }],
  ['/rows', 'text/csv', { streamed: true }],
  ['/rows', 'application/json', { streamed: false }],
])('%s accepts a body of type %s as %j', async (url, type, taken) => {
  const { statusCode, body } = await opened().app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: '{}' })
  expect([statusCode, JSON.parse(body)]).toEqual([200, taken])
})

it('rejects a body of an unsupported media type', async () => {
  const asked = { method: 'POST', headers: { 'content-type': 'application/pdf' }, payload: '%PDF' } as const
  expect((await opened().app.inject({ ...asked, url: '/rows' })).statusCode).toBe(415)
})

it.each(['/large', '/kept'])('%s is compressed on request, with the matching headers', async (url) => {
  const { app } = opened()
  const plain = await app.inject({ url })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, LONG])
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/plain' })
  expect(String(packed.headers.vary)).toContain('Accept-Encoding')
  expect(String(gunzipSync(packed.rawPayload))).toBe(LONG)
})

it('accepts a request with exactly one Host', async () => {
  const { app } = opened()
  expect((await app.inject({ url: '/plain', headers: { host: 'a.example', hast: 'b', cost: 'c' } })).statusCode).toBe(200)
})
