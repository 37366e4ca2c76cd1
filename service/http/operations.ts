/** Mounts all operations of the registry, without naming any operation or kind: each kind's settings are in KINDS. */

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../../engine/core/collections/lazy-value.ts'
import { isRecord } from '../../engine/core/collections/records.ts'
import { InvalidInput } from '../../engine/core/errors.ts'
import { reformIdOf, reformOfAnswer } from '../../engine/core/reform/hypothesis-mark.ts'
import { reformOfEveryDay } from '../../engine/core/reform/reform.ts'
import { underLaw } from '../../engine/core/reform/with-reform.ts'
import { unknownName } from '../../engine/core/text/unknown-name.ts'
import { ASKABLE, addressedAs, KINDS, kindNamed } from '../../engine/operation/definition/kinds.ts'
import type { Answer, Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery, type Query } from '../../engine/operation/definition/query.ts'
import { isExpensive } from '../../engine/operation/definition/rate-limit-cost.ts'
import { type Engine, membersOf, type QueryPlace } from '../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'
import { acceptedBy } from '../../engine/operation/evaluation/run.ts'
import { formerNamesIn } from '../../engine/operation/input/intake.ts'
import { takesLaw } from '../../engine/operation/input/law-field.ts'
import { LAW_FIELD, RESPONSE_PARAMETERS } from '../../engine/operation/input/reserved-names.ts'
import { earliestDay } from '../../engine/presentation/earliest-date.ts'
import { MEDIA_TYPES, rendered, renderedInPieces } from '../../engine/presentation/render.ts'
import { bytesFor, bytesForText } from '../../engine/presentation/serialization/answer-bytes.ts'
import { answerFor, answerForText, apart, FORMATS, type Format, type View, viewOf } from '../../engine/presentation/view.ts'
import { addLink } from '../host/requests/link-header.ts'
import type { HttpServer } from '../host/server.ts'
import { LANGUAGE_FIELD } from '../runtime/english-address.ts'
import { answerInput, answerTextInput, currentClient as askers, renderOffLoop, renderPosted } from '../work/answer-scheduler.ts'
import type { Rendered } from '../work/batch-job.ts'
import { mountBatch } from './batch.ts'
import { deprecationHeaders, fieldAddress, RENAMED_HEADERS } from './deprecation.ts'
import { exampleUrl } from './example-url.ts'
import { negotiateFormat, splitExtension } from './forms.ts'
import { answerLines, LINES } from './posted-lines.ts'
import { mediaTypeOf, paramsOf, queryOf } from './request.ts'
import { extractSchemaParameter, wantsSchema } from './schema-form.ts'
import { viewInAddress } from './unexpected-fields.ts'

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

/** Mounts questions about decisions under the decisions' paths: a path parameter is the same input field. */
function mountOfDecisions(server: HttpServer, ports: Engine, kind: Askable): void {
  const { questions } = ports.registry
  const members = once(() => new Map([...questions].filter(([, { ofDecisions }]) => ofDecisions)))
  mountAskable(server, ports, { ...kind, path: `${KINDS.decision.path}/{calculator}` }, members)
}

const addressed = (request: FastifyRequest) => splitExtension(paramsOf(request).id ?? '')
const nameIn = (request: FastifyRequest): string => addressed(request).name

/** Input fields in the URL path: names in braces in the kind's path. */
function inPath(request: FastifyRequest): Record<string, string> {
  const { id: _id, ...fields } = paramsOf(request)
  return fields
}

/** Merges the body with the path fields. Rejects a field present in both. */
function mergeFields<T>(request: FastifyRequest, sent: T): T | (T & Record<string, string>) {
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

/** Minimum size for compression. */
const LARGE = 16 * 1024

function named<T>({ called, path }: Askable, members: ReadonlyMap<string, T>, id: string): T {
  const member = members.get(id)
  if (member) return member
  // A path with parameters has no list at its URL.
  throw unknownName(id, { ...kindNamed(called), names: members.keys(), ...(!path.includes('{') && { listed: { id: path } }) })
}

/** Answers GET with parameters and POST with JSON; a bare GET returns the schema. */
function mountAskable(server: HttpServer, ports: Engine, kind: Askable, members: () => ReadonlyMap<string, Operation>): void {
  const { path, noun } = kind
  const sendText = (request: FastifyRequest, reply: FastifyReply, { text, reform }: Rendered, view: View) => {
    sayHypothetical(reply, reform)
    return server.send(request, reply, text, kind.large && text.length > LARGE, contentType(view))
  }
  const send = (request: FastifyRequest, reply: FastifyReply, member: Operation, answer: Answer, view: View) =>
    sendText(request, reply, { text: rendered(member, answer, view), reform: reformIdOf(answer) }, view)
  async function dear(request: FastifyRequest, reply: FastifyReply, member: Operation, input: unknown, text: boolean, view: View) {
    return sendText(request, reply, await renderOffLoop(member, input, ports, server.askerOf(request, reply), view, text), view)
  }
  server.add({
    url: `${routeOf(path)}/:id`,
    names: (request) => ({ [noun]: nameIn(request), ...inPath(request) }),
    get(request, reply) {
      const { name, ending } = addressed(request)
      const member = named(kind, members(), name)
      sayEnding(reply, member, ports)
      const { schema, rest } = extractSchemaParameter(queryOf(request))
      const { asked, input } = apart(member, rest)
      const view = viewOf(member, asked, negotiateFormat(ending, asked, request.headers.accept))
      reply.header('vary', 'Accept, Accept-Language')
      sayRenamed(reply, member, input)
      const isSchema = wantsSchema(schema, isEmpty(rest), ending, view.format)
      if (isSchema) reply.header('x-answers', 'schema')
      if (Object.hasOwn(input, LAW_FIELD) && takesLaw(member))
        // Set before the ETag comparison, so that a 304 has the headers too.
        sayHypothetical(reply, underLaw(member, mergeFields(request, input), ports).ports.hypothesis?.id)
      if (server.fresh(request, reply, member.cache, view.format)) return reply
      if (isSchema) return server.send(request, reply, describedText(member, inPath(request), ports))
      const sent = mergeFields(request, input)
      if (isExpensive(member)) return dear(request, reply, member, sent, true, view)
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
      const view = viewOf(member, asked, negotiateFormat(ending, asked, request.headers.accept))
      const sent = mergeFields(request, request.body)
      sayRenamed(reply, member, sent)
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
      if (isExpensive(member)) return dear(request, reply, member, sent, false, view)
      const bytes = kind.large ? null : bytesFor(member, sent, ports, view)
      return bytes
        ? server.sendBytes(request, reply, bytes, contentType(view))
        : send(request, reply, member, answerFor(member, sent, ports, view), view)
    },
  })
}

/** Id of a law change applied to every row; an invalid one is rejected per row. */
function reformNamed(law: unknown, ports: Engine): string | undefined {
  if (law === undefined) return undefined
  try {
    return reformOfEveryDay(law, ports).id
  } catch (error) {
    if (error instanceof InvalidInput) return undefined
    throw error
  }
}

/** Headers of a hypothetical answer: id of the hypothesis, and noindex. */
function sayHypothetical(reply: FastifyReply, reform: string | undefined): void {
  if (reform !== undefined) reply.headers({ 'x-hypothetical': reform, 'x-robots-tag': 'noindex' })
}

const contentType = ({ format }: View): string => `${MEDIA_TYPES[format]}; charset=utf-8`

/** Sets deprecation headers on every answer of a deprecated operation, including errors. */
function sayEnding(reply: FastifyReply, { deprecation }: Operation, { registry }: Engine): void {
  if (!deprecation) return
  const successor = registry.operations.get(deprecation.instead)
  reply.headers(deprecationHeaders(deprecation))
  if (successor) addLink(reply, addressOf(successor), 'successor-version')
}

/** Sets deprecation headers for a former field name; a deprecated operation has its own headers. */
function sayRenamed(reply: FastifyReply, { inputSchema, deprecation }: Operation, sent: unknown): void {
  const [name] = isRecord(sent) ? formerNamesIn(inputSchema, sent) : []
  if (name === undefined || deprecation) return
  reply.headers(RENAMED_HEADERS)
  addLink(reply, fieldAddress(name), 'deprecation')
}

/** URL path of an operation. */
export const addressOf = (operation: Operation): string =>
  isQuery(operation) ? operation.path : `${KINDS[operation.kind].path}/${addressedAs(operation)}`

/** Converts `/v1/calc/{calculator}` to router syntax. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

function isEmpty(query: object): boolean {
  for (const _field in query) return false
  return true
}

/** Response of a bare GET: usage and schemas. */
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
  return JSON.stringify(renderSentences({ [noun]: name, ...fields, title, summary, ...member.about, inputSchema, resultSchema, examples }))
}

/** Cached bytes of repeated answers: a whole series takes milliseconds to serialize. */
const written = new WeakMap<object, Buffer>()

function bytesOf(answer: object): Buffer {
  let bytes = written.get(answer)
  if (!bytes) {
    bytes = Buffer.from(JSON.stringify(answer))
    if (Object.isFrozen(answer)) written.set(answer, bytes)
  }
  return bytes
}

/** Path parameters. When the last segment is a name, its extension is the format, as for calculators: `/v1/tables/inss.csv`. */
function namedIn({ path }: Query, request: FastifyRequest): { readonly params: Record<string, string>; readonly ending: Format | null } {
  const params = paramsOf(request)
  const last = /\{(\w+)\}$/.exec(path)?.[1]
  const { name, ending } = splitExtension((last && params[last]) ?? '')
  return last && ending ? { params: { ...params, [last]: name }, ending } : { params, ending: null }
}

/** Query of a route, loaded on first use. */
const queryAt = ({ id }: QueryPlace, { registry }: Engine): Query => registry.queries.get(id)!

function mountQuery(server: HttpServer, place: QueryPlace, ports: Engine): void {
  // A field at the end of the address brings its ending with it.
  const endings = place.path.endsWith('}') ? [] : FORMATS
  for (const format of endings)
    server.add({ url: `${routeOf(place.path)}.${format}`, free: place.free, get: getQuery(server, place, ports, format) })
  server.add({
    url: routeOf(place.path),
    free: place.free,
    get: getQuery(server, place, ports),
    ...(place.hasLaw && {
      // POST alternative, since a law change may be too long for a URL.
      async post(request: FastifyRequest, reply: FastifyReply) {
        const query = queryAt(place, ports)
        const asked = viewInAddress(query, request)
        const view = viewOf(query, asked, negotiateFormat(null, asked, request.headers.accept))
        reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
        const asker = server.askerOf(request, reply)
        if (isExpensive(query))
          return sendRendered(server, request, reply, query, view, await renderOffLoop(query, request.body, ports, asker, view))
        const answer = await askers.run(asker, () => answerInput(query, request.body, ports))
        sayHypothetical(reply, reformOfAnswer(answer))
        return server.send(request, reply, rendered(query, answer, view), query.large, contentType(view))
      },
    }),
  })
}

/** @param form the ending of the address, where it has one. */
function getQuery(server: HttpServer, place: QueryPlace, ports: Engine, form: Format | null = null) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = queryAt(place, ports)
    sayEnding(reply, query, ports)
    const { asked, input } = apart(query, queryOf(request))
    const { params, ending } = namedIn(query, request)
    const view = viewOf(query, asked, negotiateFormat(form ?? ending, asked, request.headers.accept))
    reply.header('vary', 'Accept, Accept-Language')
    if (place.hasLaw) sayHypothetical(reply, reformNamed(input[LAW_FIELD], ports))
    // A query with an external fetch gets its ETag only after the fetch.
    if (!query.reading && server.fresh(request, reply, query.cache, view.format)) return reply
    const asker = server.askerOf(request, reply)
    if (isExpensive(query))
      return renderOffLoop(query, { ...input, ...params }, ports, asker, view, true).then((found) =>
        sendRendered(server, request, reply, query, view, found),
      )
    const answer = answerTextInput(query, { ...input, ...params }, ports, asker)
    const send = (found: Answer) => sendQuery(server, request, reply, query, view, found)
    return answer instanceof Promise ? answer.then(send) : send(answer)
  }
}

/** Dates of an answer as an iCalendar feed. */
function mountCalendar(server: HttpServer, place: QueryPlace, ports: Engine): void {
  server.add({
    url: `${routeOf(place.path)}.ics`,
    get(request: FastifyRequest, reply: FastifyReply) {
      const query = queryAt(place, ports)
      sayEnding(reply, query, ports)
      if (server.fresh(request, reply, query.cache)) return reply
      const answer = answerTextInput(query, { ...queryOf(request), ...paramsOf(request) }, ports, server.askerOf(request, reply))
      const send = (found: Answer) => server.send(request, reply, query.icalendar?.(found) ?? '', true, 'text/calendar; charset=utf-8')
      return answer instanceof Promise ? answer.then(send) : send(answer)
    },
  })
}

const ZIP_TYPE = 'application/zip'
const XML_TYPES = ['application/xml', 'text/xml']

const formOf = (request: FastifyRequest): 'json' | 'zip' | 'xml' => {
  const type = mediaTypeOf(request)
  if (type === ZIP_TYPE) return 'zip'
  return XML_TYPES.includes(type) ? 'xml' : 'json'
}

/** Field of the files in every query that takes them. */
const FILES = 'files'

/** Positioned words of a PDF are larger than form fields. */
const MAX_POSTED_BYTES = 2 * 1024 * 1024

/** POST-only queries: sensitive input must not appear in URLs, and so not in logs or history. */
function mountPosted(server: HttpServer, place: QueryPlace, ports: Engine): void {
  server.add({
    url: routeOf(place.path),
    free: place.free,
    bodyLimit: place.maxBytes ?? MAX_POSTED_BYTES,
    ...(place.archived && { buffers: place.hasFiles ? [ZIP_TYPE, ...XML_TYPES] : [ZIP_TYPE] }),
    ...(place.hasLines && { alsoStreams: [LINES] }),
    post(request: FastifyRequest, reply: FastifyReply) {
      const query = queryAt(place, ports)
      if (query.byLines && request.body instanceof Readable) return answerLines(server, request, reply, query.byLines, ports)
      const { body } = request
      // The body is a file: the other fields come in the address.
      const isFile = query.byFiles !== undefined && body instanceof Uint8Array && formOf(request) !== 'json'
      const asked = viewInAddress(query, request, isFile ? Object.keys(query.input.shape).filter((field) => field !== FILES) : [])
      const view = viewOf(query, asked, negotiateFormat(null, asked, request.headers.accept))
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
      const asker = server.askerOf(request, reply)
      // Input size is up to the client: a large body and a file are never read on the event loop.
      const rendered =
        body instanceof Uint8Array
          ? renderPosted(
              query,
              { bytes: body, form: formOf(request), fields: isFile ? apart(query, queryOf(request)).input : {} },
              asker,
              view,
            )
          : renderOffLoop(query, body, ports, asker, view)
      return rendered.then((found) => sendRendered(server, request, reply, query, view, found))
    },
  })
}

/** Sends an answer computed and serialized off the event loop. */
function sendRendered(
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

/** Links to the next page of a list, in the form and the language this one was asked in. */
function withNextPage(request: FastifyRequest, reply: FastifyReply, { path }: Query, answer: Answer): Answer {
  const { next } = answer
  if (typeof next !== 'string' || !next.startsWith(`${path}?`)) return answer
  const fields = new URLSearchParams(next.slice(path.length + 1))
  const asked: Readonly<Record<string, unknown>> = Object(request.query)
  for (const name of [...RESPONSE_PARAMETERS, LANGUAGE_FIELD]) if (typeof asked[name] === 'string') fields.set(name, asked[name])
  const address = `${path}?${fields}`
  addLink(reply, address, 'next')
  return { ...answer, next: address }
}

function sendQuery(server: HttpServer, request: FastifyRequest, reply: FastifyReply, query: Query, view: View, found: Answer) {
  if (query.reading && server.fresh(request, reply, query.cache, view.format)) return reply
  const answer = withNextPage(request, reply, query, found)
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
