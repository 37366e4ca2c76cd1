/** Mounts everything the registry holds. No operation is named here. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../core/errors.ts'
import { validatedText } from '../../core/intake.ts'
import type { Calculator, Query } from '../../core/operation.ts'
import type { Ports } from '../../core/ports.ts'
import { nearest } from '../../core/registry.ts'
import { run, runText } from '../../core/run.ts'
import type { HttpServer } from './server.ts'

type TextInput = Record<string, string | string[] | undefined>

export function mountOperations(server: HttpServer, ports: Ports): void {
  for (const query of ports.registry.queries.values()) mountQuery(server, query, ports)
  mountCalculators(server, ports)
}

function mountCalculators(server: HttpServer, ports: Ports): void {
  const { calculators } = ports.registry

  function named(request: FastifyRequest): Calculator {
    const { calculator: id } = request.params as { calculator: string }
    const calculator = calculators.get(id)
    if (calculator) return calculator
    const near = nearest(id, calculators.keys())
    throw new NotFound(
      `Não há calculadora "${id.slice(0, 60)}". ${near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : 'A lista está em /v1/calc.'}`,
    )
  }

  server.add({
    url: '/v1/calc/:calculator',
    names: (request) => ({ calculator: (request.params as { calculator: string }).calculator }),
    get(request: FastifyRequest, reply: FastifyReply) {
      const calculator = named(request)
      if (server.fresh(request, reply, 'day')) return reply
      const query = request.query as TextInput
      const bare = isEmpty(query)
      const answer = bare ? describeCalculator(calculator) : runText(calculator, query, ports)
      return server.send(request, reply, JSON.stringify(answer))
    },
    post(request: FastifyRequest, reply: FastifyReply) {
      const answer = run(named(request), request.body, ports)
      reply.header('cache-control', 'no-store')
      return server.send(request, reply, JSON.stringify(answer))
    },
  })
}

function isEmpty(query: TextInput): boolean {
  for (const _field in query) return false
  return true
}

/** What a bare GET answers: how to ask. */
function describeCalculator(calculator: Calculator) {
  const { id, title, summary, group, inputSchema, resultSchema } = calculator
  const examples = calculator.examples.map((example) => ({
    title: example.title,
    input: example.input,
    url: exampleUrl(`/v1/calc/${id}`, example.input),
  }))
  return { calculator: id, title, summary, group, inputSchema, resultSchema, examples }
}

/** An example as an address one can open. */
export function exampleUrl(path: string, input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  let address = path
  for (const [field, value] of Object.entries(input)) {
    if (address.includes(`{${field}}`)) address = address.replace(`{${field}}`, encodeURIComponent(String(value)))
    else query.set(field, String(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function mountQuery(server: HttpServer, query: Query, ports: Ports): void {
  server.add({
    url: query.path.replace(/\{(\w+)\}/g, ':$1'),
    free: query.free,
    get(request: FastifyRequest, reply: FastifyReply) {
      if (server.fresh(request, reply, query.cache)) return reply
      const input = validatedText(query, { ...(request.query as TextInput), ...(request.params as TextInput) })
      return server.send(request, reply, JSON.stringify(query.answer(input as never, ports)), query.large)
    },
  })
}
