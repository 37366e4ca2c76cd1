import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createHttpServer } from '../host/server.ts'
import { loopExecutor } from '../work/answer-scheduler.ts'
import { mountDescription } from './endpoint.ts'

const engine = { ...ports, registry: registryOf([registry.operations.get('net-salary')!, registry.operations.get('health')!], []) }

function mounted() {
  const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute: 0 }, loopExecutor(engine))
  return { app: server.app, description: mountDescription(server, engine, null) }
}

describe('OpenAPI endpoints', () => {
  it('serve the full, brief, group and YAML descriptions', async () => {
    const { app } = mounted()
    for (const address of ['openapi.json', 'openapi.brief.json', 'openapi/trabalho.json', 'openapi/sistema.json'])
      expect((await app.inject(`/v1/${address}`)).json().openapi, address).toBe('3.1.0')
    for (const address of ['openapi.yaml', 'openapi/trabalho.yaml']) {
      const { headers, body } = await app.inject(`/v1/${address}`)
      expect(headers['content-type']).toBe('application/yaml; charset=utf-8')
      expect(body).toMatch(/^openapi: "3\.1\.0"\ninfo:\n {2}title: /)
    }
  })

  it('serves the whole in OpenAPI 3.0.3 too, as JSON and as YAML', async () => {
    const { app } = mounted()
    const older = await app.inject('/v1/openapi.3.0.json')
    expect(older.json().openapi).toBe('3.0.3')
    expect(Object.keys(older.json().paths)).toEqual(Object.keys((await app.inject('/v1/openapi.json')).json().paths))
    const yaml = await app.inject('/v1/openapi.3.0.yaml')
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8')
    expect(yaml.body).toContain('openapi: "3.0.3"\n')
  })

  it('reject an unknown group by name and list the valid ones', async () => {
    const { statusCode, body } = await mounted().app.inject('/v1/openapi/nada.json')
    expect(statusCode).toBe(404)
    expect(JSON.parse(body).error).toMatch(/^Não há descrição "nada\.json"\. A lista está em \/docs\.$/)
    const long = await mounted().app.inject(`/v1/openapi/${'a'.repeat(61)}`)
    expect(JSON.parse(long.body).error).toContain(`"${'a'.repeat(60)}"`)
  })

  it('build the description behind the HTML pages once for consecutive requests', async () => {
    const { description } = mounted()
    const first = description(() => null)
    expect(description(() => null)).toBe(first)
    expect((await first).components.examples).toHaveProperty('netSalary')
  })
})
