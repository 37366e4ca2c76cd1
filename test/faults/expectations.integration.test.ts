/** Market expectations: read, cached, labeled, and robust to faulty responses. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Market, type MarketOptions, openMarket } from '../../service/refresh/open-market.ts'
import { FakeSource, LIE_NAMES } from '../support/fakes/fake-source.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { serviceUnderTest } from '../support/service.ts'

const TODAY = '2026-11-16'
const never = new AbortController().signal

let medians: Record<string, number>
let service: FakeSource
let address: string
let folder: string
let now: Date
const opened: Market[] = []

/** Mimics the real service: spaces only as %20, no response without a filter, both bases unless filtered, newest first. */
beforeEach(async () => {
  now = new Date(`${TODAY}T23:00:00Z`)
  medians = { Selic: 13.5, IPCA: 4.92, 'IGP-M': 4.1, Câmbio: 5.2, 'PIB Total': 1.9 }
  service = new FakeSource((url, response, request) => {
    if (request.url!.includes('+')) return response.writeHead(400).end('/*{"codigo":400,"mensagem":"Parâmetro inválido"}*/')
    const filter = url.searchParams.get('$filter')
    const indicator = /Indicador eq '([^']+)'/.exec(filter ?? '')?.[1]
    if (!filter || indicator === undefined || !(indicator in medians))
      return response.end('/*{"codigo":400,"mensagem":"Filtro inválido"}*/')
    const resource = url.pathname.split('/').at(-1)!
    const reference = {
      ExpectativasMercadoAnuais: [{ DataReferencia: '2026' }, { DataReferencia: '2027' }],
      ExpectativaMercadoMensais: [{ DataReferencia: '12/2026' }],
      ExpectativasMercadoInflacao12Meses: [{ Suavizada: 'S' }, { Suavizada: 'N' }],
      ExpectativasMercadoSelic: [{ Reuniao: 'R8/2026' }],
    }[resource]!
    const rows = reference.flatMap((of) =>
      ['2026-11-13', '2026-11-12'].flatMap((Data) =>
        [0, 1].map((baseCalculo) => ({
          Indicador: indicator,
          Data,
          ...of,
          Media: medians[indicator]! + 0.01,
          Mediana: medians[indicator]! + baseCalculo,
          DesvioPadrao: 0.2,
          Minimo: medians[indicator]! - 1,
          Maximo: medians[indicator]! + 2,
          numeroRespondentes: 140,
          baseCalculo,
        })),
      ),
    )
    return response.end(JSON.stringify({ '@odata.context': 'x', value: rows }))
  })
  address = await service.listen()
  folder = mkdtempSync(join(tmpdir(), 'centavo-focus-'))
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
    patience: service.patience(),
    pauseMilliseconds: 0,
    log: () => {},
    ...options,
  })
  opened.push(market)
  return market
}

/** Refreshes the survey only; quotes have their own test. */
const refreshed = async (market: Market) => market.companions[2]!.refresh(never, undefined)
const served = (market: Market) => serviceUnderTest({ today: () => TODAY, market: market.port })
const selic = async (market: Market, horizon = '2027') =>
  (await served(market).inject(`/v1/expectations?indicator=selic&horizon=${encodeURIComponent(horizon)}`)).json()

it('reads every indicator and horizon, filtered and sequentially, labeled as expectations', async () => {
  const market = await open()
  expect((await refreshed(market)).map(({ problem }) => problem)).toEqual([null, null, null, null, null])
  expect(service.busiest).toBe(1)
  for (const { url } of service.asked) expect(url).toMatch(/%20and%20baseCalculo%20eq%200%20and%20Data%20ge%20%272026-10-12%27/)
  expect(await selic(market)).toMatchObject({
    kind: 'expectation',
    unit: '% ao ano',
    expectations: [
      {
        horizon: '2027',
        date: '2026-11-13',
        median: 13.5,
        mean: 13.51,
        deviation: 0.2,
        minimum: 12.5,
        maximum: 15.5,
        respondents: 140,
        stale: false,
      },
    ],
  })
  expect((await selic(market, 'R8/2026')).expectations[0].median).toBe(13.5)
  const ipca = (await served(market).inject('/v1/expectations?indicator=ipca')).json()
  expect(ipca.expectations.map(({ horizon }: { horizon: string }) => horizon).sort()).toEqual(['12m', '2025', '2026', '2026-12', '2027'])
})

it('serves the saved data after an offline restart, and reports when it is stale', async () => {
  const market = await open()
  await refreshed(market)
  await market.stop()
  const again = await open({ refresh: 'off' })
  expect((await selic(again)).expectations[0]).toMatchObject({ median: 13.5, stale: false })
  now = new Date('2026-11-21T23:00:00Z')
  expect((await selic(again)).expectations[0]).toMatchObject({ median: 13.5, source: 'fallback', stale: true })
})

it('rejects an implausible median and keeps the stored data', async () => {
  const market = await open()
  await refreshed(market)
  medians.Selic = 135
  expect((await refreshed(market))[0]!.problem).toMatch(/absurd/)
  expect((await selic(market)).expectations[0]).toMatchObject({ median: 13.5, stale: true })
})

it.each([
  ['zero', 0],
  ['a tenth', 0.1],
  ['a fifth more', 1.2],
  ['twice as much', 2],
  ['ten times', 10],
  ['the other way', -1],
])('rejects past surveys returned as %s and keeps the stored data', async (_name, times) => {
  const market = await open()
  await refreshed(market)
  medians.Câmbio! *= times
  expect((await refreshed(market)).find(({ id }) => id === 'Focus dollar')!.problem).toMatch(/absurd/)
})

it('surveys weeks old are stale but still answered', async () => {
  const market = await open()
  now = new Date('2026-11-27T23:00:00Z')
  await refreshed(market)
  expect((await selic(market)).expectations[0]).toMatchObject({ date: '2026-11-13', stale: true })
})

// Sources share one request layer: each `npm test` suite runs a third of these cases, and together they cover all.
describe.each(oneIn(3, LIE_NAMES, 3))('service that responds with %s', (lie) => {
  it('keeps the stored data unchanged and stale until recovery', async () => {
    const market = await open()
    await refreshed(market)
    const before = (await selic(market)).expectations[0]
    service.lies(lie)
    expect((await refreshed(market)).every(({ problem }) => problem?.startsWith('Focus: '))).toBe(true)
    expect((await selic(market)).expectations[0]).toEqual({ ...before, source: 'fallback', stale: true })
    service.heals()
    await refreshed(market)
    expect((await selic(market)).expectations[0]).toEqual(before)
  })
})

it('serves the bundled sample as a sample, with its dates', async () => {
  const app = serviceUnderTest()
  const { expectations } = (await app.inject('/v1/expectations?indicator=selic&horizon=2027')).json()
  expect(expectations).toEqual([expect.objectContaining({ date: '2026-06-17', median: 12, mean: null, source: 'fallback', stale: true })])
  expect((await app.inject('/v1/expectations?indicator=igpm')).statusCode).toBe(503)
  expect((await app.inject('/v1/expectations?indicator=selic&horizon=2040')).statusCode).toBe(404)
  expect((await app.inject('/v1/expectations?indicator=selic&horizon=amanha')).json().issues[0].field).toBe('horizon')
})
