/** Law change pages: URL, cells, people and national estimates. */
import { describe, expect, it } from 'vitest'
import { run } from '../../../../engine/operation/evaluation/run.ts'
import { ports, registry } from '../../../../test/support/ports.ts'
import { pictureOf } from '../../answers/picture.ts'
import { parseFormRequest } from '../../forms/form-request.ts'
import { reformBody } from './reform-body.ts'
import { populationPage, reformsPage } from './reform-pages.ts'
import { readersOf } from './reform-readers.ts'

const body = async (query: Record<string, string>) =>
  reformBody(query, ports, await readersOf(ports), (question, raw) => run(question, raw, ports))

describe('law change URL', () => {
  it.each([
    [{ table: 'irrf' }, '?table=irrf'],
    [{ law: 'irrf/perDependent=250' }, '?law=irrf%2FperDependent%3D250'],
    [{ law: 'irrf/perDependent=250', table: 'inss' }, '?law=irrf%2FperDependent%3D250&table=inss'],
    [{ table: 'inss', calculator: 'net-salary' }, '?table=inss'],
    [{ table: 'inss', calculator: 'vacation-pay' }, '?table=inss&calculator=vacation-pay'],
  ])('%j', async (query, expected) => {
    const { address } = await body(query)
    expect(address).toBe(`/e-se-a-lei-mudasse${expected}`)
  })

  it('keeps up to two thousand characters of a rejected change', async () => {
    const { written, status } = await body({ law: `irrf/nada=${'1'.repeat(3000)}` })
    expect([status, written.length]).toEqual([400, 2000])
  })
})

describe('table cells', () => {
  it('format amounts and rates for people', async () => {
    const { text } = (await body({ table: 'inss' })).parts.editor
    for (const cell of ['1.621,00', '8.475,55', '7,5%', '14%']) expect(text).toContain(`value="${cell}"`)
  })

  it('render rows of equal shape as one table', async () => {
    const { text } = (await body({ table: 'inss' })).parts.editor
    expect(text).toMatch(/<table class="cells"><thead><tr>(?:<td><\/td>)?<th scope="col">/)
    expect(text).not.toContain('<section class="group"><h3>1</h3>')
  })
})

describe('example people', () => {
  it("are listed once, the table's own first", async () => {
    const readers = await readersOf(ports)
    expect(readers.inss!.map(({ id }) => id)[0]).toBe('net-salary')
    expect(readers.fgts!.map(({ id }) => id)[0]).toBe('fgts')
    for (const offered of Object.values(readers)) {
      const ids = offered.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(4)
    }
  })
})

describe('proposed changes', () => {
  const entries = () => reformsPage(ports, '').split('<li><h2>').slice(1)

  it('link to winners and losers when they can be computed', () => {
    const linked = entries().filter((each) => each.includes('Quem ganha e quem perde'))
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.length).toBeLessThan(entries().length)
    for (const each of entries()) expect(each.includes('/quem-ganha"'), each.slice(0, 60)).toBe(!each.startsWith('Jornada'))
  })

  it('state the known national figures and the meaning of a range', () => {
    const [, id] = /\/reformas\/([\w-]+)\/quem-ganha/.exec(reformsPage(ports, ''))!
    const rows = [
      ...populationPage(id!, ports).matchAll(
        /<tr><th scope="row">(Ganham|Perdem|Muda menos[^<]*)<\/th><td class="n">([^<]*)<\/td><td class="soft">([^<]*)<\/td>/g,
      ),
    ]
    expect(rows).toHaveLength(3)
    for (const [, name, value, margin] of rows)
      expect(margin, name).toBe(value!.startsWith('entre') ? 'todo o décimo que não se estima' : '—')
  })
})

describe('gauge', () => {
  const member = registry.calculators.get('disabled-retirement')!
  const drawn = (yearsNeeded: number) => pictureOf(member, parseFormRequest(member, {}, ports), { yearsNeeded }, ports)

  it('extends to the largest limit', () => {
    expect([drawn(25), drawn(1), drawn(0.5)].map((each) => each !== null)).toEqual([true, true, true])
    expect([drawn(0), drawn(-1)]).toEqual([null, null])
  })
})
