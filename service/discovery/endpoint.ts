/** Discovery endpoints: API index, catalogue, Postman collection, and texts for language models. */
import { readersLanguage } from '../../engine/core/text/language.ts'
import { ASKABLE } from '../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'
import type { HttpServer } from '../host/server.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { postmanCollection } from './postman.ts'
import { securityText } from './security.ts'

const TEXT = 'text/plain; charset=utf-8'
/** Where an address has to be whole and the instance was not told its own. */
const LOCAL = 'http://localhost:3000'
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export function mountDiscovery(server: HttpServer, ports: Engine, baseUrl: string | null, securityContact: string | null = null): void {
  // Absolute URLs come only from the configured base URL, never from a request; without one, use paths.
  const origin = baseUrl?.replace(/\/$/, '') ?? ''

  const startedOn = ports.today()
  const full = server.keep((pause) => llmsFullText(ports, origin, pause))
  server.add({
    url: '/llms-full.txt',
    page: true,
    get: (request, reply) => (server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, full, TEXT)),
  })

  const made: Readonly<Record<string, readonly [type: string, make: () => string]>> = {
    '/llms.txt': [TEXT, () => llmsText(ports, origin)],
    '/v1': ['application/json; charset=utf-8', () => JSON.stringify(renderSentences(indexOf(ports, origin)))],
    '/v1/postman.json': [
      'application/json; charset=utf-8',
      () => JSON.stringify(renderSentences(postmanCollection(ports, origin || LOCAL))),
    ],
    '/.well-known/security.txt': [TEXT, () => securityText(origin || LOCAL, securityContact, startedOn)],
    '/.well-known/api-catalog': [LINKSET, () => JSON.stringify(catalogue(origin))],
  }
  for (const [url, [type, make]] of Object.entries(made)) {
    const texts = new Map<string, string>()
    server.add({
      url,
      get(request, reply) {
        if (server.fresh(request, reply, 'day')) return reply
        const language = readersLanguage()?.tag ?? ''
        const text = texts.get(language) ?? make()
        texts.set(language, text)
        return server.send(request, reply, text, true, type)
      },
    })
  }
}

/** Response of `/v1`: location and count of each kind, and links to documentation. */
function indexOf({ registry, service }: Engine, origin: string): object {
  const count = (kind: string): number => [...registry.operations.values()].filter((each) => each.kind === kind).length
  return {
    name: 'Centavo',
    version: service.version,
    documentation: `${origin}/docs`,
    openapi: `${origin}/v1/openapi.json`,
    openapi30: `${origin}/v1/openapi.3.0.json`,
    postman: `${origin}/v1/postman.json`,
    llms: `${origin}/llms.txt`,
    mcp: `${origin}/mcp`,
    changes: `${origin}/feed.xml`,
    operations: ASKABLE.map(({ kind, title, path }) => ({ kind, title, count: count(kind), url: `${origin}${path}` })),
    queries: [...registry.queries.values()].map(({ id, title, path }) => ({ id, title, url: `${origin}${path}` })),
  }
}

/** RFC 9727 API catalogue: description, documentation and health. */
function catalogue(origin: string): object {
  return {
    linkset: [
      {
        anchor: `${origin}/v1`,
        'service-desc': [
          { href: `${origin}/v1/openapi.json`, type: 'application/vnd.oai.openapi+json;version=3.1' },
          { href: `${origin}/v1/openapi.3.0.json`, type: 'application/vnd.oai.openapi+json;version=3.0' },
        ],
        'service-doc': [
          { href: `${origin}/docs`, type: 'text/html' },
          { href: `${origin}/llms.txt`, type: 'text/plain' },
        ],
        status: [{ href: `${origin}/v1/health`, type: 'application/json' }],
      },
    ],
  }
}
