import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../engine/core/errors.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import type { HttpServer } from '../host/server.ts'
import { forbidden, Refused } from '../runtime/problem-details.ts'
import { currentClient } from '../work/answer-scheduler.ts'
import type { Exchange } from './exchange.ts'
import { originCheck } from './origin-check.ts'
import { readSelection } from './selection.ts'

/** MCP over streamable HTTP, stateless: each POST is self-contained. */
export function mountMcp(server: HttpServer, ports: Engine, baseUrl: string | null, allowedOrigins: readonly string[] = []): void {
  const refusal = originCheck(baseUrl, allowedOrigins)
  let loading: Promise<Exchange> | undefined

  function exchange(): Promise<Exchange> {
    loading ??= import('./exchange.ts')
      .then(({ createExchange }) =>
        createExchange(
          ports,
          (error) => server.app.log.error({ err: error, route: '/mcp' }, 'unexpected error'),
          () => server.pause(LISTS),
        ),
      )
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }

  server.add({
    url: '/mcp',
    headers: 'Content-Type, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-Id',
    async post(request: FastifyRequest, reply: FastifyReply) {
      reply.header('cache-control', 'no-store')
      const refused = refusal(request.host, request.headers.origin)
      if (refused) throw new Refused(forbidden(refused, 'This address or origin (headers Host and Origin) is not admitted here.'))
      const { url, headers, body } = request
      const at = url.indexOf('?')
      const selection = readSelection(at < 0 ? NO_QUERY : new URLSearchParams(url.slice(at + 1)), ports.registry)
      // A single message per request, so that the rate limit counts each one.
      if (Array.isArray(body)) throw new InvalidInput([{ field: 'body', message: 'deve ser uma só mensagem JSON-RPC, não um lote' }])
      const open = await exchange()
      refuseHidden(body)
      // Yield: the awaits above resume many requests at once, and a long message takes an unknown time.
      const turn = server.turn(request, Number(headers['content-length'] ?? LONG) > LARGE_REQUEST)
      if (turn) await turn
      const within = <T>(work: () => T): T => currentClient.run(server.askerOf(request, reply), work)
      const answered = await open.answer({ url, headers, body, selection, within })
      // Long answers that complete together are sent in turn.
      const last = answered.body.length > LONG ? server.turn(request) : null
      if (last) await last
      const { status, body: text, type } = answered
      reply.code(status)
      return typeof text === 'string' ? server.send(request, reply, text, false, type) : server.sendBytes(request, reply, text, type)
    },
  })
  server.app.addHook('onClose', async () => {
    if (loading) await loading.then((open) => open.close())
  })
}

/** JSON may contain a field `__proto__`, which later copies silently drop: reject it by name, as over HTTP. */
function refuseHidden(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  if (Object.hasOwn(value, '__proto__'))
    throw new InvalidInput([{ field: '__proto__', code: 'unknown_field', message: 'não é um campo', english: 'is not a field' }])
  for (const member of Object.values(value)) refuseHidden(member, depth + 1)
}

const NO_QUERY = new URLSearchParams()

/** Answers of this size take as long to serialize as a quick answer to compute. */
const LONG = 32 * 1024

/** Larger than a typical question. */
const LARGE_REQUEST = 4 * 1024

/** Scheduler key for the tool lists being built. */
const LISTS = {}

/** Maximum nesting depth, beyond that of any input schema. */
const MAX_DEPTH = 12
