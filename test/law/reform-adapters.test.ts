/** A change of the law through every adapter: marked as hypothetical, never presented as current law, never a server error. */
import { describe, expect, it } from 'vitest'
import { GALLERY } from '../../engine/catalogue/reforms/gallery.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { centavo } from '../support/console.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const law = 'irrf/reduction=null'
const asked = 'gross_salary=6000&reference_date=2026-06-01'
const under = (text: string) => `law=${encodeURIComponent(text)}`

describe('HTTP', () => {
  it('marks the result in body and headers, with an ETag distinct from current law', async () => {
    const plain = await app.inject(`/v1/calc/net-salary?${asked}`)
    const found = await app.inject(`/v1/calc/net-salary?${asked}&${under(law)}`)
    expect(found.json()).toMatchObject({ hypothetical: true, netSalary: 4793.64 })
    expect(found.headers['x-hypothetical']).toMatch(/^r-\w+$/)
    expect(found.headers['x-robots-tag']).toBe('noindex')
    expect(found.headers.etag).not.toBe(plain.headers.etag)
    expect(plain.headers['x-hypothetical']).toBeUndefined()
    const stale = await app.inject({
      url: `/v1/calc/net-salary?${asked}&${under(law)}`,
      headers: { 'if-none-match': String(plain.headers.etag) },
    })
    expect(stale.statusCode).toBe(200)
    const same = await app.inject({
      url: `/v1/calc/net-salary?${asked}&${under(law)}`,
      headers: { 'if-none-match': String(found.headers.etag) },
    })
    expect(same.statusCode).toBe(304)
    expect(same.headers).toMatchObject({ 'x-hypothetical': found.headers['x-hypothetical'], 'x-robots-tag': 'noindex' })
  })

  it('never leaks: 1,000 interleaved requests each match an isolated request; tables, ETags and feeds stay unchanged', async () => {
    const laws = ['', `&${under(law)}`, `&${under('inss/brackets/0/rate=8%')}`, `&${under('irrf*1.1')}`]
    const urls = laws.map((each) => `/v1/calc/net-salary?${asked}${each}`)
    const around = ['/v1/tables/irrf', '/v1/changes', '/feed.xml', '/v1/tables']
    const seen = async (url: string) => {
      const { body, headers } = await app.inject(url)
      return `${headers.etag} ${headers['x-hypothetical']} ${body}`
    }
    const before = await Promise.all(around.map(seen))
    const alone = await Promise.all(urls.map(seen))
    expect(new Set(alone.map((each) => each.split(' ')[0])).size).toBe(urls.length)
    for (let round = 0; round < 250; round++)
      expect(await Promise.all([0, 1, 2, 3].map((at) => seen(urls[(at * 3 + round) % 4]!)))).toEqual(
        [0, 1, 2, 3].map((at) => alone[(at * 3 + round) % 4]),
      )
    expect(await Promise.all(around.map(seen))).toEqual(before)
    expect(before.join()).not.toMatch(/hip[oó]t/i)
  })

  it('accepts a POST, as text or as a patch, with the same result', async () => {
    const payload = { gross_salary: 6000, reference_date: '2026-06-01' }
    const text = await app.inject({ method: 'POST', url: '/v1/calc/net-salary', payload: { ...payload, law } })
    const patch = await app.inject({
      method: 'POST',
      url: '/v1/calc/net-salary',
      payload: { ...payload, law: { irrf: { reduction: null } } },
    })
    expect(patch.body).toBe(text.body)
    expect(patch.headers['x-hypothetical']).toBe(text.headers['x-hypothetical'])
  })

  it('keeps the mark when fields are selected, and puts it first in a CSV', async () => {
    expect((await app.inject(`/v1/calc/net-salary?${asked}&${under(law)}&fields=netSalary`)).json()).toEqual({
      hypothetical: true,
      netSalary: 4793.64,
    })
    const sheet = await app.inject(`/v1/calc/net-salary?${asked}&${under(law)}&fields=netSalary&format=csv`)
    expect(sheet.body.split(/\r?\n/).slice(0, 2)).toEqual(['hypothetical,netSalary', 'true,4793.64'])
  })

  it('rejects an invalid change by name, and any change in a check', async () => {
    const wrong = await app.inject(`/v1/calc/net-salary?${asked}&${under('irrf/perDependant=1')}`)
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().issues[0]).toMatchObject({ field: 'law.irrf.perDependant', code: 'unknown_field' })
    const check = await app.inject({ method: 'POST', url: '/v1/check/payslip', payload: { law } })
    expect(check.json().issues[0]).toMatchObject({ field: 'law', code: 'law_not_accepted' })
  })

  it('applies to a whole batch or to single rows', async () => {
    const rows = [{ gross_salary: 6000, reference_date: '2026-06-01' }]
    const all = await app.inject({ method: 'POST', url: `/v1/calc/net-salary/batch?${under(law)}`, payload: rows })
    expect(all.json()).toMatchObject([{ result: { hypothetical: true, netSalary: 4793.64 } }])
    const alone = await app.inject(`/v1/calc/net-salary?${asked}&${under(law)}`)
    expect(all.headers).toMatchObject({ 'x-hypothetical': alone.headers['x-hypothetical'], 'x-robots-tag': 'noindex' })
    expect(all.headers['access-control-expose-headers']).toContain('X-Hypothetical')
    const some = await app.inject({
      method: 'POST',
      url: '/v1/calc/net-salary/batch?fields=netSalary',
      payload: [rows[0], { ...rows[0], law }],
    })
    const sheet = await app.inject({
      method: 'POST',
      url: `/v1/calc/net-salary/batch?${under(law)}&fields=netSalary&format=csv`,
      payload: rows,
    })
    expect(sheet.body.trim().split(/\r?\n/)).toEqual(['hypothetical,index,netSalary,error', 'true,0,4793.64,'])
    const unmarked = await app.inject({
      method: 'POST',
      url: '/v1/calc/net-salary/batch?fields=netSalary&format=csv',
      payload: [{ ...rows[0], law }],
    })
    expect(unmarked.body).toContain('mudança da lei')
    expect(unmarked.body).not.toContain('4793.64')
    expect(some.json().map(({ result }: { result: unknown }) => result)).toEqual([
      { netSalary: 4973.39 },
      { hypothetical: true, netSalary: 4793.64 },
    ])
  })

  it('answers the reform question under the path of a decision', async () => {
    const decision = registry.decisions.get('clt_vs_pj') ?? [...registry.decisions.values()][0]!
    const [example] = decision.examples
    const plain = await app.inject({ method: 'POST', url: `/v1/workflows/${decision.id}`, payload: example!.input })
    const table = plain.json().basis[0].table
    const found = await app.inject({
      method: 'POST',
      url: `/v1/workflows/${decision.id}/reform`,
      payload: { ...example!.input, law: `${table}*1.1` },
    })
    expect(found.statusCode, found.body.slice(0, 300)).toBe(200)
    expect(found.json()).toMatchObject({ hypothetical: true, calculator: decision.id, headline: null })
    expect(found.json().before).toEqual(plain.json())
  })

  it('every gallery change has a URL that works and changes a result', async () => {
    const { reforms } = (await app.inject('/v1/reforms')).json()
    for (const { id, url } of reforms) {
      const found = await app.inject(url)
      expect(found.statusCode, id).toBe(200)
      expect(found.json().differences.length, id).toBeGreaterThan(0)
      // Hourly wage from a 44-hour week: 44 ÷ 40 and 44 ÷ 36.
      if (id === 'jornada-40h') expect(found.json().headline.percent).toBeCloseTo(10, 1)
      if (id === 'jornada-36h') expect(found.json().headline.percent).toBeCloseTo(22.22, 1)
    }
  })

  it('names both changes in the header when comparing two cases', async () => {
    const cases = [law, 'irrf/perDependent=250'].map((each) => ({ gross_salary: 6000, reference_date: '2026-06-01', law: each }))
    const alone = await Promise.all(cases.map((payload) => app.inject({ method: 'POST', url: '/v1/calc/net-salary', payload })))
    const found = await app.inject({ method: 'POST', url: '/v1/calc/net-salary/compare', payload: { a: cases[0], b: cases[1] } })
    expect(found.headers['x-hypothetical']).toBe(alone.map(({ headers }) => headers['x-hypothetical']).join(' '))
  })

  it('runs over the population, by GET and by POST', async () => {
    const url = '/v1/reforms/population'
    const posted = await app.inject({ method: 'POST', url, payload: { law: 'irpf-annual=@2025-01-01', year: 2020 } })
    expect(posted.statusCode).toBe(200)
    const read = await app.inject(`${url}?${under('irpf-annual=@2025-01-01')}`)
    expect(read.body).toBe(posted.body)
    for (const { headers } of [posted, read])
      expect(headers).toMatchObject({ 'x-hypothetical': posted.json().reform.id, 'x-robots-tag': 'noindex' })
  })
})

describe('text output', () => {
  it('starts with the mark, for an assistant and on a terminal', async () => {
    const asked = {
      method: 'POST' as const,
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'net-salary', arguments: { gross_salary: 6000, reference_date: '2026-06-01', law } },
      },
    }
    const { result } = (await app.inject(asked)).json()
    expect(result.structuredContent).toMatchObject({ hypothetical: true, netSalary: 4793.64 })
    expect(result.content[0].text.split('\n')[0]).toBe('Lei hipotética: não vale.')
    const { out } = await centavo(['net-salary', '6000', '--law', law, '--reference-date', '2026-06-01', '--text'])
    expect(out.split('\n')[0]).toContain('Lei hipotética: não vale.')
    expect((await centavo(['net-salary', '6000', '--text'])).out).not.toContain('hipotética')
  })

  it('appears in the MCP description of the questions', async () => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/mcp?schemas=all',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    })
    // The list arrives as a server-sent event.
    const { result } = JSON.parse(body.replace(/^[^{]*/, ''))
    for (const question of ['solve', 'sweep', 'timeline', 'compare', 'reform'])
      expect(result.tools.find(({ name }: { name: string }) => name === question).inputSchema.properties, question).toHaveProperty('law')
  })
})

describe('the command line', () => {
  it('accepts a change, and the reform question', async () => {
    const { out } = await centavo(['reform', 'net-salary', '6000', '--law', law, '--reference-date', '2026-06-01', '--no-curve', '--json'])
    expect(JSON.parse(out)).toMatchObject({ hypothetical: true, headline: { difference: -179.75 } })
  })
})

describe('pages', () => {
  it('render each calculator under each gallery change, marked and excluded from search engines', async () => {
    for (const { text, calculator: id } of GALLERY) {
      const calculator = registry.calculators.get(id)!
      const input = Object.entries(calculator.examples[0]!.input).flatMap(([name, value]) =>
        typeof value === 'object' ? [] : [`${name}=${value}`],
      )
      const { statusCode, body } = await app.inject(`${pagePath(calculator)}/e-se-a-lei-mudasse?${input.join('&')}&${under(text)}`)
      expect(statusCode, text).toBe(200)
      expect(body).toContain('Lei hipotética: não vale')
      expect(body).toMatch(/<title>Lei hipotética: /)
      expect(body).toContain('content="noindex"')
    }
  })

  it('redirect a calculator URL with a change, its picture and its files to the marked URL', async () => {
    const path = pagePath(registry.calculators.get('net-salary')!)
    for (const rest of ['', '/imagem.png', '/imagem.svg', '/xlsx/inssSlices']) {
      const { statusCode, headers } = await app.inject(`${path}${rest}?gross_salary=6000&${under('irrf/reduction=null')}`)
      expect([statusCode, headers.location], rest).toEqual([
        301,
        `${path}/e-se-a-lei-mudasse?gross_salary=6000&${under('irrf/reduction=null')}`,
      ])
    }
    expect((await app.inject(`${path}?gross_salary=6000&law=`)).statusCode).toBe(200)
  })

  it('redirect a decision or check with a change to the marked reform page', async () => {
    for (const path of ['/decisoes/aceitar-o-aumento', '/conferir/holerite']) {
      const { statusCode, headers } = await app.inject(`${path}?current_salary=5000&${under('irrf/reduction=null')}`)
      expect([statusCode, headers.location], path).toEqual([301, `/e-se-a-lei-mudasse?current_salary=5000&${under('irrf/reduction=null')}`])
      const moved = await app.inject(headers.location!)
      expect(moved.statusCode).toBe(200)
      expect(moved.body).toContain('Lei hipotética: não vale')
    }
  })

  it('render the table editor, the gallery and the country page', async () => {
    const empty = await app.inject('/e-se-a-lei-mudasse?table=irrf')
    expect(empty.statusCode).toBe(200)
    expect(empty.body).not.toContain('não vale')
    const cell = await app.inject(
      `/e-se-a-lei-mudasse?table=irrf&${encodeURIComponent('c.irrf/perDependent')}=${encodeURIComponent('1.250,50')}`,
    )
    expect(cell.body).toContain('Lei hipotética: não vale')
    expect(cell.body).toContain('irrf%2FperDependent%3D1250.5')
    // Rendered as a table: one row per bracket, one cell per figure, with parcels recomputed from the limit.
    const limit = await app.inject(`/e-se-a-lei-mudasse/resposta?table=irrf&${encodeURIComponent('c.irrf/brackets/0/limit')}=2.600`)
    expect(limit.body).toMatch(/name="c\.irrf\/brackets\/1\/deduct"[^>]* value="195,00"/)
    expect(limit.body).toContain('data-text="irrf/brackets/0/limit=2600"')
    expect(limit.body).toContain('Gini')
    const added = await app.inject(`/e-se-a-lei-mudasse?${under('irrf/brackets/4/limit=20000;irrf/brackets+(null,35%)')}`)
    expect(added.body).toMatch(/name="c\.irrf\/brackets\/5\/deduct"[^>]* value="2\.408,73"/)
    const country = await app.inject(`/e-se-a-lei-mudasse?${under('irpf-annual=@2025-01-01')}`)
    expect(country.body).toContain('não se estima')
    expect((await app.inject(`/e-se-a-lei-mudasse?${under('irrf/x=1')}`)).statusCode).toBe(400)
    const gallery = await app.inject('/reformas')
    for (const { title } of GALLERY) expect(gallery.body).toContain(title)
    expect((await app.inject('/reformas/isencao-5000/quem-ganha')).body).toContain('Lei hipotética: não vale')
    expect((await app.inject('/reformas/jornada-40h/quem-ganha')).statusCode).toBe(404)
  })
})
