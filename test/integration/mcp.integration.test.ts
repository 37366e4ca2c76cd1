/** MCP adapter over loopback, tested with the official clients of both protocol versions and the inspector CLI. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guidedPaths } from '../../engine/presentation/guided-path.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { plain } from '../../service/mcp/operations.ts'
import { readSelection } from '../../service/mcp/selection.ts'
import { serverFactory } from '../../service/mcp/server.ts'
import { decision, withDecision } from '../support/corpora/decision.ts'
import { program } from '../support/lanes/programs.ts'
import { EXHAUSTIVE, oneIn, rounds } from '../support/lanes/rounds.ts'
import { ports } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

const { calculators, decisions, queries, laws } = withDecision
const app = serviceUnderTest({ registry: withDecision })
let address: string

beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Timeout of tests that start processes or call every operation, on a busy machine. */
const LONG = 120_000

const info = { name: 'test', version: '1' }
const url = (query = '') => new URL(`/mcp${query}`, address)

type Result = { content: { type: string; text: string }[]; structuredContent?: unknown; isError?: boolean }

/** Common interface of both clients. */
interface Asker {
  readonly revision: string | undefined
  readonly client: ClientV1 | ClientV2
  call(name: string, args?: Record<string, unknown>): Promise<Result>
  close(): Promise<void>
}

async function v1(query = ''): Promise<Asker> {
  const client = new ClientV1(info)
  const transport = new TransportV1(url(query))
  await client.connect(transport as never)
  return {
    client,
    revision: transport.protocolVersion,
    call: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as Result,
    close: () => client.close(),
  }
}

async function v2(query = '', mode: 'auto' | 'legacy' = 'auto'): Promise<Asker> {
  const client = new ClientV2(info, { versionNegotiation: { mode } })
  await client.connect(new TransportV2(url(query)))
  return {
    client,
    revision: client.getNegotiatedProtocolVersion(),
    call: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as Result,
    close: () => client.close(),
  }
}

/** A raw message that no client would send. */
async function post(payload: unknown, headers: Record<string, string> = {}, query = '') {
  const response = await app.inject({
    method: 'POST',
    url: `/mcp${query}`,
    headers: { host: 'localhost', 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  const data = /^data: (.*)$/m.exec(response.body)?.[1] ?? response.body
  return { status: response.statusCode, headers: response.headers, body: data ? JSON.parse(data) : undefined }
}

const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
const call = (name: unknown, args?: unknown) => request('tools/call', { name, arguments: args })

/** Every example of every operation, with the equivalent HTTP request. */
const questions = [
  ...[...calculators.values()].map(({ id, group, examples }) => ({ id, group, examples, path: `/v1/calc/${id}`, posts: true })),
  ...[...decisions.values()].map(({ id, examples }) => ({ id, group: 'decisoes', examples, path: `/v1/workflows/${id}`, posts: true })),
  ...[...queries.values()].map(({ id, group, examples, path, posted }) => ({ id, group: plain(group), examples, path, posts: posted })),
].flatMap(({ examples, ...operation }) => examples.slice(0, rounds(1, 2)).map(({ title, input }) => ({ ...operation, title, input })))

/** First example of each operation. */
const firsts = questions.filter(({ id }, index) => questions.findIndex((other) => other.id === id) === index)
const groups = [...new Set(questions.map(({ group }) => group))]

/** A third of the items per client: the three clients together cover all. */
const thirdOf = <T>(all: readonly T[], turn: number): T[] => all.filter((_, index) => index % 3 === turn % 3)

/** A third per client; all items in exhaustive mode. */
const partOf = <T>(all: readonly T[], turn: number): T[] => (EXHAUSTIVE ? [...all] : thirdOf(all, turn))

/** A tool result must match HTTP: the same body, or an error with the same sentence. */
async function expectSame({ path, input, posts }: (typeof questions)[number], { structuredContent, content, isError = false }: Result) {
  const answered = posts ? await app.inject({ method: 'POST', url: path, payload: input }) : await app.inject(exampleUrl(path, input))
  expect(isError).toBe(answered.statusCode !== 200)
  if (isError) expect(content[0]!.text).toContain(answered.json().error)
  else expect(JSON.stringify(structuredContent)).toBe(answered.body)
}

describe.each([
  ['the v1 client', v1, '2025-11-25', 0],
  ['the v2 client with a handshake', (query = '') => v2(query, 'legacy'), '2025-11-25', 1],
  ['the v2 client without', v2, '2026-07-28', 2],
] as const)('%s', { timeout: LONG }, (_name, connect, revision, turn) => {
  let asker: Asker

  beforeAll(async () => {
    asker = await connect()
  }, LONG)
  afterAll(() => asker.close())

  it('negotiates the expected protocol revision', () => {
    expect(asker.revision).toBe(revision)
  })

  it('receives the server instructions', () => {
    expect(asker.client.getInstructions()).toContain('reference_date')
    expect(asker.client.getServerVersion()).toMatchObject({ name: 'centavo', version: 'test' })
  })

  it('lists every calculator, decision and query', async () => {
    const { tools } = await asker.client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(['find', 'describe', ...withDecision.operations.keys()].sort())
  })

  // Each client tests a third of the groups, half of it under `npm test`: schema compilation dominates the time. The tests below still call
  // every operation through the three generic tools.
  it('returns the HTTP body for its examples, valid against the tool’s schema', async () => {
    const asked = oneIn(2, thirdOf(groups, turn), turn)
    const full = await connect(`?mode=full&group=${asked.map(encodeURIComponent).join()}`)
    await full.client.listTools() // from here on the client validates structured content against the output schema
    for (const question of questions.filter(({ group }) => asked.includes(group))) {
      const result = await full.call(question.id, question.input)
      await expectSame(question, result)
      expect(result.content[0]!.text.length).toBeGreaterThan(10)
      expect(result.content[0]!.text).not.toMatch(/undefined|NaN|\[object/)
      // Must mention no HTTP path and no CLI flag.
      expect(result.content[0]!.text).not.toMatch(/\/v1\/|(?<![\w-])--[a-z]/)
    }
    await full.close()
  })

  it('returns an actionable error as a tool result', async () => {
    const { isError, content } = await asker.call('net-salary', { gross_salary: -1 })
    expect(isError).toBe(true)
    expect(content[0]!.text).toBe(
      [
        'Entrada inválida: gross_salary deve ser maior que 0; veio -1.',
        'O que enviar:',
        '- gross_salary: número, ≥ 0.01, obrigatório. Salário bruto mensal',
        'Exemplo aceito: {"gross_salary":5000}',
      ].join('\n'),
    )
  })

  it('reads every law table, on any day', async () => {
    const { resources } = await asker.client.listResources()
    expect(resources.map(({ name }) => name)).toEqual([...laws.keys()])
    const { resourceTemplates } = await asker.client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('centavo://tables/{table}{?date}')
    const read = async (uri: string) => ((await asker.client.readResource({ uri })).contents[0] as { text: string }).text
    for (const { uri, name } of partOf(resources, turn)) expect(await read(uri)).toBe((await app.inject(`/v1/tables/${name}`)).body)
    expect(await read('centavo://tables/inss?date=2019-06-01')).toBe((await app.inject('/v1/tables/inss?date=2019-06-01')).body)
    expect(await read('centavo://tables/inss/history')).toBe((await app.inject('/v1/tables/inss/history')).body)
    await expect(read('centavo://tables/ins')).rejects.toThrow('inss')
    await expect(read('centavo://tables/inss?date=2019-02-30')).rejects.toThrow('AAAA-MM-DD')
    await expect(read('centavo://tables/inss?date=1990-01-01')).rejects.toThrow('1994-07-01')
    await expect(read('file:///etc/passwd')).rejects.toThrow(/centavo:\/\/tables\/\{table\}.*veio "file:\/\/\/etc\/passwd"/)
  })

  it('has a prompt for each situation and each decision', async () => {
    const { prompts } = await asker.client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual([
      ...guidedPaths(withDecision).flatMap(({ slug, questions }) => (questions.length > 0 ? [slug] : [])),
      ...decisions.keys(),
    ])
    const { messages } = await asker.client.getPrompt({ name: decision.id, arguments: { gross_salary: '5000' } })
    const { text } = messages[0]!.content as { text: string }
    expect(text).toContain(decision.question)
    expect(text).toContain('gross_salary = 5000')
    expect(text).toContain('needed: Quanto preciso por mês')
    expect(text).toContain(`chame a ferramenta ${decision.id}`)
    await expect(asker.client.getPrompt({ name: decision.id, arguments: { salary: '1' } })).rejects.toThrow('campo desconhecido')
    await expect(asker.client.getPrompt({ name: 'accept_or' })).rejects.toThrow(decision.id)
  })

  it('completes arguments', async () => {
    const table = { type: 'ref/resource', uri: 'centavo://tables/{table}{?date}' } as const
    const offered = async (params: Parameters<ClientV2['complete']>[0]) => (await asker.client.complete(params)).completion
    const named = await offered({ ref: table, argument: { name: 'table', value: 'ins' } })
    expect(named.values).toEqual([...laws.keys()].filter((name) => name.startsWith('ins')))
    const days = await offered({ ref: table, argument: { name: 'date', value: '2019' }, context: { arguments: { table: 'inss' } } })
    expect(days.values).toContain('2019-01-01')
    for (const { id, inputSchema } of partOf([...decisions.values()], turn))
      for (const [name, field] of Object.entries(inputSchema.properties ?? {})) {
        const { values } = await offered({ ref: { type: 'ref/prompt', name: id }, argument: { name, value: '' } })
        expect(values).toEqual(field.type === 'boolean' ? ['true', 'false'] : (field.enum ?? []).slice(0, 100))
      }
    await expect(offered({ ref: { type: 'ref/prompt', name: 'nada' }, argument: { name: 'x', value: '' } })).rejects.toThrow('nada')
  })

  it('suggests the intended tool for an unknown name', async () => {
    await expect(asker.call('net-salry')).rejects.toThrow('net-salary')
  })

  it('sees only the requested groups', async () => {
    const narrowed = await connect('?group=trabalho,credito&group=tabelas&schemas=input')
    const { tools } = await narrowed.client.listTools()
    const expected = [
      ...[...calculators.values()].filter(({ group }) => group === 'trabalho' || group === 'credito'),
      ...[...queries.values()].filter(({ group }) => group === 'Tabelas'),
    ].map(({ id }) => id)
    expect(tools.map(({ name }) => name)).toEqual(expected)
    expect((await narrowed.call('net-salary', { gross_salary: 5000 })).isError ?? false).toBe(false)
    await expect(narrowed.call('simple-interest', {})).rejects.toThrow('limitada')
    expect((await narrowed.client.listPrompts()).prompts).toEqual([])
    await narrowed.close()
  })

  it('can do everything with three tools', async () => {
    const compact = await connect('?mode=compact')
    const { tools } = await compact.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['find', 'describe', 'calculate'])
    for (const question of thirdOf(firsts, turn)) {
      await expectSame(question, await compact.call('calculate', { operation: question.id, input: question.input }))
    }
    for (const { id } of thirdOf(firsts, turn + 1))
      expect((await compact.call('describe', { operation: id })).structuredContent).toMatchObject({ operation: id })
    const { messages } = await compact.client.getPrompt({ name: decision.id })
    expect((messages[0]!.content as { text: string }).text).toContain('calculate')
    await compact.close()
  })

  it('gets an error listing the groups for an unknown group', async () => {
    await expect(connect('?group=trabalo')).rejects.toThrow('trabalho, impostos')
  })
})

describe('tool list', () => {
  it('gives each tool the text a model needs to choose and call it', async () => {
    const { tools } = (await post(request('tools/list'), {}, '?mode=full')).body.result as {
      tools: { name: string; title: string; description: string; inputSchema: object; outputSchema: object; annotations: object }[]
    }
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      const operation = withDecision.operations.get(name)!
      expect(title).toBe(operation.title)
      expect(description).toContain(operation.summary)
      expect(description.length).toBeLessThan(1500)
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, destructiveHint: false })
      // A question also accepts the fields of its calculator.
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: operation.kind === 'question' ? {} : false })
      expect(outputSchema).toMatchObject({ type: 'object', additionalProperties: true })
      expect(JSON.stringify([inputSchema, outputSchema])).not.toMatch(/"x-|\$schema|9007199254740991/)
    }
  })

  it('shows defaults, units and allowed names', async () => {
    const { tools } = (await post(request('tools/list'), {}, '?mode=full')).body.result
    const schemaOf = (id: string) => tools.find(({ name }: { name: string }) => name === id).inputSchema
    expect(schemaOf('net-salary').properties.alimony).toMatchObject({ default: 0, description: expect.stringContaining('(em reais)') })
    expect(schemaOf('net-salary').required).toEqual(['gross_salary'])
    expect(schemaOf('table').properties.table.enum).toEqual([...laws.keys()])
  })
})

describe('three generic tools', () => {
  const ask = async (name: string, args: object) => (await post(call(name, args), {}, '?mode=compact')).body.result as Result
  const found = async (args: object) =>
    ((await ask('find', args)).structuredContent as { operations: { operation: string }[] }).operations.map(({ operation }) => operation)

  it('find by everyday words', async () => {
    expect((await found({ query: 'salario liquido' }))[0]).toBe('net-salary')
    expect((await found({ query: 'quanto sobra do meu salário depois de INSS e imposto' })).slice(0, 5)).toContain('net-salary')
    expect((await found({ query: 'FINANCIAR imóvel' })).slice(0, 3)).toContain('financing')
    expect((await found({ query: 'juro simples' }))[0]).toBe('simple-interest')
    const narrowed = await found({ query: 'salário', group: 'decisoes' })
    expect(narrowed).toContain(decision.id)
    for (const id of narrowed) expect(decisions.has(id)).toBe(true)
    expect(await found({ limit: 100 })).toHaveLength(Math.min(100, withDecision.operations.size))
    expect(await found({ query: 'xyzzy' })).toEqual([])
    const shownOf = async (args: object) => (await ask('find', args)).structuredContent as Record<string, unknown>
    expect(await shownOf({ query: 'xyzzy' })).toMatchObject({ count: 0, groups: expect.arrayContaining(['trabalho']) })
    expect(await shownOf({ query: 'salario liquido' })).not.toHaveProperty('groups')
    expect(await shownOf({ query: 'salario liquido' })).not.toHaveProperty('answers')
    const { answers } = (await shownOf({ query: 'ipca de 2015 a 2020' })) as { answers: object[] }
    expect(answers).toHaveLength(3)
    expect(answers[0]).toMatchObject({ id: 'ipca', answer: expect.stringContaining('36,97%') })
  })

  it('reach only the requested groups', async () => {
    const narrowed = (await post(call('calculate', { operation: 'financing' }), {}, '?mode=compact&group=trabalho')).body.result
    expect(narrowed.isError).toBe(true)
  })

  it('return the same errors as the operation', async () => {
    const refused = await ask('calculate', { operation: 'net-salary', input: { gross_salary: 'cinco' } })
    expect(refused.isError).toBe(true)
    expect(refused.content[0]!.text).toBe((await post(call('net-salary', { gross_salary: 'cinco' }))).body.result.content[0].text)
    expect((await ask('calculate', { operation: 'net-salry', input: {} })).content[0]!.text).toContain('net-salary')
    const unknown = `z${'y'.repeat(80)}`
    const named = (await ask('calculate', { operation: unknown, input: {} })).content[0]!.text
    expect(named).toContain(`Não há operação "${unknown.slice(0, 60)}". A lista está em find.`)
    expect((await ask('calculate', { operation: 'net-salary', input: '{}' })).content[0]!.text).toContain('input deve ser um objeto')
    expect((await ask('describe', {})).content[0]!.text).toContain('operation é obrigatório')
    expect((await ask('find', { limit: 1000 })).content[0]!.text).toContain('limit')
  })
})

describe('hostile input', () => {
  it.each([
    ['text for a number', { gross_salary: 'cinco mil' }, 'gross_salary deve ser um número'],
    ['nothing', {}, 'gross_salary é obrigatório'],
    ['an unknown field', { gross_salary: 5000, salario: 1 }, 'salario'],
    ['an object for a number', { gross_salary: { toString: 1 } }, 'gross_salary'],
    ['more than can be exact', { gross_salary: 1e300 }, 'gross_salary'],
    ['a day that does not exist', { gross_salary: 5000, reference_date: '2026-02-30' }, 'reference_date'],
    ['law before the record', { gross_salary: 5000, reference_date: '1990-01-01' }, '1994-07-01'],
    ['a long text', { gross_salary: 'x'.repeat(50_000) }, 'gross_salary'],
  ])('%s is an error that names the field', async (_name, args, expected) => {
    const { status, body } = await post(call('net-salary', args))
    expect(status).toBe(200)
    expect(body.result.isError).toBe(true)
    expect(body.result.content[0].text).toContain(expected)
    expect(body.result.content[0].text.length).toBeLessThan(2000)
  })

  it.each([
    ['arguments that are a list', call('net-salary', [1]), 200, -32602],
    ['a name that is a number', call(5, {}), 200, -32602],
    ['a name from the prototype', call('constructor', {}), 200, -32602],
    ['no name', request('tools/call', {}), 200, -32602],
    ['a method there is not', request('tools/delete'), 200, -32601],
  ])('%s is a protocol error', async (_name, message, status, code) => {
    const answered = await post(message)
    expect(answered.status).toBe(status)
    expect(answered.body.error.code).toBe(code)
    expect(JSON.stringify(answered.body)).not.toMatch(/\/src\/|node_modules|at .*\.ts/)
  })

  it('a list nested thousands deep is one too', async () => {
    const { body } = await post(
      JSON.stringify(call('net-salary', { gross_salary: 0 })).replace('0}', `${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    )
    expect(body.result.content[0].text).toContain('gross_salary deve ser um número com ponto decimal, como 1234.56; veio uma lista')
  })

  it('rejects a prototype in the input, as HTTP does', async () => {
    const { body } = await post(
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"net-salary","arguments":{"gross_salary":5000,"__proto__":{"dependents":9}}}}',
    )
    expect(body).toMatchObject({ status: 400, code: 'invalid_input', issues: [{ field: '__proto__', code: 'unknown_field' }] })
  })

  it.each([
    ['malformed JSON', '{"jsonrpc":', {}, 400],
    ['an empty body', '', {}, 400],
    ['a number', '5', {}, 400],
    ['null', 'null', {}, 400],
    ['no message of the protocol', '{"a":1}', {}, 400],
    ['a batch', JSON.stringify([call('net-salary', { gross_salary: 1 }), call('net-salary', { gross_salary: 2 })]), {}, 400],
    ['more than 64 KiB', JSON.stringify(call('net-salary', { gross_salary: 'x'.repeat(70_000) })), {}, 413],
    ['another type', '{}', { 'content-type': 'text/plain' }, 415],
    ['a revision that is not', JSON.stringify(call('net-salary', { gross_salary: 1 })), { 'mcp-protocol-version': '1999-01-01' }, 400],
    ['a client that takes no JSON', JSON.stringify(call('net-salary', { gross_salary: 1 })), { accept: 'text/html' }, 406],
    ['another site’s page', JSON.stringify(request('tools/list')), { origin: 'https://evil.example' }, 403],
    ['a page without an origin', JSON.stringify(request('tools/list')), { origin: 'null' }, 403],
    ['a page at an address', JSON.stringify(request('tools/list')), { origin: 'http://203.0.113.9' }, 403],
    ['a name that is not ours', JSON.stringify(request('tools/list')), { host: 'evil.example:3000' }, 403],
    ['a name that is not ours, lookalike', JSON.stringify(request('tools/list')), { host: 'localhost.evil.example' }, 403],
  ])('rejects %s', async (_name, payload, headers, expected) => {
    const { status, body, headers: sent } = await post(payload, headers as Record<string, string>)
    expect(status).toBe(expected)
    expect(body.error).toBeDefined()
    expect(sent['cache-control']).toBe('no-store')
    expect(sent['x-content-type-options']).toBe('nosniff')
  })

  it('rejects a call whose headers name another tool', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': info,
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const message = request('tools/call', { name: 'net-salary', arguments: { gross_salary: 5000 }, _meta: meta })
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'net-salary' }
    expect((await post(message, headers)).body.result.structuredContent.netSalary).toBe(4498.5)
    expect((await post(message, { ...headers, 'mcp-name': 'financing' })).status).toBe(400)
    expect((await post(message, { ...headers, 'mcp-method': 'tools/list' })).status).toBe(400)
    const { 'mcp-name': _name, ...nameless } = headers
    expect((await post(message, nameless)).status).toBe(400)
  })

  it('an internal fault returns a fixed sentence', async () => {
    const [broken] = [...queries.values()]
      .filter(({ inputSchema }) => (inputSchema.required ?? []).length === 0)
      .map((query) => ({
        ...query,
        id: 'broken',
        path: '/v1/broken',
        answer: () => {
          throw new Error('secret')
        },
      }))
    const service = serviceUnderTest({
      registry: { ...withDecision, operations: new Map([['broken', broken!]]), queries: new Map([['broken', broken!]]) },
    })
    const response = await service.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: call('broken', {}),
    })
    expect(response.json().result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Erro interno') }] })
    expect(response.body).not.toContain('secret')
  })
})

describe('fast path of a call', { timeout: LONG }, () => {
  const handler = createMcpHandler(() =>
    serverFactory({ ...ports, registry: withDecision }, () => undefined)(readSelection(new URLSearchParams(), withDecision)),
  )
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': info,
    'io.modelcontextprotocol/clientCapabilities': {},
  }

  it.each([
    ['with a handshake', {}, {}, 0],
    ['without', { _meta: meta }, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' }, 1],
  ])('matches the response of the SDK (%s)', async (_name, extra, headers, turn) => {
    const asked = [
      ...thirdOf(firsts, turn).map(({ id, input }) => [id, input] as const),
      ['net-salary', { gross_salary: -1 }],
      ['nada', {}],
    ] as const
    for (const [name, args] of asked) {
      const message = { ...request('tools/call', { name, arguments: args, ...extra }), id: 'um' }
      const sent = { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers, 'mcp-name': name }
      const general = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers: sent }), { parsedBody: message })
      const text = await general.text()
      expect((await post(message, sent)).body).toEqual(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text))
    }
  })

  it.each([
    ['with a handshake', {}, {}],
    ['without', { _meta: meta }, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }],
  ])('matches the list of the SDK (%s)', async (_name, params, headers) => {
    const sent = { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers }
    for (const id of ['um', 2]) {
      const message = { ...request('tools/list', params), id }
      const general = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers: sent }), { parsedBody: message })
      const text = await general.text()
      expect((await post(message, sent)).body).toEqual(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text))
    }
    expect((await post(request('tools/list', { ...params, cursor: 'x' }), sent)).status).toBeLessThan(500)
  })

  it('always answers the caller', async () => {
    const odd = [
      { ...call('net-salary', { gross_salary: 1 }), more: 1 },
      { ...call('net-salary', {}), id: null },
      { ...call('net-salary', {}), id: 1.5 },
    ]
    for (const message of odd) expect((await post(message)).status).toBe(400)
    expect((await post({ jsonrpc: '2.0', method: 'tools/call', params: { name: 'net-salary' } })).status).toBe(202)
  })

  it('separates clients that use the same call ids', async () => {
    const amounts = Array.from({ length: 50 }, (_, index) => 2000 + index)
    const answers = await Promise.all(amounts.map((gross_salary) => post(call('net-salary', { gross_salary }))))
    expect(answers.map(({ body }) => body.result.structuredContent.grossSalary)).toEqual(amounts)
    expect(answers.every(({ body }) => body.id === 1)).toBe(true)
  })
})

describe('MCP adapter', () => {
  it('loads the protocol packages on first use, not at startup', () => {
    const seen = new Set<string>()
    const packages = new Set<string>()
    const walk = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const [, target] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm)) {
        if (target!.startsWith('.')) walk(join(dirname(file), target!))
        else packages.add(target!)
      }
    }
    walk(join(ROOT, 'service/serve.ts'))
    expect(seen).toContain(join(ROOT, 'service/mcp/endpoint.ts'))
    expect([...packages].filter((name) => name.startsWith('@modelcontextprotocol/'))).toEqual([])
  })

  const list = (headers: object, baseUrl: string | null = null, allowed: readonly string[] = []) =>
    serviceUnderTest({}, 0, baseUrl, allowed).inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', ...headers },
      payload: request('ping'),
    })

  it.each([
    [{ host: 'localhost:3000' }, null],
    [{ host: '127.0.0.1:3000', origin: 'http://localhost:6274' }, null],
    [{ host: '[::1]:3000' }, null],
    [{ host: '192.168.0.7:3000' }, null],
    [{ host: 'centavo:3000' }, null],
    [{ host: 'api.example.com', origin: 'https://api.example.com' }, 'https://api.example.com'],
  ])('allows %o', async (headers, baseUrl) => {
    expect((await list(headers, baseUrl)).statusCode).toBe(200)
  })

  it('allows pages of the configured origins, matched exactly', async () => {
    const allowed = ['https://app.example', 'http://localhost.test:8080']
    const status = async (origin: string) => (await list({ host: 'localhost', origin }, null, allowed)).statusCode
    for (const origin of allowed) expect(await status(origin)).toBe(200)
    for (const origin of ['http://app.example', 'https://app.example:444', 'https://app.example.evil', 'http://localhost.test'])
      expect(await status(origin)).toBe(403)
  })

  it('accepts only POST and says so', async () => {
    for (const method of ['GET', 'DELETE', 'PUT'] as const) {
      const response = await app.inject({ method, url: '/mcp' })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('POST, OPTIONS')
    }
    const preflight = await app.inject({ method: 'OPTIONS', url: '/mcp' })
    expect(preflight.headers['access-control-allow-headers']).toContain('Mcp-Protocol-Version')
  })

  it('counts against the rate limit', async () => {
    const limited = serviceUnderTest({}, 2)
    const ask = () =>
      limited.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream' },
        payload: call('net-salary', { gross_salary: 5000 }),
      })
    expect((await ask()).headers['x-ratelimit-remaining']).toBe('1')
    expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  })

  it.each(['?group=nada', '?group=', '?mode=tudo', '?grupo=trabalho', '?group=trabalho,nada'])(
    'rejects %s and lists the alternatives',
    async (query) => {
      const { status, body } = await post(request('tools/list'), {}, query)
      expect(status).toBe(400)
      expect(body.error).toMatch(/trabalho|compact|group/)
    },
  )

  it('echoes the requested name, up to sixty characters', async () => {
    const long = `z${'y'.repeat(80)}`
    for (const field of ['mode', 'schemas'])
      expect((await post(request('tools/list'), {}, `?${field}=${long}`)).body.error).toContain(`"${long.slice(0, 60)}"`)
  })
})

describe('inspector', { timeout: LONG }, () => {
  const inspect = async (...args: string[]) => {
    // Runs in the inspector's folder: it resolves its package.json relative to the working directory.
    const cwd = join(ROOT, 'test/integration/node_modules/@modelcontextprotocol/inspector-cli/build')
    const { stdout } = await execute(process.execPath, ['cli.js', '--cli', url().href, '--transport', 'http', ...args], {
      cwd,
      maxBuffer: 1 << 26,
    })
    return JSON.parse(stdout)
  }

  it('lists and calls from the command line', async () => {
    const [listed, called, read] = await Promise.all([
      inspect('--method', 'tools/list'),
      inspect('--method', 'tools/call', '--tool-name', 'net-salary', '--tool-arg', 'gross_salary=5000'),
      inspect('--method', 'resources/read', '--uri', 'centavo://tables/inss'),
    ])
    expect(listed.tools).toHaveLength(withDecision.operations.size + 2)
    expect(called.structuredContent.netSalary).toBe(4498.5)
    expect(JSON.parse(read.contents[0].text).table).toBe('inss')
  })
})

describe('stdio transport', { timeout: LONG }, () => {
  const started = (...args: string[]) =>
    new StdioClientTransport({ command: process.execPath, args: [program('service/cli/index'), 'mcp', ...args] })

  it.each(oneIn(2, ['auto', 'legacy'] as const))('serves the same content (%s)', async (mode) => {
    const client = new ClientV2(info, { versionNegotiation: { mode } })
    await client.connect(started())
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(withDecision.operations.size - 1 + 2)
    const asked = { gross_salary: 5000, reference_date: '2026-01-15' }
    const { structuredContent } = await client.callTool({ name: 'net-salary', arguments: asked })
    const { body } = await app.inject({ method: 'POST', url: '/v1/calc/net-salary', payload: asked })
    expect(JSON.stringify(structuredContent)).toBe(body)
    await client.close()
  })

  it('accepts the same options', async () => {
    const client = new ClientV2(info)
    await client.connect(started('--mode', 'compact'))
    expect((await client.listTools()).tools).toHaveLength(3)
    await client.close()
  })
})
