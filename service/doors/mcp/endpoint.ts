import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import type { HttpServer } from '../../host/server.ts'
import { asker } from '../answer-scheduler.ts'
import { forbidden, Refused } from '../refusals.ts'
import { admission } from './admission.ts'
import type { Exchange } from './exchange.ts'
import { readSelection } from './selection.ts'

/** The protocol over streamable HTTP, without sessions: each POST is whole in itself. */
export function mountMcp(server: HttpServer, ports: Engine, baseUrl: string | null, allowedOrigins: readonly string[] = []): void {
  const refusal = admission(baseUrl, allowedOrigins)
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
      // One message, one request to the limit.
      if (Array.isArray(body)) throw new InvalidInput([{ field: 'body', message: 'deve ser uma só mensagem JSON-RPC, não um lote' }])
      const open = await exchange()
      refuseHidden(body)
      // What was waited for above came to many at once. Of a long message nobody can tell how long it takes.
      const turn = server.turn(request, Number(headers['content-length'] ?? LONG) > MUCH_ASKED)
      if (turn) await turn
      const within = <T>(work: () => T): T => asker.run(server.askerOf(request, reply), work)
      const answered = await open.answer({ url, headers, body, selection, within })
      // Long answers that became ready together go out one after another.
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

/** JSON may name a field `__proto__`, and what copies it afterwards loses it in silence: it is refused by name, as over HTTP. */
function refuseHidden(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  if (Object.hasOwn(value, '__proto__'))
    throw new InvalidInput([{ field: '__proto__', code: 'unknown_field', message: 'não é um campo', english: 'is not a field' }])
  for (const member of Object.values(value)) refuseHidden(member, depth + 1)
}

const NO_QUERY = new URLSearchParams()

/** To write out so much takes as long as a quick answer. */
const LONG = 32 * 1024

/** More than one person's question has. */
const MUCH_ASKED = 4 * 1024

/** The lists of tools that are being made. */
const LISTS = {}

/** Deeper than any input here. */
const MAX_DEPTH = 12
