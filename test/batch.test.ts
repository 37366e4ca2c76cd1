import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../engine/core/operation/run.ts'
import { ports, registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const app = serviceUnderTest()
const URL = '/v1/calc/net-salary/batch'
const NDJSON = { 'content-type': 'application/x-ndjson' }
const JSON_TYPE = { 'content-type': 'application/json' }
const netSalary = registry.calculators.get('net-salary')!

const send = (payload: string, headers: Record<string, string> = NDJSON, service = app) =>
  service.inject({ method: 'POST', url: URL, payload, headers })
const rowsOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ gross_salary: 1500 + index, dependents: index % 3 }))
const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

describe('POST /v1/calc/{calculator}/batch', () => {
  it('answers an array with an array, each result as the single endpoint gives it', async () => {
    const rows = people(50)
    const response = await send(JSON.stringify(rows), JSON_TYPE)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual(rows.map((row, index) => ({ index, result: run(netSalary, row, ports) })))
  })

  it('answers NDJSON with NDJSON, good and bad rows in their order', async () => {
    const response = await send(
      '{"gross_salary":5000}\n\n{"gross_salary":-1}\nnada\n[1]\n{"gross_salary":1,"reference_date":"1980-01-01"}\n{"gross_salary":2}',
    )
    expect(response.headers['content-type']).toContain('application/x-ndjson')
    const rows = rowsOf(response.body)
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5])
    expect(rows.map((row) => ('result' in row ? 'result' : row.issues?.[0].field))).toEqual([
      'result',
      'gross_salary',
      undefined,
      'body',
      'reference_date',
      'result',
    ])
    expect(rows[1].error).toBe(
      (await app.inject({ method: 'POST', url: '/v1/calc/net-salary', payload: { gross_salary: -1 } })).json().error,
    )
    expect(rows[2].error).toContain('JSON válido')
  })

  describe('of a spreadsheet', () => {
    const CSV = { 'content-type': 'text/csv' }
    const sheet = (payload: string, query = '') =>
      app.inject({ method: 'POST', url: `${URL}${query}`, payload, headers: { ...CSV, accept: '*/*' } })

    it('answers the same bytes as the same rows in an array', async () => {
      const rows = people(120)
      const payload = ['gross_salary,dependents', ...rows.map(({ gross_salary, dependents }) => `${gross_salary},${dependents}`)].join('\n')
      for (const query of ['?fields=netSalary,inss&format=csv', '?fields=netSalary&format=ndjson', '?format=json']) {
        const array = await app.inject({ method: 'POST', url: `${URL}${query}`, payload: rows })
        const csv = await sheet(payload, query)
        expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, array.headers['content-type']])
        expect(csv.body).toBe(array.body)
      }
    })

    it('is answered with a spreadsheet, and reads what people write: semicolons, commas, quotes, blank cells and lines, Windows ends', async () => {
      const response = await sheet(
        '\uFEFFgross_salary;dependents;reference_date\r\n"5.200,00";1;30/04/2026\r\n\r\n5200;;2026-04-30\r\n',
        '?fields=netSalary',
      )
      expect(response.headers['content-type']).toContain('text/csv')
      expect(response.body.trim().split(/\r?\n/)).toEqual(['index,netSalary,error', '0,4624.06,', expect.stringMatching(/^1,4\d+\.\d+,$/)])
    })

    it('a row that cannot be read is refused alone', async () => {
      const rows = rowsOf((await sheet('gross_salary,dependents\n5000\n-1,0\n"5000"x,0\n5000,0', '?format=ndjson&fields=netSalary')).body)
      expect(rows.map((row) => ('result' in row ? row.result.netSalary : row.error))).toEqual([
        'A linha tem 1 colunas; o cabeçalho tem 2.',
        expect.stringContaining('gross_salary deve ser maior que 0'),
        expect.stringContaining('aspas que não fecham'),
        4498.5,
      ])
    })

    it.each([
      ['nome,gross_salary\nAna,5000', 'a coluna "nome", que não é um campo'],
      ['gross_salary,salary\n5000,5000', 'tem duas colunas gross_salary'],
      ['gross_salary\n', 'está vazio'],
      ['', 'está vazio'],
    ])('%j is refused whole', async (payload, message) => {
      const response = await sheet(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toContain(message)
    })

    it('takes a change of the law in a column or in the address', async () => {
      const law = 'irrf/reduction=null'
      const all = await sheet('gross_salary,reference_date\n6000,2026-06-01', `?fields=netSalary&law=${encodeURIComponent(law)}`)
      expect(all.body.trim().split(/\r?\n/)).toEqual(['hypothetical,index,netSalary,error', 'true,0,4793.64,'])
      const own = await sheet(`gross_salary,reference_date,law\n6000,2026-06-01,${law}`, '?format=ndjson&fields=netSalary')
      expect(rowsOf(own.body)).toMatchObject([{ result: { hypothetical: true, netSalary: 4793.64 } }])
    })
  })

  it('takes 10,000 rows and says where the rest should start', async () => {
    const rows = rowsOf((await send(lines(people(10_001)))).body)
    expect(rows).toHaveLength(10_001)
    expect(rows.slice(0, -1).every((row) => 'result' in row)).toBe(true)
    expect(rows.at(-1)).toEqual({ index: 10_000, error: expect.stringContaining('10000') })
  })

  it('is far from the 64 KiB of a single calculation', async () => {
    const payload = JSON.stringify(people(5000))
    expect(payload.length).toBeGreaterThan(2 * 65_536)
    expect((await send(payload, JSON_TYPE)).json()).toHaveLength(5000)
  })

  it('a row of over 64 KiB is refused alone', async () => {
    const rows = rowsOf((await send(`{"gross_salary":${' '.repeat(70_000)}1}\n{"gross_salary":5000}`)).body)
    expect(rows[0].error).toContain('64 KiB')
    expect(rows[1].result.netSalary).toBe(4498.5)
  })

  it('an array cut short answers what it could read, and says so', async () => {
    const rows = (await send('[{"gross_salary":5000},{"gross_salary":', JSON_TYPE)).json()
    expect(rows[0].result.netSalary).toBe(4498.5)
    expect(rows[1]).toEqual({ index: 1, error: expect.stringContaining('termina antes') })
    expect((await send('[]', JSON_TYPE)).json()).toEqual([])
  })

  it.each([
    ['an object', 400, '{"gross_salary":5000}', JSON_TYPE],
    ['nothing', 400, '', NDJSON],
    ['blank lines', 400, '\n\n', NDJSON],
    ['a form', 415, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s → %d', async (_name, status, payload, headers) => {
    const response = await send(payload, headers)
    expect(response.statusCode).toBe(status)
    expect(response.json().error).toMatch(/\S/)
    expect(response.headers['cache-control']).toBe('no-store')
    if (status === 400) expect(response.json().calculator).toBe('net-salary')
  })

  it('an unknown calculator is 404 with what was meant; GET is 405', async () => {
    const response = await app.inject({ method: 'POST', url: '/v1/calc/net-salry/batch', payload: '{}', headers: NDJSON })
    expect(response.statusCode).toBe(404)
    expect(response.json().error).toContain('net-salary')
    expect((await app.inject(URL)).headers.allow).toBe('POST, OPTIONS')
  })

  it('every 100 rows count as one request; what passes the limit is told when to come back', async () => {
    const limited = serviceUnderTest({}, 5)
    const rows = rowsOf((await send(lines(people(650)), NDJSON, limited)).body)
    expect(rows).toHaveLength(650)
    expect(rows.findIndex((row) => 'error' in row)).toBe(500)
    expect(rows[649]).toEqual({ index: 649, error: expect.stringContaining('100 linhas'), retryAfter: expect.any(Number) })
    expect((await limited.inject('/v1/calc/net-salary')).statusCode).toBe(429)
    const fresh = serviceUnderTest({}, 5)
    for (let index = 0; index < 4; index++) await fresh.inject('/v1/calc/net-salary')
    expect(rowsOf((await send(lines(people(100)), NDJSON, fresh)).body).every((row) => 'result' in row)).toBe(true)
  })
})

describe('streaming', () => {
  const listening = app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())

  it('answers rows before the body has ended', async () => {
    const port = Number(new globalThis.URL(await listening).port)
    const line = `${JSON.stringify({ gross_salary: 5000 })}\n`
    const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
    const seen = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST ${URL} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(line.repeat(200))}`,
        )
      })
      let text = ''
      socket.on('data', (data) => {
        text += data
        if (text.includes('"index":100,')) socket.destroy() // the last chunk was never sent
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(seen).toContain('"index":100,"result"')
  })
})
