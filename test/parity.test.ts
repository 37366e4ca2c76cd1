import { describe, expect, it } from 'vitest'
import { run } from '../src/core/run.ts'
import { exampleUrl } from '../src/doors/http/operations.ts'
import { ports, registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

const app = serviceUnderTest()

describe.each([...registry.calculators.values()])('$id', (calculator) => {
  it.each([...calculator.examples])('the same through every door: $title', async ({ input }) => {
    const direct = JSON.stringify(run(calculator, input, ports))
    expect((await app.inject({ method: 'POST', url: `/v1/calc/${calculator.id}`, payload: input })).body).toBe(direct)
    if (Object.keys(input).length > 0) expect((await app.inject(exampleUrl(`/v1/calc/${calculator.id}`, input))).body).toBe(direct)
  })
})
