import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startRedis } from '../../../tools/lanes/services.ts'
import type { Allowance } from './rate-limit.ts'
import { parseReply, RedisConnection, RedisRefusal } from './redis-client.ts'
import { RedisLimiter } from './redis-rate-limit.ts'

let redis: Service
const limiters: RedisLimiter[] = []
const logged: string[] = []

beforeAll(async () => {
  redis = await startRedis()
}, 300_000)
afterAll(() => redis?.remove())
afterEach(() => {
  for (const limiter of limiters.splice(0)) limiter.close()
  logged.length = 0
})

async function replica(limit: number, address = redis.url): Promise<RedisLimiter> {
  const limiter = new RedisLimiter(address, limit, (_level, message, details) => logged.push(`${message} ${JSON.stringify(details ?? {})}`))
  limiters.push(limiter)
  await limiter.start()
  return limiter
}

async function admin(...parts: string[]): Promise<unknown> {
  const connection = await RedisConnection.open(redis.url)
  return connection.command(...parts).finally(() => connection.close())
}

const shared = (allowance: Allowance | Promise<Allowance>): boolean => allowance instanceof Promise

/** Waits until the limiter's use of Redis matches `isShared`. */
async function until(limiter: RedisLimiter, isShared: boolean): Promise<void> {
  await expect.poll(() => shared(limiter.hit('poll', performance.now(), 0))).toBe(isShared)
}

describe('replicas sharing Redis', () => {
  it('admit exactly the limit for any distribution of requests', async () => {
    const replicas = await Promise.all([replica(100), replica(100), replica(100)])
    const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => replicas[index % 3]!.hit('spread', performance.now())))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(100)
    expect(answers.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).toEqual(
      expect.arrayContaining(Array.from({ length: 100 }, (_, index) => index)),
    )
    for (const { allowed, remaining, reset, limit } of answers) {
      expect(limit).toBe(100)
      expect(reset).toBeGreaterThan(55)
      expect(reset).toBeLessThanOrEqual(60)
      if (!allowed) expect(remaining).toBe(0)
    }
  })

  it('charge by cost, reject a cost that does not fit entirely, and do not charge rejections', async () => {
    const limiter = await replica(10)
    expect(await limiter.hit('cost', 0, 8)).toMatchObject({ allowed: true, remaining: 2 })
    expect(await limiter.hit('cost', 0, 3)).toMatchObject({ allowed: false, remaining: 2 })
    expect(await limiter.hit('cost', 0, 2)).toMatchObject({ allowed: true, remaining: 0 })
    expect(await limiter.hit('another', 0)).toMatchObject({ allowed: true, remaining: 9 })
  })

  it('reset the window on expiry and leave no permanent keys', async () => {
    const limiter = await replica(1)
    await limiter.hit('window', 0)
    expect((await limiter.hit('window', 0)).allowed).toBe(false)
    expect(await admin('PTTL', 'centavo:limit:window')).toBeGreaterThan(50_000)
    await admin('PEXPIRE', 'centavo:limit:window', '1')
    await expect.poll(() => admin('EXISTS', 'centavo:limit:window')).toBe(0)
    expect((await limiter.hit('window', 0)).allowed).toBe(true)
  })

  it('recover after SCRIPT FLUSH', async () => {
    const limiter = await replica(5)
    await limiter.hit('flushed', 0)
    await admin('SCRIPT', 'FLUSH')
    expect(await limiter.hit('flushed', 0)).toMatchObject({ allowed: true, remaining: 3 })
    expect(shared(limiter.hit('flushed', 0))).toBe(true)
  })
})

describe('without Redis', () => {
  it('limits in-process from the start, logs once and reconnects automatically', async () => {
    await redis.stop()
    try {
      const limiter = await replica(2)
      const allowed = [1, 2, 3].map(() => (limiter.hit('alone', 0) as Allowance).allowed)
      expect(allowed).toEqual([true, true, false])
      await new Promise((resolve) => setTimeout(resolve, 400)) // a few more attempts
      expect(logged).toEqual([expect.stringMatching(/^Redis is down.*ECONNREFUSED/)])
      await redis.start()
      await until(limiter, true)
      expect(logged.slice(1)).toEqual([expect.stringMatching(/^Redis is back/)])
      expect(await limiter.hit('alone', 0), 'what was spent alone was spent').toMatchObject({ allowed: false, remaining: 0 })
    } finally {
      await redis.start()
    }
  })

  it.each(['asked', 'killed'] as const)('restart (%s) under load: answers every request and logs one line per outage', async (how) => {
    const limiter = await replica(1_000_000)
    const answers: Promise<Allowance>[] = []
    const hammer = setInterval(() => answers.push(Promise.resolve(limiter.hit('restart', performance.now()))), 1)
    try {
      for (const outage of [1, 2]) {
        await redis.stop(how)
        await until(limiter, false)
        await redis.start()
        await until(limiter, true)
        expect(logged.filter((line) => line.startsWith('Redis is down'))).toHaveLength(outage)
        expect(logged.filter((line) => line.startsWith('Redis is back'))).toHaveLength(outage)
      }
    } finally {
      clearInterval(hammer)
    }
    const settled = await Promise.allSettled(answers)
    expect(settled.every((each) => each.status === 'fulfilled' && each.value.allowed)).toBe(true)
  })

  it('restart: two replicas together admit at most twice the limit', async () => {
    const replicas = [await replica(20), await replica(20)]
    let through = 0
    const flood = async (requests: number) => {
      const answers = await Promise.all(
        Array.from({ length: requests }, (_, index) => replicas[index % 2]!.hit('twice', performance.now())),
      )
      through += answers.filter(({ allowed }) => allowed).length
    }
    await flood(60)
    expect(through).toBe(20)
    await redis.stop('killed')
    for (const each of replicas) await until(each, false)
    await flood(60)
    await redis.start()
    for (const each of replicas) await until(each, true)
    await flood(60)
    expect(through).toBeLessThanOrEqual(40)
  })

  it('slow Redis: serves every waiting request and logs one line despite flapping', async () => {
    const slow = await slowRedis(300)
    const limiter = await replica(1_000_000, slow.address)
    expect(logged).toEqual([expect.stringMatching(/^the request limit is shared/)])
    const until = Date.now() + 3000
    const allowed = new Set<boolean>()
    while (Date.now() < until) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => limiter.hit('slow', performance.now()))))
        allowed.add(answer.allowed)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect([...allowed]).toEqual([true])
    expect(logged.slice(1)).toEqual([expect.stringMatching(/^Redis is down.*no reply within/)])
    limiter.close()
    slow.close()
  })

  it('unresponsive Redis: serves requests after at most half a second', async () => {
    const limiter = await replica(10)
    redis.pause()
    try {
      expect(await limiter.hit('still', 0)).toMatchObject({ allowed: true, remaining: 9 })
      expect(logged.at(-1)).toMatch(/Redis is down.*no reply within/)
    } finally {
      redis.resume()
    }
    await until(limiter, true)
  })

  it('rejected writes count as an outage, without flapping', async () => {
    const limiter = await replica(10)
    await admin('CONFIG', 'SET', 'maxmemory', '1')
    try {
      expect(await limiter.hit('full', 0)).toMatchObject({ allowed: true, remaining: 9 })
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(logged.slice(1)).toEqual([expect.stringMatching(/^Redis is down.*OOM/)])
    } finally {
      await admin('CONFIG', 'SET', 'maxmemory', '0')
    }
    await until(limiter, true)
  })
})

/** Redis stub that answers commands sequentially with a delay. */
async function slowRedis(milliseconds: number): Promise<{ address: string; close(): void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    let queue = Promise.resolve()
    socket.setEncoding('utf8').on('data', (text: unknown) => {
      for (const _command of String(text).matchAll(/^\*\d+\r$/gm))
        queue = queue
          .then(() => new Promise((resolve) => setTimeout(resolve, milliseconds)))
          .then(() => void (socket.writable && socket.write('*3\r\n:1\r\n:1\r\n:60000\r\n')))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = (): void => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { address: `redis://127.0.0.1:${(server.address() as { port: number }).port}`, close }
}

describe('Redis URL', () => {
  it('accepts user, password and database; treats a wrong password as an outage and never logs it', async () => {
    await admin('ACL', 'SETUSER', 'limiter', 'on', '>s3cret/', '~*', '+@all')
    const host = redis.url.replace('redis://', '')
    const limiter = await replica(5, `redis://limiter:s3cret%2F@${host}/2`)
    await limiter.hit('elsewhere', 0)
    expect(await admin('EXISTS', 'centavo:limit:elsewhere')).toBe(0)
    logged.length = 0
    const wrong = await replica(5, `redis://limiter:guess@${host}`)
    expect(shared(wrong.hit('x', 0))).toBe(false)
    expect(logged.join()).toMatch(/Redis is down.*WRONGPASS/)
    expect(logged.join()).not.toContain('guess')
  })

  it('treats a server that is not Redis as an outage', async () => {
    const sockets: Socket[] = []
    const other: Server = createServer((socket) => sockets.push(socket.on('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'))))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const limiter = await replica(5, `redis://127.0.0.1:${(other.address() as { port: number }).port}`)
    expect(shared(limiter.hit('x', 0))).toBe(false)
    expect(logged.join()).toMatch(/not the Redis protocol/)
    limiter.close()
    for (const socket of sockets) socket.destroy()
    other.close()
  })
})

describe('Redis replies', () => {
  it('are parsed across any chunking', () => {
    const text = '*3\r\n:1\r\n:-20\r\n$5\r\na\r\nbc\r\n'
    for (let end = 0; end < text.length; end++) expect(parseReply(text.slice(0, end), 0)).toBeUndefined()
    expect(parseReply(`${text}+OK\r\n`, 0)).toEqual({ reply: [1, -20, 'a\r\nbc'], next: text.length })
    expect(parseReply('$-1\r\n', 0)).toEqual({ reply: null, next: 5 })
    expect(parseReply('$0\r\n\r\n', 0)).toEqual({ reply: '', next: 6 })
    expect(parseReply('-ERR no\r\n', 0)!.reply).toBeInstanceOf(RedisRefusal)
  })
})
