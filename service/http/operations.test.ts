import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createHttpServer } from '../host/server.ts'
import { loopExecutor } from '../work/answer-scheduler.ts'
import { mountOperations } from './operations.ts'

const SOME = [
  'net-salary',
  'percentage',
  'fuel',
  'accept_raise',
  'sweep',
  'reform',
  'check-inss',
  'health',
  'table',
  'table-history',
  'series-code',
]
const POSTED = ['obligations', 'due-date', 'payroll-run', 'reforms-population', 'calendar']
const engine = {
  ...ports,
  registry: registryOf(
    [...SOME, ...POSTED].map((id) => registry.operations.get(id)!),
    [...registry.laws.values()],
  ),
}

function mounted(rateLimitPerMinute = 0) {
  const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute }, loopExecutor(engine))
  mountOperations(server, engine)
  return server.app
}

const strings = (input: object) => Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))

const NET = '/v1/calc/net-salary'
const NDJSON = 'application/x-ndjson'

it('accepts a former field name and sends deprecation headers, by GET and by POST', async () => {
  const app = mounted()
  const { properties = {} } = registry.calculators.get('fuel')!.inputSchema
  expect(properties).toHaveProperty('monthly_km')
  const payload = { gasoline_price: 6, alcohol_price: 4, km_per_month: 1000 }
  const posted = await app.inject({ method: 'POST', url: '/v1/calc/fuel', payload })
  const read = await app.inject(`/v1/calc/fuel?${new URLSearchParams(strings(payload))}`)
  expect(posted.statusCode, posted.body).toBe(200)
  for (const { headers } of [posted, read])
    expect(headers).toMatchObject({ deprecation: expect.stringMatching(/^@\d+$/), link: expect.stringContaining('km_per_month') })
  const now = await app.inject({ method: 'POST', url: '/v1/calc/fuel', payload: { ...payload, km_per_month: undefined, monthly_km: 1000 } })
  expect(now.headers).not.toHaveProperty('deprecation')
  expect(now.json()).toEqual(posted.json())
})

it('rejects a batch for a question', async () => {
  const app = mounted()
  const rows = (url: string) => app.inject({ method: 'POST', url, payload: [{}] })
  expect((await rows('/v1/calc/net-salary/sweep/batch')).statusCode).toBe(404)
  expect((await rows('/v1/calc/net-salary/batch')).statusCode).toBe(200)
})

describe('query', () => {
  it('is answered at its URL, in the format of the extension when the URL ends in a name', async () => {
    const app = mounted()
    expect((await app.inject('/v1/health')).json()).toHaveProperty('status')
    expect((await app.inject('/v1/tables/inss?date=2026-02-01')).json()).toMatchObject({ table: 'inss' })
    const sheet = await app.inject('/v1/tables/inss.csv?date=2026-02-01')
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    // The extension here does not follow a name.
    expect((await app.inject('/v1/tables/inss.csv/history')).statusCode).toBe(404)
    expect((await app.inject('/v1/calendar/2026.json')).json()).toHaveProperty('year', 2026)
  })

  it('in CSV is a named attachment, unless fields are selected', async () => {
    const app = mounted()
    const file = await app.inject('/v1/tables/minimum-wage/history?format=csv')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    expect((await app.inject('/v1/tables/minimum-wage/history?format=csv&fields=versions')).headers).not.toHaveProperty(
      'content-disposition',
    )
    expect((await app.inject('/v1/tables/minimum-wage/history')).headers).not.toHaveProperty('content-disposition')
  })

  it('with a long answer is tabular on request and honors selected fields', async () => {
    const app = mounted()
    const url = '/v1/tables/minimum-wage/history'
    expect((await app.inject(`${url}?format=csv`)).body).not.toMatch(/^\s*\{/)
    expect(Object.keys((await app.inject(url)).json()).length).toBeGreaterThan(1)
    expect(Object.keys((await app.inject(`${url}?fields=versions`)).json())).toEqual(['versions'])
  })

  it('backed by an external source has an ETag of the stored data and returns 304 while it is unchanged', async () => {
    const app = mounted()
    const url = '/v1/series/433?from=2024-01-01&to=2024-03-31'
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers.etag]).toEqual([200, expect.any(String)])
    expect((await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304)
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  it('with dates is also available as a calendar', async () => {
    const { statusCode, headers, body } = await mounted().inject('/v1/obligations.ics?who=mei&from=2026-01-01&to=2026-12-01')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/)
  })

  it('under a law change states the hypothesis and is not cached when posted', async () => {
    const app = mounted()
    const law = 'irpf-annual=@2025-01-01'
    const asked = await app.inject(`/v1/reforms/population?law=${encodeURIComponent(law)}`)
    const posted = await app.inject({ method: 'POST', url: '/v1/reforms/population', payload: { law } })
    expect([asked.statusCode, posted.statusCode]).toEqual([200, 200])
    expect(posted.headers['x-hypothetical']).toBe(asked.headers['x-hypothetical'])
    expect(posted.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      vary: expect.stringContaining('Accept'),
    })
    expect(asked.headers['cache-control']).not.toBe('no-store')
  })

  it('that is POST-only rejects GET and answers the body', async () => {
    const app = mounted()
    expect((await app.inject('/v1/payroll')).statusCode).toBe(405)
    const { statusCode, body, headers } = await app.inject({
      method: 'POST',
      url: '/v1/payroll',
      payload: { month: '2026-10', people: [{ id: '1', basic_salary: 3000 }] },
    })
    expect([statusCode, JSON.parse(body).payslips[0].id, headers['cache-control']]).toEqual([200, '1', 'no-store'])
  })
})

describe('answer language', () => {
  it('is not an input field', async () => {
    const app = mounted()
    expect((await app.inject(`${NET}?gross_salary=5000&lang=pt-BR`)).json().netSalary).toBe(4498.5)
    expect((await app.inject(`${NET}?lang=pt-BR`)).json()).toHaveProperty('inputSchema')
    expect((await app.inject('/v1/health?lang=pt-BR')).statusCode).toBe(200)
    expect((await app.inject(`${NET}?gross_salary=5000&language=pt-BR`)).json().issues).toMatchObject([{ field: 'language' }])
  })
})

describe('questions', () => {
  it('apply to calculators, and some also to decisions', async () => {
    const app = mounted()
    expect((await app.inject(`${NET}/sweep?vary=gross_salary&from=2000&to=3000&points=3`)).statusCode).toBe(200)
    const asked = new URLSearchParams({
      ...strings(registry.decisions.get('accept_raise')!.examples[0]!.input),
      law: 'irrf/perDependent=250',
    })
    expect((await app.inject(`/v1/workflows/accept_raise/reform?${asked}`)).statusCode).toBe(200)
    expect((await app.inject(`/v1/workflows/accept_raise/sweep?${asked}`)).json().error).toContain('Há reform.')
    expect((await app.inject('/v1/check/inss/reform')).statusCode).toBe(404)
  })
})

describe('batch', () => {
  const send = (payload: string, type: string, { url = `${NET}/batch`, app = mounted() } = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  const rowsIn = (body: string) =>
    body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

  it('is answered in the format of its input and never cached', async () => {
    const { statusCode, headers, body } = await send('[{"gross_salary":5000},{"gross_salary":-1}]', 'application/json')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept, Accept-Language, Accept-Encoding',
    })
    expect(JSON.parse(body)).toMatchObject([
      { index: 0, result: { netSalary: 4498.5 } },
      { index: 1, code: 'invalid_input' },
    ])
    const lines = await send('{"gross_salary":5000}\n', NDJSON)
    expect(lines.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    expect(lines.body.endsWith('}\n')).toBe(true)
  })

  it('answers every row in order, alone or among many', async () => {
    for (const many of [1, 49, 50, 51, 120]) {
      const rows = rowsIn(
        (await send(Array.from({ length: many }, (_, index) => `{"gross_salary":${2000 + index}}`).join('\n'), NDJSON)).body,
      )
      expect(
        rows.map(({ index, result }) => [index, result?.grossSalary]),
        String(many),
      ).toEqual(Array.from({ length: many }, (_, index) => [index, 2000 + index]))
    }
  })

  it('without rows returns an empty JSON array, and is rejected when a line is required', async () => {
    expect((await send('[]', 'application/json')).body).toBe('[]')
    const empty = await send('\n', NDJSON)
    expect([empty.statusCode, JSON.parse(empty.body).issues[0]]).toMatchObject([
      400,
      { field: 'body', message: expect.stringContaining('está vazio') },
    ])
    expect((await send('{"gross_salary":1', 'application/json')).statusCode).toBe(400)
  })

  it('that breaks off reports it after the completed answers', async () => {
    const rows = JSON.parse((await send('[{"gross_salary":5000},{"gross_salary":6000}', 'application/json')).body)
    expect(rows).toMatchObject([
      { index: 0, result: {} },
      { index: 1, error: expect.stringContaining('termina antes') },
    ])
    const whole = JSON.parse((await send('[{"gross_salary":5000}]', 'application/json')).body)
    expect(whole).toHaveLength(1)
  })

  it('of checks ends with a summary', async () => {
    const row = '{"base_salary":3000,"informed_inss":250,"reference_date":"2026-02-01"}'
    const rows = rowsIn((await send(`${row}\n${row}`, NDJSON, { url: '/v1/check/inss/batch' })).body)
    expect(rows.map(({ index }) => index)).toEqual([0, 1, undefined])
    expect(rows[2].summary.documents).toBe(2)
  })

  it('under a law change states it first', async () => {
    const { headers, body } = await send('gross_salary\n5000\n', 'text/csv', {
      url: `${NET}/batch?law=${encodeURIComponent('irrf/perDependent=250')}`,
    })
    expect(headers['x-hypothetical']).toEqual(expect.any(String))
    expect(body).toMatch(/^\ufeff?hypothetical,index,.*\r?\ntrue,0,/)
    const own = await send('gross_salary,law\n5000,irrf/perDependent=250\n', 'text/csv')
    expect(own.body).toContain('mande-a no endereço (?law=)')
    expect((await send('gross_salary\n5000\n', 'text/csv')).body).toMatch(/^\ufeff?index,/)
  })
})

describe('payroll by lines', () => {
  const lines = (people: number) =>
    ['{"month":"2026-10"}', ...Array.from({ length: people }, (_, index) => `{"id":"${index}","basic_salary":3000}`)].join('\n')
  const send = (payload: string, limit: number) =>
    mounted(limit).inject({ method: 'POST', url: '/v1/payroll', payload, headers: { 'content-type': NDJSON } })
  const last = (body: string) => JSON.parse(body.trimEnd().split('\n').at(-1)!)

  it('is charged at every hundredth line and states where to resume', async () => {
    expect(last((await send(lines(99), 1)).body).summary.people).toBe(99)
    expect(last((await send(lines(100), 1)).body)).toMatchObject({ fromLine: 101, error: expect.stringContaining('limite') })
    expect(last((await send(lines(100), 2)).body).summary.people).toBe(100)
  })
})
