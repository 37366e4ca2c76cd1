/** The index number of the IPCA, from IBGE: what a bad answer does to it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRates, type Rates } from '../../service/refresh/open.ts'
import { readShipped } from '../../service/refresh/shipped.ts'
import { FakeSource, LIE_NAMES } from '../support/fake-source.ts'
import { oneIn } from '../support/rounds.ts'

const SHIPPED = new URL('../../data/series/', import.meta.url)
/** The index number of September is out in the second week of October. */
const TODAY = '2026-10-05'
const held = readShipped(SHIPPED).value.get('ipca-index')!

let ibge: FakeSource
let address: string
let folder: string
let serie: Record<string, string>
let rates: Rates

/** As the real one: a month by its number, values padded with zeros, "..." for what is not out. */
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
    // Nobody listens there: only IBGE is of interest.
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

it('a new month is taken, and what is not out yet is left out', async () => {
  const next = `${Number(held.values.at(-1)) + 20}`
  serie['202610'] = '...'
  const [year, month] = held.days.at(-1)!.split('-').map(Number) as [number, number]
  serie[month === 12 ? `${year + 1}01` : `${year}${String(month + 1).padStart(2, '0')}`] = next
  expect(await outcome()).toMatchObject({ source: 'SIDRA', added: 1, problem: null })
  expect(last()).toMatchObject({ value: Number(next), stale: false })
})

// All sources are read by the same requests: with `npm test` each is told a third of these, and together all.
describe.each(oneIn(3, LIE_NAMES, 4))('an IBGE that answers with %s', (lie) => {
  it('leaves what is held as it was, stale, until it heals', async () => {
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
])('%s is not believed', async (_name, spoil) => {
  serie = Object.fromEntries(Object.entries(serie).map(([month, value]) => [month, spoil(value)]))
  expect((await outcome()).problem).not.toBeNull()
  expect(last().value).toBe(Number(held.values.at(-1)))
})
