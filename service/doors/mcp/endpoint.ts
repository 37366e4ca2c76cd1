import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../../../engine/core/errors.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import type { HttpServer } from '../http/server.ts'
import { payer } from '../turns.ts'
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
        createExchange(ports, (error) => server.app.log.error({ err: error, route: '/mcp' }, 'unexpected error')),
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
      if (refused) return server.send(request, reply.code(403), JSON.stringify({ error: refused }))
      const { url, headers, body } = request
      const at = url.indexOf('?')
      const selection = readSelection(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)), ports.registry)
      // One message, one request to the limit.
      if (Array.isArray(body)) throw new InvalidInput([{ field: 'body', message: 'deve ser uma só mensagem JSON-RPC, não um lote' }])
      const open = await exchange()
      const answered = await payer.run(
        () => server.pay(request),
        () => open.answer({ url, headers, body, selection }),
      )
      return server.send(request, reply.code(answered.status), answered.body, false, answered.type)
    },
  })
  server.app.addHook('onClose', async () => {
    if (loading) await loading.then((open) => open.close())
  })
}
