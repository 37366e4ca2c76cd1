import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createApp, type TrustedProxies } from './app.ts'

const apps: ReturnType<typeof createApp>[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

function opened(trusted: TrustedProxies = false): ReturnType<typeof createApp> {
  const app = createApp(
    trusted,
    undefined,
    () => '1',
    () => {},
  )
  apps.push(app)
  return app
}

it.each<[TrustedProxies, string]>([
  [false, '127.0.0.1'],
  [1, '203.0.113.9'],
  [2, '198.51.100.7'],
  ['127.0.0.1, 203.0.113.0/24', '198.51.100.7'],
  ['10.0.0.0/8', '127.0.0.1'],
])('identifies the client, trusting %s, as %s', async (trusted, address) => {
  const app = opened(trusted)
  app.get('/', (request) => request.ip)
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' } })
  expect(body).toBe(address)
})

it('answers a malformed HTTP request, but never in the middle of another response', async () => {
  const app = opened()
  app.get('/half', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-length': 100 }).write('the first half')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const heard = async (first: string, until: string, then: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.on('error', () => {})
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (until !== '' && text.endsWith(until)) socket.write(then)
    })
    socket.write(first)
    await once(socket, 'close')
    return text
  }
  expect(await heard('no HTTP\r\n\r\n', '', '')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await heard('GET /half HTTP/1.1\r\nhost: a\r\n\r\n', 'the first half', 'no HTTP\r\n\r\n')).toMatch(/the first half$/)
})
