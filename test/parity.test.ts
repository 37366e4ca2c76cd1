/** Every example of every operation through every door, compared as bytes. */
import { describe, expect, it } from 'vitest'
import type { Workflow } from '../src/core/decision.ts'
import type { Calculator } from '../src/core/operation.ts'
import { run } from '../src/core/run.ts'
import { decide } from '../src/core/workflow.ts'
import { flagOf } from '../src/doors/cli/arguments.ts'
import { commandOf } from '../src/doors/cli/commands.ts'
import { exampleUrl } from '../src/doors/http/operations.ts'
import { createLibrary } from '../src/library.ts'
import { centavo } from './support/console.ts'
import { ports, registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const app = serviceUnderTest()
const library = createLibrary(ports)
const flags = (input: Readonly<Record<string, unknown>>) => Object.entries(input).map(([field, value]) => `${flagOf(field)}=${value}`)
const asked = (operation: Calculator | Workflow, input: unknown) =>
  JSON.stringify(operation.kind === 'calculator' ? run(operation, input, ports) : decide(operation, input, ports))

describe.each([...registry.calculators.values(), ...registry.workflows.values()])('$id', (operation) => {
  const { kind, id } = operation
  const path = `/v1/${kind === 'calculator' ? 'calc' : 'workflows'}/${id}`

  it.each([...operation.examples])('the same through every door: $title', async ({ input }) => {
    const direct = asked(operation, input)
    expect((await app.inject({ method: 'POST', url: path, payload: input })).body).toBe(direct)
    if (Object.keys(input).length > 0) expect((await app.inject(exampleUrl(path, input))).body).toBe(direct)
    expect((await centavo([...(kind === 'workflow' ? ['workflow'] : []), id, ...flags(input), '--json'])).out).toBe(`${direct}\n`)
    expect(JSON.stringify(kind === 'calculator' ? library.calculate(id, input) : library.decide(id, input))).toBe(direct)
  })
})

describe.each([...registry.calculators.values()])('$id in bulk', (calculator) => {
  const inputs = calculator.examples.map(({ input }) => input)
  const rows = inputs.map((input, index) => `{"index":${index},"result":${asked(calculator, input)}}`)
  const lines = inputs.map((input) => JSON.stringify(input)).join('\n')

  it('the same, row by row, over HTTP and on the command line', async () => {
    const post = async (payload: string, type: string) =>
      (await app.inject({ method: 'POST', url: `/v1/calc/${calculator.id}/batch`, payload, headers: { 'content-type': type } })).body
    expect(await post(JSON.stringify(inputs), 'application/json')).toBe(`[${rows.join(',\n')}]`)
    expect(await post(lines, 'application/x-ndjson')).toBe(`${rows.join('\n')}\n`)
    expect((await centavo(['batch', calculator.id], { stdin: lines })).out).toBe(`${rows.join('\n')}\n`)
  })
})

describe.each([...registry.queries.values()])('the query $id', (query) => {
  it.each([...query.examples])('the same through every door: $title', async ({ input }) => {
    const answered = (await app.inject(exampleUrl(query.path, input))).body
    expect((await centavo([commandOf(query), ...flags(input), '--json'])).out).toBe(`${answered}\n`)
    expect(JSON.stringify(library.query(query.path as `/v1/${string}`, input))).toBe(answered)
  })
})
