/**
 * One HTTP request of the protocol and its answer. The packages it needs take a good part of a second to load, so this file is imported
 * when the first request comes (docs/decisions/0007).
 */

import type { IncomingHttpHeaders } from 'node:http'
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  createMcpHandler,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResponse,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
  type Server,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { isOneOf, isRecord } from '../../../engine/core/records.ts'
import { isPlainCall } from './plain-call.ts'
import { readSelection, type Selection } from './selection.ts'
import { identityOf, LISTED, offersOf, STATELESS_REVISION, serverFactory } from './server.ts'
import type { Pause, Report } from './tools.ts'

interface Asked {
  /** With the query that selects tools. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly selection: Selection
  /** Does what has to know who asks. Omitted: nobody in particular does. */
  within?<T>(work: () => T): T
}

interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

export interface Exchange {
  answer(asked: Asked): Promise<Answered>
  close(): Promise<void>
}

/** As many as there are selections in use, in each revision. */
const MAX_CALLERS = 64
/** A list in all its detail is some hundred thousand characters. */
const MAX_LISTS = 8
/** Revision, client and its capabilities. */
const META_KEYS = 3
const JSON_TYPE = 'application/json; charset=utf-8'
const CARRIED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'] as const

/** @param pause awaited between two pieces of long work. */
export function createExchange(ports: Engine, report: Report, pause: Pause): Exchange {
  const offers = offersOf(ports, report, pause)
  const serverFor = serverFactory(ports, report, offers)
  const handler = createMcpHandler(({ requestInfo }) => serverFor(readSelection(new URL(requestInfo!.url).searchParams, ports.registry)))
  const callers = new Map<string, Promise<Caller>>()
  const lists = new Map<string, Promise<Buffer>>()
  const envelope = envelopeOf(ports)

  /** The package's own way: every method, every revision, every rule about headers. */
  async function byHandler({ url, headers, body }: Asked): Promise<Answered> {
    const carried = new Headers()
    for (const name of CARRIED) if (typeof headers[name] === 'string') carried.set(name, headers[name])
    const request = new Request(`http://localhost${url}`, { method: 'POST', headers: carried })
    const response = await handler.fetch(request, { parsedBody: body })
    // No tool reports progress and no list changes while serving, so a stream here ends with the answer.
    return { status: response.status, type: response.headers.get('content-type') ?? JSON_TYPE, body: await response.text() }
  }

  function callerFor(selection: Selection, revision: Revision): Promise<Caller> {
    const key = `${revision} ${selection.key}`
    let caller = callers.get(key)
    if (!caller) {
      caller = Caller.to(serverFor(selection), revision)
      callers.set(key, caller)
      if (callers.size > MAX_CALLERS) callers.delete(callers.keys().next().value!)
    }
    return caller
  }

  /** A list of tools as the package writes it, once for each selection and revision. */
  function listFor(selection: Selection, revision: Revision): Promise<Buffer> {
    const key = `${revision} ${selection.key}`
    let list = lists.get(key)
    if (!list) {
      list = offers
        .of(selection)
        .list()
        .then((made) => Buffer.from(envelope.listed(made, revision)))
      lists.set(key, list)
      if (lists.size > MAX_LISTS) lists.delete(lists.keys().next().value!)
    }
    return list
  }

  return {
    async answer(asked) {
      const { headers, body, within = (work) => work() } = asked
      // The server's own test of a request: what fails it would wait for an answer forever.
      const message = isPlainCall(body) || isJSONRPCRequest(body) ? body : null
      const revision = message && plainRevision(headers, message)
      if (!message || !revision) return within(() => byHandler(asked))
      if (message.method === LIST)
        return {
          status: 200,
          type: JSON_TYPE,
          body: Buffer.concat([BEFORE_RESULT, await listFor(asked.selection, revision), Buffer.from(endOf(message.id))]),
        }
      const tool = isBare(message, revision) ? offers.of(asked.selection).tools.get(String(message.params?.name)) : undefined
      if (tool) {
        const args = message.params?.arguments ?? {}
        const written = tool.written(args, BEFORE_RESULT, envelope.endOfCall(message.id, revision))
        if (written) return { status: 200, type: JSON_TYPE, body: written }
        const call = () => tool.call(args)
        return { status: 200, type: JSON_TYPE, body: envelope.told(await (tool.isLight ? call() : within(call)), message.id, revision) }
      }
      const caller = await callerFor(asked.selection, revision)
      return { status: 200, type: JSON_TYPE, body: JSON.stringify(await within(() => caller.ask(message))) }
    },
    close: () => handler.close(),
  }
}

type Revision = typeof STATELESS_REVISION | 'with a handshake'

const LIST = 'tools/list'
const BEFORE_RESULT = Buffer.from('{"result":')
const endOf = (id: JSONRPCRequest['id']): string => `,"jsonrpc":"2.0","id":${JSON.stringify(id)}}`

/** Results as the package writes them in each revision. */
function envelopeOf(ports: Engine) {
  const complete = { resultType: 'complete', _meta: { [SERVER_INFO_META_KEY]: identityOf(ports) } }
  const end = `,${JSON.stringify(complete).slice(1)}`
  return {
    listed: (list: object, revision: Revision): string =>
      JSON.stringify(revision === STATELESS_REVISION ? { ...list, ...LISTED, ...complete } : list),
    told: (result: CallToolResult, id: JSONRPCRequest['id'], revision: Revision): string =>
      JSON.stringify({ result: revision === STATELESS_REVISION ? { ...result, ...complete } : result, jsonrpc: '2.0', id }),
    /** What follows the content of a call. */
    endOfCall: (id: JSONRPCRequest['id'], revision: Revision): string => (revision === STATELESS_REVISION ? end : '}') + endOf(id),
  }
}

/** What the headers name of a message beside its method: the tool of a call, nothing of a list; null where it is another message, or an odd one. */
function toolNamedIn({ method, params }: JSONRPCRequest): { readonly name: string | undefined } | null {
  if (method === LIST) return Object.keys(params ?? {}).every((key) => key === '_meta') ? { name: undefined } : null
  if (method !== 'tools/call' || !isRecord(params)) return null
  const { name, arguments: args = {} } = params
  return typeof name === 'string' && isRecord(args) ? { name } : null
}

/**
 * A call of a tool or a list of them with nothing odd about it goes straight to a server that is there already: without a server, a web
 * Request, a Response and a stream for each it costs a fifth. Whatever is odd (null) goes the general way, which knows how to refuse it.
 */
function plainRevision(headers: IncomingHttpHeaders, message: JSONRPCRequest): Revision | null {
  const named = toolNamedIn(message)
  if (!named) return null
  const meta = message.params?._meta
  const version = headers['mcp-protocol-version']
  if (version === STATELESS_REVISION) {
    const plain =
      headers['mcp-method'] === message.method &&
      headers['mcp-name'] === named.name &&
      isRecord(meta) &&
      meta[PROTOCOL_VERSION_META_KEY] === version &&
      isRecord(meta[CLIENT_CAPABILITIES_META_KEY]) &&
      isRecord(meta[CLIENT_INFO_META_KEY])
    return plain ? version : null
  }
  const { accept = '' } = headers
  const plain =
    (meta === undefined || (isRecord(meta) && !(PROTOCOL_VERSION_META_KEY in meta))) &&
    (version === undefined || isOneOf(SUPPORTED_PROTOCOL_VERSIONS, version)) &&
    accept.includes('application/json') &&
    accept.includes('text/event-stream')
  return plain ? 'with a handshake' : null
}

/** Nothing in a call but the tool, what it is asked and who asks: the package would add nothing to what the tool itself answers. */
function isBare({ params }: JSONRPCRequest, revision: Revision): boolean {
  const { name: _name, arguments: _arguments, _meta: meta, ...more } = params ?? {}
  if (Object.keys(more).length > 0) return false
  if (revision !== STATELESS_REVISION) return meta === undefined
  if (!isRecord(meta) || Object.keys(meta).length !== META_KEYS) return false
  const { [CLIENT_INFO_META_KEY]: client, [CLIENT_CAPABILITIES_META_KEY]: capabilities } = meta
  const known =
    isRecord(client) && Object.values(client).every((value) => typeof value === 'string') && 'name' in client && 'version' in client
  return known && isRecord(capabilities) && Object.values(capabilities).every(isRecord)
}

/** Carries calls of many clients to one server. Each goes under a number of its own, since two clients may give theirs the same. */
class Caller extends PerRequestHTTPServerTransport {
  readonly #extra: { classification: MessageClassification } | undefined
  readonly #waiting = new Map<unknown, (answer: JSONRPCResponse) => void>()
  #last = 0

  private constructor(classification: MessageClassification) {
    super({ classification })
    this.#extra = classification.era === 'modern' ? { classification } : undefined
  }

  static async to(server: Server, revision: Revision): Promise<Caller> {
    const caller = new Caller(revision === STATELESS_REVISION ? { era: 'modern', revision } : { era: 'legacy' })
    await server.connect(caller)
    return caller
  }

  ask(message: JSONRPCRequest): Promise<JSONRPCMessage> {
    const number = ++this.#last
    return new Promise((resolve) => {
      this.#waiting.set(number, (answer) => resolve({ ...answer, id: message.id }))
      this.onmessage!({ ...message, id: number }, this.#extra)
    })
  }

  override async send(answer: JSONRPCMessage): Promise<void> {
    if (!('id' in answer) || 'method' in answer) return
    this.#waiting.get(answer.id)?.(answer)
    this.#waiting.delete(answer.id)
  }
}
