/** Exchange quotes of every currency: read back to the introduction of the real, cached, and robust to faulty responses. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businessDays } from '../../engine/core/calendar/business-day.ts'
import { type Day, daysBetween } from '../../engine/core/day.ts'
import { type Market, type MarketOptions, openMarket } from '../../service/refresh/open-market.ts'
import { FakeSource, LIE_NAMES } from '../support/fakes/fake-source.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { serviceUnderTest } from '../support/service.ts'

const TODAY = '2026-11-16'
const never = new AbortController().signal

let quotes: Map<string, Map<Day, [buy: number, sell: number]>>
let named: { simbolo: string; nomeFormatado: string; tipoMoeda: string }[]
let service: FakeSource
let address: string
let folder: string
let now: Date
const opened: Market[] = []

const every = (from: Day, quote: [number, number]) => new Map(businessDays(from, '2026-11-16').map((day) => [day, quote]))

/**
 * Mimics the real service: month-first dates, all bulletins of the day unless filtered, 200 with no rows on a closed day, an error for a
 * plus sign.
 */
beforeEach(async () => {
  now = new Date(`${TODAY}T23:00:00Z`)
  named = [
    { simbolo: 'USD', nomeFormatado: 'Dólar dos Estados Unidos', tipoMoeda: 'A' },
    { simbolo: 'GBP', nomeFormatado: 'Libra Esterlina', tipoMoeda: 'B' },
  ]
  quotes = new Map([
    ['USD', every('2023-01-02', [5.3361, 5.3367])],
    ['GBP', every('2024-01-02', [7.0123, 7.0145])],
  ])
  service = new FakeSource((url, response, request) => {
    if (request.url!.includes('+')) return response.writeHead(400).end('/*{"codigo":400,"mensagem":"Parâmetro inválido"}*/')
    if (url.pathname.endsWith('/Moedas')) return response.end(JSON.stringify({ value: named }))
    const day = (name: string): Day => {
      const [month, date, year] = url.searchParams.get(name)!.replaceAll("'", '').split('-')
      return `${year}-${month}-${date}` as Day
    }
    const currency = url.pathname.includes('CotacaoDolarPeriodo') ? 'USD' : url.searchParams.get('@moeda')!.replaceAll("'", '')
    const [from, to] = [day('@dataInicial'), day('@dataFinalCotacao')]
    const value = [...(quotes.get(currency) ?? [])]
      .filter(([on]) => on >= from && on <= to)
      .flatMap(([on, [cotacaoCompra, cotacaoVenda]]) => {
        const closing = {
          cotacaoCompra,
          cotacaoVenda,
          dataHoraCotacao: `${on} 13:09:26.433`,
          ...(currency !== 'USD' && { tipoBoletim: 'Fechamento' }),
        }
        const filtered = currency === 'USD' || url.searchParams.get('$filter') === "tipoBoletim eq 'Fechamento'"
        return filtered ? [closing] : [{ ...closing, cotacaoVenda: 1, tipoBoletim: 'Intermediário' }, closing]
      })
    return response.end(JSON.stringify({ '@odata.context': 'https://was-p.bcnet.bcb.gov.br', value: value.reverse() }))
  })
  address = await service.listen()
  folder = mkdtempSync(join(tmpdir(), 'centavo-exchange-'))
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((market) => market.stop()))
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(options: Partial<MarketOptions> = {}): Promise<Market> {
  const market = await openMarket({
    shipped: new URL('../../data/', import.meta.url),
    store: folder,
    refresh: 'on',
    sgsBaseUrl: 'http://127.0.0.1:9',
    olindaBaseUrl: address,
    clock: { now: () => now, after: () => () => {} },
    patience: service.patience({ attempts: 2 }),
    pauseMilliseconds: 0,
    log: () => {},
    ...options,
  })
  opened.push(market)
  return market
}

/** Refreshes quotes only; the survey has its own test. */
const refreshed = (market: Market, lastHour?: Date) => market.companions[1]!.refresh(never, lastHour)

const served = (market: Market) => serviceUnderTest({ today: () => TODAY, market: market.port })

it('reads every currency back to the introduction of the real, a year at a time, sequentially, and caches it', async () => {
  quotes.set('USD', every('1994-07-01', [5.3361, 5.3367]))
  const market = await open()
  const outcomes = await refreshed(market)
  expect(outcomes.find(({ id }) => id === 'PTAX USD')).toMatchObject({ problem: null, last: TODAY })
  expect(service.busiest).toBe(1)
  for (const { url } of service.asked) {
    const [from, to] = [...url.matchAll(/(\d\d)-(\d\d)-(\d{4})/g)].map(([, month, date, year]) => `${year}-${month}-${date}` as Day)
    if (from) expect(daysBetween(from, to!)).toBeLessThan(366)
  }
  const app = served(market)
  expect((await app.inject('/v1/exchange/USD?date=1994-07-01')).json()).toEqual({
    currency: 'USD',
    asked: '1994-07-01',
    date: '1994-07-01',
    nearest: false,
    buy: 5.3361,
    sell: 5.3367,
    source: 'central_bank',
    stale: false,
  })
  expect((await app.inject('/v1/exchange/gbp?date=2026-11-15')).json()).toMatchObject({ date: '2026-11-13', nearest: true, sell: 7.0145 })
  const list = (await app.inject('/v1/exchange')).json().currencies
  expect(list.find(({ currency }: { currency: string }) => currency === 'USD')).toMatchObject({ from: '1994-07-01', to: TODAY })
  await market.stop()
  const offline = served(await open({ refresh: 'off' }))
  expect((await offline.inject('/v1/exchange/GBP?date=2026-11-13')).json()).toMatchObject({ sell: 7.0145 })
  expect((await offline.inject('/v1/exchange/GBP?date=2020-01-02')).statusCode).toBe(503)
})

it('reads a currency that the bank starts to quote', async () => {
  named.push({ simbolo: 'CNY', nomeFormatado: 'Yuan', tipoMoeda: 'A' })
  quotes.set('CNY', every('2026-10-01', [0.741, 0.7414]))
  const market = await open()
  await refreshed(market)
  expect((await served(market).inject('/v1/exchange/CNY')).json()).toMatchObject({ sell: 0.7414, date: TODAY })
})

it('the calculator uses the quote of the day, on the correct side for buying and selling, and reports its date', async () => {
  const market = await open()
  await refreshed(market)
  const app = served(market)
  const pounds = (await app.inject('/v1/calc/currency?amount=100&currency=GBP&reference_date=2026-11-15')).json()
  expect(pounds).toMatchObject({ rate: 7.0145, total: 701.45 })
  expect(pounds.assumptions.join(' ')).toMatch(/cotação é a de 13\/11\/2026/)
  expect(pounds.rates).toEqual([{ metric: 'PTAX GBP, venda', value: 7.0145, date: '2026-11-13', source: 'central_bank', stale: false }])
  expect((await app.inject('/v1/calc/currency?amount=100&currency=GBP&operation=inflow&reference_date=2026-11-13')).json()).toMatchObject({
    rate: 7.0123,
  })
  const refused = (await app.inject('/v1/calc/currency?amount=100&currency=ARS')).json()
  expect(refused.issues[0]).toMatchObject({ field: 'rate' })
})

it('later reads only new quotes, and rejects a jump', async () => {
  const market = await open()
  await refreshed(market)
  service.asked.length = 0
  now = new Date('2026-11-17T23:00:00Z')
  quotes.get('USD')!.set('2026-11-17', [5.4, 5.4006])
  expect((await refreshed(market, new Date('2026-11-17T22:00:00Z'))).find(({ id }) => id === 'PTAX USD')).toMatchObject({
    added: 1,
    problem: null,
  })
  expect(service.asked.filter(({ url }) => url.includes('CotacaoDolarPeriodo')).length).toBe(1)
  quotes.get('USD')!.set('2026-11-17', [54, 54.006])
  expect((await refreshed(market)).find(({ id }) => id === 'PTAX USD')!.problem).toMatch(/absurd/)
  expect(market.port.currencies.quote('USD', '2026-11-17')).toMatchObject({ sell: 5.4006, stale: true })
})

describe('plausible false data', () => {
  const scaled = (currency: string, times: number) =>
    quotes.set(currency, new Map([...quotes.get(currency)!].map(([day, [buy, sell]]) => [day, [buy * times, sell * times]])))

  it.each([
    ['twice as much', () => scaled('USD', 2)],
    ['a tenth', () => scaled('USD', 0.1)],
    ['ten times', () => scaled('USD', 10)],
    ['zero', () => scaled('USD', 0)],
    ['the other way', () => scaled('USD', -1)],
    ['one side doubled', () => quotes.set('USD', new Map([...quotes.get('USD')!].map(([day, [buy, sell]]) => [day, [buy * 2, sell]])))],
    ['a twentieth more', () => scaled('USD', 1.05)],
    ['another currency under the name', () => quotes.set('USD', every('2024-01-02', [5.9123, 5.9145]))],
  ])('%s: stores nothing and serves the cached values as stale', async (_name, lie) => {
    const market = await open()
    await refreshed(market)
    const before = market.port.currencies.quote('USD', TODAY)
    lie()
    expect((await refreshed(market)).find(({ id }) => id === 'PTAX USD')).toMatchObject({
      added: 0,
      revised: 0,
      problem: expect.stringMatching(/absurd|not a quote/),
    })
    expect(market.port.currencies.quote('USD', TODAY)).toEqual({ ...before, source: 'fallback', stale: true })
  })

  it('quotes weeks old are stale but still answered', async () => {
    const market = await open()
    quotes.set('USD', new Map([...quotes.get('USD')!].filter(([day]) => day <= '2026-11-10')))
    await refreshed(market)
    expect(market.port.currencies.quote('USD', TODAY)).toMatchObject({ date: '2026-11-10', stale: true })
    quotes.get('USD')!.set('2026-11-11', [5.3361, 5.3367])
    await refreshed(market)
    expect(market.port.currencies.quote('USD', TODAY)).toMatchObject({ date: '2026-11-11', stale: false })
  })
})

// Sources share one request layer: each `npm test` suite runs a third of these cases, and together they cover all.
describe.each(oneIn(3, LIE_NAMES, 2))('service that responds with %s', (lie) => {
  it('keeps the stored data unchanged and stale until recovery', async () => {
    quotes = new Map([['USD', every('2026-01-02', [5.3361, 5.3367])]])
    const market = await open({ patience: service.patience() })
    await refreshed(market)
    const before = market.port.currencies.quote('USD', TODAY)
    expect(before).toMatchObject({ sell: 5.3367, stale: false })
    service.lies(lie)
    expect((await refreshed(market)).find(({ id }) => id === 'PTAX USD')).toMatchObject({
      source: null,
      problem: expect.stringMatching(/^PTAX: ./),
    })
    expect(market.port.currencies.quote('USD', TODAY)).toEqual({ ...before, source: 'fallback', stale: true })
    service.heals()
    expect((await refreshed(market)).find(({ id }) => id === 'PTAX USD')!.problem).toBeNull()
    expect(market.port.currencies.quote('USD', TODAY)).toEqual(before)
  })
})

it('without the service, the dollar and the euro fall back to their indicators, and an uncached currency is a 503', async () => {
  const app = serviceUnderTest()
  expect((await app.inject('/v1/exchange/USD?date=2024-12-31')).json()).toMatchObject({ sell: 6.1923, buy: null, source: 'fallback' })
  expect((await app.inject('/v1/exchange/USD?date=2026-09-10')).json()).toMatchObject({ date: '2026-08-21', nearest: true, stale: true })
  expect((await app.inject('/v1/exchange/GBP')).json().error).toMatch(/nenhuma foi lida ainda/)
  expect((await app.inject('/v1/exchange/XXX')).statusCode).toBe(404)
  expect((await app.inject('/v1/exchange/USD?date=1990-01-02')).json().issues[0].field).toBe('date')
})
