/** The four questions through every adapter: same bytes, rate limited, and without blocking other requests. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../engine/engine.ts'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { isExpensive, rateLimitUnits } from '../../engine/operation/definition/rate-limit-cost.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { flagOf } from '../../service/cli/arguments.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { centavo } from '../support/console.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const library = createEngine(ports)
const flags = (input: Readonly<Record<string, unknown>>) => Object.entries(input).map(([field, value]) => `${flagOf(field)}=${value}`)

async function tool(name: string, args: object, service = app) {
  const { body } = await service.inject({
    method: 'POST',
    url: '/mcp',
    headers: { host: 'localhost', accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  })
  return JSON.parse(body)
}

describe.each([...registry.questions.values()])('$id', (question) => {
  it.each([...question.examples])('returns the same result through every adapter: $title', async ({ input }) => {
    const direct = JSON.stringify(run(question, input, ports))
    const { calculator, ...fields } = input as { calculator: string }
    const path = `/v1/calc/${calculator}/${question.id}`
    expect((await app.inject({ method: 'POST', url: path, payload: fields })).body).toBe(direct)
    expect((await app.inject(exampleUrl(`${KINDS.question.path}/${question.id}`, input))).body).toBe(direct)
    expect((await centavo([question.id, calculator, ...flags(fields), '--json'])).out).toBe(`${direct}\n`)
    expect(JSON.stringify(library.ask(question.id, calculator, fields))).toBe(direct)
    expect(JSON.stringify((await tool(question.id, input)).result.structuredContent)).toBe(direct)
  })

  it('a bare GET explains how to call it for that calculator', async () => {
    const described = (await app.inject(`/v1/calc/net-salary/${question.id}`)).json()
    expect(described).toMatchObject({ question: question.id, calculator: 'net-salary', title: question.title })
    expect(described.inputSchema.properties).toHaveProperty('dependents')
    for (const { url } of described.examples) expect((await app.inject(url)).statusCode).toBe(200)
  })

  it('is one path of the OpenAPI description', async () => {
    const { paths } = (await app.inject('/v1/openapi.json')).json()
    expect(paths[`/v1/calc/{calculator}/${question.id}`]).toMatchObject({ get: expect.anything(), post: expect.anything() })
  })

  it('renders on a terminal', async () => {
    for (const { input } of question.examples) {
      const { calculator, ...fields } = input as { calculator: string }
      const { code, out } = await centavo([question.id, calculator, ...flags(fields)], { terminal: true })
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

describe('across adapters', () => {
  it('the library exports the questions as functions', () => {
    const input = { solve_for: 'gross_salary', target_value: 8000, dependents: 2 }
    expect(library.solve('net-salary', input)).toMatchObject({ value: 10625.3, answer: { netSalary: 8000 } })
    expect(library.compare('net-salary', { a: { gross_salary: 5000 }, b: { gross_salary: 5000 } })).toMatchObject({ differences: [] })
  })

  it('rejects a misplaced query field, and suggests names for unknown paths', async () => {
    const asked = '/v1/calc/net-salary/solve?solve_for=gross_salary&target_value=8000'
    expect((await app.inject(`${asked}&calculator=net-salary`)).json().issues[0]).toMatchObject({ field: 'calculator', code: 'misplaced' })
    expect((await app.inject('/v1/calc/net-salry/solve?x=1')).json().error).toContain('net-salary')
    expect((await app.inject('/v1/calc/net-salary/sole')).json().error).toContain('solve')
    expect((await app.inject('/v1/calc/net-salary/zzzzzz')).json().error).toContain('timeline')
    expect((await app.inject(asked)).headers.etag).toBeDefined()
  })

  it('charges its cost before it starts, over HTTP, as a tool and as a page', async () => {
    const asked = { solve_for: 'gross_salary', target_value: 8000 }
    const service = serviceUnderTest({}, 11)
    const ask = () => service.inject({ method: 'POST', url: '/v1/calc/net-salary/solve', payload: asked })
    const first = await ask()
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'x-ratelimit-cost': '4', 'x-ratelimit-remaining': '7' })
    expect((await tool('solve', { calculator: 'net-salary', ...asked }, service)).result.isError).toBeUndefined()
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(refused.json().error).toContain('custa 4 das 11 unidades')
    const page = '/calculadora/salario-liquido/quanto-preciso?gross_salary=5000&solve_for=gross_salary&target_value=8000'
    expect((await service.inject(page)).statusCode).toBe(429)
    expect((await serviceUnderTest({}, 11).inject(page)).statusCode).toBe(200)
  })

  it('charges only the request for an invalid question', async () => {
    const service = serviceUnderTest({}, 100)
    const wrong = await service.inject('/v1/calc/net-salary/sweep?vary=gross_salary&points=9000')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.headers['x-ratelimit-remaining']).toBe('99')
  })

  it('never uses more evaluations than its price covers', () => {
    for (const [id, question] of registry.questions)
      for (const { input } of question.examples) {
        const { most } = question.evaluations!(input, ports)
        const answer = run(question, input, ports)
        expect(Number(answer.evaluations ?? 0), `${id} ${JSON.stringify(input)}`).toBeLessThanOrEqual(most)
      }
  })

  it('charges more for expensive operations, per point and per row', async () => {
    const limited = serviceUnderTest({}, 100)
    const decision = [...registry.decisions.values()].find(({ cost }) => cost === 5)!
    const answer = await limited.inject({ method: 'POST', url: `/v1/workflows/${decision.id}`, payload: decision.examples[0]!.input })
    expect(answer.headers).toMatchObject({ 'x-ratelimit-cost': '5', 'x-ratelimit-remaining': '95' })
    expect([decision, registry.calculators.get('net-salary')!].map(isExpensive)).toEqual([true, false])
    const sweep = registry.questions.get('sweep')!
    expect(rateLimitUnits(sweep, { calculator: 'net-salary', points: 500 }, ports)).toBe(10)
    expect(rateLimitUnits(sweep, { calculator: 'debt-payoff', points: 500 }, ports)).toBe(50)
    expect(rateLimitUnits(sweep, { calculator: 'net-salary', points: 'x' }, ports)).toBe(5)
    const small = serviceUnderTest({}, 2)
    const rows = Array.from({ length: 8 }, () => decision.examples[0]!.input)
    const batch = await small.inject({ method: 'POST', url: `/v1/workflows/${decision.id}/batch`, payload: rows })
    const told = batch.json().map((row: { error?: string }) => row.error?.includes('cada 2 linhas contam uma') ?? false)
    expect(told).toEqual([false, false, false, false, true, true, true, true])
  })

  it('a long question yields to the event loop every few milliseconds', async () => {
    const url =
      '/v1/calc/financing/solve?solve_for=annual_rate&target=totalInterest&target_value=400000&property_value=500000&down_payment=100000&months=420&system=sac'
    let turns = 0
    let done = false
    const others = (async () => {
      while (!done) {
        turns++
        await new Promise(setImmediate)
      }
    })()
    expect((await app.inject(url)).statusCode).toBe(200)
    done = true
    await others
    expect(turns).toBeGreaterThan(5)
  })
})
