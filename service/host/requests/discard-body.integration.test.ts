import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { discardBody } from './discard-body.ts'

const MEGABYTE = 1024 * 1024

/** Server that rejects every body unread and discards it. */
async function refusing(pause: () => Promise<void> | null, asks: (port: number) => Promise<void>): Promise<void> {
  const server = createServer((asked, reply) => {
    discardBody(asked, pause)
    reply.writeHead(429).end('no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await asks((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const posted = (port: number, bytes: number) =>
  new Promise<{ status: number | undefined; sent: Promise<void> }>((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': bytes } }, (answer: IncomingMessage) => {
      answer.resume()
      resolve({ status: answer.statusCode, sent })
    })
    const sent = new Promise<void>((done) => asking.once('finish', done))
    asking.on('error', reject)
    asking.end(Buffer.alloc(bytes))
  })

it('responds immediately and discards one chunk per turn', async () => {
  const waiting: (() => void)[] = []
  const pause = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))
  await refusing(pause, async (port) => {
    const { status, sent } = await posted(port, 16 * MEGABYTE)
    expect(status).toBe(429)
    let turns = 0
    let isSent = false
    void sent.then(() => {
      isSent = true
    })
    while (!isSent) {
      await new Promise(setImmediate)
      const next = waiting.shift()
      if (next) turns++
      next?.()
    }
    // Kernel buffers need no turn; a chunk is at most 64 KB.
    expect(turns).toBeGreaterThan(40)
  })
})

it('discards without delay when no wait is needed', async () => {
  await refusing(
    () => null,
    async (port) => {
      const { status, sent } = await posted(port, 4 * MEGABYTE)
      expect(status).toBe(429)
      await sent
    },
  )
})
