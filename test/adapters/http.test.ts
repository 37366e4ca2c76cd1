import { describe, expect, it } from 'vitest'
import { type Day, dayOf, earlier, later, yearOf } from '../../engine/core/day.ts'
import { createService } from '../../service/create-service.ts'
import { Pressure } from '../../service/host/limits/event-loop-pressure.ts'
import { ports } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const NET = '/v1/calc/net-salary'

describe('errors are JSON, in Portuguese, and never cached', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['an unknown path', 404, { url: '/v2/nada' }],
    ['an unknown calculator', 404, { url: '/v1/calc/net-salry' }],
    ['an unknown table', 404, { url: '/v1/tables/ins' }],
    ['a table before its record', 404, { url: '/v1/tables/inss?date=1990-01-01' }],
    ['a malformed date', 400, { url: '/v1/tables/inss?date=2026-02-30' }],
    ['an unknown query field', 400, { url: '/v1/tables/inss?data=2026-02-01' }],
    ['a wrong method', 405, { method: 'DELETE', url: NET }],
    ['a wrong method where only GET is', 405, { method: 'POST', url: '/v1/health', payload: {} }],
    ['an odd method', 405, { method: 'PROPFIND', url: NET }],
    [
      'a wrong content type',
      415,
      { method: 'POST', url: NET, payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['plain text', 415, { method: 'POST', url: NET, payload: '{}', headers: { 'content-type': 'text/plain' } }],
    ['malformed JSON', 400, { method: 'POST', url: NET, payload: '{"gross_salary":', headers: json }],
    ['an empty body', 400, { method: 'POST', url: NET, payload: '', headers: json }],
    ['no body at all', 400, { method: 'POST', url: NET }],
    ['an array', 400, { method: 'POST', url: NET, payload: '[1]', headers: json }],
    ['null', 400, { method: 'POST', url: NET, payload: 'null', headers: json }],
    ['a body over 64 KiB', 413, { method: 'POST', url: NET, payload: `{"gross_salary":${' '.repeat(70_000)}1}`, headers: json }],
    ['a broken escape', 400, { url: '/v1/calc/%E0%A4%A' }],
    ['a very long name', 404, { url: `/v1/calc/${'a'.repeat(500)}` }],
    ['a nested prototype key', 400, { method: 'POST', url: NET, payload: '{"gross_salary":{"__proto__":0}}', headers: json }],
    [
      'a list thousands deep',
      400,
      { method: 'POST', url: NET, payload: `{"gross_salary":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, headers: json },
    ],
    ['JSON infinity', 400, { method: 'POST', url: NET, payload: '{"gross_salary":1e999}', headers: json }],
  ] as const)('%s → %d', async (_name, status, request) => {
    const response = await app.inject(request as never)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers.etag).toBeUndefined()
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.json().error).toMatch(/[a-zà-ú]{3}/)
    const { type, title, status: said, code, requestId } = response.json()
    expect({ type, said }).toEqual({ type: `/docs#${code}`, said: status })
    expect(`${title} ${requestId}`).toMatch(/^[A-Z].+ req-/)
  })

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/*', 'application/json'],
    ['application/problem+json;q=0, application/json', 'application/json'],
    ['application/problem+json', 'application/problem+json'],
    ['application/json, Application/Problem+JSON;q=0.5', 'application/problem+json'],
  ])('a client that accepts %s gets errors as %s, with the same body', async (accept, type) => {
    for (const url of [`${NET}?gross_salary=-1`, '/v1/nada', '/v1/rates/history?metric=nada']) {
      const { headers, body } = await app.inject({ url, headers: accept === undefined ? {} : { accept } })
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
      const plain = (text: string) => ({ ...JSON.parse(text), requestId: '' })
      expect(plain(body)).toEqual(plain((await app.inject(url)).body))
    }
  })

  it('?schema matches the GET without parameters and allows no other parameter', async () => {
    const bare = await app.inject(NET)
    for (const asked of ['schema', 'schema=', 'schema=true']) {
      const { body, headers } = await app.inject(`${NET}?${asked}`)
      expect(body).toBe(bare.body)
      expect(headers['x-answers']).toBe('schema')
    }
    const answer = await app.inject(`${NET}?schema=false&gross_salary=5200`)
    expect(answer.json()).toEqual((await app.inject(`${NET}?gross_salary=5200`)).json())
    expect(answer.headers['x-answers']).toBeUndefined()
    for (const asked of ['schema=talvez', 'schema&gross_salary=5200', 'schema=true&format=csv', 'schema=true&schema=true']) {
      const refused = await app.inject(`${NET}?${asked}`)
      expect(refused.statusCode, asked).toBe(400)
      expect(refused.json().issues[0].field).toBe('schema')
    }
  })

  it('reports the start of the record, in both languages, after the field name', async () => {
    const error = async (language: string) =>
      (await app.inject({ url: `${NET}?gross_salary=5200&reference_date=1990-01-01`, headers: { 'accept-language': language } })).json()
        .error
    expect(await error('pt-BR')).toMatch(/^Entrada inválida: reference_date: O registro de .* começa em 1994-07-01/)
    expect(await error('en')).toBe('Invalid input: reference_date must be 1994-07-01 or later: this law is on record from that day.')
  })

  it('reads a month as its last day, for tables and calculators', async () => {
    for (const month of ['10/2024', '2024-10'])
      expect((await app.inject(`/v1/tables/inss?date=${month}`)).json()).toMatchObject({ date: '2024-10-31', effectiveFrom: '2024-01-01' })
  })

  it('405 lists the allowed methods', async () => {
    expect((await app.inject({ method: 'DELETE', url: NET })).headers.allow).toBe('GET, HEAD, POST, OPTIONS')
    expect((await app.inject({ method: 'PUT', url: '/v1/tables' })).headers.allow).toBe('GET, HEAD, OPTIONS')
  })

  it('suggests the intended name for a near miss', async () => {
    expect((await app.inject('/v1/calc/net-salry')).json().error).toContain('net-salary')
    expect((await app.inject('/v1/tables/ins')).json().error).toContain('inss')
    expect((await app.inject(`${NET}?gross_salary=5000&dependants=1`)).json().issues).toEqual([
      { field: 'dependants', message: 'campo desconhecido; você quis dizer "dependents"?', code: 'unknown_field' },
    ])
  })

  it('a calculator reports its first supported day for an earlier date', async () => {
    const { issues } = (await app.inject(`${NET}?gross_salary=5000&reference_date=1994-06-30`)).json()
    expect(issues[0].field).toBe('reference_date')
    expect(issues[0].message).toContain('1994-07-01')
  })

  it('lists all issues at once', async () => {
    const { issues } = (
      await app.inject({ method: 'POST', url: NET, payload: { gross_salary: -1, dependents: 1.5, alimony: 'x', nada: 1 } })
    ).json()
    expect(issues.map((issue: { field: string }) => issue.field).sort()).toEqual(['alimony', 'dependents', 'gross_salary', 'nada'])
  })
})

describe('HEAD, OPTIONS and CORS', () => {
  it('HEAD is GET without the body', async () => {
    const head = await app.inject({ method: 'HEAD', url: `${NET}?gross_salary=5000` })
    const get = await app.inject(`${NET}?gross_salary=5000`)
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)))
  })

  it('allows a preflight from any origin', async () => {
    const response = await app.inject({
      method: 'OPTIONS',
      url: NET,
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers['access-control-allow-methods']).toContain('POST')
    expect(response.headers['access-control-allow-headers']).toContain('Content-Type')
  })
})

describe('caching', () => {
  it('a shared cache may store tables and descriptions, and only the caller what was typed into an address, at most until midnight', async () => {
    const PUBLIC = /^public, max-age=(\d+)$/
    const PRIVATE = /^private, max-age=(\d+)$/
    for (const [url, control] of [
      [`${NET}?gross_salary=5000`, PRIVATE],
      [NET, PUBLIC],
      ['/v1/calc', PUBLIC],
      ['/v1/tables/inss', PUBLIC],
    ] as const) {
      const { headers } = await app.inject(url)
      const seconds = Number(control.exec(String(headers['cache-control']))?.[1])
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(3600)
      expect((await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304)
      expect((await app.inject({ url, headers: { 'if-none-match': '"outra"' } })).statusCode).toBe(200)
      expect((await app.inject({ url, headers: { 'if-none-match': '*' } })).statusCode).toBe(304)
    }
  })

  it('the ETag changes with the URL, the day and the data', async () => {
    const tagOf = async (service: typeof app, url: string) => (await service.inject(url)).headers.etag
    const tag = await tagOf(app, `${NET}?gross_salary=5000`)
    expect(await tagOf(app, `${NET}?gross_salary=5001`)).not.toBe(tag)
    expect(await tagOf(serviceUnderTest({ today: () => '2026-11-15' }), `${NET}?gross_salary=5000`)).not.toBe(tag)
  })

  it('health is never cached', async () => {
    expect((await app.inject('/v1/health')).headers['cache-control']).toBe('no-cache')
  })
})

describe('compression', () => {
  it('applies only when it saves bytes', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    expect((await app.inject({ url: '/v1/openapi.json', headers })).headers['content-encoding']).toBe('br')
    expect((await app.inject({ url: '/v1/calc', headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
    expect(
      (await app.inject({ url: '/v1/calc', headers: { 'accept-encoding': 'br;q=0, identity' } })).headers['content-encoding'],
    ).toBeUndefined()
    expect((await app.inject({ url: `${NET}?gross_salary=5000`, headers })).headers['content-encoding']).toBeUndefined()
  })
})

describe('rate limit', () => {
  it('allows a hundred requests and rejects the next with Retry-After', async () => {
    const limited = serviceUnderTest({}, 100)
    for (let index = 0; index < 100; index++) expect((await limited.inject(NET)).statusCode).toBe(200)
    const refused = await limited.inject(NET)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers.ratelimit).toMatch(/^"minuto";r=0;t=\d+$/)
    expect(refused.headers['ratelimit-policy']).toBe('"minuto";q=100;w=60')
    expect(refused.headers['x-ratelimit-limit']).toBe('100')
    expect(refused.headers['x-ratelimit-remaining']).toBe('0')
    expect(refused.headers['x-ratelimit-reset']).toMatch(/^\d+$/)
    expect(refused.json().error).toContain('100')
    expect((await limited.inject('/v1/nada')).statusCode).toBe(429)
    expect((await limited.inject('/v1/health')).statusCode).toBe(200)
    expect((await limited.inject('/v1/openapi.json')).statusCode).toBe(429)
    expect((await limited.inject({ url: NET, remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
    expect((await limited.inject({ url: NET, headers: { 'x-forwarded-for': '198.51.100.7' } })).statusCode).toBe(429)
  })
})

describe('overload', () => {
  it('rejects new work with 503, pages last, while health still answers', async () => {
    const pressure = new Pressure()
    pressure.tooHighFor = (load) => load === 'batch' || load === 'api'
    const { app: drowning } = createService(ports, { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null, pressure })
    const refused = await drowning.inject(NET)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json().error).toContain('sobrecarregado')
    expect((await drowning.inject('/v1/health')).statusCode).toBe(200)
    expect((await drowning.inject('/calculadora/salario-liquido')).statusCode).toBe(200)
    pressure.tooHighFor = (load) => load === 'batch'
    expect((await drowning.inject(NET)).statusCode).toBe(200)
    const headers = { 'content-type': 'application/x-ndjson' }
    const batch = await drowning.inject({ method: 'POST', url: '/v1/calc/net-salary/batch', headers, payload: '{"gross_salary":5000}' })
    expect([batch.statusCode, batch.headers['retry-after'], batch.json().code]).toEqual([503, '1', 'overloaded'])
    pressure.tooHighFor = (load) => load !== 'asset'
    expect((await drowning.inject('/calculadora/salario-liquido')).statusCode).toBe(503)
    expect((await drowning.inject('/assets/style.css')).statusCode).toBe(200)
    pressure.stop()
  })
})

describe('hostile input', () => {
  it('answers a million months and a billion dependents immediately', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: NET,
      payload: { gross_salary: 5000, dependents: Number.MAX_SAFE_INTEGER },
    })
    expect(statusCode).toBe(200)
  })

  it('echoed values cannot inject headers', async () => {
    const response = await app.inject('/v1/calc/a%0d%0aset-cookie:x=1')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.statusCode).toBe(404)
  })
})

describe('errors in English', () => {
  it('are returned when English is preferred, with the same codes', async () => {
    const ask = (language: string) => app.inject({ url: `${NET}?gross_salary=-1`, headers: { 'accept-language': language } })
    const nowhere = await app.inject({ url: '/v1/calc/nope', headers: { 'accept-language': 'en' } })
    expect(nowhere.json().error).toBe('There is no calculator "nope". The list is at /v1/calc.')
    expect(nowhere.headers.vary).toContain('Accept-Language')
    const english = (await ask('en-US,en;q=0.9,pt;q=0.5')).json()
    expect(english).toMatchObject({ title: 'Invalid input', error: 'Invalid input: gross_salary must be more than 0; got -1.' })
    const portuguese = (await ask('pt-BR,en;q=0.5')).json()
    expect(portuguese.error).toContain('Entrada inválida')
    expect(english.issues[0].code).toBe(portuguese.issues[0].code)
  })
})

describe('strict interpretation of input', () => {
  it('rejects a POST with a field in the URL by name, alone and in a batch', async () => {
    for (const url of [`${NET}?dependents=2`, `${NET}/batch?dependents=2`]) {
      const response = await app.inject({
        method: 'POST',
        url,
        payload: url.includes('batch') ? [{ gross_salary: 5000 }] : { gross_salary: 5000 },
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().issues).toEqual([expect.objectContaining({ field: /\?(\w+)/.exec(url)![1], code: 'misplaced' })])
    }
  })

  it('reports a missing field as required, including choices', async () => {
    const { statusCode, body } = await app.inject('/v1/calc/severance?salary=3000&months_worked=14')
    expect(statusCode).toBe(400)
    expect(JSON.parse(body).issues).toEqual([{ field: 'type', message: 'é obrigatório', code: 'required' }])
  })

  it('rejects an amount with a third decimal but accepts a floating-point sum', async () => {
    const refused = await app.inject('/v1/calc/simple-interest?principal=1.234&rate=1&months=1')
    expect(refused.json().issues[0]).toMatchObject({ field: 'principal', code: 'too_many_decimals' })
    const summed = { principal: 0.1 + 0.2, rate: 1, months: 1 }
    expect((await app.inject({ method: 'POST', url: '/v1/calc/simple-interest', payload: summed })).statusCode).toBe(200)
  })

  it('answers a future day with the newest law and says so; rejects one too far ahead', async () => {
    const [inss, irrf] = ['inss', 'irrf'].map((table) => ports.registry.laws.get(table)!)
    // Today, or the day on which the newest recorded version takes effect.
    const today = [inss!, irrf!].map(({ versions }) => versions[0].from).reduce(later, ports.today())
    const then = serviceUnderTest({ today: () => today })
    const asked = async (day: Day) => (await then.inject(`${NET}?gross_salary=5000&reference_date=${day}`)).json()
    const [year, known] = [yearOf(today), earlier(inss!.reviewedOn, today)]
    const ahead = await asked(dayOf(year + 4, 1, 1))
    expect(ahead.lawProjected).toEqual({ from: known, tables: expect.arrayContaining(['inss', 'irrf']) })
    expect(ahead.assumptions[0]).toMatch(new RegExp(`^A lei de 01/01/${year + 4} ainda não é conhecida`))
    expect((await asked(today)).lawProjected).toBeUndefined()
    expect((await asked('2199-01-01')).issues[0]).toMatchObject({ field: 'reference_date', code: 'law_not_known_yet' })
    const table = (day: Day) => then.inject(`/v1/tables/inss?date=${day}`)
    expect((await table(dayOf(year + 4, 1, 1))).json().lawProjected).toEqual({ from: inss!.reviewedOn, tables: ['inss'] })
    expect((await table(dayOf(year + 14, 1, 1))).statusCode).toBe(400)
  })

  it('in an unreviewed year, lists a table reissued every January in `lawProjected`', async () => {
    const { reviewedOn } = ports.registry.laws.get('inss')!
    const nextYear = serviceUnderTest({ today: () => dayOf(yearOf(reviewedOn) + 1, 2, 1) })
    const { lawProjected } = (await nextYear.inject(`${NET}?gross_salary=5000`)).json()
    expect(lawProjected).toEqual({ from: reviewedOn, tables: ['inss'] })
  })

  it('reports a default that affects the result only when it was used', async () => {
    const told = 'Dias trabalhados no mês do desligamento: 15 dias'
    const url = '/v1/calc/severance?salary=3000&months_worked=14&type=pedido_demissao'
    expect((await app.inject(url)).json().assumptions[0]).toContain(told)
    expect((await app.inject(`${url}&days_worked_in_month=15`)).json().assumptions.join()).not.toContain(told)
  })
})

describe('methods', () => {
  it('every URL lists its allowed methods for any other method, with or without a body', async () => {
    const open = serviceUnderTest()
    for (const [url, allow] of [
      ['/', 'GET, HEAD, OPTIONS'],
      ['/docs/busca', 'GET, HEAD, OPTIONS'],
      ['/tabelas/inss', 'GET, HEAD, OPTIONS'],
      ['/v1/health', 'GET, HEAD, OPTIONS'],
      ['/v1/calendar/business-days', 'GET, HEAD, OPTIONS'],
      ['/v1/tables/inss/history', 'GET, HEAD, OPTIONS'],
      ['/v1/calc/net-salary', 'GET, HEAD, POST, OPTIONS'],
      ['/v1/calc/net-salary/solve', 'GET, HEAD, POST, OPTIONS'],
      ['/v1/calc/net-salary/batch', 'POST, OPTIONS'],
      ['/v1/check/payslip/batch', 'POST, OPTIONS'],
      ['/mcp', 'POST, OPTIONS'],
    ] as const)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        if (allow.split(', ').includes(method) && method !== 'OPTIONS') continue
        const sent = { method, url: `${url}?x=1`, headers: { 'content-type': 'text/plain' }, payload: 'a'.repeat(70_000) }
        const { statusCode, headers } = await open.inject(['GET', 'HEAD', 'OPTIONS'].includes(method) ? { method, url } : sent)
        expect([method, url, statusCode, headers.allow]).toEqual([method, url, method === 'OPTIONS' ? 204 : 405, allow])
      }
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'] as const)
      expect((await open.inject({ method, url: '/v1/nowhere/at/all' })).statusCode, method).toBe(404)
  })
})
