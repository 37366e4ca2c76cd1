import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createHttpServer } from '../host/server.ts'
import { loopExecutor } from '../work/answer-scheduler.ts'
import { mountDiscovery } from './endpoint.ts'
import { llmsFullText } from './llms.ts'

const engine = {
  ...ports,
  registry: registryOf(
    ['net-salary', 'health', 'payroll-run'].map((id) => registry.operations.get(id)!),
    [],
  ),
}

function mounted(rateLimitPerMinute = 0) {
  const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute }, loopExecutor(engine))
  mountDiscovery(server, engine, null)
  return server.app
}

describe('discovery endpoints', () => {
  it('serves the full text as a page and the index as an API response', async () => {
    const app = mounted(10)
    expect((await app.inject('/llms-full.txt')).headers).not.toHaveProperty('x-ratelimit-cost')
    expect((await app.inject('/v1')).headers).toHaveProperty('x-ratelimit-cost', '1')
  })

  it.each(['/llms.txt', '/v1/postman.json', '/llms-full.txt'])('compresses %s when accepted', async (address) => {
    const app = mounted()
    const { headers, rawPayload } = await app.inject({ url: address, headers: { 'accept-encoding': 'gzip' } })
    const { headers: plainly, rawPayload: plain } = await app.inject(address)
    expect(headers['content-encoding']).toBe('gzip')
    expect(rawPayload.length).toBeLessThan(plain.length)
    expect(plainly).not.toHaveProperty('content-encoding')
  })
})

describe('full text of fields', () => {
  it('lists inputs with required marks and results of each operation, and states when there is no input', async () => {
    const text = await llmsFullText(engine, '', () => null)
    const [, salary, payroll, health] = text.split(/^### /m)
    expect(salary).toMatch(/^Salário líquido\n/)
    expect(salary).toContain('- Recebe:\n  - `gross_salary` (number; obrigatório): ')
    expect(salary).toContain('  - `dependents` (integer; padrão 0): ')
    expect(salary).toMatch(/- Devolve: .*`netSalary` \(/)
    expect(salary).toMatch(/- Exemplo \(.*\): \/v1\/calc\/net-salary\?gross_salary=/)
    const said = [payroll, health].map((each) => each!)
    const [nothing, posted] = said[0]!.includes('Não recebe nada') ? said : said.reverse()
    expect(nothing).toContain('- Não recebe nada.\n- Devolve: ')
    expect(posted).toContain('- Recebe:\n  - `month`')
    expect(posted).not.toContain('- Exemplo')
  })
})
