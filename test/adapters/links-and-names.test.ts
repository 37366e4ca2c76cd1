/** Links to the law, errors that quote the input, and links between pages. */
import { describe, expect, it } from 'vitest'
import { ASKABLE } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { variantsOf } from '../../engine/presentation/canonical-pages.ts'
import { partsChart } from '../../service/web/charts/picture-kinds.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { escaped } from '../../service/web/html.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const bodyOf = async (url: string): Promise<string> => (await app.inject(url)).body

describe('table page', () => {
  it.each([...registry.laws.values()])('$id links to the act of the version in force and to every source', async (law) => {
    const { norm, evidence } = law.at(ports.today())
    const body = await bodyOf(`/tabelas/${law.id}`)
    const act = escaped(norm.act)
    if (norm.url) expect(body).toContain(`<a href="${escaped(norm.url)}" rel="external noopener">${act}</a>`)
    else expect(body).toMatch(new RegExp(`<p>${act.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
    for (const source of evidence.sources.filter((each) => /^https?:/.test(each)))
      expect(body).toContain(`<a href="${escaped(source)}" rel="external noopener">`)
  })
})

describe('unknown name', () => {
  it.each(ASKABLE.filter(({ path }) => !path.includes('{')))('$path: echoes the name, up to sixty characters', async ({ path }) => {
    const errorOf = async (name: string): Promise<string> => (await app.inject(`${path}/${name}`)).json().error
    for (const name of ['zz-nada-disso', 'zzzz', `z${'y'.repeat(59)}`]) expect(await errorOf(name)).toContain(`"${name}"`)
    expect(await errorOf('zzzz')).toContain(`A lista está em ${path}.`)
    expect(await errorOf(`z${'y'.repeat(80)}`)).toContain(`"z${'y'.repeat(59)}"`)
  })
})

it('suggests the only near match of a name, and otherwise lists all names, in either language', async () => {
  const errorOf = async (name: string, language: string): Promise<string> =>
    (await app.inject({ url: `/v1/calc/${name}`, headers: { 'accept-language': language } })).json().error
  expect(await errorOf('severence', 'pt-BR')).toMatch(/Você quis dizer severance\? A lista está em \/v1\/calc\.$/)
  expect(await errorOf('severence', 'en')).toMatch(/Did you mean severance\? The list is at \/v1\/calc\.$/)
  for (const name of ['zz-nada-disso', `z${'y'.repeat(59)}`]) expect(await errorOf(name, 'en')).toContain(`"${name}"`)
  expect(await errorOf(`z${'y'.repeat(80)}`, 'en')).toContain(`"z${'y'.repeat(59)}"`)
  expect(await errorOf('zzzz', 'pt-BR')).toMatch(/A lista está em \/v1\/calc\.$/)
  expect(await errorOf('zzzz', 'en')).toMatch(/The list is at \/v1\/calc\.$/)
})

describe('calculator page', () => {
  const decisionsOf = (door: Operation) => variantsOf(door, registry).filter(({ kind }) => kind === 'decision')
  const doors = [...registry.calculators.values()].filter((door) => decisionsOf(door).length > 0)

  it('offers the related decisions, and only those of its canonical page', async () => {
    expect(doors.length).toBeGreaterThan(0)
    for (const door of doors) {
      const body = await bodyOf(pagePath(door))
      const offered = [...body.matchAll(/<form class="ask" action="([^"]+)" method="get" autocomplete="off" data-names/g)]
      expect(offered.map(([, action]) => action).sort(), door.id).toEqual(decisionsOf(door).map(pagePath).sort())
    }
  })
})

describe('stacked bar segments', () => {
  it('show their number in the middle when it fits', () => {
    const parts = [60, 36, 4].map((value) => ({ label: String(value), value }))
    const { text } = partsChart('Partes', parts)
    const bar =
      /<g data-at="\d"><rect class="[^"]*" x="([\d.]+)%" width="([\d.]+)%"[^>]*\/>(?:<text class="within" x="([\d.]+)%"[^>]*>(\d))?/g
    expect([...text.matchAll(bar)].map(([, x, width, ...number]) => [x, width, ...number])).toEqual([
      ['0', '60', '30', '1'],
      ['60', '36', '78', '2'],
      ['96', '4', undefined, undefined],
    ])
  })
})
