/** IPCA index number from IBGE, under faulty responses. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRates, type Rates } from '../../service/refresh/open-rates.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FakeSource, LIE_NAMES } from '../support/fakes/fake-source.ts'
import { oneIn } from '../support/lanes/rounds.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
/** The September index number is published in the second week of October. */
const TODAY = '2026-10-05'
const held = readShipped(SHIPPED).value.get('ipca-index')!

let ibge: FakeSource
let address: string
let folder: string
let serie: Record<string, string>
let rates: Rates

/** Mimics the real service: months by number, zero-padded values, "..." for unpublished months. */
beforeEach(async () => {
  serie = Object.fromEntries(held.days.map((day, index) => [day.slice(0, 7).replace('-', ''), `${held.values[index]}00000000000`]))
  ibge = new FakeSource((url, response) => {
    if (!url.pathname.startsWith('/api/v3/agregados/1737/')) return response.writeHead(404).end('{}')
    return response.end(JSON.stringify([{ id: '2266', resultados: [{ series: [{ localidade: { id: '1' }, serie }] }] }]))
  })
  address = await ibge.listen()
  folder = mkdtempSync(join(tmpdir(), 'centavo-ibge-'))
  rates = await openRates({
    shipped: SHIPPED,
    store: folder,
    refresh: 'on',
    // Closed port: the test covers IBGE only.
    sgsBaseUrl: 'http://127.0.0.1:9',
    sidraBaseUrl: address,
    clock: { now: () => new Date(`${TODAY}T23:00:00Z`), after: () => () => {} },
    patience: ibge.patience(),
    pauseMilliseconds: 0,
    log: () => {},
  })
})

afterEach(async () => {
  await rates.stop()
  await ibge.close()
  rmSync(folder, { recursive: true, force: true })
})

const outcome = async () => (await rates.refreshNow()).find(({ id }) => id === 'ipca-index')!
const last = () => rates.port.latest('ipcaIndex', TODAY)!

it('adds a new month and skips an unpublished one', async () => {
  const next = `${Number(held.values.at(-1)) + 20}`
  serie['202610'] = '...'
  const [year, month] = held.days.at(-1)!.split('-').map(Number) as [number, number]
  serie[month === 12 ? `${year + 1}01` : `${year}${String(month + 1).padStart(2, '0')}`] = next
  expect(await outcome()).toMatchObject({ source: 'SIDRA', added: 1, problem: null })
  expect(last()).toMatchObject({ value: Number(next), stale: false })
})

// Sources share one request layer: each `npm test` suite runs a third of these cases, and together they cover all.
describe.each(oneIn(3, LIE_NAMES, 4))('IBGE that responds with %s', (lie) => {
  it('keeps the stored data unchanged and stale until recovery', async () => {
    const before = last()
    ibge.lies(lie)
    expect(await outcome()).toMatchObject({ source: null, problem: expect.stringMatching(/^SIDRA: ./) })
    expect(last()).toEqual({ ...before, stale: true })
    ibge.heals()
    expect((await outcome()).problem).toBeNull()
    expect(last()).toEqual({ ...before, source: 'central_bank', stale: false })
  })
})

it.each([
  ['a tenth', (value: string) => String(Number(value) / 10)],
  ['a decimal comma', (value: string) => value.replace('.', ',')],
])('rejects %s', async (_name, spoil) => {
  serie = Object.fromEntries(Object.entries(serie).map(([month, value]) => [month, spoil(value)]))
  expect((await outcome()).problem).not.toBeNull()
  expect(last().value).toBe(Number(held.values.at(-1)))
})
