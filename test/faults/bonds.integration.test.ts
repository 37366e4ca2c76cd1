/** Treasury bond prices: on-demand download, storage, serving, and robustness to a faulty file. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Market, openMarket } from '../../service/refresh/open-market.ts'
import { treasuryBonds } from '../../service/sources/treasury-bonds/index.ts'
import { FakeSource, LIE_NAMES } from '../support/fakes/fake-source.ts'
import { program } from '../support/lanes/programs.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { serviceUnderTest } from '../support/service.ts'

const HEADER = 'Tipo Titulo;Data Vencimento;Data Base;Taxa Compra Manha;Taxa Venda Manha;PU Compra Manha;PU Venda Manha;PU Base Manha'
const ROWS = [
  'Tesouro Prefixado;01/01/2029;26/08/2026;14,06;14,18;736,83;734,64;734,64',
  'Tesouro IPCA+;15/05/2035;26/08/2026;7,10;7,22;2551,10;2520,00;2520,00',
  'Tesouro Prefixado;01/01/2029;25/08/2026;14,01;14,13;737,20;735,00;735,00',
  'Tesouro Prefixado;01/01/2025;30/12/2024;12,01;12,13;999,20;999,00;999,00',
]
const never = new AbortController().signal

let rows: string[]
let treasury: FakeSource
let address: string
let folder: string
const opened: Market[] = []

beforeEach(async () => {
  rows = [...ROWS]
  treasury = new FakeSource((url, response) =>
    url.pathname === '/moved'
      ? response.writeHead(302, { location: '/file.csv' }).end()
      : response.end(Buffer.from([HEADER, ...rows].join('\r\n'), 'latin1')),
  )
  address = await treasury.listen()
  folder = mkdtempSync(join(tmpdir(), 'centavo-bonds-'))
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((market) => market.stop()))
  await treasury.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(): Promise<Market> {
  const market = await openMarket({
    shipped: new URL('../../data/', import.meta.url),
    store: folder,
    refresh: 'off',
    clock: { now: () => new Date('2026-08-27T12:00:00Z'), after: () => () => {} },
    log: () => {},
  })
  opened.push(market)
  return market
}

const updated = (market: Market, path = '/file.csv') =>
  market.updateBonds(
    treasuryBonds(`${address}${path}`, { attempts: 2, attemptMilliseconds: 1500, backoffMilliseconds: 1, largestBytes: 100_000 }),
    never,
  )

const served = (market: Market) => serviceUnderTest({ today: () => '2026-08-27', market: market.port })

it('reads the file in any order, through a same-origin redirect, and serves it after a restart', async () => {
  expect(await updated(await open(), '/moved')).toMatchObject({ added: 3, last: '2026-08-26', problem: null })
  const app = served(await open())
  const list = (await app.inject('/v1/bonds')).json()
  expect(list).toMatchObject({ readOn: '2026-08-27', source: 'treasury', stale: false, count: 2 })
  expect(list.bonds.map(({ bond }: { bond: string }) => bond)).toEqual(['tesouro-ipca-2035-05-15', 'tesouro-prefixado-2029-01-01'])
  expect((await app.inject('/v1/bonds?matured=with&q=prefixado')).json().count).toBe(2)
  const history = (await app.inject('/v1/bonds/tesouro-prefixado-2029-01-01/history')).json()
  expect(history.prices.map(({ date, buyPrice }: { date: string; buyPrice: number }) => [date, buyPrice])).toEqual([
    ['2026-08-25', 737.2],
    ['2026-08-26', 736.83],
  ])
  const sheet = await app.inject('/v1/bonds/tesouro-prefixado-2029-01-01/history?from=2026-08-26&format=csv')
  expect(sheet.body).toContain('2026-08-26,14.06,14.18,736.83,734.64,734.64')
  expect((await app.inject('/v1/bonds/tesouro-prefixado-2030-01-01/history')).json().error).toMatch(
    /quis dizer tesouro-prefixado-2029-01-01/,
  )
})

it('a calculator takes the rate of the day from it, and requires the rate as input on a missing day', async () => {
  const market = await open()
  await updated(market)
  const app = served(market)
  const priced = (await app.inject('/v1/calc/tesouro-prefixado?maturity=2029-01-01&trade=2026-08-26')).json()
  expect(priced).toMatchObject({ unitPrice: 736.83, ratePercent: 14.06 })
  expect(priced.assumptions.join(' ')).toMatch(/arquivo de preços do Tesouro, na manhã de 26\/08\/2026/)
  const refused = (await app.inject('/v1/calc/tesouro-prefixado?maturity=2029-01-01&trade=2026-08-27')).json()
  expect(refused.issues[0]).toMatchObject({ field: 'rate', message: expect.stringMatching(/27\/08\/2026 não está guardado/) })
})

it('a file that lacks stored rows removes nothing and is reported', async () => {
  const market = await open()
  await updated(market)
  rows = ROWS.slice(0, 2)
  expect((await updated(market)).problem).toMatch(/lacks 2 rows/)
  expect(market.port.bonds.history('tesouro-prefixado-2029-01-01')).toHaveLength(2)
})

it.each([
  ['cut in a row', (lines: string[]) => [...lines, ROWS[0]!.slice(0, 30)]],
  ['a price ten times', (lines: string[]) => [...lines, ROWS[0]!.replace('26/08/2026', '27/08/2026').replace('736,83', '7368,30')]],
  ['a day twice with two prices', (lines: string[]) => [...lines, ROWS[0]!.replace('736,83', '737,00')]],
  ['every price a tenth more', (lines: string[]) => lines.map((line) => line.replace('736,83', '810,51').replace('737,20', '810,92'))],
  ['another bond’s prices', (lines: string[]) => lines.map((line) => line.replace('736,83', '701,10').replace('737,20', '701,90'))],
  ['every price zero', (lines: string[]) => lines.map((line) => line.replace('736,83', '0,00').replace('737,20', '0,00'))],
  ['every price the other way', (lines: string[]) => lines.map((line) => line.replace('736,83', '-736,83').replace('737,20', '-737,20'))],
  ['every price doubled', (lines: string[]) => lines.map((line) => line.replace('736,83', '1473,66').replace('737,20', '1474,40'))],
  ['every price a tenth', (lines: string[]) => lines.map((line) => line.replace('736,83', '73,68').replace('737,20', '73,72'))],
  ['decimal points', (lines: string[]) => lines.map((line) => line.replaceAll(',', '.'))],
])('rejects a file with %s entirely and keeps the stored data', async (_name, spoiled) => {
  const market = await open()
  await updated(market)
  rows = spoiled(ROWS)
  expect(await updated(market)).toMatchObject({ source: null, problem: expect.stringMatching(/^Tesouro: /) })
  expect(market.port.bonds.history('tesouro-prefixado-2029-01-01')).toHaveLength(2)
})

// Sources share one request layer: each `npm test` suite runs a third of these cases, and together they cover all.
describe.each(oneIn(3, LIE_NAMES, 1))('Treasury that responds with %s', (lie) => {
  it('changes nothing', async () => {
    const market = await open()
    await updated(market)
    const before = market.port.bonds.all()
    treasury.lies(lie)
    expect(await updated(market)).toMatchObject({ source: null, problem: expect.stringMatching(/^Tesouro: ./) })
    expect(market.port.bonds.all()).toEqual(before)
  })
})

it('the health of every service on the same data reports a rejected file and the reason, until one is accepted', async () => {
  const reader = await open()
  const health = async (market: Market) => (await served(market).inject('/v1/health')).json()
  await updated(reader)
  expect((await health(reader)).rates.refused).toEqual([])
  rows = ROWS.map((line) => line.replace('736,83', '1473,66').replace('737,20', '1474,40'))
  await updated(reader)
  const told = [{ of: 'bonds', why: expect.stringMatching(/^Tesouro: tesouro-prefixado-2029-01-01: absurd/) }]
  for (const market of [reader, await open()]) {
    const { status, degraded, rates } = await health(market)
    expect([status, rates.refused]).toEqual(['degraded', told])
    expect(degraded.join(' ')).toContain('A última leitura de bonds não pôde ser aceita')
  }
  rows = [...ROWS]
  await updated(reader)
  expect((await health(await open())).rates.refused).toEqual([])
})

it('the bundled data is one row with its own date, never today’s', async () => {
  const app = serviceUnderTest()
  expect((await app.inject('/v1/bonds')).json()).toMatchObject({
    readOn: null,
    source: 'shipped',
    stale: true,
    count: 1,
    bonds: [{ bond: 'tesouro-prefixado-2029-01-01', last: { date: '2026-08-26', buyRate: 14.06 } }],
  })
})

it('npm run bonds:update downloads the file, reports it and exits with 1 on failure', async () => {
  const run = () =>
    promisify(execFile)(process.execPath, [program('service/refresh/commands/bonds-command')], {
      env: { ...process.env, BASE_URL: '', DATA_DIR: folder, BONDS_URL: `${address}/file.csv` },
    })
  expect((await run()).stdout).toMatch(/3 preços novos, até 26\/08\/2026/)
  expect((await run()).stdout).toMatch(/0 preços novos/)
  treasury.lies('HTML with 200')
  await expect(run()).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/Não foi lido; fica o que havia, até 26\/08\/2026/) })
})
