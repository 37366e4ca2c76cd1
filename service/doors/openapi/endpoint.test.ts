import { describe, expect, it } from 'vitest'
import { registryOf } from '../../../engine/core/operation/registry.ts'
import { ports, registry } from '../../../test/support/ports.ts'
import { createHttpServer } from '../../host/server.ts'
import { loopWorkplace } from '../answer-scheduler.ts'
import { mountDescription } from './endpoint.ts'

const engine = { ...ports, registry: registryOf([registry.operations.get('net-salary')!, registry.operations.get('health')!], []) }

function mounted() {
  const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute: 0 }, loopWorkplace(engine))
  return { app: server.app, description: mountDescription(server, engine, null) }
}

describe('the descriptions', () => {
  it('are there whole, in brief, of a group, and in YAML', async () => {
    const { app } = mounted()
    for (const address of ['openapi.json', 'openapi.brief.json', 'openapi/trabalho.json', 'openapi/sistema.json'])
      expect((await app.inject(`/v1/${address}`)).json().openapi, address).toBe('3.1.0')
    for (const address of ['openapi.yaml', 'openapi/trabalho.yaml']) {
      const { headers, body } = await app.inject(`/v1/${address}`)
      expect(headers['content-type']).toBe('application/yaml; charset=utf-8')
      expect(body).toMatch(/^openapi: "3\.1\.0"\ninfo:\n {2}title: /)
    }
  })

  it('one there is not is refused by its name, and those there are named', async () => {
    const { statusCode, body } = await mounted().app.inject('/v1/openapi/nada.json')
    expect(statusCode).toBe(404)
    expect(JSON.parse(body).error).toMatch(/^Não há descrição "nada\.json"\. Há trabalho\.json, trabalho\.yaml, /)
    const long = await mounted().app.inject(`/v1/openapi/${'a'.repeat(61)}`)
    expect(JSON.parse(long.body).error).toContain(`"${'a'.repeat(60)}"`)
  })

  it('the one that pages are drawn of is made once for many in a row', async () => {
    const { description } = mounted()
    const first = description(() => null)
    expect(description(() => null)).toBe(first)
    expect((await first).components.examples).toHaveProperty('netSalary')
  })
})
