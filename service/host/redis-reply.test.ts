/** What a reply of Redis is for whoever is counted, by a server that says what it is told to. */
import { createServer, Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { RedisConnection } from './redis.ts'
import { RedisLimiter } from './redis-limit.ts'

async function allowanceAt(reply: readonly [allowed: number, count: number, left: number]) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) =>
      socket.write(String(chunk).includes('EVAL') ? `*3\r\n${reply.map((each) => `:${each}\r\n`).join('')}` : '+OK\r\n'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const limiter = new RedisLimiter(`redis://127.0.0.1:${address.port}`, 10, () => {})
  try {
    await limiter.start()
    return await limiter.hit('a', performance.now())
  } finally {
    limiter.close()
    server.close()
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [[1, 3, 60_000], { remaining: 7, reset: 60, allowed: true }],
  [[1, 10, 59_001], { remaining: 0, reset: 60, allowed: true }],
  [[0, 10, 59_000], { remaining: 0, reset: 59, allowed: false }],
  [[0, 12, 1], { remaining: 0, reset: 1, allowed: false }],
] as const)('%j', async (reply, allowance) => {
  expect(await allowanceAt(reply)).toEqual({ limit: 10, ...allowance })
})

it('no command waits to be sent with the next, and a server that vanished is found out', async () => {
  const [noDelay, keepAlive] = [vi.spyOn(Socket.prototype, 'setNoDelay'), vi.spyOn(Socket.prototype, 'setKeepAlive')]
  await allowanceAt([1, 1, 60_000])
  expect(noDelay).toHaveBeenCalledWith(true)
  expect(keepAlive).toHaveBeenCalledWith(true, 30_000)
})

const WORDS = ['um', 'dois', 'quatro']

it('what is asked in one turn is sent together, and each has its own reply', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => socket.write(String(chunk).replaceAll(/\*\d+\r\n(?:\$\d+\r\n(.*)\r\n)+/g, '+$1\r\n')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const connection = await RedisConnection.open(`redis://127.0.0.1:${address.port}`)
  const write = vi.spyOn(Socket.prototype, 'write')
  const sent = () => write.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('*'))
  try {
    expect(await Promise.all(WORDS.map((word) => connection.command('ECHO', word)))).toEqual(WORDS)
    expect(sent()).toHaveLength(1)
    expect(await connection.command('ECHO', 'oito')).toBe('oito')
    expect(sent()).toHaveLength(2)
  } finally {
    connection.close()
    server.close()
  }
})
