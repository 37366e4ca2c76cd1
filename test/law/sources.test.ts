import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingMonths, sourcesOf } from '../../engine/catalogue/sources/sources.ts'
import { noticeText, packageNotice } from '../../tools/release/notice.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const sources = sourcesOf(ports)
const ids = (kind: string) => sources.filter((source) => source.kind === kind).map(({ id }) => id)
const files = (folder: string) => readdirSync(new URL(`../../data/${folder}/`, import.meta.url)).filter((name) => !/meta/.test(name))

describe('data sources', () => {
  it('cover exactly every series, table, statistic and catalogue', () => {
    expect(ids('series').sort()).toEqual(
      files('series')
        .map((name) => name.replace('.csv', ''))
        .sort(),
    )
    expect(ids('table').sort()).toEqual([...registry.laws.keys()].sort())
    expect(ids('statistic').sort()).toEqual(
      files('salaries')
        .map((name) => name.replace(/\.\w+$/, ''))
        .sort(),
    )
    expect(ids('market')).toEqual(['focus', 'treasury-bonds'])
    expect(ids('catalogue')).toEqual([...files('occupations').map((name) => name.replace('.txt', '')), 'classifications'])
  })

  it('have origin, licence, coverage, date and update frequency', () => {
    for (const { title, origin, licence, coverage, lastRead, every } of sources) {
      for (const said of [title, origin, licence, coverage.of, every]) expect(said).toMatch(/\S/)
      expect(coverage.count).toBeGreaterThan(0)
      expect(lastRead).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('credit the authors of the salary data, and name the licence of the series', () => {
    for (const { id, origin } of sources.filter(({ kind }) => kind === 'statistic')) {
      expect(origin).toContain('MTE/PDET')
      if (id !== 'published') expect(origin).toContain('github.com/sidneyhori/jobs')
    }
    expect(sources.find(({ id }) => id === 'cdi')!.licence).toContain('ODbL')
  })

  it('report gaps in a series', () => {
    expect(missingMonths(['2026-01', '2026-02', '2026-03'])).toBeNull()
    expect(missingMonths(['2025-11', '2026-01', '2026-04'])).toBe('Faltam 3 meses: 12/2025, 02/2026 a 03/2026.')
    expect(missingMonths(['2025-11', '2026-01'])).toBe('Falta 1 mês: 12/2025.')
    expect(sources.find(({ id }) => id === 'ipca')!.holes).toBeNull()
  })

  it('include register data imported on this server', () => {
    const imported = { from: '2025-08', to: '2026-07', months: 12, asOf: '2026-07' }
    const status = () => ({ window: imported, imported, problem: null })
    const found = sourcesOf({ ...ports, salaries: { ...ports.salaries, status } }).find(({ id }) => id === 'caged-microdata')
    expect(found?.coverage).toMatchObject({ from: '2025-08', to: '2026-07' })
    expect(ids('statistic')).not.toContain('caged-microdata')
  })

  it('include central bank and Treasury data refreshed on this server', () => {
    const { market } = ports
    const live = sourcesOf({
      ...ports,
      market: {
        ...market,
        currencies: { ...market.currencies, all: () => [{ code: 'GBP', name: 'Libra', from: '1994-07-01', to: '2026-11-13' }] },
        bonds: { ...market.bonds, all: () => ({ ...market.bonds.all(), readOn: '2026-11-13' }) },
      },
    })
    expect(live.find(({ id }) => id === 'ptax')).toMatchObject({ lastRead: '2026-11-13', coverage: { count: 1, from: '1994-07-01' } })
    expect(live.find(({ id }) => id === 'treasury-bonds')).toMatchObject({
      lastRead: '2026-11-13',
      holes: null,
      licence: expect.stringContaining('ODbL'),
    })
    expect(ids('market')).not.toContain('ptax')
  })

  it('match between page and API', async () => {
    const app = serviceUnderTest()
    const { count, sources: answered } = (await app.inject('/v1/sources')).json()
    expect(count).toBe(sources.length)
    expect(answered).toEqual(JSON.parse(JSON.stringify(sources)))
    expect((await app.inject('/v1/sources?kind=table')).json().count).toBe(registry.laws.size)
    const { body } = await app.inject('/fontes')
    for (const { title } of sources.filter(({ kind }) => kind !== 'table')) expect(body).toContain(title.replaceAll("'", '&#39;'))
  })

  it('match NOTICE: update with `npx tsx tools/release/notice.ts`', () => {
    expect(readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8')).toBe(noticeText())
    expect(readFileSync(new URL('../../engine/NOTICE', import.meta.url), 'utf8')).toBe(packageNotice())
  })
})
