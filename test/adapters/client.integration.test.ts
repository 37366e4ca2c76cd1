import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  CentavoClient,
  CentavoError,
  ConnectionError,
  InvalidInputError,
  NotFoundError,
  TimeoutError,
  TooManyRequestsError,
  UnavailableError,
} from '../../engine/client.ts'
import { addressedAs } from '../../engine/operation/definition/kinds.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { createService } from '../../service/create-service.ts'
import { type Limiter, MemoryLimiter } from '../../service/host/limits/rate-limit.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

/** Timeout for ten thousand rows on a busy machine. */
const PATIENCE = 120_000

describe('client with the service', () => {
  const app = serviceUnderTest()
  const address = app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  const client = async () => new CentavoClient({ baseUrl: `${await address}/`, timeout: PATIENCE })
  const netSalary = registry.calculators.get('net-salary')!

  it('calculates and queries', async () => {
    const centavo = await client()
    expect(await centavo.calculate('net-salary', { gross_salary: 5000 })).toEqual(run(netSalary, { gross_salary: 5000 }, ports))
    expect(await centavo.query('/v1/tables/{table}', { table: 'inss', date: '2019-06-01' })).toMatchObject({ effectiveFrom: '2019-01-01' })
    expect(await centavo.query('/v1/health', {})).toMatchObject({ version: 'test' })
  })

  it('requests a hypothetical law change and marks it as such', async () => {
    const centavo = await client()
    const input = { gross_salary: 6000, reference_date: '2026-06-01' }
    const law = 'irrf/reduction=null'
    const under = { hypothetical: true, netSalary: 4793.64 }
    expect(await centavo.calculate('net-salary', { ...input, law })).toMatchObject(under)
    expect(await centavo.calculate('net-salary', input)).toEqual(run(netSalary, input, ports))
    expect(await centavo.calculate('net-salary', { ...input, law: { irrf: { reduction: null } } })).toMatchObject(under)
    expect(await centavo.reform('net-salary', { ...input, curve: false }, law)).toMatchObject({ headline: { difference: -179.75 } })
    for await (const row of centavo.batch('net-salary', [{ ...input, law }])) expect(row).toMatchObject({ result: under })
  })

  it('streams a batch', async () => {
    const inputs = Array.from({ length: 300 }, (_, index) => ({ gross_salary: index === 7 ? -1 : 2000 + index }))
    const rows = []
    for await (const row of (await client()).batch('net-salary', inputs)) rows.push(row)
    expect(rows).toHaveLength(300)
    expect(rows[8]).toEqual({ index: 8, result: run(netSalary, inputs[8], ports) })
    expect(rows[7]).toMatchObject({ index: 7, issues: [{ field: 'gross_salary' }] })
    for await (const row of (await client()).batch('net-salary', inputs)) {
      expect(row.index).toBe(0)
      break // stops reading; nothing must hang
    }
  })

  it('requests selected fields and types them', async () => {
    const centavo = await client()
    const brief = await centavo.calculate('net-salary', { gross_salary: 5000 }, { fields: ['netSalary', 'basis.table'] })
    const whole = run(netSalary, { gross_salary: 5000 }, ports)
    expect(brief).toEqual({ netSalary: whole.netSalary, basis: (whole.basis as { table: string }[]).map(({ table }) => ({ table })) })
    const rows = []
    for await (const row of centavo.batch('net-salary', [{ gross_salary: 5000 }], { fields: ['netSalary'] })) rows.push(row)
    expect(rows).toEqual([{ index: 0, result: { netSalary: whole.netSalary } }])
    const plain = await centavo.calculate('net-salary', { gross_salary: 5000 }, { explain: false })
    expect(plain.basis.every((name) => typeof name === 'string')).toBe(true)
    expect((await centavo.table('inss', '2019-06-01')).values).toMatchObject({ ceiling: 5839.45 })
  })

  it('uses a cacheable URL and revalidates by ETag', async () => {
    const seen: { method: string; tag: string | null; status: number }[] = []
    const watched: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      seen.push({ method: init?.method ?? 'GET', tag: new Headers(init?.headers).get('if-none-match'), status: response.status })
      return response
    }
    const centavo = new CentavoClient({ baseUrl: await address, timeout: PATIENCE, fetch: watched })
    const first = await centavo.calculate('net-salary', { gross_salary: 5000 })
    const second = await centavo.calculate('net-salary', { gross_salary: 5000 })
    expect(second).toEqual(first)
    expect(seen).toEqual([
      { method: 'GET', tag: null, status: 200 },
      { method: 'GET', tag: expect.any(String), status: 304 },
    ])
    const posting = new CentavoClient({ baseUrl: await address, timeout: PATIENCE, fetch: watched, cache: false })
    expect(await posting.calculate('net-salary', { gross_salary: 5000 })).toEqual(first)
    expect(seen.at(-1)).toMatchObject({ method: 'POST' })
  })

  const members = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]
  it.each(oneIn(8, members).map((each) => [each.id, each] as const))(
    '%s gives the same answer by URL and by body',
    async (_id, operation) => {
      const centavo = await client()
      const posting = new CentavoClient({ baseUrl: await address, timeout: PATIENCE, cache: false })
      const ask = (by: CentavoClient) => {
        const { input } = operation.examples[0]!
        if (operation.kind === 'calculator') return by.calculate(operation.id, input)
        return operation.kind === 'decision' ? by.decide(operation.id, input) : by.check(addressedAs(operation), input)
      }
      expect(await ask(centavo)).toEqual(await ask(posting))
    },
  )

  it('sends decisions and documents in batches too', async () => {
    const centavo = await client()
    const decision = [...registry.decisions.values()][0]!
    const document = [...registry.checks.values()][0]!
    const rows = []
    for await (const row of centavo.decideBatch(decision.id, [decision.examples[0]!.input], { fields: ['verdict'] })) rows.push(row)
    for await (const row of centavo.checkBatch(addressedAs(document), [document.examples[0]!.input], { fields: ['verdict'] }))
      rows.push(row)
    expect(rows.map((row) => 'result' in row && Object.keys(row.result))).toEqual([['verdict'], ['verdict']])
  })

  it('splits any number of rows into requests without losing one', async () => {
    const centavo = await client()
    const salaries = Array.from({ length: 20_050 }, (_, index) => ({ gross_salary: 2000 + index / 100 }))
    let index = 0
    for await (const row of centavo.batch('net-salary', salaries, { fields: ['grossSalary'] })) {
      expect(row).toEqual({ index, result: { grossSalary: salaries[index]!.gross_salary } })
      index++
    }
    expect(index).toBe(20_050)
  })

  it('waits for the rate limit and resends the remaining rows in order', async () => {
    const { app: limited } = createService(ports, { trustProxy: false, rateLimitPerMinute: 3, baseUrl: null, limiter: hurried(3) })
    const centavo = new CentavoClient({ baseUrl: await limited.listen({ port: 0, host: '127.0.0.1' }), timeout: PATIENCE })
    const salaries = Array.from({ length: 350 }, (_, index) => ({ gross_salary: 2000 + index }))
    const seen: number[] = []
    for await (const row of centavo.batch('net-salary', salaries, { fields: ['grossSalary'] })) if ('result' in row) seen.push(row.index)
    expect(seen).toEqual(salaries.map((_, index) => index))
    const hasty = new CentavoClient({ baseUrl: `http://127.0.0.1:${(limited.server.address() as AddressInfo).port}`, patience: 0 })
    const got: number[] = []
    const all = (async () => {
      for await (const row of hasty.batch('net-salary', [...salaries, ...salaries])) got.push(row.index)
    })()
    await expect(all).rejects.toBeInstanceOf(TooManyRequestsError)
    expect(got).toEqual(got.map((_, index) => index))
    await limited.close()
  })

  describe('totals of a document batch', () => {
    const paper = {
      gross_salary: 5000,
      informed_inss: 501.5,
      informed_irrf: 0,
      worker: 'employee',
      other_jobs: [],
      reference_date: '2026-03-31',
    }
    const papers = (length: number) =>
      Array.from({ length }, (_, index) => ({ ...paper, informed_inss: [501.5, 550, 9, 550.03][index % 4]! + (index % 7 === 0 ? 0.1 : 0) }))
    /** Expected totals, computed by the service over all rows at once. */
    const tallied = (inputs: readonly object[]) => {
      const check = registry.checks.get('check-payslip')!
      const tally = check.tally!()
      const known = new Map<string, ReturnType<typeof run>>()
      for (const input of inputs) {
        const asked = JSON.stringify(input)
        const answer = known.get(asked) ?? run(check, input, ports)
        known.set(asked, answer)
        tally.add(answer)
      }
      return tally.summary()
    }
    const read = async (rows: AsyncIterable<object>) => {
      let count = 0
      for await (const _row of rows) count++
      return count
    }

    it('arrive after the last row, regardless of the number of requests and of the selected fields', async () => {
      const inputs = papers(10_050)
      const rows = (await client()).checkBatch('payslip', inputs, { fields: ['verdict'] })
      expect(rows.summary()).toBeNull()
      expect(await read(rows)).toBe(10_050)
      const summary = rows.summary()
      expect(summary).toEqual(tallied(inputs))
      const documents: number | undefined = summary?.documents
      expect(documents).toBe(10_050)
      expect(summary?.differences.find(({ likelyCause }) => likelyCause === 'flat_11')?.count).toBeGreaterThan(2_000)
    })

    it('count each row once when the rate limit splits the batch', async () => {
      const limited = serviceUnderTest({}, 3)
      const short = await limited.listen({ port: 0, host: '127.0.0.1' })
      let calls = 0
      const centavo = new CentavoClient({
        baseUrl: await address,
        timeout: PATIENCE,
        // The first request hits a rate limit that resets in a second; later ones are unlimited.
        fetch: async (url, init) => {
          if (calls++ > 0) return fetch(url, init)
          const response = await fetch(String(url).replace(await address, short), init)
          return new Response((await response.text()).replace(/"retryAfter":\d+/g, '"retryAfter":1'), response)
        },
      })
      const inputs = papers(450)
      const rows = centavo.checkBatch('payslip', inputs)
      expect(await read(rows)).toBe(450)
      expect(calls).toBe(2)
      expect(rows.summary()).toEqual(tallied(inputs))
      await limited.close()
    })

    it('are never partial: absent before the end and after a lost connection', async () => {
      const centavo = await client()
      const left = centavo.checkBatch('payslip', papers(5))
      await left.next()
      await left.return(undefined)
      expect(left.summary()).toBeNull()
      let calls = 0
      const cut = new CentavoClient({
        baseUrl: await address,
        timeout: PATIENCE,
        fetch: async (url, init) => {
          const response = await fetch(url, init)
          if (calls++ > 0) return response
          const lines = (await response.text()).split('\n')
          return new Response(`${lines.slice(0, 2).join('\n')}\n`, response)
        },
      })
      const rows = cut.checkBatch('payslip', papers(5))
      expect(await read(rows)).toBe(5)
      expect(rows.summary()).toBeNull()
    })

    it('are absent without rows', async () => {
      const rows = (await client()).checkBatch('payslip', [])
      expect(await read(rows)).toBe(0)
      expect(rows.summary()).toEqual(tallied([]))
    })
  })

  it('throws typed errors', async () => {
    const centavo = await client()
    const refused = await centavo.calculate('net-salary', { gross_salary: -1 }).catch((error) => error)
    expect(refused).toBeInstanceOf(InvalidInputError)
    expect(refused).toMatchObject({ name: 'InvalidInputError', status: 400, issues: [{ field: 'gross_salary' }] })
    await expect(centavo.calculate('nada', {})).rejects.toBeInstanceOf(NotFoundError)
    await expect(centavo.decide('nada', {})).rejects.toBeInstanceOf(NotFoundError)
    await expect(centavo.batch('nada', [{}]).next()).rejects.toBeInstanceOf(NotFoundError)
  })
})

describe('client under failures', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  async function against(listener: RequestListener, options: { timeout?: number; patience?: number } = {}): Promise<CentavoClient> {
    const server = createServer(listener).listen(0, '127.0.0.1')
    servers.push(server)
    await new Promise((resolve) => server.once('listening', resolve))
    return new CentavoClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...options })
  }

  const limited = (times: number, seconds: string): RequestListener => {
    let calls = 0
    return (_request, response) => {
      calls++
      if (calls > times) response.end('{"currency":"BRL"}')
      else response.writeHead(429, { 'retry-after': seconds }).end('{"error":"Limite"}')
    }
  }

  it('waits out a 429 and then answers', async () => {
    expect(await (await against(limited(1, '1'))).calculate('x', {})).toEqual({ currency: 'BRL' })
  })

  it('waits no longer than its limit', async () => {
    const error = await (await against(limited(9, '30'), { patience: 10_000 })).calculate('x', {}).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(TooManyRequestsError)
    expect(error.retryAfter).toBe(30)
    await expect((await against(limited(9, '1'), { patience: 0 })).calculate('x', {})).rejects.toBeInstanceOf(TooManyRequestsError)
  })

  it('an abort ends the wait and the call with the caller’s reason', async () => {
    const waiting = new AbortController()
    const call = (await against(limited(9, '30'))).calculate('x', {}, { signal: waiting.signal })
    setTimeout(() => waiting.abort(new Error('changed my mind')), 50)
    await expect(call).rejects.toThrow('changed my mind')
    const calling = new AbortController()
    const hung = (await against(() => {})).calculate('x', {}, { signal: calling.signal })
    calling.abort()
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('times out when a service is silent or stalls mid-response', async () => {
    await expect((await against(() => {}, { timeout: 50 })).calculate('x', {})).rejects.toBeInstanceOf(TimeoutError)
    const half = await against((_request, response) => void response.writeHead(200).write('{"a":'), { timeout: 100 })
    await expect(half.calculate('x', {})).rejects.toBeInstanceOf(TimeoutError)
    const batch = await against((_request, response) => void response.writeHead(200).write('{"index":0}\n{'), { timeout: 100 })
    const rows = batch.batch('x', [{}, {}])
    expect(await rows.next()).toMatchObject({ value: { index: 0 } })
    await expect(rows.next()).rejects.toBeInstanceOf(TimeoutError)
  })

  it('resumes a truncated batch from the first unanswered row, with a retry limit', async () => {
    let calls = 0
    const cut = await against((request, response) => {
      calls++
      const body: string[] = []
      request.on('data', (chunk: Buffer) => body.push(String(chunk)))
      request.on('end', () => {
        const sent = body
          .join('')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
        const answered = calls === 3 ? [] : sent.slice(0, 2)
        const rows = answered.map((row, index) => JSON.stringify({ index, result: row }))
        if (calls === 1) rows.push(JSON.stringify({ index: 2, error: 'O lote passou de 120 s', code: 'too_slow' }))
        response.end(`${rows.join('\n')}\n`.trimStart())
      })
    })
    const got: object[] = []
    const all = (async () => {
      for await (const row of cut.batch('x', [{ a: 0 }, { a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }])) got.push(row)
    })()
    await expect(all).rejects.toBeInstanceOf(ConnectionError)
    expect(got).toEqual([0, 1, 2, 3].map((a) => ({ index: a, result: { a } })))
  })

  it('a long batch may exceed the timeout while rows keep coming or the reader is busy', async () => {
    const slow = await against(
      (_request, response) => {
        response.writeHead(200)
        let sent = 0
        const timer = setInterval(() => {
          response.write(`{"index":${sent++}}\n`)
          if (sent === 5) response.end(clearInterval(timer))
        }, 300)
      },
      { timeout: 1_000 },
    )
    let count = 0
    for await (const _row of slow.batch('x', [{}, {}, {}, {}, {}])) {
      count++
      if (count === 1) await new Promise((resolve) => setTimeout(resolve, 1_500))
    }
    expect(count).toBe(5)
  })

  it('distinguishes 503, 500 in HTML, invalid JSON and a closed port', async () => {
    const answering = (status: number, body: string) => against((_request, response) => void response.writeHead(status).end(body))
    const unavailable = await (await answering(503, '{"error":"Sem taxa"}')).calculate('x', {}).catch((thrown) => thrown)
    expect(unavailable).toBeInstanceOf(UnavailableError)
    expect(unavailable.message).toBe('Sem taxa')
    const odd = await (await answering(502, '<html>')).calculate('x', {}).catch((thrown) => thrown)
    expect(odd).toMatchObject({ name: 'CentavoError', status: 502, message: 'HTTP 502', body: '<html>' })
    await expect((await answering(200, '<html>')).calculate('x', {})).rejects.toBeInstanceOf(ConnectionError)
    await expect(new CentavoClient({ baseUrl: 'http://127.0.0.1:1' }).calculate('x', {})).rejects.toBeInstanceOf(ConnectionError)
    expect(odd).toBeInstanceOf(CentavoError)
  })
})

/** The service's limiter on an accelerated clock: a minute takes three seconds. */
function hurried(perMinute: number): Limiter {
  const times = 20
  const minute = new MemoryLimiter(perMinute)
  return {
    hit(address, now, cost) {
      const allowance = minute.hit(address, now * times, cost)
      return { ...allowance, reset: Math.ceil(allowance.reset / times) }
    },
  }
}
