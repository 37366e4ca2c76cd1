/** Mounts everything the registry holds. No operation is named here, and no kind: what a kind needs is in its line of KINDS. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../../engine/core/errors.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import { ASKABLE, addressedAs, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Query } from '../../../engine/core/operation/query.ts'
import { type Engine, membersOf } from '../../../engine/core/operation/registry.ts'
import { run, runText } from '../../../engine/core/operation/run.ts'
import { earliestDay } from '../../../engine/present/earliest.ts'
import { mountBatch } from './batch.ts'
import { csvOf } from './csv.ts'
import { refuseQuery } from './misplaced.ts'
import type { HttpServer } from './server.ts'

type Askable = (typeof ASKABLE)[number]
type TextInput = Record<string, string | string[] | undefined>

export function mountOperations(server: HttpServer, ports: Engine): void {
  for (const query of ports.registry.queries.values()) mountQuery(server, query, ports)
  for (const kind of ASKABLE) {
    const members = membersOf(ports.registry, kind.kind)
    mountAskable(server, ports, kind, members)
    if (kind.batch) mountBatch(server, ports, kind, (request) => named(kind, members, nameIn(request)))
  }
}

const nameIn = (request: FastifyRequest): string => (request.params as { id: string }).id

function named<T>({ called, path }: Askable, members: ReadonlyMap<string, T>, id: string): T {
  const member = members.get(id)
  if (member) return member
  const near = nearest(id, members.keys())
  throw new NotFound(
    `Não há ${called} "${id.slice(0, 60)}". ${near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : `A lista está em ${path}.`}`,
  )
}

/** What answers GET with parameters, POST with JSON, and a bare GET with its schema. */
function mountAskable(server: HttpServer, ports: Engine, kind: Askable, members: ReadonlyMap<string, Operation>): void {
  const { path, noun } = kind
  server.add({
    url: `${path}/:id`,
    names: (request) => ({ [noun]: nameIn(request) }),
    get(request, reply) {
      const member = named(kind, members, nameIn(request))
      if (server.fresh(request, reply, member.cache)) return reply
      const query = request.query as TextInput
      const answer = isEmpty(query) ? described(member, ports) : runText(member, query, ports)
      return server.send(request, reply, JSON.stringify(answer))
    },
    post(request, reply) {
      refuseQuery(request)
      const answer = run(named(kind, members, nameIn(request)), request.body, ports)
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
function described(member: Operation, ports: Engine) {
  const { kind, title, summary, resultSchema } = member
  const earliest = earliestDay(member, ports)
  const inputSchema = earliest === null ? member.inputSchema : { ...member.inputSchema, 'x-earliest-date': earliest }
  const { path, noun } = KINDS[kind]
  const name = addressedAs(member)
  const examples = member.examples.map((example) => ({
    title: example.title,
    input: example.input,
    url: exampleUrl(`${path}/${name}`, example.input),
  }))
  return { [noun]: name, title, summary, ...member.about, inputSchema, resultSchema, examples }
}

/** An example as an address one can open. */
export function exampleUrl(path: string, input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  let address = path
  for (const [field, value] of Object.entries(input)) {
    if (address.includes(`{${field}}`)) address = address.replace(`{${field}}`, encodeURIComponent(String(value)))
    else query.set(field, textOf(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** A value as an address carries it: a list of numbers by commas, a list of objects as JSON. */
export const textOf = (value: unknown): string =>
  Array.isArray(value) && value.some((item) => typeof item === 'object') ? JSON.stringify(value) : String(value)

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

function mountQuery(server: HttpServer, query: Query, ports: Engine): void {
  server.add({
    url: query.path.replace(/\{(\w+)\}/g, ':$1'),
    free: query.free,
    get(request: FastifyRequest, reply: FastifyReply) {
      if (server.fresh(request, reply, query.cache)) return reply
      const asked = { ...(request.query as TextInput), ...(request.params as TextInput) }
      const answer = runText(query, asked, ports)
      if (query.csv && asked.format === 'csv') {
        const sheet = query.csv(answer)
        reply.header('content-disposition', `attachment; filename="${sheet.name.replace(/[^\w-]/g, '')}.csv"`)
        return server.send(request, reply, csvOf(sheet), true, 'text/csv; charset=utf-8')
      }
      return server.send(request, reply, query.large ? bytesOf(answer) : JSON.stringify(answer), query.large)
    },
  })
}
