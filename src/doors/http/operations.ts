/** Mounts everything the registry holds. No operation is named here. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Workflow } from '../../core/decision.ts'
import { NotFound } from '../../core/errors.ts'
import { validatedText } from '../../core/intake.ts'
import type { Calculator } from '../../core/operation.ts'
import type { Ports } from '../../core/ports.ts'
import type { Query } from '../../core/query.ts'
import { nearest } from '../../core/registry.ts'
import { run, runText } from '../../core/run.ts'
import { decide, decideText } from '../../core/workflow.ts'
import { mountBatch } from './batch.ts'
import type { HttpServer } from './server.ts'

type TextInput = Record<string, string | string[] | undefined>

export function mountOperations(server: HttpServer, ports: Ports): void {
  for (const query of ports.registry.queries.values()) mountQuery(server, query, ports)
  const calculatorIn = mountAskable(server, ports, {
    noun: 'calculator',
    called: 'calculadora',
    path: '/v1/calc',
    members: ports.registry.calculators,
    run,
    runText,
  })
  mountBatch(server, ports, calculatorIn)
  mountAskable(server, ports, {
    noun: 'workflow',
    called: 'decisão',
    path: '/v1/workflows',
    members: ports.registry.workflows,
    run: decide,
    runText: decideText,
  })
}

/** What answers GET with parameters, POST with JSON, and a bare GET with its schema. */
interface Askable<T extends Calculator | Workflow> {
  readonly noun: T['kind']
  readonly called: string
  readonly path: string
  readonly members: ReadonlyMap<string, T>
  readonly run: (member: T, raw: unknown, ports: Ports) => unknown
  readonly runText: (member: T, raw: TextInput, ports: Ports) => unknown
}

/** Gives back how to find the one an address names. */
function mountAskable<T extends Calculator | Workflow>(server: HttpServer, ports: Ports, kind: Askable<T>): (request: FastifyRequest) => T {
  const nameIn = (request: FastifyRequest) => (request.params as { id: string }).id

  function named(request: FastifyRequest): T {
    const id = nameIn(request)
    const member = kind.members.get(id)
    if (member) return member
    const near = nearest(id, kind.members.keys())
    throw new NotFound(
      `Não há ${kind.called} "${id.slice(0, 60)}". ${near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : `A lista está em ${kind.path}.`}`,
    )
  }

  server.add({
    url: `${kind.path}/:id`,
    names: (request) => ({ [kind.noun]: nameIn(request) }),
    get(request, reply) {
      const member = named(request)
      if (server.fresh(request, reply, 'day')) return reply
      const query = request.query as TextInput
      const answer = isEmpty(query) ? described(kind, member) : kind.runText(member, query, ports)
      return server.send(request, reply, JSON.stringify(answer))
    },
    post(request, reply) {
      const answer = kind.run(named(request), request.body, ports)
      reply.header('cache-control', 'no-store')
      return server.send(request, reply, JSON.stringify(answer))
    },
  })
  return named
}

function isEmpty(query: TextInput): boolean {
  for (const _field in query) return false
  return true
}

/** What a bare GET answers: how to ask. */
function described<T extends Calculator | Workflow>({ noun, path }: Askable<T>, member: T) {
  const { id, title, summary, inputSchema, resultSchema } = member
  const own = member.kind === 'calculator' ? { group: member.group } : { question: member.question, verdicts: member.verdicts }
  const examples = member.examples.map((example) => ({
    title: example.title,
    input: example.input,
    url: exampleUrl(`${path}/${id}`, example.input),
  }))
  return { [noun]: id, title, summary, ...own, inputSchema, resultSchema, examples }
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

/** The bytes of an answer that is given again and again: a whole series costs milliseconds to write out. */
const written = new WeakMap<object, Buffer>()

function bytesOf(answer: object): Buffer {
  let bytes = written.get(answer)
  if (!bytes) {
    bytes = Buffer.from(JSON.stringify(answer))
    if (Object.isFrozen(answer)) written.set(answer, bytes)
  }
  return bytes
}

function mountQuery(server: HttpServer, query: Query, ports: Ports): void {
  server.add({
    url: query.path.replace(/\{(\w+)\}/g, ':$1'),
    free: query.free,
    get(request: FastifyRequest, reply: FastifyReply) {
      if (server.fresh(request, reply, query.cache)) return reply
      const input = validatedText(query, { ...(request.query as TextInput), ...(request.params as TextInput) })
      const answer = query.answer(input as never, ports) as object
      return server.send(request, reply, query.large ? bytesOf(answer) : JSON.stringify(answer), query.large)
    },
  })
}
