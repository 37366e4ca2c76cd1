import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/core/run.ts'
import { createLibrary } from '../src/library.ts'
import { loadCalculator, loadRegistry } from '../src/registry.ts'
import { centavo } from './support/console.ts'
import { ports } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const COPIED = 'a-brand-new-calculator'

/** A source tree that differs from the real one by a single folder. */
let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'centavo-'))
  for (const name of readdirSync(SOURCE)) if (name !== 'calculators') symlinkSync(join(SOURCE, name), join(tree, name))
  mkdirSync(join(tree, 'calculators'))
  for (const name of readdirSync(join(SOURCE, 'calculators')))
    symlinkSync(join(SOURCE, 'calculators', name), join(tree, 'calculators', name), 'dir')
  cpSync(join(SOURCE, 'calculators', 'simple-interest'), join(tree, 'calculators', COPIED), { recursive: true })
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('a folder copied in is a calculator on every surface', () => {
  it('is served, listed, described and drawn with nothing else touched', async () => {
    const registry = await loadRegistry(pathToFileURL(`${tree}/`))
    const app = serviceUnderTest({ registry })
    const answer = (await app.inject(`/v1/calc/${COPIED}?principal=1000&rate=2&months=12`)).json()
    expect(answer.total).toBe(1240)
    const index = (await app.inject('/v1/calc')).json()
    expect(index.count).toBe(ports.registry.calculators.size + 1)
    expect(index.calculators.map((entry: { calculator: string }) => entry.calculator)).toContain(COPIED)
    const description = (await app.inject('/v1/openapi.json')).json()
    expect(Object.keys(description.paths[`/v1/calc/${COPIED}`])).toEqual(['get', 'post'])
    expect((await app.inject('/')).body).toContain(`href="/calculadora/${COPIED}"`)
    expect((await app.inject(`/calculadora/${COPIED}?principal=1.000,00&rate=2&months=12`)).body).toContain('1.240,00')
    expect((await app.inject('/sitemap.xml')).body).toContain(`/calculadora/${COPIED}<`)
    expect((await app.inject('/busca?q=brand+new')).body).toContain(`href="/calculadora/${COPIED}"`)
    expect((await app.inject('/docs')).body).toContain(`/v1/calc/${COPIED}`)
    expect((await app.inject('/v1/calc/a-brand-new-calculatr')).json().error).toContain(COPIED)
    const called = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: COPIED, arguments: { principal: 1000, rate: 2, months: 12 } },
      },
    })
    expect(called.json().result.structuredContent).toEqual(answer)
  })

  it('is a command, a batch and a function with nothing else touched', async () => {
    const source = pathToFileURL(`${tree}/`)
    const world = { ...ports, registry: await loadRegistry(source) }
    const input = { principal: 1000, rate: 2, months: 12 }
    expect(JSON.parse((await centavo([COPIED, '1.000,00', '2', '12'], { world })).out).total).toBe(1240)
    expect((await centavo(['list'], { world, terminal: true })).out).toContain(COPIED)
    expect((await centavo([COPIED, '--help'], { world })).out).toContain('--principal')
    expect((await centavo(['completion', 'bash'], { world })).out).toContain(COPIED)
    expect((await centavo(['batch', COPIED, '--fields', 'total'], { world, stdin: 'principal,rate,months\n1000,2,12\n' })).out).toContain(
      '1000,2,12,1240',
    )
    expect(createLibrary(world).calculate(COPIED, input).total).toBe(1240)
    const batch = await serviceUnderTest(world).inject({ method: 'POST', url: `/v1/calc/${COPIED}/batch`, payload: [input] })
    expect(batch.json()[0].result.total).toBe(1240)
    const alone = await loadCalculator(COPIED, source)
    expect([...alone!.calculators.keys()]).toEqual([COPIED])
    expect(await loadCalculator('no-such-calculator', source)).toBeUndefined()
  })
})

describe.each([...ports.registry.calculators.values()])('$id loaded alone', ({ id, examples }) => {
  it('has all the law it reads, and no other calculator', async () => {
    const alone = (await loadCalculator(id))!
    expect([...alone.calculators.keys()]).toEqual([id])
    const read = examples.flatMap(({ input }) => run(alone.calculators.get(id)!, input, ports).basis as { table: string }[])
    expect([...alone.laws.keys()]).toEqual(expect.arrayContaining(read.map(({ table }) => table)))
  })
})
