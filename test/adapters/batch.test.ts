import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

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
  it('answers an array with an array; each result matches the single endpoint', async () => {
    const rows = people(50)
    const response = await send(JSON.stringify(rows), JSON_TYPE)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual(rows.map((row, index) => ({ index, result: run(netSalary, row, ports) })))
  })

  it('answers NDJSON with NDJSON, valid and invalid rows in order', async () => {
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

  describe('spreadsheet batch', () => {
    const CSV = { 'content-type': 'text/csv' }
    const sheet = (payload: string, query = '') =>
      app.inject({ method: 'POST', url: `${URL}${query}`, payload, headers: { ...CSV, accept: '*/*' } })

    it('returns the same bytes as the same rows in an array', async () => {
      const rows = people(120)
      const payload = ['gross_salary,dependents', ...rows.map(({ gross_salary, dependents }) => `${gross_salary},${dependents}`)].join('\n')
      for (const query of ['?fields=netSalary,inss&format=csv', '?fields=netSalary&format=ndjson', '?format=json']) {
        const array = await app.inject({ method: 'POST', url: `${URL}${query}`, payload: rows })
        const csv = await sheet(payload, query)
        expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, array.headers['content-type']])
        expect(csv.body).toBe(array.body)
      }
    })

    it('returns a spreadsheet and accepts semicolons, commas, quotes, blank cells and lines, and CRLF', async () => {
      const response = await sheet(
        '\uFEFFgross_salary;dependents;reference_date\r\n"5.200,00";1;30/04/2026\r\n\r\n5200;;2026-04-30\r\n',
        '?fields=netSalary',
      )
      expect(response.headers['content-type']).toContain('text/csv')
      expect(response.body.trim().split(/\r?\n/)).toEqual(['index,netSalary,error', '0,4624.06,', expect.stringMatching(/^1,4\d+\.\d+,$/)])
    })

    it('rejects only the row that cannot be parsed', async () => {
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
    ])('rejects %j entirely', async (payload, message) => {
      const response = await sheet(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toContain(message)
    })

    it('accepts a law change in a column or in the URL', async () => {
      const law = 'irrf/reduction=null'
      const all = await sheet('gross_salary,reference_date\n6000,2026-06-01', `?fields=netSalary&law=${encodeURIComponent(law)}`)
      expect(all.body.trim().split(/\r?\n/)).toEqual(['hypothetical,index,netSalary,error', 'true,0,4793.64,'])
      const own = await sheet(`gross_salary,reference_date,law\n6000,2026-06-01,${law}`, '?format=ndjson&fields=netSalary')
      expect(rowsOf(own.body)).toMatchObject([{ result: { hypothetical: true, netSalary: 4793.64 } }])
    })
  })

  it('accepts 10,000 rows and reports where to resume', async () => {
    const rows = rowsOf((await send(lines(people(10_001)))).body)
    expect(rows).toHaveLength(10_001)
    expect(rows.slice(0, -1).every((row) => 'result' in row)).toBe(true)
    expect(rows.at(-1)).toEqual({ index: 10_000, error: expect.stringContaining('10000') })
  })

  it('is exempt from the 64 KiB limit of a single calculation', async () => {
    const payload = JSON.stringify(people(5000))
    expect(payload.length).toBeGreaterThan(2 * 65_536)
    expect((await send(payload, JSON_TYPE)).json()).toHaveLength(5000)
  })

  it('rejects only the row above 64 KiB', async () => {
    const rows = rowsOf((await send(`{"gross_salary":${' '.repeat(70_000)}1}\n{"gross_salary":5000}`)).body)
    expect(rows[0].error).toContain('64 KiB')
    expect(rows[1].result.netSalary).toBe(4498.5)
  })

  it('answers the parsed rows of a truncated array and reports the truncation', async () => {
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

  it('returns 404 with a suggestion for an unknown calculator and 405 for GET', async () => {
    const response = await app.inject({ method: 'POST', url: '/v1/calc/net-salry/batch', payload: '{}', headers: NDJSON })
    expect(response.statusCode).toBe(404)
    expect(response.json().error).toContain('net-salary')
    expect((await app.inject(URL)).headers.allow).toBe('POST, OPTIONS')
  })

  it('counts every 100 rows as one request and returns Retry-After above the rate limit', async () => {
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
