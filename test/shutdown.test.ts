import { Agent, request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { createService } from '../service/doors/service.ts'
import { ports } from './support/ports.ts'

const PATH = '/v1/calc/net-salary?gross_salary=5000'

describe('ending under load', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  afterAll(() => agent.destroy())

  /** Resolves with the status, or with the error's code. */
  const ask = (port: number) =>
    new Promise<number | string>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', path: PATH, agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode!))
      })
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
      sent.end()
    })

  it('answers every request whose connection was made, and refuses only new connections', async () => {
    const server = createService(ports, { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null })
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const outcomes: (number | string)[] = []
    let ended = false
    const callers = Array.from({ length: 16 }, async () => {
      while (!ended) outcomes.push(await ask(port))
    })
    while (outcomes.length < 200) await new Promise((resolve) => setTimeout(resolve, 5))
    await server.drain()
    ended = true
    await Promise.all(callers)
    const counted = Object.fromEntries(
      [...new Set(outcomes)].map((outcome) => [outcome, outcomes.filter((other) => other === outcome).length]),
    )
    expect(counted[200]).toBeGreaterThanOrEqual(200)
    expect(Object.keys(counted).filter((outcome) => outcome !== '200' && outcome !== 'ECONNREFUSED')).toEqual([])
  })
})
