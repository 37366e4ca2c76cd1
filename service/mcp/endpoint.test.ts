import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createHttpServer } from '../host/server.ts'
import { loopExecutor } from '../work/answer-scheduler.ts'
import { mountMcp } from './endpoint.ts'

const engine = { ...ports, registry: registryOf([registry.operations.get('net-salary')!], []) }

function mounted() {
  const server = createHttpServer(engine, { trustProxy: false, rateLimitPerMinute: 0 }, loopExecutor(engine))
  mountMcp(server, engine, null)
  return (payload: string, query = '') =>
    server.app.inject({
      method: 'POST',
      url: `/mcp${query}`,
      headers: { host: 'localhost', 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      payload,
    })
}

const call = (args: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"net-salary","arguments":${args}}}`

describe('MCP message', () => {
  it('is answered, including nulls and lists', async () => {
    const post = mounted()
    const { statusCode, body } = await post(call('{"gross_salary":5000,"dependents":null}'))
    expect([statusCode, JSON.parse(body).result.structuredContent.netSalary]).toEqual([200, 4498.5])
  })

  it.each([
    ['at the top', call('{"gross_salary":5000,"__proto__":{"dependents":9}}')],
    ['within a list', call('{"gross_salary":[{"__proto__":0}]}')],
    ['in the message itself', call('{}').replace('"id":1', '"id":1,"__proto__":{}')],
  ])('with a hidden field %s is rejected by name', async (_where, payload) => {
    const { statusCode, body } = await mounted()(payload)
    expect(statusCode).toBe(400)
    expect(JSON.parse(body).issues).toMatchObject([{ field: '__proto__', code: 'unknown_field' }])
  })

  it('must be single, with a valid selection', async () => {
    const post = mounted()
    expect(JSON.parse((await post(`[${call('{}')}]`)).body).issues).toMatchObject([{ field: 'body' }])
    expect(JSON.parse((await post(call('{}'), '?group=nada')).body).issues).toMatchObject([{ field: 'group' }])
  })

  it.each([
    ['prompts/get', undefined],
    ['prompts/get', {}],
    ['prompts/get', { name: 3 }],
    ['initialize', undefined],
    ['tools/list', { cursor: 1e308 }],
    ['tools/call', undefined],
    ['tools/call', { name: ['net-salary'] }],
    ['resources/read', {}],
    ['completion/complete', { ref: 1 }],
  ])('with parameters missing or wrong is -32602 without a dump of the validator: %s %o', async (method, params) => {
    const { body } = await mounted()(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    const { error } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body)
    expect(error, body).toMatchObject({ code: -32602 })
    expect(error.message).not.toMatch(/[[{]/)
  })
})
