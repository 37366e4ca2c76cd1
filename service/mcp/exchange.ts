/**
 * Handles one MCP request over HTTP. Imported on the first request, because its packages take a good part of a second to load
 * (docs/decisions/0007).
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
import { isOneOf, isRecord } from '../../engine/core/collections/records.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { readSelection, type Selection } from './selection.ts'
import { identityOf, LIST_CACHE, STATELESS_REVISION, serverFactory, toolListings } from './server.ts'
import { isPlainCall } from './tools/plain-call.ts'
import type { Pause, Report } from './tools/tools.ts'

interface McpRequest {
  /** Includes the query that selects tools. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly selection: Selection
  /** Runs work in the client's context. Default: no client. */
  within?<T>(work: () => T): T
}

interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

export interface Exchange {
  answer(asked: McpRequest): Promise<Answered>
  close(): Promise<void>
}

/** Cached servers: one per selection in use and protocol revision. */
const MAX_CALLERS = 64
/** Cached lists: a fully detailed one has some hundred thousand characters. */
const MAX_LISTS = 8
/** Number of metadata keys: revision, client and capabilities. */
const META_KEYS = 3
const JSON_TYPE = 'application/json; charset=utf-8'
const CARRIED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'] as const

/** @param pause awaited between time slices of long work. */
export function createExchange(ports: Engine, report: Report, pause: Pause): Exchange {
  const offers = toolListings(ports, report, pause)
  const serverFor = serverFactory(ports, report, offers)
  const handler = createMcpHandler(({ requestInfo }) =>
    serverFor(readSelection(requestInfo ? new URL(requestInfo.url).searchParams : new URLSearchParams(), ports.registry)),
  )
  const callers = new Map<string, Promise<Caller>>()
  const lists = new Map<string, Promise<Buffer>>()
  const envelope = envelopeOf(ports)

  /** General path through the MCP package: supports every method, revision and header rule. */
  async function byHandler({ url, headers, body }: McpRequest): Promise<Answered> {
    const carried = new Headers()
    for (const name of CARRIED) if (typeof headers[name] === 'string') carried.set(name, headers[name])
    const request = new Request(`http://localhost${url}`, { method: 'POST', headers: carried })
    const response = await handler.fetch(request, { parsedBody: body })
    // Tools report no progress and lists never change, so a stream ends with the answer.
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? JSON_TYPE,
      body: parametersRefused(await response.text()),
    }
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

  /** Serialized tool list, cached by selection and revision. */
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
      // Same request test as the package: a message that fails it would wait forever for an answer.
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
      return { status: 200, type: JSON_TYPE, body: parametersRefused(JSON.stringify(await within(() => caller.ask(message)))) }
    },
    close: () => handler.close(),
  }
}

/** The package answers parameters that fail its schema as an internal error with the validator's dump, which JSON-RPC calls -32602. */
const DUMP = /"error":\{"code":-3260[23],"message":"[^"[]{0,60}\[(?:[^"\\]|\\.)*\\"path\\":(?:[^"\\]|\\.)*"/
const PARAMETERS_REFUSED = '"error":{"code":-32602,"message":"Invalid params: a parameter of this method is missing or of another type"'

const parametersRefused = (body: string): string => (body.includes('"code":-3260') ? body.replace(DUMP, () => PARAMETERS_REFUSED) : body)

type Revision = typeof STATELESS_REVISION | 'with a handshake'

const LIST = 'tools/list'
const BEFORE_RESULT = Buffer.from('{"result":')
const endOf = (id: JSONRPCRequest['id']): string => `,"jsonrpc":"2.0","id":${JSON.stringify(id)}}`

/** Serialized result envelopes of each revision, identical to the package's. */
function envelopeOf(ports: Engine) {
  const complete = { resultType: 'complete', _meta: { [SERVER_INFO_META_KEY]: identityOf(ports) } }
  const end = `,${JSON.stringify(complete).slice(1)}`
  return {
    listed: (list: object, revision: Revision): string =>
      JSON.stringify(revision === STATELESS_REVISION ? { ...list, ...LIST_CACHE, ...complete } : list),
    told: (result: CallToolResult, id: JSONRPCRequest['id'], revision: Revision): string =>
      JSON.stringify({ result: revision === STATELESS_REVISION ? { ...result, ...complete } : result, jsonrpc: '2.0', id }),
    /** JSON after the content of a call result. */
    endOfCall: (id: JSONRPCRequest['id'], revision: Revision): string => (revision === STATELESS_REVISION ? end : '}') + endOf(id),
  }
}

/** Name the headers must carry besides the method: the tool of a call, undefined for a list; null for other or unusual messages. */
function toolNamedIn({ method, params }: JSONRPCRequest): { readonly name: string | undefined } | null {
  if (method === LIST) return Object.keys(params ?? {}).every((key) => key === '_meta') ? { name: undefined } : null
  if (method !== 'tools/call' || !isRecord(params)) return null
  const { name, arguments: args = {} } = params
  return typeof name === 'string' && isRecord(args) ? { name } : null
}

/**
 * Fast path: a plain tool call or list goes to a reused server, at a fifth of the cost of creating a server, Request, Response and stream.
 * Null sends unusual messages to the general path, which can reject them.
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

/** True when a call has only tool, arguments and client metadata: the package would add nothing to the tool's result. */
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

/** Multiplexes calls of many clients onto one server. Assigns its own request ids, since clients may use the same ones. */
class Caller extends PerRequestHTTPServerTransport {
  readonly #extra: { classification: MessageClassification } | undefined
  readonly #pending = new Map<unknown, (answer: JSONRPCResponse) => void>()
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
      this.#pending.set(number, (answer) => resolve({ ...answer, id: message.id }))
      this.onmessage!({ ...message, id: number }, this.#extra)
    })
  }

  override async send(answer: JSONRPCMessage): Promise<void> {
    if (!('id' in answer) || 'method' in answer) return
    this.#pending.get(answer.id)?.(answer)
    this.#pending.delete(answer.id)
  }
}
