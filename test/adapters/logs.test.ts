import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createService } from '../../service/create-service.ts'
import { ports } from '../support/ports.ts'

function service(level: string) {
  let written = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const { app } = createService(
    {
      ...ports,
      rates: {
        ...ports.rates,
        latest: () => {
          throw new Error('broken on purpose')
        },
      },
    },
    { trustProxy: false, rateLimitPerMinute: 0, baseUrl: null },
    pino({ level }, sink),
  )
  return {
    app,
    lines: () =>
      written
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}

it('logs a request by route, with an id and without its input', async () => {
  const { app, lines } = service('debug')
  await app.inject('/v1/calc/net-salary?gross_salary=7654.32')
  await app.inject({ method: 'POST', url: '/v1/calc/net-salary', payload: { gross_salary: 7654.32 } })
  const logged = lines().filter(({ msg }) => msg === 'answered')
  expect(logged).toHaveLength(2)
  for (const line of logged) expect(line).toMatchObject({ route: '/v1/calc/:id', status: 200, reqId: expect.any(String) })
  expect(JSON.stringify(lines())).not.toContain('7654')
})

it('logs no line for a successful request by default; logs the cause of a fault without exposing it in the response', async () => {
  const { app, lines } = service('info')
  await app.inject('/v1/calc/net-salary?gross_salary=7654.32')
  expect(lines()).toEqual([])
  const response = await app.inject('/v1/calc/savings-return?initial_amount=7654.32&months=12')
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('broken on purpose')
  expect(JSON.stringify(lines())).toContain('broken on purpose')
  expect(JSON.stringify(lines())).not.toContain('7654')
})
