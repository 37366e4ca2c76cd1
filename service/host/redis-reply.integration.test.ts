/** Tests reply handling with a scripted Redis server. */
import { createServer, Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { RedisConnection } from './limits/redis-client.ts'
import { RedisLimiter } from './limits/redis-rate-limit.ts'

/** Runs `work` against a server that replies as scripted. */
async function besideServer<T>(replyTo: (asked: string) => string, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => socket.write(replyTo(String(chunk))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  try {
    return await work(`redis://127.0.0.1:${address.port}`)
  } finally {
    server.close()
  }
}

const allowanceAt = (reply: readonly [allowed: number, count: number, left: number]) =>
  besideServer(
    (asked) => (asked.includes('EVAL') ? `*3\r\n${reply.map((each) => `:${each}\r\n`).join('')}` : '+OK\r\n'),
    async (address) => {
      const limiter = new RedisLimiter(address, 10, () => {})
      try {
        await limiter.start()
        return await limiter.hit('a', performance.now())
      } finally {
        limiter.close()
      }
    },
  )

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

it('sends each command without delay, and detects a vanished server', async () => {
  const [noDelay, keepAlive] = [vi.spyOn(Socket.prototype, 'setNoDelay'), vi.spyOn(Socket.prototype, 'setKeepAlive')]
  await allowanceAt([1, 1, 60_000])
  expect(noDelay).toHaveBeenCalledWith(true)
  expect(keepAlive).toHaveBeenCalledWith(true, 30_000)
})

const WORDS = ['um', 'dois', 'quatro']
const echoed = (asked: string): string => asked.replaceAll(/\*\d+\r\n(?:\$\d+\r\n(.*)\r\n)+/g, '+$1\r\n')

it('sends commands of one turn together and matches each reply', () =>
  besideServer(echoed, async (address) => {
    const connection = await RedisConnection.open(address)
    const write = vi.spyOn(Socket.prototype, 'write')
    const sent = () => write.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('*'))
    try {
      expect(await Promise.all(WORDS.map((word) => connection.command('ECHO', word)))).toEqual(WORDS)
      expect(sent()).toHaveLength(1)
      expect(await connection.command('ECHO', 'oito')).toBe('oito')
      expect(sent()).toHaveLength(2)
    } finally {
      connection.close()
    }
  }))
