/**
 * One HTTP request of the protocol and its answer. The packages it needs take a good part of a second to load, so this file is imported
 * when the first request comes (docs/decisions/0010).
 */
import type { IncomingHttpHeaders } from 'node:http'
import {
  classifyInboundRequest,
  createMcpHandler,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  type Server,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import type { Ports } from '../../core/ports.ts'
import { readSelection, type Selection } from './selection.ts'
import { STATELESS_REVISION, serverFactory } from './server.ts'
import type { Report } from './tools.ts'

export interface Asked {
  /** With the query that selects tools. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly selection: Selection
}

export interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Exchange {
  answer(asked: Asked): Promise<Answered>
  close(): Promise<void>
}

const JSON_TYPE = 'application/json; charset=utf-8'
const CARRIED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'] as const

export function createExchange(ports: Ports, report: Report): Exchange {
  const serverFor = serverFactory(ports, report)
  const handler = createMcpHandler(({ requestInfo }) => serverFor(readSelection(new URL(requestInfo!.url).searchParams, ports.registry)))

  /** The package's own way: every method, every revision, every rule about headers. */
  async function byHandler({ url, headers, body }: Asked): Promise<Answered> {
    const carried = new Headers()
    for (const name of CARRIED) if (typeof headers[name] === 'string') carried.set(name, headers[name])
    const request = new Request(`http://localhost${url}`, { method: 'POST', headers: carried })
    const response = await handler.fetch(request, { parsedBody: body })
    // No tool reports progress and no list changes while serving, so a stream here ends with the answer.
    return { status: response.status, type: response.headers.get('content-type') ?? JSON_TYPE, body: await response.text() }
  }

  return {
    async answer(asked) {
      const call = plainCall(asked)
      if (!call) return byHandler(asked)
      const message = await answerOf(serverFor(asked.selection), call)
      return { status: 200, type: JSON_TYPE, body: JSON.stringify(message) }
    },
    close: () => handler.close(),
  }
}

interface Call {
  readonly message: JSONRPCRequest
  /** Undefined for the revisions that start with a handshake. */
  readonly classification: MessageClassification | undefined
}

/**
 * A tool call with nothing odd about it goes straight to the server: without the web Request, Response and stream of the general way it
 * costs a third. Whatever is odd goes the general way, which knows how to refuse it.
 */
function plainCall({ headers, body }: Asked): Call | null {
  if ((body as { method?: unknown } | null)?.method !== 'tools/call') return null
  const version = headers['mcp-protocol-version'] as string | undefined
  const method = headers['mcp-method'] as string | undefined
  const outcome = classifyInboundRequest({
    httpMethod: 'POST',
    body,
    ...(version !== undefined && { protocolVersionHeader: version }),
    ...(method !== undefined && { mcpMethodHeader: method }),
  })
  const message = body as JSONRPCRequest
  if (outcome.kind === 'legacy') {
    const { accept = '' } = headers
    const plain =
      outcome.reason === 'no-claim' &&
      (version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version)) &&
      accept.includes('application/json') &&
      accept.includes('text/event-stream')
    return plain ? { message, classification: undefined } : null
  }
  if (outcome.kind !== 'modern' || outcome.messageKind !== 'request') return null
  const plain =
    outcome.classification.revision === STATELESS_REVISION &&
    version === STATELESS_REVISION &&
    method === 'tools/call' &&
    headers['mcp-name'] === message.params?.name
  return plain ? { message, classification: outcome.classification } : null
}

/** Carries one message in and one out. */
class Carriage extends PerRequestHTTPServerTransport {
  readonly #deliver: (message: JSONRPCMessage) => void

  constructor(classification: MessageClassification, deliver: (message: JSONRPCMessage) => void) {
    super({ classification })
    this.#deliver = deliver
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message)) this.#deliver(message)
  }
}

async function answerOf(server: Server, { message, classification }: Call): Promise<JSONRPCMessage> {
  try {
    return await new Promise<JSONRPCMessage>((resolve, reject) => {
      const carriage = new Carriage(classification ?? { era: 'legacy' }, resolve)
      server.onerror = reject
      server.connect(carriage).then(() => carriage.onmessage!(message, classification && { classification }), reject)
    })
  } finally {
    server.close().catch(() => {})
  }
}
