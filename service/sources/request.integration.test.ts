import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_RETRY_POLICY, requestWithRetries, withTimeout } from './request.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serving(answer: (path: string, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => answer(request.url!, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const patience = { attempts: 1, backoffMilliseconds: 1, largestBytes: 10_000 }
const never = new AbortController().signal
const asked = (url: string, attemptMilliseconds = 60_000) =>
  requestWithRetries(url, ({ status, body }) => `${status} ${body}`, never, { ...patience, attemptMilliseconds })

describe('request timeout', () => {
  it.each([
    ['never answers', () => {}],
    ['begins and never ends', (_path: string, response: ServerResponse) => void response.write('[')],
  ])('abandons a source that %s, even after garbage collection', async (_name, answer) => {
    const url = await serving(answer)
    const rubbish = setInterval(() => Array.from({ length: 20_000 }, () => ({ kept: new Uint8Array(64) })), 5)
    await expect(asked(url, 300)).rejects.toThrow(/no answer in time/)
    clearInterval(rubbish)
  })

  it('aborts with the given signal and removes its listeners', async () => {
    const stopping = new AbortController()
    const waiting = withTimeout(
      60_000,
      stopping.signal,
      (signal) => new Promise((_r, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    stopping.abort(new Error('stop'))
    await expect(waiting).rejects.toThrow('stop')
    await expect(withTimeout(60_000, stopping.signal, async (signal) => signal.aborted)).resolves.toBe(true)
  })
})

describe('retry backoff', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['-1', 0],
    ['soon', 0],
    [undefined, 0],
    ['60', 60_000],
    ['3600', 60_000],
  ])('honors a Retry-After of %s s, up to a minute', async (after, waitMilliseconds) => {
    for (const status of [429, 503]) {
      const url = await serving((_path, response) => response.writeHead(status, after === undefined ? {} : { 'retry-after': after }).end())
      await expect(asked(url)).rejects.toMatchObject({ message: `status ${status}`, passing: true, waitMilliseconds })
    }
  })

  it('starts at one second at most and doubles each wait', async () => {
    const url = await serving((_path, response) => response.writeHead(503).end())
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const real = setTimeout
    const waits: number[] = []
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, milliseconds: number) => {
      // Ignores timers created by fetch and the server.
      const isOurs = new Error().stack?.includes('/request.ts') && milliseconds < DEFAULT_RETRY_POLICY.attemptMilliseconds
      if (isOurs) waits.push(milliseconds)
      return real(done, isOurs ? 0 : milliseconds)
    }) as typeof setTimeout)
    await expect(requestWithRetries(url, String, never)).rejects.toThrow('status 503')
    expect(waits).toEqual([1000, 2000, 4000])
  })

  it('clears all timers once there is a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(await withTimeout(60_000, never, async () => vi.getTimerCount())).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
    await expect(withTimeout(60_000, never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('sends the stored ETag, and none without one', async () => {
  const server = createServer((request, response) => response.end(request.headers['if-none-match'] ?? 'none'))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const told = (etag?: string) => requestWithRetries(url, ({ body }) => body, never, { ...patience, attemptMilliseconds: 60_000 }, { etag })
  expect([await told(), await told('"a1"')]).toEqual(['none', '"a1"'])
})

describe('redirects', () => {
  it('follows a redirect within the same origin', async () => {
    const url = await serving((path, response) =>
      path === '/there' ? response.end('found') : response.writeHead(302, { location: '/there' }).end(),
    )
    expect(await asked(url)).toBe('200 found')
  })

  it('rejects a redirect to another origin without a request there', async () => {
    let asks = 0
    const elsewhere = await serving((_path, response) => {
      asks++
      response.end('[]')
    })
    const url = await serving((_path, response) => response.writeHead(301, { location: `${elsewhere}/` }).end())
    await expect(asked(url)).rejects.toThrow(/redirected to 127\.0\.0\.1/)
    expect(asks).toBe(0)
  })

  it('gives up on endless redirects', async () => {
    const url = await serving((_path, response) => response.writeHead(302, { location: '/again' }).end())
    await expect(asked(url)).rejects.toThrow(/without end/)
  })
})

it('rejects a truncated response', async () => {
  const url = await serving((_path, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('[1]')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(asked(url)).rejects.toThrow()
})
