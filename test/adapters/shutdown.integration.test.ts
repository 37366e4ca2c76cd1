import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createService } from '../../service/create-service.ts'
import { drainConnections, listenerOf } from '../../service/host/drain-connections.ts'
import { ports } from '../support/ports.ts'
import { serviceProcess } from '../support/service-process.ts'

const PATH = '/v1/calc/net-salary?gross_salary=5000'

describe('graceful shutdown under load', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  afterAll(() => agent.destroy())

  /** Resolves with the status or the error code. */
  const ask = (port: number) =>
    new Promise<number | string>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', path: PATH, agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode!))
      })
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
      sent.end()
    })

  it('answers every request on an established connection, and refuses only new connections', async () => {
    const server = createService(ports, { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const outcomes: (number | string)[] = []
    let ended = false
    const callers = Array.from({ length: 16 }, async () => {
      while (!ended) outcomes.push(await ask(port))
    })
    while (outcomes.length < 200) await new Promise((resolve) => setTimeout(resolve, 5))
    await server.drain()
    ended = true
    await Promise.all(callers)
    const counted = Object.fromEntries(
      [...new Set(outcomes)].map((outcome) => [outcome, outcomes.filter((other) => other === outcome).length]),
    )
    expect(counted[200]).toBeGreaterThanOrEqual(200)
    expect(Object.keys(counted).filter((outcome) => outcome !== '200' && outcome !== 'ECONNREFUSED')).toEqual([])
  })

  it('answers a request still arriving when the others have finished', async () => {
    const { app } = createService(ports, { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const socket = opened(port, `GET ${PATH} HTTP/1.1\r\nHost: x\r\n`)
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    await once(app.server, 'connection')
    // The first half must have arrived: shutdown closes idle connections at once.
    await (await fetch(`http://127.0.0.1:${port}${PATH}`)).text()
    const closed = app.close()
    await new Promise(setImmediate)
    socket.write('\r\n')
    await Promise.all([closed, once(socket, 'close')])
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(text.toLowerCase()).toContain('\r\nconnection: close\r\n')
  })
})

/** Clients that would hold a server open indefinitely. */
const HANGING: Readonly<Record<string, (port: number) => Socket>> = {
  'half a header': (port) => opened(port, 'GET /v1/health HTTP/1.1\r\nHost:'),
  'half a body': (port) =>
    opened(
      port,
      'POST /v1/calc/net-salary HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"gross_salary"',
    ),
  'half a batch': (port) => opened(port, `${BATCH}Transfer-Encoding: chunked\r\n\r\n3\r\n[{}\r\n`),
  'an answer never read': (port) => {
    const rows = `{"asset_value":300000,"months":600,"schedule":true}\n`.repeat(5000)
    return opened(port, `${BATCH}Content-Length: ${rows.length}\r\n\r\n${rows}`).pause()
  },
  'an idle connection': (port) => opened(port, ''),
}

const BATCH = 'POST /v1/calc/consorcio/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n'

function opened(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  return socket.on('error', () => {})
}

describe('shutdown with misbehaving clients', () => {
  it.each(Object.keys(HANGING))('%s is closed at the timeout', async (name) => {
    const { app } = createService(ports, { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const socket = HANGING[name]!(port)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await drainConnections(
      listenerOf(app, () => 0),
      () => 0,
      { cutOffMilliseconds: 800 },
    )
    socket.destroy()
  })
})

// Real-time waits run concurrently.
describe.concurrent('real-time timeouts', () => {
  it('terminates despite hanging clients', async ({ expect }) => {
    const service = await serviceProcess({ SHUTDOWN_SECONDS: '2' })
    const sockets = Object.values(HANGING).map((open) => open(service.port))
    try {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      service.child.kill('SIGTERM')
      expect(await service.ended).toBe(0)
    } finally {
      for (const socket of sockets) socket.destroy()
      service.remove()
    }
  })

  it("rejects headers that take longer than 10 s, before Node's own check", async ({ expect }) => {
    const { app } = createService(ports, { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const startedAt = Date.now()
    const socket = HANGING['half a header']!(port)
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    await new Promise((resolve) => socket.once('close', resolve))
    const seconds = (Date.now() - startedAt) / 1000
    expect(seconds).toBeGreaterThan(9)
    // Node checks only every 30 s.
    expect(seconds).toBeLessThan(29)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    await app.close()
  })
})
