import { expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createHttpServer } from '../host/server.ts'
import { loopExecutor } from '../work/answer-scheduler.ts'
import { mountDiscovery } from './endpoint.ts'

const engine = { ...ports, today: () => '2026-11-14' as const, registry: registryOf([registry.operations.get('health')!], []) }

async function security(baseUrl: string | null, contact: string | null) {
  const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute: 0 }, loopExecutor(engine))
  mountDiscovery(server, engine, baseUrl, contact)
  const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  return body.split('\n')
}

it('gives the contact of the instance, and expires half a year after its start', async () => {
  expect(await security('https://centavo.example/', 'mailto:security@centavo.example')).toEqual([
    'Contact: mailto:security@centavo.example',
    'Expires: 2027-05-13T00:00:00Z',
    'Preferred-Languages: pt-BR, en',
    'Canonical: https://centavo.example/.well-known/security.txt',
    'Policy: https://centavo.example/seguranca',
    '',
  ])
})

it('points at the page that says how to report where no contact is set', async () => {
  expect((await security('https://centavo.example', null))[0]).toBe('Contact: https://centavo.example/seguranca')
  expect((await security(null, null))[0]).toBe('Contact: http://localhost:3000/seguranca')
})
