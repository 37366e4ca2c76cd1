import type { Ports } from '../../core/ports.ts'
import type { HttpServer } from '../http/server.ts'
import type { Description } from '../openapi/description.ts'
import { homePage } from './home.ts'
import { referencePage } from './reference.ts'
import { ICON, STYLE } from './style.ts'

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The pages for people, made once from the registry and kept. */
export function mountPages(server: HttpServer, ports: Ports, description: () => Description, baseUrl: string | null): void {
  const documents: readonly { url: string; type: string; make: () => string }[] = [
    { url: '/', type: 'text/html; charset=utf-8', make: () => homePage(ports.registry, baseUrl ?? 'http://localhost:3000') },
    { url: '/docs', type: 'text/html; charset=utf-8', make: () => referencePage(description()) },
    { url: '/assets/style.css', type: 'text/css; charset=utf-8', make: () => STYLE },
    { url: '/assets/icon.svg', type: 'image/svg+xml', make: () => ICON },
  ]
  for (const { url, type, make } of documents) {
    let text: string | undefined
    server.add({
      url,
      free: true,
      get(request, reply) {
        reply.header('content-security-policy', POLICY)
        if (server.fresh(request, reply, 'day')) return reply
        text ??= make()
        return server.send(request, reply, text, true, type)
      },
    })
  }
}
