/** Cross-adapter guarantees: 503 bodies, ETag contents, page and search output. */
import { describe, expect, it } from 'vitest'
import { law } from '../../engine/core/dated.ts'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { find } from '../../engine/search/index.ts'
import { search } from '../../service/web/pages/search.ts'
import { portsWith } from '../support/corpora/rates.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

describe('missing indicator', () => {
  it('returns 503 with Retry-After', async () => {
    const { statusCode, headers, body } = await serviceUnderTest(portsWith({})).inject(
      '/v1/calc/savings-return?initial_amount=1000&months=1',
    )
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('60')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body).error).toMatch(/não está disponível em 14\/11\/2026: o último valor guardado é o de 17\/09\/2026/)
  })
})

describe('ETag of an answer', () => {
  const URL = '/v1/calc/net-salary?gross_salary=5000'
  const tagOf = async (service: typeof app) => String((await service.inject(URL)).headers.etag)
  const laws = [...registry.laws.values()]
  /** The same service after a change to one version of one table. */
  const changed = (change: object) =>
    serviceUnderTest({
      registry: registryOf(
        [...registry.operations.values()],
        laws.map((each, index) => {
          if (index > 0) return each
          const [first, ...rest] = each.versions
          const { id, title, dateMeans, reviewedOn, words } = each
          return law({ id, title, dateMeans, reviewedOn, words, versions: [{ ...first, ...change }, ...rest] })
        }),
      ),
    })

  it('changes with a digit, act, grade or caveat of the law, and with nothing else', async () => {
    const tag = await tagOf(changed({}))
    expect(await tagOf(changed({}))).toBe(tag)
    const others = await Promise.all(
      [
        { value: { amount: 1n } },
        { norm: { act: 'Lei nº 1/2027' } },
        { evidence: { status: 'reported', sources: ['https://example.org'] } },
        { caveat: 'Uma dúvida.' },
      ].map((change) => tagOf(changed(change))),
    )
    expect(new Set([tag, ...others]).size).toBe(5)
  })

  it('covers the indicators, the salaries and the release', async () => {
    const tag = await tagOf(app)
    const others = await Promise.all(
      [
        { rates: { ...ports.rates, version: () => 'other' } },
        { salaries: { ...ports.salaries, version: () => 'other' } },
        { service: { ...ports.service, version: '9.9.9' } },
        { service: { ...ports.service, build: 'other' } },
      ].map((other) => tagOf(serviceUnderTest(other))),
    )
    expect(new Set([tag, ...others]).size).toBe(5)
  })

  it('returns 304 for a matching tag in a list or as a strong tag', async () => {
    const tag = await tagOf(app)
    const status = async (sent: string) => (await app.inject({ url: URL, headers: { 'if-none-match': sent } })).statusCode
    expect(await Promise.all([tag, `"a", ${tag}`, tag.slice(2), '"a"'].map(status))).toEqual([304, 304, 304, 200])
  })
})

describe('evidence grade of a law', () => {
  it.each([
    ['corroborated', 'confirmada por duas fontes'],
    ['verified', 'texto oficial lido'],
    ['reported', 'uma fonte'],
  ])('the table page shows %s as "%s"', async (status, words) => {
    const table = [...registry.laws.values()].find(({ versions }) => versions[0].evidence.status === status)!
    const { body } = await app.inject(`/tabelas/${table.id}`)
    expect(body).toContain(`<span class="badge ${status}">${words}</span>`)
  })
})

describe('search', () => {
  it('shows at most twelve results, best first, without the low-score tail', () => {
    const shown = search('salário', ports).filter(({ kind }) => kind !== 'Salário')
    const paged = ({ type, id }: { type: string; id: string }) =>
      type !== 'operation' || KINDS[registry.operations.get(id)!.kind].page !== null
    const all = find(ports, 'salário', { among: paged, most: 100 }).filter(({ type }) => type !== 'profession')
    expect(shown.map(({ title }) => title)).toEqual(all.slice(0, 12).map(({ title }) => title))
    expect(all.length).toBeGreaterThan(12)
  })
})
