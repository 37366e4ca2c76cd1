/** English through every adapter, without leaking one reader's language to another. */
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { CentavoClient } from '../../engine/client.ts'
import { main } from '../../service/cli/main.ts'
import { MAX_CHARACTERS } from '../../service/mcp/server.ts'
import { pageAddresses } from '../../service/web/pages/frame/sitemap.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'
import { portugueseIn } from '../support/portuguese.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const ASK = '/v1/calc/net-salary?gross_salary=5200'
const asked = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('answers in English when the URL or Accept-Language requests it', async () => {
  const whole = (await asked(`${ASK}&lang=en`)).json()
  expect(whole.steps.map(({ label }: { label: string }) => label)).toContain('IRRF tax base')
  expect(portugueseIn(whole)).toEqual([])
  expect((await asked(ASK, { 'accept-language': 'en-GB,en;q=0.9' })).json()).toEqual(whole)
  const portuguese = (await asked(ASK)).json()
  expect((await asked(`${ASK}&lang=pt-BR`, { 'accept-language': 'en' })).json()).toEqual(portuguese)
  expect(whole.netSalary).toBe(portuguese.netSalary)
})

it('uses a separate ETag and Content-Language per language', async () => {
  const [english, portuguese] = [await asked(ASK, { 'accept-language': 'en' }), await asked(ASK)]
  expect(english.headers.etag).not.toBe(portuguese.headers.etag)
  expect(english.headers['content-language']).toBe('en')
  expect(String(portuguese.headers.vary)).toContain('Accept-Language')
})

it('rejects an unknown language and returns errors in English', async () => {
  expect((await asked(`${ASK}&lang=fr`)).json().issues).toMatchObject([{ field: 'lang', code: 'not_an_option' }])
  const before = '/v1/calc/severance-by-dates?salary=3000&admission_date=2026-05-01&termination_date=2026-01-01&type=sem_justa_causa'
  const refused = (await asked(`${before}&lang=en`)).json()
  expect(refused.error).toBe('Invalid input: termination_date the termination date, 1 Jan 2026, comes before the hiring date, 1 May 2026.')
  expect((await asked('/v1/tables/nope?lang=en')).json().error).toContain('"nope"')
  expect((await asked('/v1/obligations.ics?who=mei&holidays=true&lang=en')).body).toContain('NAME:Centavo: due dates')
})

it('describes itself in English', async () => {
  const description = (await asked('/v1/openapi/trabalho.json?lang=en')).json()
  expect(portugueseIn(Object.values(description.paths).map((path) => JSON.parse(JSON.stringify(path)).get?.summary))).toEqual([])
})

it('describes tools to models in English too', async () => {
  const call = (url: string, method: string, params: object) =>
    app.inject({
      method: 'POST',
      url,
      headers: { accept: 'application/json, text/event-stream', host: 'localhost' },
      payload: { jsonrpc: '2.0', id: 1, method, params },
    })
  const { result } = (await call('/mcp?lang=en', 'tools/call', { name: 'net-salary', arguments: { gross_salary: 5200 } })).json()
  expect(portugueseIn(result)).toEqual([])
  const listed = async (query: string) => {
    const { body } = await call(`/mcp?lang=en${query}`, 'tools/list', {})
    return JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body).result.tools as {
      name: string
      description: string
      inputSchema: { properties: object }
    }[]
  }
  expect(portugueseIn((await listed('&group=trabalho')).map(({ description }) => description))).toEqual([])
  // Includes fields and their units.
  expect(portugueseIn((await listed('&mode=full&group=credito')).map(({ inputSchema }) => inputSchema.properties))).toEqual([])
  const all = await listed('')
  expect(JSON.stringify(all).length).toBeLessThanOrEqual(MAX_CHARACTERS)
  // As in Portuguese, the list names more fields than the required ones.
  expect(Object.keys(all.find(({ name }) => name === 'salary')!.inputSchema.properties)).toContain('slug')
  expect(all.find(({ name }) => name === 'net-salary')!.description).toMatch(/ \+\d+: describe$/)
  for (const id of ['net-salary', 'alimony', 'compound-interest', 'rates']) {
    const operation = registry.operations.get(id)!
    const told = (await call('/mcp?lang=en', 'tools/call', { name: id, arguments: operation.examples[0]?.input ?? {} })).json()
    expect(told.result.content[0].text.split('\n')[0], id).not.toContain(operation.title)
  }
})

it('marks a hypothesis in English, and a table that answers a search', async () => {
  const changed = (await asked('/v1/calc/net-salary?gross_salary=5200&dependents=2&law=irrf/perDependent=250&lang=en')).json()
  expect(changed.steps.map(({ label }: { label: string }) => label).join()).toContain('(hypothesis)')
  expect(portugueseIn(changed.steps)).toEqual([])
  const { found } = (await asked('/v1/find?q=unemployment+insurance+table&lang=en')).json()
  expect(found.map(({ answer }: { answer: string | null }) => answer).join()).toMatch(/highest installment of R\$ [\d,]+\.\d\d/)
  const words = (await asked('/v1/find?q=severance+salary+3000+24+months+unicorn&lang=en')).json().found[0]
  expect(JSON.stringify([words.understood, words.unused])).not.toMatch(/meses|salario/)
})

it('the CLI answers in English with --lang and in Portuguese by default', async () => {
  const said = async (...words: string[]): Promise<string> => {
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 100 })
    const stderr = new PassThrough()
    const world = {
      registry,
      ask: async <T>(_: unknown, question: (engine: typeof ports) => T) => question(ports),
      open: async () => ports,
      version: () => '',
      serve: async () => null,
    }
    await main(words, { stdin: new PassThrough(), stdout, stderr, color: false }, world)
    return String(stdout.read() ?? '') + String(stderr.read() ?? '')
  }
  const english = await said('net-salary', '5200', '--lang', 'en')
  expect(english).toContain('Calculation steps')
  expect(portugueseIn(english.split('\n').filter((line) => !/^\s*(?:Lei|Portaria|https?:)/.test(line)))).toEqual([])
  expect(await said('net-salary', '5200')).toContain('Memória de cálculo')
  expect(await said('net-salary', '--help', '--lang=en')).toContain('Monthly gross salary')
  expect(portugueseIn((await said('batch', '--help', '--lang=en')).split('\n'))).toEqual([])
  expect(await said('ask', '--lang=en')).toContain('Say what')
})

it('the client requests its configured language', async () => {
  const languages: (string | null)[] = []
  const fetching: typeof fetch = async (_address, init) => {
    languages.push(new Headers(init?.headers).get('accept-language'))
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  }
  await new CentavoClient({ baseUrl: 'http://x', language: 'en', fetch: fetching }).calculate('net-salary', { gross_salary: 5200 })
  await new CentavoClient({ baseUrl: 'http://x', fetch: fetching }).calculate('net-salary', { gross_salary: 5200 })
  expect(languages).toEqual(['en', null])
})

it('every page has an English version under /en, linked both ways, and the Portuguese one is unchanged', async () => {
  const others = serviceUnderTest()
  const left: string[] = []
  for (const path of oneIn(6, pageAddresses(ports))) {
    const english = await app.inject({ url: `/en${path === '/' ? '' : path}`, headers: { accept: 'text/html' } })
    expect([path, english.statusCode]).toEqual([path, 200])
    const portuguese = await app.inject({ url: path })
    // The Portuguese page must not depend on earlier English requests.
    expect(portuguese.body).toBe((await others.inject({ url: path })).body)
    expect(english.body).toContain('<html lang="en"')
    if (portuguese.body.includes('rel="canonical"')) expect(portuguese.body).toMatch(/hreflang="en" href="\/en/)
    expect(/<title>[^<]*/.exec(english.body)?.[0]).not.toContain('calculadora')
    expect(english.body.replace(/hreflang="(?:pt-BR|x-default)"[^>]*>/g, '')).not.toMatch(
      /\s(?:href|data-live|data-search)="\/(?:busca|calculadora|decisoes|conferir|tabelas|indicadores)/,
    )
    if (!TOLD_BY_OTHERS.test(path)) left.push(...portugueseIn(readIn(english.body)).map((text) => `${path}: ${text}`))
  }
  expect(left).toEqual([])
})

/** Pages with third-party wording: names of occupations, sources and tax codes, and law tables in the words of their acts. */
const TOLD_BY_OTHERS = /^\/(?:salarios|fontes|classificacao|classificacoes|tabelas\/|planilha|docs)/

/** Visible text of a page, without data in its publisher's words. */
function readIn(page: string): string[] {
  const body = page.replace(/<(script|pre|code|textarea)\b[\s\S]*?<\/\1>/g, '').replace(/<a hreflang="pt-BR"[\s\S]*?<\/a>/g, '')
  return body.split(/<[^>]*>/).map((text) => text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code))).trim())
}

it('a question about a calculator names its fields in each reader’s language', async () => {
  const sweep = '/v1/calc/net-salary/sweep?vary=gross_salary&from=3000&to=4000&points=2'
  const [first, second, third] = [await asked(`${sweep}&lang=en`), await asked(sweep), await asked(`${sweep}&lang=en`)].map((answer) =>
    answer.json(),
  )
  expect(portugueseIn(first)).toEqual([])
  expect(second.label).not.toBe(first.label)
  expect(second.fields[0].label).not.toBe(first.fields[0].label)
  expect(third).toEqual(first)
})
