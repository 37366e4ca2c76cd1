import { afterAll, describe, expect, it } from 'vitest'
import { createEngine } from '../../engine/engine.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { centavo } from '../support/console.ts'
import { grownEngine } from '../support/grown.ts'
import { ports } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const COPIED = 'a-brand-new-calculator'
const grown = grownEngine('savings', 'simple-interest', [COPIED])
const { registry } = (await import(new URL('generated/registry.ts', grown.engine).href)) as { registry: Registry }

afterAll(grown.remove)

describe('a calculator folder copied in appears on every interface', () => {
  it('is served, listed, documented and rendered without other changes', async () => {
    const app = serviceUnderTest({ registry })
    const answer = (await app.inject(`/v1/calc/${COPIED}?principal=1000&rate=2&months=12`)).json()
    expect(answer.total).toBe(1240)
    const index = (await app.inject('/v1/calc')).json()
    expect(index.count).toBe(ports.registry.calculators.size + 1)
    expect(index.calculators.map((entry: { calculator: string }) => entry.calculator)).toContain(COPIED)
    const description = (await app.inject('/v1/openapi.json')).json()
    expect(Object.keys(description.paths[`/v1/calc/${COPIED}`])).toEqual(['get', 'post', 'parameters'])
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

  it('is available as a command, a batch and a function without other changes', async () => {
    const world = { ...ports, registry }
    const input = { principal: 1000, rate: 2, months: 12 }
    expect(JSON.parse((await centavo([COPIED, '1.000,00', '2', '12'], { world })).out).total).toBe(1240)
    expect((await centavo(['list'], { world, terminal: true })).out).toContain(COPIED)
    expect((await centavo([COPIED, '--help'], { world })).out).toContain('--principal')
    expect((await centavo(['completion', 'bash'], { world })).out).toContain(COPIED)
    expect((await centavo(['batch', COPIED, '--fields', 'total'], { world, stdin: 'principal,rate,months\n1000,2,12\n' })).out).toContain(
      '1000,2,12,1240',
    )
    expect(createEngine(world).calculate(COPIED, input).total).toBe(1240)
    const batch = await serviceUnderTest(world).inject({ method: 'POST', url: `/v1/calc/${COPIED}/batch`, payload: [input] })
    expect(batch.json()[0].result.total).toBe(1240)
  })
})
