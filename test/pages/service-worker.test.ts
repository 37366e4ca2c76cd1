/** Scope of the service worker: same-origin pages requested by GET; API and other origins are excluded. */
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

/** Runs the served worker, and returns a predicate: true when it handles a request itself. */
async function answering(): Promise<(url: string, init?: { method?: string; mode?: string }) => boolean> {
  const { body } = await app.inject('/sw.js')
  const listeners = new Map<string, (event: object) => void>()
  const never = () => new Promise(() => {})
  const world = {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      location: new URL('https://centavo.example/sw.js'),
      registration: { scope: 'https://centavo.example/' },
      clients: { matchAll: never, claim: never },
      skipWaiting: never,
    },
    location: new URL('https://centavo.example/sw.js'),
    caches: { open: never, match: never, keys: never, delete: never },
    fetch: never,
    URL,
    Request,
    Response,
    Headers,
    setTimeout,
    clearTimeout,
    AbortController,
    AbortSignal,
  }
  runInContext(body, createContext(world))
  return (url, { method = 'GET', mode = 'navigate' } = {}) => {
    let answered = false
    listeners.get('fetch')!({
      request: { url, method, mode, headers: new Headers(), destination: mode === 'navigate' ? 'document' : '' },
      respondWith() {
        answered = true
      },
      waitUntil() {},
    })
    return answered
  }
}

it('handles same-origin pages', async () => {
  const answers = await answering()
  expect(answers('https://centavo.example/calculadora/salario-liquido')).toBe(true)
})

it.each([
  ['another origin', 'https://elsewhere.example/calculadora/salario-liquido', {}],
  ['the API', 'https://centavo.example/v1/calc/net-salary?gross_salary=5000', { mode: 'cors' }],
  ['the protocol of agents', 'https://centavo.example/mcp', { method: 'POST', mode: 'cors' }],
  ['what is sent', 'https://centavo.example/calculadora/salario-liquido', { method: 'POST' }],
])('ignores %s', async (_name, url, init) => {
  expect((await answering())(url, init)).toBe(false)
})

it('is served only from the root, as a script, without a wider scope', async () => {
  const served = await app.inject('/sw.js')
  expect(served.headers['content-type']).toContain('text/javascript')
  expect(served.headers['service-worker-allowed']).toBeUndefined()
  expect(served.headers['content-security-policy']).toContain("worker-src 'self'")
  expect((await app.inject('/embed/sw.js')).statusCode).toBe(404)
  const page = readFileSync(new URL('../../service/web/scripts/offline/offline.ts', import.meta.url), 'utf8')
  expect(page).toMatch(/register\('\/sw\.js'\)/)
})
