import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NotFound, SourceUnavailable } from '../../engine/core/errors.ts'
import { METRIC_IDS } from '../../engine/indicators/metrics.ts'
import { SITUATIONS } from '../../engine/operation/definition/kinds.ts'
import { defineEntry } from '../../engine/operation/definition/operation.ts'
import { type Query, query } from '../../engine/operation/definition/query.ts'
import type { Engine, Registry } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { count, text } from '../../engine/operation/input/fields.ts'
import { sentenceOf, treeOf } from '../../engine/presentation/answer.ts'
import { addressOf, numberTyped } from '../../engine/presentation/typed.ts'
import { createService } from '../../service/create-service.ts'
import { readWorkbook } from '../../service/formats/workbooks.ts'
import { niceTicks } from '../../service/web/charts/chart.ts'
import { examplesOf, pagePath } from '../../service/web/forms/form-request.ts'
import { indexablePaths, pageAddresses } from '../../service/web/pages/frame/sitemap.ts'
import { search } from '../../service/web/pages/search.ts'
import { BUDGETS } from '../support/budgets.ts'
import { answered, pageSample, spread } from '../support/corpora/page-sample.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { ports, portsOn, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const HTML = { accept: 'text/html,*/*' }
const get = async (url: string, headers: Record<string, string> = HTML) => app.inject({ url, headers })
const NBSP = '\u00a0'

describe('every page', () => {
  it.each(spread(pageSample))('%s has a title, a description and a strict policy', async (url) => {
    const response = await get(url)
    expect([200, 400, 503]).toContain(response.statusCode)
    expect(response.body).toMatch(/<title>[^<]{8,}<\/title>/)
    expect(response.body).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(response.body).not.toMatch(/ style="| on\w+="|undefined|NaN|\[object/)
    expect(response.body).not.toMatch(/(?:src|href)="(?!\/|#|https?:\/\/[^"]*" rel="external|http:\/\/localhost)/)
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('only the embeddable page may be framed', async () => {
    for (const calculator of registry.calculators.values()) {
      const { statusCode, headers, body } = await get(`/embed/${calculator.slug}`)
      expect(statusCode, calculator.id).toBe(200)
      expect(headers['content-security-policy'], calculator.id).toMatch(/frame-ancestors \*$/)
      expect(body).toContain(`<a href="${pagePath(calculator)}">`)
      expect(body).toContain('noindex')
    }
    const others = ['/embed/nada', '/embed', '/embed/salario-liquido/resposta', '/v1/calc', '/assets/page.js', '/nada', '/sitemap.xml']
    for (const url of [...others, '/calculadora/salario-liquido/resposta', '/calculadora/salario-liquido/imagem.svg'])
      expect((await get(url)).headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect((await get('/calculadora/salario-liquido')).body).toContain('/embed/salario-liquido&#34;')
  })

  it('has a unique title', async () => {
    const titles = await Promise.all(
      pageSample.filter((url) => !answered.includes(url)).map(async (url) => /<title>([^<]+)/.exec((await get(url)).body)![1]),
    )
    const again = titles.filter((title, index) => titles.indexOf(title) !== index)
    // A rejected form and an empty filtered list keep the title of their page.
    expect(again).toEqual(['Salário líquido 2026: calculadora | Centavo', 'Salários por profissão | Centavo'])
  })

  it('a calculator with its script and style fits its budget before the engine loads', async () => {
    const sent = async (url: string) => {
      const { rawPayload, headers } = await get(url, { 'accept-encoding': 'br' })
      expect(headers['content-encoding']).toBe('br')
      return rawPayload
    }
    const { body } = await get(pagePath([...registry.calculators.values()][0]!))
    const parts = [...body.matchAll(/<(?:link rel="stylesheet"|script type="module")[^>]*?(?:href|src)="([^"]+)"/g)].map(([, url]) => url!)
    expect(parts).toHaveLength(2)
    const shared = (await Promise.all(parts.map(sent))).reduce((sum, text) => sum + text.length, 0)
    for (const calculator of oneIn(4, [...registry.calculators.values()])) {
      // Blank, and with a result rendered.
      for (const address of [pagePath(calculator), examplesOf(calculator)[0]!.address])
        expect((await sent(address)).length + shared, address).toBeLessThan(
          calculator.id === 'annual-return' ? BUDGETS.firstVisitOfLongForm : BUDGETS.firstVisit,
        )
    }
  })
})

describe('web application manifest and service worker', () => {
  it('the manifest describes the application, with existing icons', async () => {
    const { headers, body } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    const { start_url, icons, shortcuts } = JSON.parse(body)
    for (const { url } of [{ url: start_url }, ...shortcuts]) expect((await get(url)).statusCode, url).toBe(200)
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(pictures.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
    for (const { src, sizes, type } of pictures) {
      const picture = await get(src)
      expect(picture.headers['content-type']).toBe(type)
      const { rawPayload } = picture
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('one service worker serves all pages and is never stale', async () => {
    const { headers, statusCode } = await get('/sw.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('text/javascript')
    expect((await get('/')).headers['content-security-policy']).toMatch(/worker-src 'self'; manifest-src 'self'/)
  })

  it('caches only existing URLs', async () => {
    const { pages, assets } = JSON.parse((await get('/assets/guardar.json')).body)
    expect(pages).toEqual(expect.arrayContaining([...registry.calculators.values()].map(pagePath)))
    for (const address of [...assets, ...pages.slice(-3)]) expect((await get(address)).statusCode, address).toBe(200)
  })
})

describe('a calculator page', () => {
  it.each([...registry.calculators.values()])('of $id shows its first example result without a script', async (calculator) => {
    const { examples } = calculator
    const query = new URLSearchParams(Object.entries(examples[0]!.input).map(([name, value]): [string, string] => [name, addressOf(value)]))
    const response = await get(`${pagePath(calculator)}?${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('class="headline"')
  })

  it('parses amounts in Brazilian notation', async () => {
    for (const typed of ['5200', '5.200,00', '5200.00', '5200,00', 'R$ 5.200,00', '5.200']) {
      const { body } = await get(
        `/calculadora/salario-liquido?gross_salary=${encodeURIComponent(typed)}&dependents=1&alimony=&utm_source=x`,
      )
      expect(body, typed).toContain(`R$${NBSP}4.624,06`)
    }
  })

  it('shows a validation error beside its field, in plain language', async () => {
    const { statusCode, body, headers } = await get('/calculadora/salario-liquido?gross_salary=muito&dependents=-1')
    expect(statusCode).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('value="muito"')
    expect(body).toContain('deve ser um número, como 1.234,56')
    expect(body).toContain('href="#campo-gross_salary"')
  })

  it('escapes user input', async () => {
    const { body } = await get(`/calculadora/salario-liquido?gross_salary=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert')
  })

  it('exports its schedule as CSV', async () => {
    const url =
      '/calculadora/financiamento-imobiliario/csv/schedule?property_value=500000&down_payment=80000&annual_rate=12&months=420&system=sac'
    const { body, headers } = await get(url)
    const lines = body.trim().split('\r\n')
    expect(headers['content-type']).toContain('text/csv')
    expect(headers['content-disposition']).toContain('financiamento-imobiliario-schedule.csv')
    expect(lines).toHaveLength(421)
    expect(lines[0]).toMatch(/^\uFEFF?Mês;Parcela;/)
    expect((await get('/calculadora/financiamento-imobiliario/csv/nada?months=1')).statusCode).toBe(404)
  })

  it('exports its schedule as a workbook with typed numbers and dates', async () => {
    const asked = 'property_value=500000&down_payment=80000&annual_rate=12&months=420&system=sac'
    const { rawPayload, headers } = await get(`/calculadora/financiamento-imobiliario/xlsx/schedule?${asked}`)
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(headers['content-disposition']).toContain('financiamento-imobiliario-schedule.xlsx')
    const rows = await readWorkbook(new Uint8Array(rawPayload))
    expect(rows).toHaveLength(421)
    expect(rows[0]!.slice(0, 2)).toEqual(['Mês', 'Parcela'])
    expect(rows[1]!.slice(0, 4)).toEqual([1, 4985.29, 3985.29, 1000])
    const holidays = await get('/calculadora/dias-uteis/xlsx/holidays?from=2026-12-01&to=2026-12-31')
    expect((await readWorkbook(new Uint8Array(holidays.rawPayload)))[1]![0]).toEqual(new Date('2026-12-25'))
    expect((await get('/calculadora/financiamento-imobiliario/xlsx/nada?months=1')).statusCode).toBe(404)
  })

  it('names the law in force on a date', async () => {
    const { body } = await get('/calculadora/salario-liquido?gross_salary=3000&reference_date=2019-06-01')
    expect(body).toContain('versão de 01/01/2019')
    expect(body).toContain('Portaria ME nº 9/2019')
  })

  it('asks for a missing indicator and explains why', async () => {
    const rates: Engine['rates'] = { ...ports.rates, latest: () => undefined, accumulated: () => undefined }
    const bare = serviceUnderTest({ rates })
    const response = await bare.inject({ url: '/calculadora/rendimento-da-poupanca?initial_amount=1000&months=12', headers: HTML })
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('não está disponível')
    expect((await bare.inject({ url: '/', headers: HTML })).statusCode).toBe(200)
  })
})

describe('numeric input', () => {
  const money = { type: 'number', 'x-unit': 'BRL' }
  it.each([
    ['1.234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['12.5', '12.5'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['007', '7'],
    ['-10', '-10'],
    ['0', '0'],
    ['1,2,3', null],
    ['abc', null],
    ['', null],
    ['.', null],
    ['1e5', null],
  ])('%s maps to %s', (typed, read) => expect(numberTyped(typed, money)).toBe(read))

  it('treats a dot in a rate as a decimal separator', () => {
    expect(numberTyped('1.375', { type: 'number', 'x-unit': 'percent' })).toBe('1.375')
    expect(numberTyped('5.899', { type: 'number', 'x-unit': 'BRL/l' })).toBe('5.899')
  })
})

describe('search', () => {
  it.each([
    ['rescisao', '/calculadora/rescisao'],
    ['13o', '/calculadora/decimo-terceiro'],
    ['13º salário', '/calculadora/decimo-terceiro'],
    ['decimo terceiro', '/calculadora/decimo-terceiro'],
    ['ferias', '/calculadora/ferias'],
    ['FÉRIAS', '/calculadora/ferias'],
    ['holerite', '/calculadora/salario-liquido'],
    ['salario liquido', '/calculadora/salario-liquido'],
    ['hora extra', '/calculadora/horas-extras'],
    ['financiamneto', '/calculadora/financiamento-imobiliario'],
    ['dolar', '/indicadores/dollar'],
    ['salario minimo', '/indicadores/minimumWage'],
    ['virar pj', '/decisoes/vale-a-pena-virar-pj'],
    ['tabela inss', '/tabelas/inss'],
  ])('a search for %s ranks %s first', (typed, address) => expect(search(typed, ports)[0]?.address).toBe(address))

  it('shows an empty result for a nonsense query', async () => {
    expect(search('xyzzyplugh', ports)).toEqual([])
    expect((await get('/busca?q=xyzzyplugh')).body).toContain('Nada encontrado')
  })
})

describe('indicators', () => {
  it.each(METRIC_IDS.filter((id) => ports.rates.latest(id, ports.today()) !== undefined))(
    '%s opens on at most five years, without an error',
    async (id) => {
      const { statusCode, body } = await get(`/indicadores/${id}`)
      expect(statusCode).toBe(200)
      expect(body).toMatch(/name="from" type="date" value="(202[1-6]-\d\d-\d\d)"/)
    },
  )

  it('compares two dates and corrects an amount between them', async () => {
    const { body } = await get('/indicadores/ipcaMonthly?from=2024-01-01&to=2024-12-31&amount=1.000,00')
    expect(body).toContain(`R$${NBSP}1.048,31`)
    expect(body).toContain('4,8313%')
  })

  it('exports the series as CSV', async () => {
    const { body } = await get('/indicadores/dollar/serie.csv?from=2024-01-01&to=2024-12-31&aggregate=yearly')
    expect(body).toBe('\uFEFFData;Dólar PTAX, venda (R$ por US$)\r\n31/12/2024;6,1923\r\n')
  })

  it('rejects a reversed range on the page', async () => {
    const { statusCode, body } = await get('/indicadores/selic?from=2024-02-01&to=2024-01-01')
    expect(statusCode).toBe(400)
    expect(body).toContain('vem depois')
  })
})

it('the calendar lists every due date for all profiles', async () => {
  const { obligations } = (await app.inject('/v1/obligations?who=mei')).json()
  const { body } = await get('/calendario?who=mei')
  expect(obligations.length).toBeGreaterThan(12)
  expect(body.split('<tr><td>').length - 1).toBe(obligations.length)
  for (const { title } of obligations) expect(body).toContain(`<td>${title}<`)
})

describe('law tables', () => {
  it('show the requested date and the changes', async () => {
    const { body } = await get('/tabelas/minimum-wage?date=2025-06-01')
    expect(body).toContain(`R$${NBSP}1.518,00`)
    expect(body).toContain(`R$${NBSP}1.412,00`)
  })

  it('state the first recorded date', async () => {
    const { statusCode, body } = await get('/tabelas/inss?date=1990-01-01')
    expect(statusCode).toBe(400)
    expect(body).toContain('01/07/1994')
  })
})

describe('salaries', () => {
  it('report missing salary statistics without failing', async () => {
    const { statusCode, body } = await serviceUnderTest({ registry: without('/v1/salary') }).inject({ url: '/salarios', headers: HTML })
    expect(statusCode).toBe(200)
    expect(body).toContain('não carregou as estatísticas')
  })

  it('render the query results or report missing data', async () => {
    const family = { cbo: '2235', name: 'Enfermeiros e afins', slug: 'enfermeiros-e-afins' }
    const figures = { medianSalary: 4200, avgSalary: 4511.9, totalAdmissions: 91_000 }
    const window = { from: '2025-06', to: '2026-05', months: 12, asOf: '2026-06-30' }
    const list = query({
      ...definition('salary-list', '/v1/salary/list'),
      input: { q: text('Busca').optional(), limit: count('Quantas').default(10) },
      answer: ({ q = '' }) => {
        const professions = 'enfermeiros'.startsWith(q) ? [{ ...family, ...figures }] : []
        return { count: professions.length, window, professions }
      },
    })
    const one = query({
      ...definition('salary', '/v1/salary'),
      input: { cbo: text('Família').optional(), slug: text('Nome').optional() },
      answer: ({ slug }) => {
        if (slug === 'sem-dados') throw new SourceUnavailable('As estatísticas desta família ainda não foram carregadas.')
        if (slug !== family.slug) throw new NotFound('Nenhuma profissão se chama assim.')
        const topStates = [{ uf: 'SP', count: 30_000 }]
        const schooling = [{ code: 9, label: 'Superior completo', count: 90_000, sharePercent: 98.9 }]
        return {
          ...family,
          ...figures,
          totalDismissals: 80_000,
          p25Salary: 3200,
          p75Salary: 5600,
          topStates,
          schooling,
          window,
          method: 'microdata',
        }
      },
    })
    const queries = new Map<string, Query>([...without('/v1/salary').queries, [one.id, defineEntry(one)], [list.id, defineEntry(list)]])
    const served = serviceUnderTest({ registry: { ...registry, queries } })
    const ask = (url: string) => served.inject({ url, headers: HTML })
    expect((await ask('/salarios?q=enf')).body).toContain('href="/salarios/enfermeiros-e-afins?cargo=enf"')
    const { body } = await ask('/salarios/enfermeiros-e-afins')
    for (const shown of ['4.200,00', '3.200,00', '5.600,00', 'class="boxplot"', 'Superior completo', '06/2025 a 05/2026'])
      expect(body).toContain(shown)
    expect((await ask('/salarios/sem-dados')).statusCode).toBe(503)
    expect((await ask('/salarios/ninguem')).statusCode).toBe(404)
    expect((await ask('/busca?q=enfermeiro')).body).toContain('/salarios/enfermeiros-e-afins')
    expect((await ask('/sitemap.xml')).body).toContain('/salarios/enfermeiros-e-afins')
  })

  it('use the searched job title and name the occupation the figures belong to', async () => {
    const list = await get('/salarios?q=gar%C3%A7om')
    expect(list.body).toContain('<h1>Salário de garçom</h1>')
    const [, address = ''] = /href="(\/salarios\/[^"]+cargo=[^"]+)"/.exec(list.body) ?? []
    const { body } = await get(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))
    expect(body).toContain('<h1>Garçom</h1>')
    expect(body).toContain('O número é de toda a família “Trabalhadores no atendimento')
    // Titles outside the occupation family, and fuzzy matches, must not become the heading.
    for (const other of ['ganhe%20dinheiro', 'garsom'])
      expect((await get(`${address.split('?')[0]}?cargo=${other}`)).body).not.toMatch(/<h1>G(anhe|arsom)/)
  })

  function without(path: string): Registry {
    return { ...registry, queries: new Map([...registry.queries].filter(([, { path: other }]) => !other.startsWith(path))) }
  }

  function definition<const P extends `/v1/${string}`>(id: string, path: P) {
    return { id, title: 'Salários', summary: 'Salários', tag: 'Salários', path, result: z.object({}), examples: [], cache: 'day' as const }
  }
})

describe('sharing a result', () => {
  it('shares a URL that reproduces the result, and a WhatsApp message with the sentence', async () => {
    const { body } = await get('/calculadora/salario-liquido?gross_salary=5200&dependents=1')
    const address = /data-copy="([^"]+)"/.exec(body)![1]!.replaceAll('&#38;', '&')
    expect((await get(address.replace('http://localhost:80', ''))).body).toContain(`R$${NBSP}4.624,06`)
    const message = (page: string) => new URL(/https:\/\/wa\.me\/[^"]+/.exec(page)![0]!.replaceAll('&#38;', '&')).searchParams.get('text')
    // Without a configured public origin the message has no link: a bare path is useless in a message.
    expect(message(body)).toBe('Salário líquido: Você recebe R$ 4.624,06.')
    expect(body).toContain(`data-share="${address.replaceAll('&', '&#38;')}"`)
    const told = serviceUnderTest({}, 0, 'https://centavo.example')
    const published = await told.inject({ url: address, headers: HTML })
    expect(message(published.body)).toBe(`Salário líquido: Você recebe R$ 4.624,06.\nhttps://centavo.example${address}`)
    expect(published.body).toContain(`data-copy="https://centavo.example${address.replaceAll('&', '&#38;')}"`)
  })
})

describe('refusals', () => {
  it('serve HTML to people and JSON to programs', async () => {
    const page = await get('/calculadora/salario-liqido')
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('/calculadora/salario-liquido')
    expect((await get('/nada')).body).toContain('<title>')
    for (const url of ['/v1/calc/net-salry', '/v1/nada']) expect((await get(url)).headers['content-type']).toContain('application/json')
    expect((await get('/nada', {})).headers['content-type']).toContain('application/json')
  })

  it('pages have a higher rate limit than the API, but still a limit', async () => {
    const limited = serviceUnderTest({}, 5)
    const ask = async () => (await limited.inject({ url: '/calculadora/desconto', headers: HTML })).statusCode
    for (let index = 0; index < 50; index++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    expect((await limited.inject('/v1/calc')).statusCode).toBe(200)
  })
})

describe('URLs', () => {
  it.each([
    ['/calculadora/net-salary', '/calculadora/salario-liquido'],
    ['/calculadora/net-salary?gross_salary=5.000,00&dependents=1', '/calculadora/salario-liquido?gross_salary=5.000,00&dependents=1'],
    ['/calculadora/net-salary/resposta?gross_salary=5000', '/calculadora/salario-liquido/resposta?gross_salary=5000'],
    ['/calculadora/financing/csv/schedule?months=12', '/calculadora/financiamento-imobiliario/csv/schedule?months=12'],
    ['/decisoes/evaluate_pj_offer', '/decisoes/vale-a-pena-virar-pj'],
  ])('%s redirects permanently to %s', async (old, now) => {
    const { statusCode, headers } = await get(old)
    expect(statusCode).toBe(301)
    expect(headers.location).toBe(now)
  })

  it('are unique Portuguese words per page', () => {
    for (const { id, slug } of [...registry.calculators.values(), ...registry.decisions.values()])
      expect(slug, id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const addresses = pageAddresses(ports)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('one entry page per question', () => {
  const behind = [...registry.operations.values()].filter((operation) => operation.variantOf !== undefined)

  it('exists and sits behind no other entry page', () => {
    expect(behind.length).toBeGreaterThan(0)
    for (const { id, variantOf: at } of behind) expect(registry.operations.get(at!.canonical), id).toMatchObject({ variantOf: undefined })
  })

  it.each(behind)('$id is unlisted and reached from its entry page with the form values', async (operation) => {
    const path = pagePath(operation)
    const door = registry.operations.get(operation.variantOf!.canonical)!
    for (const list of ['/', '/sitemap.xml', `/busca?q=${encodeURIComponent(operation.title)}`])
      expect((await get(list)).body, list).not.toMatch(new RegExp(`${path}["<]`))
    expect((await get(`/busca?q=${encodeURIComponent(operation.title)}`)).body).toContain(`href="${pagePath(door)}"`)
    expect((await get(pagePath(door))).body).toContain(`href="${path}">${operation.variantOf!.as}</a>`)
    const { body } = await get(path)
    expect(body).toContain(`<link rel="canonical" href="${pagePath(door)}">`)
    expect(body).toContain(`href="${pagePath(door)}">${door.title}</a>`)
  })

  it('carries over shared fields under the name of each form', async () => {
    const { body } = await get('/calculadora/rescisao?salary=3000&admission_date=2022-01-10&termination_date=2026-03-20&type=without_cause')
    expect(body).toContain(
      '/decisoes/depois-da-demissao?salary=3.000%2C00&#38;admission_date=2022-01-10&#38;exit_date=2026-03-20&#38;exit_type=without_cause',
    )
  })

  it('redirects the former URL of a secondary form to that form', async () => {
    const { headers } = await get('/calculadora/rescisao?salary=3000&months_worked=18&type=resignation')
    expect(headers.location).toBe('/calculadora/rescisao-por-meses?salary=3000&months_worked=18&type=resignation')
    expect((await get('/calculadora/rescisao-por-datas?salary=3000')).headers.location).toBe('/calculadora/rescisao?salary=3000')
  })
})

describe('questions below a result', () => {
  const questions = [...registry.questions.values()]
  const salary = registry.calculators.get('net-salary')!
  const api = async (id: string, fields: object) =>
    (await app.inject({ method: 'POST', url: `/v1/calc/net-salary/${id}`, payload: fields })).json()

  it('are offered by every compatible calculator, and none runs automatically', async () => {
    for (const calculator of registry.calculators.values()) {
      const { body } = await get(pagePath(calculator))
      for (const question of questions)
        expect(body.includes(`action="${pagePath(calculator)}/${question.slug}"`), `${calculator.id} ${question.id}`).toBe(
          question.suits(calculator),
        )
      expect(body).not.toContain('class="told"')
    }
  })

  it('match the value found by the API', async () => {
    const { value } = await api('solve', { solve_for: 'gross_salary', target_value: 8000, dependents: 2 })
    expect(value).toBe(10625.3)
    const { statusCode, body } = await get(
      '/calculadora/salario-liquido/quanto-preciso?gross_salary=5.000,00&dependents=2&target_value=8.000,00',
    )
    expect(statusCode).toBe(200)
    expect(body).toContain(`<output>R$${NBSP}10.625,30</output>`)
    expect(body).toContain('href="/calculadora/salario-liquido?gross_salary=10625.3&#38;dependents=2"')
  })

  it('draw the curve with named breakpoints and the position of the person', async () => {
    const { breaks } = await api('sweep', { vary: 'gross_salary', from: 2500, to: 7500 })
    const { body } = await get('/calculadora/salario-liquido/e-se?gross_salary=5000')
    expect(body.match(/class="mark"/g)).toHaveLength(breaks.length)
    expect(body).toContain(`Você: R$${NBSP}5.000,00`)
    expect(body).toContain('Retenção dispensada até R$ 10,00')
    const options = await get(
      '/calculadora/financiamento-imobiliario/e-se?property_value=500000&down_payment=100000&annual_rate=10&months=360&system=sac&vary=system',
    )
    expect(options.body).toContain('<td>Tabela Price</td>')
  })

  it('draw the periods and export them as CSV', async () => {
    const { segments } = await api('timeline', { gross_salary: 5000, from: '2015-01-01' })
    const { body } = await get('/calculadora/salario-liquido/nas-leis-de-antes/csv?gross_salary=5000&from=2015-01-01')
    expect(body.trim().split('\r\n')).toHaveLength(segments.length + 1)
    expect((await get('/calculadora/salario-liquido/nas-leis-de-antes?gross_salary=5000&from=2015-01-01')).body).toContain('data-chart')
    expect((await get('/calculadora/desconto/nas-leis-de-antes?original_price=100')).statusCode).toBe(400)
  })

  it('compare two cases side by side', async () => {
    const unasked = await get('/calculadora/salario-liquido/comparar?gross_salary=5000')
    expect(unasked.body).toContain('name="b.gross_salary"')
    expect(unasked.body).toContain('nada foi calculado')
    const { body } = await get('/calculadora/salario-liquido/comparar?gross_salary=5000&b.gross_salary=6000')
    expect(body).toContain(`<output>R$${NBSP}474,89</output>`)
    const wrong = await get('/calculadora/salario-liquido/comparar?gross_salary=5000&b.gross_salary=0')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('href="#comparar-b-gross_salary"')
  })

  it("carry the calculator's input and leave out the fields they fill", async () => {
    const { body } = await get('/calculadora/salario-liquido?gross_salary=5200&dependents=1')
    expect(body).toContain('<input type="hidden" name="gross_salary" value="5.200,00">')
    expect(salary.inputSchema.properties).toHaveProperty('gross_salary')
  })

  it('show validation errors beside their own fields', async () => {
    const { statusCode, body } = await get('/calculadora/salario-liquido/quanto-preciso?gross_salary=5000&target_value=muito')
    expect(statusCode).toBe(400)
    expect(body).toContain('href="#quanto-preciso-target_value"')
    expect((await get('/calculadora/salario-liquido/quanto-precso')).statusCode).toBe(404)
  })
})

describe('the headline sentence', () => {
  const texts = (body: string) =>
    /<section class="headline[^>]*>(.*?)<\/section>/s
      .exec(body)![1]!
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
  it.each([
    ['/calculadora/salario-liquido?gross_salary=5000', 'Você recebe R$ 4.498,50'],
    ['/calculadora/imposto-de-renda?annual_income=24000', 'Você não tem imposto a pagar nem a restituir'],
  ])('%s: %s', async (url, said) => expect(texts((await get(url)).body)).toContain(said))

  it.each([...registry.calculators.values()])('of $id', (calculator) => {
    for (const { input, on } of calculator.examples) {
      const headline = treeOf(calculator, run(calculator, input, portsOn(on))).headline!
      const sentence = sentenceOf(headline)
      expect(sentence).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(sentence).not.toMatch(/[{}|]|—|undefined/)
    }
  })
})

describe('the result card', () => {
  const card = async (url: string) => /<section class="headline">.*?<\/section>/s.exec((await get(url)).body)![0]

  it.each([
    ['/calculadora/empregada-domestica?salary=1800', 'Imposto dispensado de retenção'],
    ['/calculadora/salario-bruto?net=5000', 'Líquido exato'],
    ['/calculadora/rescisao?salary=2800&admission_date=2023-11-16&termination_date=2026-11-16&type=without_cause', 'Primeiro dia do aviso'],
  ])('%s leaves “%s” to the details', async (url, label) => {
    expect(await card(url)).not.toContain(label)
    expect((await get(url)).body).toContain(label)
  })

  it.each([...registry.calculators.values()].filter((_, index) => index % 4 === 0))(
    'of $id has no row with a plain "no"',
    async (calculator) => {
      for (const { address } of examplesOf(calculator)) {
        const drawn = /<section class="headline">.*?<\/section>/s.exec((await get(address)).body)?.[0] ?? ''
        expect(drawn).not.toMatch(/<\/span> Não<\/p>/)
      }
    },
  )
})

describe('search engine metadata', () => {
  it('the sitemap lists every page by absolute URL', async () => {
    const published = serviceUnderTest({}, 0, 'https://centavo.example')
    const { body } = await published.inject('/sitemap.xml')
    for (const address of indexablePaths(ports)) {
      expect(body).toContain(`<loc>https://centavo.example${address}</loc>`)
      expect(body).toContain(`<loc>https://centavo.example/en${address === '/' ? '' : address}</loc>`)
    }
    expect((await published.inject('/robots.txt')).body).toContain('Sitemap: https://centavo.example/sitemap.xml')
    expect((await published.inject('/fontes')).body).toContain('<link rel="canonical" href="https://centavo.example/fontes">')
    for (const address of ['/fontes', '/en/fontes'])
      expect((await published.inject(address)).body).toContain(
        '<link rel="alternate" hreflang="x-default" href="https://centavo.example/fontes">',
      )
  })

  it.each(['/', '/docs', '/fontes', '/calculadora/salario-liquido', '/sitemap.xml', '/feed.xml', '/robots.txt'])(
    '%s never derives its URL from the request',
    async (url) => {
      const trusting = createService(ports, { trustProxy: 1, rateLimitPerMinute: 0, baseUrl: null }).app
      const { body } = await trusting.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
      expect(body.length).toBeGreaterThan(40)
      expect(body).not.toContain('evil.example')
      if (body.includes('rel="canonical"')) expect(body).toContain(`<link rel="canonical" href="${url}">`)
    },
  )
})

describe('axis ticks', () => {
  it.each([
    [0, 100, [0, 25, 50, 75, 100]],
    [13.75, 15, [13.5, 14, 14.5, 15]],
    [-0.32, 1.3, [-0.5, 0, 0.5, 1, 1.5]],
    [5, 5, [4, 6]],
  ])('from %d to %d', (least, most, ticks) => {
    const found = niceTicks(least, most)
    expect(found[0]).toBeLessThanOrEqual(least)
    expect(found.at(-1)).toBeGreaterThanOrEqual(most)
    if (least !== most) expect(found).toEqual(ticks)
  })
})

it('every situation on the home page links to its own pages, in order', () => {
  for (const id of Object.keys(SITUATIONS)) {
    const places = [...registry.operations.values()].flatMap(({ situations }) =>
      Object.entries(situations).flatMap(([own, { place }]) => (own === id ? [place] : [])),
    )
    expect(
      places.sort((a, b) => a - b),
      id,
    ).toEqual(places.map((_place, index) => index + 1))
    expect(places.length, id).toBeGreaterThan(1)
  }
})
