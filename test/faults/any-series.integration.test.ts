/** Arbitrary central bank series: read on request, cached, bounded, refreshed, and robust to faulty responses. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businessDays } from '../../engine/core/calendar/business-day.ts'
import { addMonths, type Day, daysBetween, formatDay } from '../../engine/core/day.ts'
import { type Market, type MarketOptions, openMarket } from '../../service/refresh/open-market.ts'
import { FakeSource, LIE_NAMES } from '../support/fakes/fake-source.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { ports } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const TODAY = '2026-11-16'
const PATIENCE = { attempts: 2, attemptMilliseconds: 300, backoffMilliseconds: 1, largestBytes: 1_000_000 }

let series: Map<number, Map<Day, string>>
let bank: FakeSource
let address: string
let folder: string
let now: Date
/** Overrides every response; null serves the series. */
let instead: string | null
const opened: Market[] = []

/**
 * Mimics the real service: day-first dates, JSON labelled text/html, 404 for an empty window, 406 for a wide daily one, a content-based
 * ETag.
 */
beforeEach(async () => {
  now = new Date(`${TODAY}T23:00:00Z`)
  instead = null
  series = new Map([
    [24369, monthly('2012-03-01', '2026-09-01', (index) => (8 + (index % 7) / 10).toFixed(1))],
    [13621, daily('1998-01-02', '2026-11-13', (index) => String(300_000 + index))],
    [28, monthly('1980-01-01', '1994-06-01', () => '35.00')],
    [29, daily('1986-01-02', '1994-06-30', () => '1.5')],
  ])
  bank = new FakeSource((url, response, request) => {
    if (instead !== null) return response.end(instead)
    const code = Number(/bcdata\.sgs\.(\d+)\/dados$/.exec(url.pathname)?.[1])
    const [from, to] = ['dataInicial', 'dataFinal'].map((name) => url.searchParams.get(name)!.split('/').reverse().join('-')) as [Day, Day]
    const rows = [...(series.get(code) ?? [])]
    response.setHeader('content-type', 'text/html;charset=UTF-8')
    const byDay = rows.length > 1 && daysBetween(rows[0]![0], rows[1]![0]) < 8
    if (byDay && daysBetween(from, to) > 3653)
      return response.writeHead(406).end('{"error":"O sistema aceita uma janela de consulta de, no máximo, 10 anos"}')
    const inside = rows.filter(([day]) => day >= from && day <= to).map(([day, value]) => ({ data: formatDay(day), valor: value }))
    if (inside.length === 0)
      return response.writeHead(404).end('{"erro":{"statusCode":404,"detail":"SGSNegocioException: Value(s) not found"}}')
    const body = JSON.stringify(inside.reverse())
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
    return response.writeHead(200, { etag }).end(body)
  })
  address = await bank.listen()
  folder = mkdtempSync(join(tmpdir(), 'centavo-series-'))
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((market) => market.stop()))
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

function monthly(from: Day, to: Day, value: (index: number) => string): Map<Day, string> {
  const rows = new Map<Day, string>()
  for (let day = from, index = 0; day <= to; day = addMonths(day, 1), index++) rows.set(day, value(index))
  return rows
}

const daily = (from: Day, to: Day, value: (index: number) => string): Map<Day, string> =>
  new Map(businessDays(from, to).map((day, index) => [day, value(index)]))

async function open(options: Partial<MarketOptions> = {}): Promise<Market> {
  const market = await openMarket({
    shipped: new URL('../../data/', import.meta.url),
    store: folder,
    refresh: 'on',
    sgsBaseUrl: address,
    clock: { now: () => now, after: () => () => {} },
    patience: PATIENCE,
    pauseMilliseconds: 0,
    log: () => {},
    ...options,
  })
  opened.push(market)
  return market
}

const served = (market: Market, limit = 0) => serviceUnderTest({ today: () => TODAY, market: market.port }, limit)

const never = new AbortController().signal
const refreshed = async (market: Market, lastHour?: Date) => await market.companions[0]!.refresh(never, lastHour)

describe('uncached code', () => {
  it('is read in full during the request, in windows the bank accepts, and then cached', async () => {
    const app = served(await open())
    const answer = (await app.inject('/v1/series/24369')).json()
    expect(answer).toMatchObject({
      code: 24369,
      title: 'Taxa de desocupação (PNAD Contínua)',
      cadence: 'monthly',
      whole: true,
      heldFrom: '2012-03-01',
      source: 'central_bank',
      stale: false,
      count: 175,
    })
    expect(answer.points[0]).toEqual({ date: '2012-03-01', value: 8 })
    const asked = bank.asked.length
    expect((await app.inject('/v1/series/24369?last=2')).json().points.map(({ date }: { date: string }) => date)).toEqual([
      '2026-08-01',
      '2026-09-01',
    ])
    expect(bank.asked.length).toBe(asked)
  })

  it('with daily data is answered from the newest window; the rest follows, in windows of at most ten years', async () => {
    const market = await open()
    const app = served(market)
    const { from, whole } = (await app.inject('/v1/series/13621')).json()
    expect(from).toBe('2025-11-16')
    expect(whole).toBe(false)
    const old = (await app.inject('/v1/series/13621?from=1998-01-01&aggregate=yearly')).json()
    expect(old.points[0].date).toBe('1998-12-31')
    expect(old.count).toBe(29)
    await expect.poll(async () => (await app.inject('/v1/series/13621')).json().whole).toBe(true)
    for (const { url } of bank.asked) {
      const [start, end] = [...url.matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map((match) => Number(match[3]))
      expect(end! - start!).toBeLessThan(10)
    }
  })

  it.each([28, 29])('of a discontinued series, %d, is found too', async (code) => {
    const { points, to } = (await served(await open()).inject(`/v1/series/${code}?from=1990-01-01`)).json()
    expect(points[0].date.slice(0, 7)).toBe('1990-01')
    expect(points.at(-1).date.slice(0, 7)).toBe('1994-06')
    expect(to).toBe(TODAY)
  })

  it('missing at the bank is a 404 and is not requested again', async () => {
    const app = served(await open())
    const first = await app.inject('/v1/series/999998')
    expect(first.statusCode).toBe(404)
    expect(first.json().error).toMatch(/não tem valores na série 999998/)
    const asked = bank.asked.length
    expect((await app.inject('/v1/series/999998')).statusCode).toBe(404)
    expect(bank.asked.length).toBe(asked)
  })

  it('is read once for concurrent callers, and two codes are read sequentially', async () => {
    const app = served(await open())
    const answers = await Promise.all([24369, 24369, 24369, 13621].map((code) => app.inject(`/v1/series/${code}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(bank.busiest).toBe(1)
    expect(bank.asked.filter(({ url }) => url.includes('.24369/')).length).toBe(2)
  })

  it('costs ten units of the rate limit, and a cached code costs one', async () => {
    const app = served(await open(), 25)
    const remaining = async (code: number) => {
      const { statusCode } = await app.inject(`/v1/series/${code}`)
      return [statusCode, Number((await app.inject('/v1/series?q=cdi')).headers['x-ratelimit-remaining'])]
    }
    expect(await remaining(24369)).toEqual([200, 14])
    expect(await remaining(24369)).toEqual([200, 12])
    expect(await remaining(28)).toEqual([200, 1])
    expect((await app.inject('/v1/series/29')).statusCode).toBe(429)
  })

  it('is readable through MCP too', async () => {
    const app = served(await open())
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'series-code', arguments: { code: 24369, last: 1 } } }
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const { body } = await app.inject({ method: 'POST', url: '/mcp', payload, headers })
    expect(body).toContain('2026-09-01')
  })

  it('returns 503 at the deadline while the bank hangs; cached codes and indicators stay available', async () => {
    bank.lies('nothing at all')
    const app = served(await open({ deadlineMilliseconds: 100, patience: { ...PATIENCE, attemptMilliseconds: 600_000 } }))
    const { statusCode, headers, body } = await app.inject('/v1/series/24369')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('60')
    expect(JSON.parse(body).error).toMatch(/24369 \(Taxa de desocupação .*não foi lida.*\/v1\/rates\/history/)
    expect((await app.inject('/v1/series/433?last=1')).statusCode).toBe(200)
  })

  it('returns 503 immediately with the network off, without a request', async () => {
    const { statusCode } = await served(await open({ refresh: 'off' })).inject('/v1/series/24369')
    expect(statusCode).toBe(503)
    expect(bank.asked).toEqual([])
  })
})

// Sources share one request layer: each `npm test` suite runs a third of these cases, and together they cover all.
describe.each(oneIn(3, LIE_NAMES, 0))('bank that responds with %s', (lie) => {
  const PASSING_BY = ['an empty body', 'null'].includes(lie)

  it('returns 503 for an uncached code and reads it after recovery', async () => {
    bank.lies(lie)
    const market = await open({ deadlineMilliseconds: 2500 })
    const app = served(market)
    expect((await app.inject('/v1/series/24369')).statusCode).toBe(503)
    bank.heals()
    now = new Date(now.getTime() + 60_000)
    await expect.poll(async () => (await app.inject('/v1/series/24369')).statusCode).toBe(200)
  })

  it('keeps a cached code unchanged and stale until recovery', async () => {
    const market = await open()
    const app = served(market)
    const before = (await app.inject('/v1/series/24369')).json()
    bank.lies(lie)
    const [outcome] = await refreshed(market)
    expect(outcome).toMatchObject({ id: 'SGS 24369', source: null, problem: expect.stringMatching(PASSING_BY ? /not/ : /./) })
    expect((await app.inject('/v1/series/24369')).json()).toEqual({ ...before, source: 'fallback', stale: true })
    bank.heals()
    expect((await refreshed(market))[0]!.problem).toBeNull()
    expect((await app.inject('/v1/series/24369')).json()).toEqual(before)
  })
})

describe('series cache', () => {
  it('serves after an offline restart and evicts the least recently used first', async () => {
    const market = await open({ mostCodes: 2 })
    const app = served(market)
    for (const code of [28, 24369]) {
      await app.inject(`/v1/series/${code}`)
      now = new Date(now.getTime() + 1000)
    }
    await app.inject('/v1/series/28')
    now = new Date(now.getTime() + 1000)
    await app.inject('/v1/series/29')
    expect(market.port.series.summaries().map(({ code }) => code)).toEqual([29, 28])
    await market.stop()
    const offline = served(await open({ refresh: 'off' }))
    expect((await offline.inject('/v1/series/28?last=1')).statusCode).toBe(200)
    expect((await offline.inject('/v1/series/24369')).json().error).toMatch(/lidas a pedido, 28, 29/)
  })

  it('skips a damaged file and reads the series again', async () => {
    const market = await open()
    await served(market).inject('/v1/series/24369')
    await market.stop()
    writeFileSync(join(folder, 'series.snapshot'), 'rubbish')
    const again = await open()
    expect(again.port.series.summaries()).toEqual([])
    expect((await served(again).inject('/v1/series/24369')).statusCode).toBe(200)
  })

  it('changes the ETag, and returns 304 for an unchanged answer', async () => {
    const market = await open()
    const app = served(market)
    const url = '/v1/series/24369?last=1'
    const { etag } = (await app.inject(url)).headers
    expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304)
    series.get(24369)!.set('2026-10-01', '8.3')
    await refreshed(market)
    expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).json().points).toEqual([
      { date: '2026-10-01', value: 8.3 },
    ])
  })
})

describe('refresh', () => {
  it('refreshes by cadence: daily series every day, monthly series every other day', async () => {
    const market = await open()
    const app = served(market)
    await Promise.all([24369, 13621].map((code) => app.inject(`/v1/series/${code}`)))
    await expect.poll(() => market.port.series.summaries().every(({ wholeFrom }) => wholeFrom === null)).toBe(true)
    const dueAfter = async (days: number) => {
      const lastHour = new Date(Date.parse(`${TODAY}T22:00:00Z`) + days * 86_400_000)
      now = new Date(lastHour.getTime() + 3_600_000)
      return market.companions[0]!.isDue(lastHour) ? (await refreshed(market, lastHour)).map(({ id }) => id) : []
    }
    expect(await dueAfter(0)).toEqual([])
    expect(await dueAfter(1)).toEqual(['SGS 13621'])
    expect((await dueAfter(2)).sort()).toEqual(['SGS 13621', 'SGS 24369'])
    expect(await dueAfter(3)).toEqual(['SGS 13621'])
  })

  it('sends the stored ETag and treats 304 as a successful read', async () => {
    const market = await open()
    await served(market).inject('/v1/series/24369')
    await refreshed(market)
    now = new Date(now.getTime() + 3 * 86_400_000)
    expect((await refreshed(market))[0]).toMatchObject({ added: 0, revised: 0, problem: null })
    expect(bank.asked.at(-1)!.ifNoneMatch).toMatch(/^"[0-9a-f]{32}"$/)
    expect(market.port.series.held(24369)).toMatchObject({ readOn: '2026-11-19', stale: false })
  })

  it('accepts revisions and new values, loses nothing and rejects implausible data', async () => {
    const market = await open()
    await served(market).inject('/v1/series/24369')
    const rows = series.get(24369)!
    rows.set('2026-09-01', '8.9').set('2026-10-01', '8.4')
    expect((await refreshed(market))[0]).toMatchObject({ added: 1, revised: 1, problem: null })
    rows.set('2026-10-01', '84')
    expect((await refreshed(market))[0]!.problem).toMatch(/absurd/)
    expect(market.port.series.held(24369)!.values.at(-1)).toBe('8.4')
    rows.set('2026-10-01', '8.4')
    rows.delete('2026-08-01')
    expect((await refreshed(market))[0]!.problem).toMatch(/lacks 1 known days, the first 2026-08-01/)
    expect(market.port.series.held(24369)!.days).toContain('2026-08-01')
    expect(market.port.series.held(24369)!.stale).toBe(true)
  })
})

describe('false data in an uncataloged series', () => {
  it.each([
    ['zero', () => 0],
    ['the other way', (value: number) => -value],
    ['doubled', (value: number) => value * 2],
    ['a tenth', (value: number) => value / 10],
    ['ten times', (value: number) => value * 10],
    ['a twentieth more', (value: number) => value * 1.05],
  ])('%s: stores nothing and serves the cached values as stale', async (_name, lie) => {
    const market = await open()
    const app = served(market)
    for (const code of [24369, 13621]) await app.inject(`/v1/series/${code}`)
    await expect.poll(() => market.port.series.held(13621)?.wholeFrom).toBeNull()
    const before = [24369, 13621].map((code) => market.port.series.held(code)!.values)
    for (const code of [24369, 13621])
      for (const [day, value] of series.get(code)!) series.get(code)!.set(day, lie(Number(value)).toFixed(4))
    for (const { problem } of await refreshed(market)) expect(problem).toMatch(/absurd/)
    expect([24369, 13621].map((code) => market.port.series.held(code)!.values)).toEqual(before)
    expect((await app.inject('/v1/series/24369')).json()).toMatchObject({ source: 'fallback', stale: true })
  })

  it('rejects another series under the code and serves the cached values as stale', async () => {
    const market = await open()
    const app = served(market)
    await app.inject('/v1/series/24369')
    const before = market.port.series.held(24369)!.values
    series.set(24369, new Map([...series.get(24369)!].map(([day], index) => [day, (3.1 + (index % 7) / 10).toFixed(4)])))
    for (const { problem } of await refreshed(market)) expect(problem).toMatch(/absurd/)
    expect(market.port.series.held(24369)).toMatchObject({ values: before, stale: true })
  })

  it('rejects a day with two values, or more rows than days', async () => {
    const market = await open()
    await served(market).inject('/v1/series/24369')
    const [days, values] = [market.port.series.held(24369)!.days, market.port.series.held(24369)!.values]
    instead = JSON.stringify(['8.1', '8.2'].map((valor) => ({ data: '01/10/2026', valor })))
    expect((await refreshed(market))[0]!.problem).toMatch(/two values on 2026-10-01/)
    instead = JSON.stringify(Array(9000).fill({ data: '01/10/2026', valor: '8.1' }))
    expect((await refreshed(market))[0]!.problem).toMatch(/9000 rows/)
    expect(market.port.series.held(24369)).toMatchObject({ days, values, stale: true })
  })

  it('a series that stopped months ago is stale; one that ended years ago is current', async () => {
    series.set(
      24369,
      monthly('2012-03-01', '2026-05-01', () => '8.1'),
    )
    const app = served(await open())
    expect((await app.inject('/v1/series/24369')).json().stale).toBe(true)
    expect((await app.inject('/v1/series/28?from=1990-01-01')).json().stale).toBe(false)
  })
})

describe('list of series', () => {
  it('marks a catalog entry as unconfirmed until the series is read, then reports differences', async () => {
    const app = served(await open())
    const line = async () => (await app.inject('/v1/series?q=13621')).json().series[0]
    expect(await line()).toMatchObject({ evidence: 'unconfirmed', held: false, compared: null })
    await app.inject('/v1/series/13621?from=1998-01-01')
    await expect.poll(line).toMatchObject({ held: true, compared: { on: TODAY, agrees: true, differences: [] } })
    series.set(
      4380,
      daily('2020-01-02', '2026-11-13', () => '-5'),
    )
    await app.inject('/v1/series/4380?from=2020-01-01')
    await expect
      .poll(async () => (await app.inject('/v1/series?q=4380')).json().series[0].compared?.differences)
      .toEqual([
        expect.stringMatching(/diz mensal; os dias lidos mostram que é diária/),
        expect.stringMatching(/começa em 1990-01; o primeiro valor lido é de 2020-01-02/),
        expect.stringMatching(/em R\$ milhões; foi lido -5/),
      ])
  })

  it('checks the yearly rate of a credit line against the monthly one', async () => {
    const year = (value: string) => monthly('2011-03-01', '2026-09-01', () => value)
    series.set(25464, year('6.00')).set(20742, year('101.22'))
    const app = served(await open())
    const differences = async () => (await app.inject('/v1/series?q=20742')).json().series[0].compared.differences
    await app.inject('/v1/series/25464')
    await app.inject('/v1/series/20742')
    expect(await differences()).toEqual([])
  })

  it('is found by words without accents', async () => {
    const { series: found } = (await served(await open()).inject('/v1/series?q=inflacao%20nucleo')).json()
    expect(found.map(({ code }: { code: number }) => code)).toEqual([4466, 11426, 11427, 16122])
  })
})

describe('underlying series of an indicator', () => {
  it('matches the bank: one value per day in force, not annualized', async () => {
    const app = serviceUnderTest()
    const { points } = (await app.inject('/v1/series/432?from=2026-09-15&to=2026-09-18')).json()
    expect(points.map(({ value }: { value: number }) => value)).toEqual([14, 14, 13.75, 13.75])
    const cdi = (await app.inject('/v1/series/12?from=2026-08-20&to=2026-08-20')).json()
    expect(cdi.points[0].value).toBeLessThan(0.1)
    expect(ports.rates.published(12, TODAY)!.days.at(-1)).toBe('2026-08-20')
    expect(ports.rates.published(226, TODAY), 'only its first days are kept').toBeUndefined()
  })

  it('that starts later here than at the bank has no earlier values', async () => {
    const { statusCode, body } = await serviceUnderTest().inject('/v1/series/1?from=1990-01-01')
    expect(statusCode).toBe(503)
    expect(JSON.parse(body).error).toMatch(/desde 03\/01\/2000/)
  })

  it('is available as a spreadsheet', async () => {
    const { headers, body } = await serviceUnderTest().inject('/v1/series/433?from=2024-01-01&to=2024-02-28&format=csv')
    expect(headers['content-disposition']).toContain('serie-433.csv')
    expect(body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual(['date,value', '2024-01-01,0.42', '2024-02-01,0.83'])
  })

  it.each([
    ['last', 'from=2024-01-01&last=3'],
    ['from', 'from=2030-01-01'],
    ['code', 'code=0'],
  ])('rejects by name: %s', async (field, query) => {
    const url = field === 'code' ? '/v1/series/0' : `/v1/series/433?${query}`
    const { statusCode, body } = await serviceUnderTest().inject(url)
    expect(statusCode).toBe(400)
    expect(JSON.parse(body).issues[0].field).toBe(field)
  })
})
