/** Promises of the doors that no single door's file holds: what a 503 says, what an entity tag names, what pages and searches show. */
import { describe, expect, it } from 'vitest'
import { law } from '../engine/core/dated.ts'
import { KINDS } from '../engine/core/operation/kinds.ts'
import { registryOf } from '../engine/core/operation/registry.ts'
import { find } from '../engine/search/index.ts'
import { search } from '../service/doors/web/pages/search.ts'
import { ports, registry } from './support/ports.ts'
import { portsWith } from './support/rates.ts'
import { serviceUnderTest } from './support/service.ts'

const app = serviceUnderTest()

describe('an indicator that is not there', () => {
  it('is a 503 that says when to come back', async () => {
    const { statusCode, headers, body } = await serviceUnderTest(portsWith({})).inject(
      '/v1/calc/savings-return?initial_amount=1000&months=1',
    )
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('60')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body).error).toMatch(/não está disponível em 14\/11\/2026: o último valor guardado é o de 17\/09\/2026/)
  })
})

describe('the entity tag of an answer', () => {
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

  it('names the law: a digit, an act, a grade or a caveat changes it, and nothing else does', async () => {
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

  it('names the indicators, the salaries and the release', async () => {
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

  it('is answered by 304 in a list and as a strong tag', async () => {
    const tag = await tagOf(app)
    const status = async (sent: string) => (await app.inject({ url: URL, headers: { 'if-none-match': sent } })).statusCode
    expect(await Promise.all([tag, `"a", ${tag}`, tag.slice(2), '"a"'].map(status))).toEqual([304, 304, 304, 200])
  })
})

describe('the grade of a law', () => {
  it.each([
    ['corroborated', 'confirmada por duas fontes'],
    ['verified', 'texto oficial lido'],
    ['reported', 'uma fonte'],
  ])('%s is said in words, "%s", on the page of its table', async (status, words) => {
    const table = [...registry.laws.values()].find(({ versions }) => versions[0].evidence.status === status)!
    const { body } = await app.inject(`/tabelas/${table.id}`)
    expect(body).toContain(`<span class="badge ${status}">${words}</span>`)
  })
})

describe('a search', () => {
  it('shows the best first, twelve at most, and never the tail', () => {
    const shown = search('salário', ports).filter(({ kind }) => kind !== 'Salário')
    const paged = ({ type, id }: { type: string; id: string }) =>
      type !== 'operation' || KINDS[registry.operations.get(id)!.kind].page !== null
    const all = find(ports, 'salário', { among: paged, most: 100 }).filter(({ type }) => type !== 'profession')
    expect(shown.map(({ title }) => title)).toEqual(all.slice(0, 12).map(({ title }) => title))
    expect(all.length).toBeGreaterThan(12)
  })
})
