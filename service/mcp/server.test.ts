import { describe, expect, it } from 'vitest'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { ports, registry } from '../../test/support/ports.ts'
import { createExchange } from './exchange.ts'
import { readSelection } from './selection.ts'

const query = registry.queries.get('health')!
const broken = {
  ...query,
  id: 'broken',
  path: '/v1/broken',
  answer: () => {
    throw new Error('secret')
  },
}
/** Table whose lookup throws. */
const faulty = Object.assign(Object.create(registry.laws.get('inss')!), {
  id: 'faulty',
  at() {
    throw new Error('secret')
  },
})
const small = registryOf(
  [...['net-salary', 'percentage', 'accept_raise', 'rates-history', 'financing'].map((id) => registry.operations.get(id)!), broken],
  [registry.laws.get('inss')!, faulty],
)
const engine = { ...ports, registry: small }

/** MCP server without HTTP: its replies and the errors it reported. */
function opened() {
  const reported: unknown[] = []
  const exchange = createExchange(
    engine,
    (error) => reported.push(error),
    () => null,
  )
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  async function ask(
    method: string,
    params: object = {},
    { query = '', more = {} }: { query?: string; more?: Record<string, string> } = {},
  ) {
    const body = { jsonrpc: '2.0', id: 7, method, params }
    const selection = readSelection(new URLSearchParams(query), small)
    const answered = await exchange.answer({ url: `/mcp?${query}`, headers: { ...headers, ...more }, body, selection })
    const text = String(answered.body)
    return { status: answered.status, type: answered.type, message: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) }
  }
  const call = async (name: string, args?: object, query = '') =>
    (await ask('tools/call', { name, ...(args && { arguments: args }) }, { query })).message
  return { ask, call, reported }
}

describe('tool call', () => {
  it('returns text and structured content under the request id', async () => {
    const { ask } = opened()
    const { status, type, message } = await ask('tools/call', { name: 'net-salary', arguments: { gross_salary: 5000 } })
    expect([status, type, message.jsonrpc, message.id]).toEqual([200, 'application/json; charset=utf-8', '2.0', 7])
    expect(message.result.structuredContent.netSalary).toBe(4498.5)
    expect(message.result.content[0].text).toContain('R$ 4.498,50')
  })

  it.each([
    ['with a mark of its client', { _meta: { progressToken: 1 } }, {}],
    ['of an older revision', {}, { 'mcp-protocol-version': '2025-06-18' }],
  ])('gives the same result for %s', async (_how, extra, more) => {
    const { ask } = opened()
    const { status, message } = await ask('tools/call', { name: 'net-salary', arguments: { gross_salary: 5000 }, ...extra }, { more })
    expect([status, message.result.structuredContent.netSalary]).toEqual([200, 4498.5])
  })

  it.each([
    ['of a revision there is not', { 'mcp-protocol-version': '1999-01-01' }, 400],
    ['that takes no JSON', { accept: 'text/event-stream' }, 406],
    ['that takes no stream', { accept: 'application/json' }, 406],
    [
      'without a handshake that says so in its headers alone',
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'net-salary' },
      400,
    ],
  ])('rejects %s', async (_how, more, expected) => {
    expect((await opened().ask('tools/call', { name: 'net-salary', arguments: { gross_salary: 5000 } }, { more })).status).toBe(expected)
  })

  it('works without a handshake and carries all metadata in the request', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const more = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'percentage' }
    const { message } = await opened().ask(
      'tools/call',
      { name: 'net-salary', arguments: { gross_salary: 5000 }, _meta },
      { more: { ...more, 'mcp-name': 'net-salary' } },
    )
    expect(message.result).toMatchObject({ resultType: 'complete', structuredContent: { netSalary: 4498.5 } })
    expect((await opened().ask('tools/call', { name: 'net-salary', arguments: {}, _meta }, { more })).status).toBe(400)
  })

  it('suggests a tool name or points to the list for an unknown tool', async () => {
    const { call } = opened()
    expect((await call('net-salry')).error.message).toContain('Não há ferramenta "net-salry". Você quis dizer net-salary?')
    expect((await call('zzzzzzzzzz')).error.message).toContain('A lista está em tools/list.')
    expect((await call('financing', {}, 'group=trabalho')).error.message).toContain(
      'A ferramenta "financing" existe, mas não nesta conexão',
    )
  })

  it('reports an internal error and returns a fixed message', async () => {
    const { call, reported } = opened()
    const { result } = await call('broken')
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result)).not.toContain('secret')
    expect(reported).toEqual([new Error('secret')])
  })
})

describe('resource', () => {
  it('is read by URI, rejects an unknown one and reports an internal error', async () => {
    const { ask, reported } = opened()
    const { message } = await ask('resources/read', { uri: 'centavo://tables/inss?date=2026-02-01' })
    expect(JSON.parse(message.result.contents[0].text)).toMatchObject({ table: 'inss' })
    expect((await ask('resources/read', { uri: 'centavo://tables/ins' })).message.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('inss'),
    })
    expect(reported).toEqual([])
    const fault = (await ask('resources/read', { uri: 'centavo://tables/faulty' })).message.error
    expect(fault.code).toBe(-32603)
    expect(fault.message).not.toContain('secret')
    expect(reported).toEqual([new Error('secret')])
  })
})

describe('tool list', () => {
  const names = async (query: string) =>
    (await opened().ask('tools/list', {}, { query })).message.result.tools.map(({ name }: { name: string }) => name)
  const first = async (query: string, name = 'net-salary') =>
    (await opened().ask('tools/list', {}, { query })).message.result.tools.find((tool: { name: string }) => tool.name === name)

  it('contains every operation of the selected groups, or the three generic tools', async () => {
    expect(await names('')).toEqual([...small.operations.keys()])
    expect(await names('group=trabalho')).toEqual(['net-salary'])
    expect(await names('mode=compact')).toEqual(['find', 'describe', 'calculate'])
    expect(await names('mode=compact&schemas=input')).toEqual(['find', 'describe', 'calculate'])
  })

  it('starts a brief list with the tools that return the full definitions', async () => {
    expect((await names('schemas=brief')).slice(0, 3)).toEqual(['find', 'describe', 'net-salary'])
    expect((await names('schemas=required')).slice(0, 3)).toEqual(['find', 'describe', 'net-salary'])
  })

  it('uses the requested detail level', async () => {
    const all = await first('schemas=all')
    expect(Object.keys(all).sort()).toEqual(['annotations', 'description', 'inputSchema', 'name', 'outputSchema', 'title'])
    expect(await first('schemas=input')).not.toHaveProperty('outputSchema')
    const fields = Object.keys(all.inputSchema.properties)
    expect(fields.length).toBeGreaterThan(6)
    expect(Object.keys((await first('schemas=brief')).inputSchema.properties)).toEqual(fields.slice(0, 6))
    expect((await first('schemas=brief')).description).toMatch(new RegExp(` \\+${fields.length - 6}: describe$`))
    expect(Object.keys((await first('schemas=required')).inputSchema.properties)).toEqual(all.inputSchema.required)
    expect((await first('schemas=required')).description).toMatch(
      new RegExp(` \\+${fields.length - all.inputSchema.required.length}: describe$`),
    )
  })
})

describe('the three generic tools', () => {
  const found = async (args: object) => (await opened().call('find', args)).result.structuredContent

  it('describe an operation with at most three examples', async () => {
    const { result } = await opened().call('describe', { operation: 'net-salary' })
    const { examples } = registry.operations.get('net-salary')!
    expect(examples.length).toBeGreaterThan(3)
    expect(result.structuredContent.examples).toEqual(examples.slice(0, 3).map(({ title, input }) => ({ title, input })))
  })

  it('calculate the same result as the operation itself', async () => {
    const { call } = opened()
    const asked = await call('calculate', { operation: 'net-salary', input: { gross_salary: 5000 } })
    expect(asked.result).toEqual((await call('net-salary', { gross_salary: 5000 })).result)
    expect((await call('calculate', { operation: 'net-salry' })).result.content[0].text).toContain('Você quis dizer net-salary?')
  })

  it('search everything or one group, up to the requested limit', async () => {
    expect((await found({})).count).toBe(small.operations.size)
    const labour = await found({ group: 'trabalho' })
    expect(labour.operations.map(({ operation }: { operation: string }) => operation)).toEqual(['net-salary'])
    expect(labour).not.toHaveProperty('groups')
    expect((await found({ limit: 2 })).operations).toHaveLength(2)
    expect(await found({ query: 'xyzzyqwerty' })).toMatchObject({ count: 0, operations: [], groups: expect.arrayContaining(['trabalho']) })
  })

  it('find the intended operation, with the parsed input and its answer', async () => {
    const { operations } = await found({ query: 'salário líquido de 5000' })
    expect(operations[0]).toMatchObject({
      operation: 'net-salary',
      input: { gross_salary: 5000 },
      answer: expect.stringContaining('4.498,50'),
    })
    const bare = (await found({ query: 'salário líquido' })).operations[0]
    expect(bare.operation).toBe('net-salary')
    expect(bare).not.toHaveProperty('input')
    expect(bare).not.toHaveProperty('unused')
  })
})

describe('global search', () => {
  const exchange = createExchange(
    ports,
    () => undefined,
    () => null,
  )
  async function found(query: string) {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find', arguments: { query } } }
    const headers = { accept: 'application/json, text/event-stream' }
    const answered = await exchange.answer({ url: '/mcp', headers, body, selection: readSelection(new URLSearchParams(), registry) })
    return JSON.parse(String(answered.body)).result.structuredContent
  }

  it('ranks an operation above a table that matches only some of the words', async () => {
    const { operations } = await found('Teto de juros e encargos do cartão de crédito de 5200')
    expect(operations[0].operation).toBe('credit-card-interest')
    expect(operations[1]).toMatchObject({ operation: 'table', input: { table: 'card-interest-cap' }, unused: ['5200'] })
  })

  it('ranks a table that matches every word above the operation, with its own answer', async () => {
    const { operations, answers } = await found('salário mínimo hoje')
    expect(answers[0]).toMatchObject({ id: expect.any(String), answer: expect.stringContaining('R$') })
    for (const { kind } of answers) expect(kind).not.toBe('Calculadora')
    expect(operations.length).toBeGreaterThan(0)
    expect(answers.length).toBeLessThanOrEqual(3)
  })
})
