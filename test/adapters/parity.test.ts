/** Every example of every operation through every adapter, compared byte for byte. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../engine/engine.ts'
import type { Calculator } from '../../engine/operation/definition/calculator.ts'
import type { Decision } from '../../engine/operation/definition/decision.ts'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { flagOf } from '../../service/cli/arguments.ts'
import { commandOf } from '../../service/cli/command-context.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { centavo } from '../support/console.ts'
import { oneIn, rounds } from '../support/lanes/rounds.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

/** Sample: the first examples of each operation; further examples repeat the same path. */
const SAMPLED = rounds(1, 2)

const app = serviceUnderTest()
const library = createEngine(ports)
const flags = (input: Readonly<Record<string, unknown>>) =>
  Object.entries(input).map(([field, value]) => `${flagOf(field)}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
const asked = (operation: Calculator | Decision, input: unknown) => JSON.stringify(run(operation, input, ports))

describe.each(oneIn(3, [...registry.calculators.values(), ...registry.decisions.values()]))('$id', (operation) => {
  const { kind, id } = operation
  const path = `${KINDS[kind].path}/${id}`

  it.each(operation.examples.slice(0, SAMPLED))('returns the same result through every adapter: $title', async ({ input }) => {
    const direct = asked(operation, input)
    expect((await app.inject({ method: 'POST', url: path, payload: input })).body).toBe(direct)
    if (Object.keys(input).length > 0) expect((await app.inject(exampleUrl(path, input))).body).toBe(direct)
    expect((await centavo([...(kind === 'decision' ? ['workflow'] : []), id, ...flags(input), '--json'])).out).toBe(`${direct}\n`)
    expect(JSON.stringify(kind === 'calculator' ? library.calculate(id, input) : library.decide(id, input))).toBe(direct)
  })
})

describe.each([...registry.calculators.values()])('$id in bulk', (calculator) => {
  const inputs = calculator.examples.slice(0, SAMPLED).map(({ input }) => input)
  const rows = inputs.map((input, index) => `{"index":${index},"result":${asked(calculator, input)}}`)
  const lines = inputs.map((input) => JSON.stringify(input)).join('\n')

  it('returns the same rows over HTTP and on the command line', async () => {
    const post = async (payload: string, type: string) =>
      (await app.inject({ method: 'POST', url: `/v1/calc/${calculator.id}/batch`, payload, headers: { 'content-type': type } })).body
    expect(await post(JSON.stringify(inputs), 'application/json')).toBe(`[${rows.join(',\n')}]`)
    expect(await post(lines, 'application/x-ndjson')).toBe(`${rows.join('\n')}\n`)
    expect((await centavo(['batch', calculator.id], { stdin: lines })).out).toBe(`${rows.join('\n')}\n`)
  })
})

describe.each([...registry.queries.values()])('the query $id', (query) => {
  it.each([...query.examples])('returns the same result through every adapter: $title', async ({ input }) => {
    const answered = (await app.inject(query.posted ? { method: 'POST', url: query.path, payload: input } : exampleUrl(query.path, input)))
      .body
    const words = query.posted ? ['-'] : flags(input)
    // A document is sent as text; people are sent as JSON, as in the API.
    const stdin = 'text' in input ? Object.values(input).join('') : JSON.stringify(input)
    expect((await centavo([commandOf(query), ...words, '--json'], query.posted ? { stdin } : {})).out).toBe(`${answered}\n`)
    expect(JSON.stringify(library.query(query.path as `/v1/${string}`, input))).toBe(answered)
  })
})
