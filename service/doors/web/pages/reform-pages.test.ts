/** The page where the law is changed: its address, its cells, its people, and what it says of the country. */
import { describe, expect, it } from 'vitest'
import { run } from '../../../../engine/core/operation/run.ts'
import { ports, registry } from '../../../../test/support/ports.ts'
import { pictureOf } from '../answers/picture.ts'
import { asked } from '../forms/form-request.ts'
import { reformBody } from './reform-body.ts'
import { populationPage, reformsPage } from './reform-pages.ts'
import { readersOf } from './reform-readers.ts'

const body = async (query: Record<string, string>) =>
  reformBody(query, ports, await readersOf(ports), (question, raw) => run(question, raw, ports))

describe('the address of a change', () => {
  it.each([
    [{ table: 'irrf' }, '?table=irrf'],
    [{ law: 'irrf/perDependent=250' }, '?law=irrf%2FperDependent%3D250'],
    [{ law: 'irrf/perDependent=250', table: 'inss' }, '?law=irrf%2FperDependent%3D250&table=inss'],
    [{ table: 'inss', calculator: 'net-salary' }, '?table=inss'],
    [{ table: 'inss', calculator: 'vacation-pay' }, '?table=inss&calculator=vacation-pay'],
  ])('of %j', async (query, expected) => {
    const { address } = await body(query)
    expect(address).toBe(`/e-se-a-lei-mudasse${expected}`)
  })

  it('what could not be taken stays to be mended, two thousand letters of it', async () => {
    const { written, status } = await body({ law: `irrf/nada=${'1'.repeat(3000)}` })
    expect([status, written.length]).toEqual([400, 2000])
  })
})

describe('the cells of a table', () => {
  it('are written as people write amounts and rates', async () => {
    const { text } = (await body({ table: 'inss' })).parts.editor
    for (const cell of ['1.621,00', '8.475,55', '7,5%', '14%']) expect(text).toContain(`value="${cell}"`)
  })

  it('of rows with one shape are the lines of one table', async () => {
    const { text } = (await body({ table: 'inss' })).parts.editor
    expect(text).toMatch(/<table class="cells"><thead><tr>(?:<td><\/td>)?<th scope="col">/)
    expect(text).not.toContain('<section class="group"><h3>1</h3>')
  })
})

describe('the people a change is shown on', () => {
  it('are each offered once, those of the table first', async () => {
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

  it('lead to who gains and who loses, where that can be told', () => {
    const linked = entries().filter((each) => each.includes('Quem ganha e quem perde'))
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.length).toBeLessThan(entries().length)
    for (const each of entries()) expect(each.includes('/quem-ganha"'), each.slice(0, 60)).toBe(!each.startsWith('Jornada'))
  })

  it('say of the country what is known, and that a range is of what is not', () => {
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

describe('a gauge', () => {
  const member = registry.calculators.get('disabled-retirement')!
  const drawn = (yearsNeeded: number) => pictureOf(member, asked(member, {}, ports), { yearsNeeded }, ports)

  it('is drawn up to any limit there is', () => {
    expect([drawn(25), drawn(1), drawn(0.5)].map((each) => each !== null)).toEqual([true, true, true])
    expect([drawn(0), drawn(-1)]).toEqual([null, null])
  })
})
