/** Mounts everything the registry holds. No operation is named here, and no kind: what a kind needs is in its line of KINDS. */

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput, NotFound } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/language.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import { once } from '../../../engine/core/once.ts'
import { formerNamesIn } from '../../../engine/core/operation/intake.ts'
import { ASKABLE, addressedAs, KINDS } from '../../../engine/core/operation/kinds.ts'
import { takesLaw } from '../../../engine/core/operation/law-field.ts'
import type { Answer, Operation } from '../../../engine/core/operation/operation.ts'
import { isDear } from '../../../engine/core/operation/price.ts'
import { isQuery, type Query } from '../../../engine/core/operation/query.ts'
import { type Engine, membersOf, type QueryPlace } from '../../../engine/core/operation/registry.ts'
import { LAW_FIELD } from '../../../engine/core/operation/reserved.ts'
import { acceptedBy } from '../../../engine/core/operation/run.ts'
import { told } from '../../../engine/core/operation/told.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { reformBehind, reformOfAnswer } from '../../../engine/core/reform/mark.ts'
import { reformOfEveryDay } from '../../../engine/core/reform/reform.ts'
import { underLaw } from '../../../engine/core/reform/under.ts'
import { bytesFor, bytesForText } from '../../../engine/present/answer-bytes.ts'
import { earliestDay } from '../../../engine/present/earliest.ts'
import { MEDIA_TYPES, rendered, renderedInPieces } from '../../../engine/present/render.ts'
import { answerFor, answerForText, apart, type Format, type View, viewOf } from '../../../engine/present/view.ts'
import type { HttpServer } from '../../host/server.ts'
import { answered, answeredText, asker as askers, renderedApart } from '../answer-scheduler.ts'
import type { Rendered } from '../job.ts'
import { mountBatch } from './batch.ts'
import { deprecationHeaders, renamedHeaders } from './deprecation.ts'
import { exampleUrl } from './example-url.ts'
import { endingOf, usualForm } from './forms.ts'
import { answerLines, LINES } from './posted-lines.ts'
import { paramsOf, queryOf } from './request.ts'
import { isSchemaAsked, schemaApart } from './schema-form.ts'
import { viewInAddress } from './stray-fields.ts'

type Askable = (typeof ASKABLE)[number]

export function mountOperations(server: HttpServer, ports: Engine): void {
  for (const place of ports.registry.places()) {
    if (place.posted) mountPosted(server, place, ports)
    else mountQuery(server, place, ports)
    if (place.hasCalendar) mountCalendar(server, place, ports)
  }
  for (const kind of ASKABLE) {
    const members = membersOf(ports.registry, kind.kind)
    mountAskable(server, ports, kind, () => members)
    if (kind.kind === 'question') mountOfDecisions(server, ports, kind)
    if (kind.batch > 0)
      mountBatch(server, kind, {
        named: (request) => named(kind, members, nameIn(request)),
        sayLaw: (reply, law) => sayHypothetical(reply, reformNamed(law, ports)),
      })
  }
}

/** The questions that are asked of decisions too, beneath their addresses: a name of the address is the same field. */
function mountOfDecisions(server: HttpServer, ports: Engine, kind: Askable): void {
  const { questions } = ports.registry
  const members = once(() => new Map([...questions].filter(([, { ofDecisions }]) => ofDecisions)))
  mountAskable(server, ports, { ...kind, path: `${KINDS.decision.path}/{calculator}` }, members)
}

const addressed = (request: FastifyRequest) => endingOf(paramsOf(request).id ?? '')
const nameIn = (request: FastifyRequest): string => addressed(request).name

/** The input fields that the address itself has: names in braces in the kind's path. */
function inPath(request: FastifyRequest): Record<string, string> {
  const { id: _id, ...fields } = paramsOf(request)
  return fields
}

/** What was sent, with what the address has. A field that came twice is refused, not passed over. */
function whole<T>(request: FastifyRequest, sent: T): T | (T & Record<string, string>) {
  const fields = inPath(request)
  if (isEmpty(fields) || sent === null || typeof sent !== 'object' || Array.isArray(sent)) return sent
  const twice = Object.keys(fields).filter((field) => Object.hasOwn(sent, field))
  if (twice.length > 0)
    throw new InvalidInput(
      twice.map((field) => ({
        field,
        code: 'misplaced',
        message: 'já está no endereço: não o envie de novo',
        english: 'is already in the address: do not send it again',
      })),
    )
  return { ...fields, ...sent }
}

/** Answers worth compressing. */
const LARGE = 16 * 1024

function named<T>({ called, path }: Askable, members: ReadonlyMap<string, T>, id: string): T {
  const member = members.get(id)
  if (member) return member
  const near = nearest(id, members.keys())
  // Where the path has fields of its own there is no list at it.
  const there = path.includes('{') ? `Há ${[...members.keys()].join(', ')}.` : word`A lista está em ${path}.`
  const listed = path.includes('{') ? `There are ${[...members.keys()].join(', ')}.` : `The list is at ${path}.`
  throw new NotFound(
    word`Não há ${called} "${id.slice(0, 60)}". ${near.length > 0 ? word`Você quis dizer ${near.join(', ')}?` : there}`,
    `There is nothing named "${id.slice(0, 60)}". ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : listed}`,
  )
}

/** What answers GET with parameters, POST with JSON, and a bare GET with its schema. */
function mountAskable(server: HttpServer, ports: Engine, kind: Askable, members: () => ReadonlyMap<string, Operation>): void {
  const { path, noun } = kind
  const sendText = (request: FastifyRequest, reply: FastifyReply, { text, reform }: Rendered, view: View) => {
    sayHypothetical(reply, reform)
    return server.send(request, reply, text, kind.large && text.length > LARGE, contentType(view))
  }
  const send = (request: FastifyRequest, reply: FastifyReply, member: Operation, answer: Answer, view: View) =>
    sendText(request, reply, { text: rendered(member, answer, view), reform: reformBehind(answer) }, view)
  async function dear(request: FastifyRequest, reply: FastifyReply, member: Operation, input: unknown, text: boolean, view: View) {
    return sendText(request, reply, await renderedApart(member, input, ports, server.askerOf(request, reply), view, text), view)
  }
  server.add({
    url: `${routeOf(path)}/:id`,
    names: (request) => ({ [noun]: nameIn(request), ...inPath(request) }),
    get(request, reply) {
      const { name, ending } = addressed(request)
      const member = named(kind, members(), name)
      sayEnding(reply, member, ports)
      const { schema, rest } = schemaApart(queryOf(request))
      const { asked, input } = apart(member, rest)
      const view = viewOf(member, asked, usualForm(ending, asked, request.headers.accept))
      reply.header('vary', 'Accept, Accept-Language')
      sayRenamed(reply, member, input)
      const isSchema = isSchemaAsked(schema, isEmpty(rest), ending, view.format)
      if (isSchema) reply.header('x-answers', 'schema')
      if (Object.hasOwn(input, LAW_FIELD) && takesLaw(member))
        // Said before the tag is compared, so that a 304 says it too.
        sayHypothetical(reply, underLaw(member, whole(request, input), ports).ports.hypothesis?.id)
      if (server.fresh(request, reply, member.cache, view.format)) return reply
      if (isSchema) return server.send(request, reply, describedText(member, inPath(request), ports))
      const sent = whole(request, input)
      if (isDear(member)) return dear(request, reply, member, sent, true, view)
      const bytes = kind.large ? null : bytesForText(member, sent, ports, view)
      return bytes
        ? server.sendBytes(request, reply, bytes, contentType(view))
        : send(request, reply, member, answerForText(member, sent, ports, view), view)
    },
    post(request, reply) {
      const { name, ending } = addressed(request)
      const member = named(kind, members(), name)
      sayEnding(reply, member, ports)
      const asked = viewInAddress(member, request)
      const view = viewOf(member, asked, usualForm(ending, asked, request.headers.accept))
      const sent = whole(request, request.body)
      sayRenamed(reply, member, sent)
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
      if (isDear(member)) return dear(request, reply, member, sent, false, view)
      const bytes = kind.large ? null : bytesFor(member, sent, ports, view)
      return bytes
        ? server.sendBytes(request, reply, bytes, contentType(view))
        : send(request, reply, member, answerFor(member, sent, ports, view), view)
    },
  })
}

/** The name of a change made to every row; a change that cannot be read is refused row by row. */
function reformNamed(law: unknown, ports: Engine): string | undefined {
  if (law === undefined) return undefined
  try {
    return reformOfEveryDay(law, ports).id
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}

/** An answer of no law says of which hypothesis it is, and is listed nowhere. */
function sayHypothetical(reply: FastifyReply, reform: string | undefined): void {
  if (reform !== undefined) reply.headers({ 'x-hypothetical': reform, 'x-robots-tag': 'noindex' })
}

const contentType = ({ format }: View): string => `${MEDIA_TYPES[format]}; charset=utf-8`

/** An operation on its way out says so in every answer, refusals too. */
function sayEnding(reply: FastifyReply, { deprecation }: Operation, { registry }: Engine): void {
  if (!deprecation) return
  const successor = registry.operations.get(deprecation.instead)
  reply.headers(deprecationHeaders(deprecation, successor ? addressOf(successor) : null))
}

/** A name that a field had before is read, and said to be on its way out; an operation that leaves says that of itself. */
function sayRenamed(reply: FastifyReply, { inputSchema, deprecation }: Operation, sent: unknown): void {
  const [name] = isRecord(sent) ? formerNamesIn(inputSchema, sent) : []
  if (name !== undefined && !deprecation) reply.headers(renamedHeaders(name))
}

/** Where an operation is asked. */
export const addressOf = (operation: Operation): string =>
  isQuery(operation) ? operation.path : `${KINDS[operation.kind].path}/${addressedAs(operation)}`

/** `/v1/calc/{calculator}` as the router writes it. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

function isEmpty(query: object): boolean {
  for (const _field in query) return false
  return true
}

/** What a bare GET answers: how to ask. */
function describedText(member: Operation, fields: object, ports: Engine): string {
  const { kind, title, summary, resultSchema } = member
  const accepted = acceptedBy(member, fields, ports).inputSchema
  const earliest = earliestDay(member, ports)
  const inputSchema = earliest === null ? accepted : { ...accepted, 'x-earliest-date': earliest }
  const { path, noun } = KINDS[kind]
  const name = addressedAs(member)
  const examples = member.examples.map((example) => ({
    title: example.title,
    input: example.input,
    url: exampleUrl(`${path}/${name}`, example.input),
  }))
  return JSON.stringify(told({ [noun]: name, ...fields, title, summary, ...member.about, inputSchema, resultSchema, examples }))
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

/** The fields in an address. Where the last part is a name, its ending is the form, as of calculators: `/v1/tables/inss.csv`. */
function namedIn({ path }: Query, request: FastifyRequest): { readonly params: Record<string, string>; readonly ending: Format | null } {
  const params = paramsOf(request)
  const last = /\{(\w+)\}$/.exec(path)?.[1]
  const { name, ending } = endingOf((last && params[last]) ?? '')
  return last && ending ? { params: { ...params, [last]: name }, ending } : { params, ending: null }
}

/** The query of a place, loaded by the first who asks it. */
const queryAt = ({ id }: QueryPlace, { registry }: Engine): Query => registry.queries.get(id)!

function mountQuery(server: HttpServer, place: QueryPlace, ports: Engine): void {
  server.add({
    url: routeOf(place.path),
    free: place.free,
    get(request: FastifyRequest, reply: FastifyReply) {
      const query = queryAt(place, ports)
      sayEnding(reply, query, ports)
      const { asked, input } = apart(query, queryOf(request))
      const { params, ending } = namedIn(query, request)
      const view = viewOf(query, asked, usualForm(ending, asked, request.headers.accept))
      reply.header('vary', 'Accept, Accept-Language')
      if (place.hasLaw) sayHypothetical(reply, reformNamed(input[LAW_FIELD], ports))
      // What may have to be read is tagged by what is held once it was.
      if (!query.reading && server.fresh(request, reply, query.cache, view.format)) return reply
      const asker = server.askerOf(request, reply)
      if (isDear(query))
        return renderedApart(query, { ...input, ...params }, ports, asker, view, true).then((found) =>
          sendWorked(server, request, reply, query, view, found),
        )
      const answer = answeredText(query, { ...input, ...params }, ports, asker)
      const send = (found: Answer) => sendQuery(server, request, reply, query, view, found)
      return answer instanceof Promise ? answer.then(send) : send(answer)
    },
    ...(place.hasLaw && {
      // A change of the law may be too long for an address.
      async post(request: FastifyRequest, reply: FastifyReply) {
        const query = queryAt(place, ports)
        const asked = viewInAddress(query, request)
        const view = viewOf(query, asked, usualForm(null, asked, request.headers.accept))
        reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
        const asker = server.askerOf(request, reply)
        if (isDear(query))
          return sendWorked(server, request, reply, query, view, await renderedApart(query, request.body, ports, asker, view))
        const answer = await askers.run(asker, () => answered(query, request.body, ports))
        sayHypothetical(reply, reformOfAnswer(answer))
        return server.send(request, reply, rendered(query, answer, view), query.large, contentType(view))
      },
    }),
  })
}

/** The days of an answer as a calendar that programs subscribe to. */
function mountCalendar(server: HttpServer, place: QueryPlace, ports: Engine): void {
  server.add({
    url: `${routeOf(place.path)}.ics`,
    get(request: FastifyRequest, reply: FastifyReply) {
      const query = queryAt(place, ports)
      sayEnding(reply, query, ports)
      if (server.fresh(request, reply, query.cache)) return reply
      const answer = answeredText(query, { ...queryOf(request), ...paramsOf(request) }, ports, server.askerOf(request, reply))
      const send = (found: Answer) => server.send(request, reply, query.icalendar!(found), true, 'text/calendar; charset=utf-8')
      return answer instanceof Promise ? answer.then(send) : send(answer)
    },
  })
}

const ZIP_TYPE = 'application/zip'

/** The positions of a PDF's words take more than the fields of a form. */
const MAX_POSTED_BYTES = 2 * 1024 * 1024

/** What is only taken in a body: no address, and so no log or history, ever has it. */
function mountPosted(server: HttpServer, place: QueryPlace, ports: Engine): void {
  server.add({
    url: routeOf(place.path),
    free: place.free,
    bodyLimit: place.maxBytes ?? MAX_POSTED_BYTES,
    ...(place.archived && { buffers: [ZIP_TYPE] }),
    ...(place.hasLines && { alsoStreams: [LINES] }),
    post(request: FastifyRequest, reply: FastifyReply) {
      const query = queryAt(place, ports)
      if (query.byLines && request.body instanceof Readable) return answerLines(server, request, reply, query.byLines, ports)
      const asked = viewInAddress(query, request)
      const view = viewOf(query, asked, usualForm(null, asked, request.headers.accept))
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
      const { body } = request
      const asker = server.askerOf(request, reply)
      // What is posted is as much as its sender likes: it is never read on the loop.
      const worked = async (input: unknown): Promise<unknown> =>
        sendWorked(server, request, reply, query, view, await renderedApart(query, input, ports, asker, view))
      if (!(body instanceof Uint8Array)) return worked(body)
      // Loaded by the first ZIP: few are ever posted.
      return import('../posted-archive.ts').then(({ postedFiles }) => postedFiles(body)).then((files) => worked({ files }))
    },
  })
}

/** An answer that was worked and written out apart. */
function sendWorked(
  server: HttpServer,
  request: FastifyRequest,
  reply: FastifyReply,
  query: Query,
  view: View,
  { text, reform }: Rendered,
) {
  sayHypothetical(reply, reform)
  return server.send(request, reply, text, query.large, contentType(view))
}

function sendQuery(server: HttpServer, request: FastifyRequest, reply: FastifyReply, query: Query, view: View, answer: Answer) {
  if (query.reading && server.fresh(request, reply, query.cache, view.format)) return reply
  sayHypothetical(reply, reformOfAnswer(answer))
  if (view.format === 'csv' && !view.fields && query.csv)
    reply.header('content-disposition', `attachment; filename="${query.csv(answer).name.replace(/[^\w-]/g, '')}.csv"`)
  const send = (text: string | Buffer) => server.send(request, reply, text, query.large, contentType(view))
  if (!query.large) return send(rendered(query, answer, view))
  if (view.format === 'json' && !view.fields && view.explain) return send(bytesOf(answer))
  return server
    .askerOf(request, reply)
    .write(renderedInPieces(query, answer, view))
    .then(send)
}
