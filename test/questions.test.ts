/** The four questions at every door: the same bytes, counted against the limit, and never in the way of others. */
import { describe, expect, it } from 'vitest'
import { KINDS } from '../engine/core/operation/kinds.ts'
import { run } from '../engine/core/operation/run.ts'
import { createEngine } from '../engine/engine.ts'
import { flagOf } from '../service/doors/cli/arguments.ts'
import { exampleUrl } from '../service/doors/http/example-url.ts'
import { centavo } from './support/console.ts'
import { ports, registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

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
  it.each([...question.examples])('the same through every door: $title', async ({ input }) => {
    const direct = JSON.stringify(run(question, input, ports))
    const { calculator, ...fields } = input as { calculator: string }
    const path = `/v1/calc/${calculator}/${question.id}`
    expect((await app.inject({ method: 'POST', url: path, payload: fields })).body).toBe(direct)
    expect((await app.inject(exampleUrl(`${KINDS.question.path}/${question.id}`, input))).body).toBe(direct)
    expect((await centavo([question.id, calculator, ...flags(fields), '--json'])).out).toBe(`${direct}\n`)
    expect(JSON.stringify(library.ask(question.id, calculator, fields))).toBe(direct)
    expect(JSON.stringify((await tool(question.id, input)).result.structuredContent)).toBe(direct)
  })

  it('a bare GET says how to ask it of that calculator', async () => {
    const described = (await app.inject(`/v1/calc/net-salary/${question.id}`)).json()
    expect(described).toMatchObject({ question: question.id, calculator: 'net-salary', title: question.title })
    expect(described.inputSchema.properties).toHaveProperty('dependents')
    for (const { url } of described.examples) expect((await app.inject(url)).statusCode).toBe(200)
  })

  it('is one path of the description', async () => {
    const { paths } = (await app.inject('/v1/openapi.json')).json()
    expect(paths[`/v1/calc/{calculator}/${question.id}`]).toMatchObject({ get: expect.anything(), post: expect.anything() })
  })

  it('can be shown on a terminal', async () => {
    for (const { input } of question.examples) {
      const { calculator, ...fields } = input as { calculator: string }
      const { code, out } = await centavo([question.id, calculator, ...flags(fields)], { terminal: true })
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

describe('at the doors', () => {
  it('the functions of the library are the questions', () => {
    const input = { solve_for: 'gross_salary', target_value: 8000, dependents: 2 }
    expect(library.solve('net-salary', input)).toMatchObject({ value: 10625.3, answer: { netSalary: 8000 } })
    expect(library.compare('net-salary', { a: { gross_salary: 5000 }, b: { gross_salary: 5000 } })).toMatchObject({ differences: [] })
  })

  it('what is in the address is not sent again, and what does not exist is told', async () => {
    const asked = '/v1/calc/net-salary/solve?solve_for=gross_salary&target_value=8000'
    expect((await app.inject(`${asked}&calculator=net-salary`)).json().issues[0]).toMatchObject({ field: 'calculator', code: 'misplaced' })
    expect((await app.inject('/v1/calc/net-salry/solve?x=1')).json().error).toContain('net-salary')
    expect((await app.inject('/v1/calc/net-salary/sole')).json().error).toContain('solve')
    expect((await app.inject('/v1/calc/net-salary/zzzzzz')).json().error).toContain('timeline')
    expect((await app.inject(asked)).headers.etag).toBeDefined()
  })

  it('each 50 evaluations count as one request, over HTTP and as a tool', async () => {
    const asked = { solve_for: 'gross_salary', target_value: 8000 }
    const cost = 1 + Math.floor((library.solve('net-salary', asked).evaluations as number) / 50)
    const service = serviceUnderTest({}, 2 * cost + 1)
    const ask = () => service.inject({ method: 'POST', url: '/v1/calc/net-salary/solve', payload: asked })
    expect((await ask()).statusCode).toBe(200)
    expect((await tool('solve', { calculator: 'net-salary', ...asked }, service)).result.isError).toBeUndefined()
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  })

  it('a long one leaves the loop to others every few milliseconds', async () => {
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
    const startedAt = performance.now()
    expect((await app.inject(url)).statusCode).toBe(200)
    const took = performance.now() - startedAt
    done = true
    await others
    // A turn is 4 ms and the evaluation that ends it: far below this even on a busy machine.
    expect(turns).toBeGreaterThan(took / 100)
  })
})
