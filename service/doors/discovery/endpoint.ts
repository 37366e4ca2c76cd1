/** Where whoever comes without a manual finds one: the index of the API, its catalogue, its collection, and what models read first. */
import { readersLanguage } from '../../../engine/core/language.ts'
import { ASKABLE } from '../../../engine/core/operation/kinds.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { told } from '../../../engine/core/operation/told.ts'
import type { HttpServer } from '../../host/server.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { postmanCollection } from './postman.ts'

const TEXT = 'text/plain; charset=utf-8'
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export function mountDiscovery(server: HttpServer, ports: Engine, baseUrl: string | null): void {
  // Addresses are whole where the instance was told its own, and paths where it was not: never what a request says.
  const origin = baseUrl?.replace(/\/$/, '') ?? ''

  const full = server.keep((pause) => llmsFullText(ports, origin, pause))
  server.add({
    url: '/llms-full.txt',
    page: true,
    get: (request, reply) => (server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, full, TEXT)),
  })

  const made: Readonly<Record<string, readonly [type: string, make: () => string]>> = {
    '/llms.txt': [TEXT, () => llmsText(ports, origin)],
    '/v1': ['application/json; charset=utf-8', () => JSON.stringify(told(indexOf(ports, origin)))],
    '/v1/postman.json': [
      'application/json; charset=utf-8',
      () => JSON.stringify(told(postmanCollection(ports, origin || 'http://localhost:3000'))),
    ],
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

/** What `/v1` answers: where each kind of thing is, how much of it there is, and where the manuals are. */
function indexOf({ registry, service }: Engine, origin: string): object {
  const count = (kind: string): number => [...registry.operations.values()].filter((each) => each.kind === kind).length
  return {
    name: 'Centavo',
    version: service.version,
    documentation: `${origin}/docs`,
    openapi: `${origin}/v1/openapi.json`,
    postman: `${origin}/v1/postman.json`,
    llms: `${origin}/llms.txt`,
    mcp: `${origin}/mcp`,
    changes: `${origin}/feed.xml`,
    operations: ASKABLE.map(({ kind, title, path }) => ({ kind, title, count: count(kind), url: `${origin}${path}` })),
    queries: [...registry.queries.values()].map(({ id, title, path }) => ({ id, title, url: `${origin}${path}` })),
  }
}

/** RFC 9727: one API, its description, its manual and whether it is well. */
function catalogue(origin: string): object {
  return {
    linkset: [
      {
        anchor: `${origin}/v1`,
        'service-desc': [{ href: `${origin}/v1/openapi.json`, type: 'application/vnd.oai.openapi+json;version=3.1' }],
        'service-doc': [
          { href: `${origin}/docs`, type: 'text/html' },
          { href: `${origin}/llms.txt`, type: 'text/plain' },
        ],
        status: [{ href: `${origin}/v1/health`, type: 'application/json' }],
      },
    ],
  }
}
