/** Expensive work runs outside the event loop: questions, batches and pages of one caller never block others. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saoPauloClock } from '../../engine/core/calendar/clock.ts'
import { registry } from '../../engine/generated/registry.ts'
import { build, version } from '../../engine/generated/version.ts'
import { createService } from '../../service/create-service.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { addressOf } from '../../service/http/operations.ts'
import { openMarket } from '../../service/refresh/open-market.ts'
import { openRates } from '../../service/refresh/open-rates.ts'
import { openClassifications } from '../../service/runtime/open-classifications.ts'
import { DATA, SERIES } from '../../service/runtime/paths.ts'
import { openSalaries } from '../../service/salaries/open.ts'
import type { JobExecutor } from '../../service/work/expensive-work.ts'
import { type ServiceProcess, serviceProcess } from '../support/service-process.ts'

const QUICK = '/v1/calc/net-salary?gross_salary=5000'
const SWEEP = '/v1/calc/debt-payoff/sweep?vary=extra&from=0&to=1000&points=500'
const DEBTS = JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ balance: 1000 + index, monthly_rate: 10, minimum: 100 })))
const LONG = `${SWEEP}&debts=${encodeURIComponent(DEBTS)}`

let service: ServiceProcess
let onTheLoop: Awaited<ReturnType<typeof loopService>>

beforeAll(async () => {
  onTheLoop = await loopService()
  service = await serviceProcess({ TRUST_PROXY: '1', POOL_THREADS: '2' })
  await fetch(service.url + QUICK)
  // Warm-up: starts a thread.
  await asked('/v1/calc/net-salary/compare?a.gross_salary=1000&b.gross_salary=2000', '203.0.113.1')
})
afterAll(async () => {
  service?.remove()
  await onTheLoop?.close()
})

/** Removes the unique request id. */
const withoutRequest = (text: string): string => text.replace(/"requestId":"[^"]*"/, '')

/** The same service without threads, on the same data. */
async function loopService(rateLimitPerMinute = 0, place?: JobExecutor) {
  const holding = { store: null, refresh: 'off', log() {} } as const
  const [market, rates] = [await openMarket({ ...holding, shipped: DATA }), await openRates({ ...holding, shipped: SERIES })]
  const salaries = openSalaries({ dataDir: '/nowhere', shipped: DATA, log: { info() {}, warn() {} } })
  const ports = {
    today: saoPauloClock(),
    registry,
    rates: rates.port,
    salaries: salaries.port,
    market: market.port,
    classifications: openClassifications(DATA),
    service: { version, build, uptimeSeconds: () => 1 },
  }
  return createService(ports, { trustProxy: false, rateLimitPerMinute, baseUrl: null }, undefined, place).app
}

const asked = (path: string, from: string, signal?: AbortSignal) =>
  fetch(service.url + path, { headers: { 'x-forwarded-for': from }, ...(signal && { signal }) })

/** CPU time of the process and its threads, in milliseconds, from /proc. */
async function processorTime(): Promise<number> {
  const { readFileSync } = await import('node:fs')
  const fields = readFileSync(`/proc/${service.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('expensive work', () => {
  it('stops when its caller disconnects', async () => {
    // Excludes the lazy loading in the first second after startup.
    const spentIn = async (milliseconds: number): Promise<number> => {
      const before = await processorTime()
      await pause(milliseconds)
      return (await processorTime()) - before
    }
    await expect.poll(() => spentIn(1200), { timeout: 60_000 }).toBeLessThan(100)
    const caller = new AbortController()
    const gone = asked(LONG, '203.0.113.2', caller.signal).catch(() => null)
    await pause(700)
    caller.abort()
    await gone
    await pause(700)
    expect(await spentIn(1500)).toBeLessThan(300)
  })

  it('admits ten requests per address and rejects the rest before any work; other addresses are served', async () => {
    const callers = new AbortController()
    const statuses: number[] = []
    const all = Array.from({ length: 40 }, () =>
      asked(LONG, '203.0.113.3', callers.signal).then(
        (response) => {
          statuses.push(response.status)
          return response
        },
        () => null,
      ),
    )
    await expect.poll(() => statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30)
    const refused = await asked(LONG, '203.0.113.3')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    // The event loop and the queue are free again.
    expect((await asked(QUICK, '203.0.113.4')).status).toBe(200)
    expect((await asked('/v1/calc/net-salary/solve?solve_for=gross_salary&target_value=8000', '203.0.113.4')).status).toBe(200)
    callers.abort()
    await Promise.all(all)
  })

  it('charges a body by its size and rejects it before reading when the quota is insufficient', async () => {
    const app = await loopService(100)
    const post = (url: string, body: object) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) })
    const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), basic_salary: 3000 }))
    const payroll = await post('/v1/payroll', { month: '2026-10', people: people(300) })
    expect([payroll.statusCode, payroll.headers['x-ratelimit-cost']]).toEqual([200, '3'])
    const paper = await post('/v1/documents/read', { text: '001 Salário 220,00 3.000,00' })
    expect([paper.statusCode, paper.headers['x-ratelimit-cost']]).toEqual([200, '1'])
    const long = await post('/v1/documents/read', { text: 'x'.repeat(1_000_000) })
    expect([long.statusCode, long.headers['x-ratelimit-cost']]).toEqual([400, '11'])
    const past = await post('/v1/payroll', { month: '2026-10', people: people(200), retroactive: { from: '2024-10', paid: people(200) } })
    expect(past.statusCode).toBe(429)
    await app.close()
  })

  it('charges an overload rejection only as one request', async () => {
    // Threads that are never free: ten requests of an address wait, and no more are admitted.
    let waiting = 0
    const busy: JobExecutor = {
      get free() {
        waiting++
        return false
      },
      run: () => new Promise<never>(() => {}),
      whenFree() {},
    }
    const app = await loopService(1000, busy)
    const sweep = () => app.inject('/v1/calc/net-salary/sweep?vary=gross_salary&from=1000&to=90000&points=500')
    for (let count = 10; count > 0; count--) sweep().then(() => {})
    await expect.poll(() => waiting).toBe(10)
    const refusals = [await sweep(), await sweep()]
    for (const { headers, json } of refusals) {
      expect(json()).toMatchObject({ status: 429, code: 'too_many_requests' })
      expect(headers).toMatchObject({ 'retry-after': '2', 'x-ratelimit-cost': '1' })
    }
    const [left, leftThen] = refusals.map(({ headers }) => Number(headers['x-ratelimit-remaining']))
    expect(left! - leftThen!).toBe(1)
  })

  it('counts a batch as expensive work, and its rows match the calculator', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ gross_salary: 3000 + index }))
    const response = await fetch(`${service.url}/v1/calc/net-salary/batch?fields=netSalary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: JSON.stringify(rows),
    })
    const answers = (await response.json()) as { index: number; result: { netSalary: number } }[]
    expect(answers.map(({ index }) => index)).toEqual(rows.map((_, index) => index))
    const one = (await (await asked(`${QUICK}&fields=netSalary`, '203.0.113.5')).json()) as { netSalary: number }
    const last = (await (await asked('/v1/calc/net-salary?gross_salary=3299&fields=netSalary', '203.0.113.5')).json()) as {
      netSalary: number
    }
    expect(one.netSalary).toBeGreaterThan(0)
    expect(answers[299]!.result.netSalary).toBe(last.netSalary)
  })

  it('a thread renders a question page like the event loop', async () => {
    const page = await asked('/calculadora/salario-liquido/e-se?gross_salary=5000', '203.0.113.6')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('</html>')
    const file = await asked('/calculadora/salario-liquido/e-se/xlsx?gross_salary=5000', '203.0.113.6')
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  describe('thread output matches event-loop output byte for byte', () => {
    const law = 'law=irrf/reduction=null'
    const pay = 'gross_salary=6000&reference_date=2026-06-01'
    const examples = [...registry.operations.values()]
      .filter((operation) => (operation.cost ?? 1) > 1)
      .map((operation) => exampleUrl(addressOf(operation), operation.examples[0]!.input))
    it.each([
      ...examples,
      `/v1/calc/net-salary/solve?target_value=5000&solve_for=gross_salary&reference_date=2026-06-01`,
      `/v1/calc/net-salary/sweep?vary=gross_salary&from=1000&to=9000&points=20&${law}`,
      `/v1/calc/net-salary/sweep.csv?vary=gross_salary&from=1000&to=9000&points=20`,
      `/v1/calc/net-salary/compare?a.gross_salary=1000&b.gross_salary=2000`,
      `/v1/calc/net-salary/reform?${pay}&${law}`,
      `/v1/calc/tesouro-selic/solve?target_value=1&solve_for=nothing`,
      `/calculadora/salario-liquido/e-se?gross_salary=5000`,
    ])('%s', async (path) => {
      const [there, here] = [await asked(path, '203.0.113.8'), await onTheLoop.inject(path)]
      expect(there.status).toBe(here.statusCode)
      expect(withoutRequest(await there.text())).toBe(withoutRequest(here.body))
      for (const name of ['content-type', 'etag', 'x-hypothetical', 'x-robots-tag'])
        expect(there.headers.get(name), name).toBe(here.headers[name] ?? null)
    })

    it.each(['', `?${law}`])('batch rows%s', async (asking) => {
      const url = `/v1/calc/net-salary/batch${asking}`
      const body = JSON.stringify([{ gross_salary: 6000, reference_date: '2026-06-01' }, { gross_salary: 'x' }])
      const headers = { 'content-type': 'application/json' }
      const there = await fetch(service.url + url, { method: 'POST', headers, body })
      const here = await onTheLoop.inject({ method: 'POST', url, headers, payload: body })
      expect(await there.text()).toBe(here.body)
      expect(here.body.includes('hypothetical')).toBe(asking !== '')
    })

    it('MCP tool', async () => {
      const params = { name: 'pay_off_early', arguments: registry.operations.get('pay_off_early')!.examples[0]!.input }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
      const there = await fetch(`${service.url}/mcp`, { method: 'POST', headers, body })
      const here = await onTheLoop.inject({
        method: 'POST',
        url: '/mcp',
        headers: { ...headers, host: new URL(service.url).host },
        payload: body,
      })
      expect(here.body).toContain('structuredContent')
      expect(await there.text()).toBe(here.body)
    })
  })

  it('an error in a thread equals the adapter’s error', async () => {
    const response = await asked(
      '/v1/calc/cdi-yield/solve?solve_for=principal&target_value=100&from=1900-01-01&to=1901-01-01',
      '203.0.113.7',
    )
    expect([200, 400]).toContain(response.status)
    expect(await response.json()).toHaveProperty('calculator')
  })

  it('the service shuts down in time while threads work', async () => {
    const other = await serviceProcess({ SHUTDOWN_SECONDS: '2' })
    const working = Array.from({ length: 4 }, () =>
      fetch(other.url + LONG).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    await pause(1500)
    other.child.kill('SIGTERM')
    expect(await other.ended).toBe(0)
    await Promise.all(working)
    other.remove()
  })
})

describe('an invalid request gets a problem response', () => {
  const sent = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(service.port, '127.0.0.1', () => socket.write(text))
      let all = ''
      socket.setEncoding('utf8').on('data', (chunk: string) => (all += chunk))
      socket.once('error', reject).once('close', () => resolve(all))
    })

  it.each([
    ['two Host headers', `GET ${QUICK} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`, 400],
    ['no Host', `GET ${QUICK} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    ['an expectation', `GET ${QUICK} HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n`, 417],
    ['CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n', 405],
  ])('%s', async (_name, text, status) => {
    const answer = await sent(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: application/json')
    const body = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    expect(body).toMatchObject({ status, error: expect.any(String), code: expect.any(String) })
  })
})
