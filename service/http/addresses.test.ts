import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createHttpServer } from '../host/server.ts'
import { loopExecutor } from '../work/answer-scheduler.ts'
import { mountOperations } from './operations.ts'

const SOME = ['net-salary', 'accept_raise', 'check-inss', 'sweep', 'calculators', 'health', 'table', 'salary-list', 'payroll-run']
const engine = {
  ...ports,
  registry: registryOf(
    SOME.map((id) => registry.operations.get(id)!),
    [...registry.laws.values()],
  ),
}
const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute: 0 }, loopExecutor(engine))
mountOperations(server, engine)
const { app } = server
const NET = '/v1/calc/net-salary'

describe('batch', () => {
  it.each(['/v1/calc/net-salary/batch', '/v1/check/inss/batch', '/v1/workflows/accept_raise/batch'])(
    '%s without a content type is rejected with 415',
    async (url) => {
      for (const headers of [{}, { 'content-length': '0' }]) {
        const { statusCode, body } = await app.inject({ method: 'POST', url, headers })
        expect(statusCode, body).toBe(415)
        expect(JSON.parse(body)).toMatchObject({ code: 'unsupported_type', error: expect.stringContaining('application/x-ndjson') })
      }
    },
  )

  it.each(['text/plain', 'text/csv2', 'application/jsonp', ';', 'application/json, text/csv'])(
    'of type "%s" is rejected with 415',
    async (type) => {
      const { statusCode } = await app.inject({ method: 'POST', url: `${NET}/batch`, payload: '[]', headers: { 'content-type': type } })
      expect(statusCode).toBe(415)
    },
  )

  it('takes the parameters and capitals of a content type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    const { statusCode, body } = await app.inject({ method: 'POST', url: `${NET}/batch`, payload: '[{"gross_salary":5200}]', headers })
    expect([statusCode, JSON.parse(body)[0].result.netSalary]).toEqual([200, 4598.88])
  })
})

describe('a POST without a body', () => {
  it.each([NET, '/v1/check/inss', '/v1/payroll', `${NET}/sweep`])('to %s is rejected with 400 or 415', async (url) => {
    expect([400, 415]).toContain((await app.inject({ method: 'POST', url })).statusCode)
  })
})

describe('an address with a slash at its end', () => {
  it.each([
    [`${NET}/?gross_salary=5200`, `${NET}?gross_salary=5200`],
    [`${NET}/`, NET],
    ['/v1/calc/', '/v1/calc'],
    ['/v1/health/', '/v1/health'],
    ['/v1/tables/inss/', '/v1/tables/inss'],
    ['/v1/tables/inss.csv/?date=2026-01-01', '/v1/tables/inss.csv?date=2026-01-01'],
  ])('%s answers as %s, and links to it as the canonical one', async (url, kept) => {
    const [one, other] = [await app.inject(url), await app.inject(kept)]
    expect(one.statusCode).toBe(200)
    if (!url.includes('health')) expect(one.body).toBe(other.body)
    expect(one.headers.link).toBe(`<${kept}>; rel="canonical"`)
    expect(other.headers).not.toHaveProperty('link')
  })

  it('takes a POST, HEAD and OPTIONS, and refuses a method by what is allowed', async () => {
    const posted = await app.inject({ method: 'POST', url: `${NET}/`, payload: { gross_salary: 5200 } })
    expect(posted.json().netSalary).toBe(4598.88)
    const rows = await app.inject({ method: 'POST', url: `${NET}/batch/`, payload: [{ gross_salary: 5200 }] })
    expect(rows.json()[0].result.netSalary).toBe(4598.88)
    expect((await app.inject({ method: 'HEAD', url: `${NET}/` })).statusCode).toBe(200)
    expect((await app.inject({ method: 'OPTIONS', url: `${NET}/` })).headers.allow).toBe('GET, HEAD, POST, OPTIONS')
    const refused = await app.inject({ method: 'PUT', url: '/v1/calc/' })
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('that is no address is not found, and two slashes are none', async () => {
    for (const url of ['/v1/nothing/', `${NET}//`]) expect((await app.inject(url)).statusCode).toBe(404)
  })
})

describe('URL extension', () => {
  it('chooses the form of a query, as of a calculator', async () => {
    const csv = await app.inject('/v1/salary/list.csv?limit=2&locale=en')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body.trimEnd().split('\n')).toHaveLength(3)
    expect((await app.inject('/v1/salary/list.json?limit=2')).body).toBe((await app.inject('/v1/salary/list?limit=2')).body)
    expect((await app.inject('/v1/calc.ndjson')).headers['content-type']).toContain('application/x-ndjson')
    const twice = await app.inject('/v1/salary/list.csv?format=json')
    expect([twice.statusCode, twice.json().issues[0].field]).toEqual([400, 'format'])
  })
})

describe('answer language', () => {
  const asked = { gross_salary: 5200 }
  it.each([
    ['GET', { url: `${NET}?gross_salary=5200` }],
    ['GET of a query', { url: '/v1/tables/inss' }],
    ['POST', { method: 'POST', url: NET, payload: asked }],
    ['POST of a question', { method: 'POST', url: `${NET}/sweep`, payload: { ...asked, vary: 'dependents', from: 0, to: 2 } }],
    ['batch', { method: 'POST', url: `${NET}/batch`, payload: [asked] }],
  ] as const)('is said of a %s, and varies by what its reader accepts', async (_of, request) => {
    for (const [accepts, language] of [
      ['pt-BR', 'pt-BR'],
      ['en', 'en'],
      ['fr', 'pt-BR'],
    ]) {
      const { statusCode, headers, body } = await app.inject({ ...request, headers: { 'accept-language': accepts } } as never)
      expect(statusCode, body).toBe(200)
      expect(headers['content-language']).toBe(language)
      expect(headers.vary).toContain('Accept-Language')
    }
  })
})

describe('a list in pages', () => {
  const list = async (question: string) => app.inject(`/v1/salary/list${question}`)

  it('is whole without a limit, and has no next page', async () => {
    const { headers, body } = await list('')
    expect(JSON.parse(body)).toMatchObject({ count: 627, next: null })
    expect(JSON.parse(body).professions).toHaveLength(627)
    expect(headers).not.toHaveProperty('link')
  })

  it('links to the next page, in the answer and in the header, as it was asked', async () => {
    const { headers, body } = await list('?limit=2&uf=PR&lang=en&fields=next,professions.cbo')
    const { next } = JSON.parse(body)
    expect(next).toBe('/v1/salary/list?uf=PR&limit=2&offset=2&fields=next%2Cprofessions.cbo&lang=en')
    expect(headers.link).toBe(`<${next}>; rel="next"`)
    const second = await app.inject(next)
    expect(second.json().professions).toHaveLength(2)
    expect(second.headers['content-language']).toBe('en')
  })

  it('keeps both links of an address with a slash at its end', async () => {
    const { headers } = await app.inject('/v1/salary/list/?limit=2')
    expect(headers.link).toBe('</v1/salary/list?limit=2>; rel="canonical", </v1/salary/list?limit=2&offset=2>; rel="next"')
  })

  it('ends with the last page', async () => {
    const { headers, body } = await list('?limit=100&offset=600')
    expect(JSON.parse(body).next).toBeNull()
    expect(headers).not.toHaveProperty('link')
  })
})

it('says that an address takes no fields, in both languages', async () => {
  const error = async (language: string) => (await app.inject(`/v1/calc?limit=2&lang=${language}`)).json().issues[0].message
  expect(await error('pt')).toBe('campo desconhecido: aqui não se envia nenhum campo')
  expect(await error('en')).toBe('unknown field: the operation accepts none')
})
