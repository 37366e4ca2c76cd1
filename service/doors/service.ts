import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { createHttpServer, type HttpOptions, type HttpServer } from '../host/server.ts'
import type { Workplace } from '../host/work.ts'
import { loopWorkplace } from './answer-scheduler.ts'
import { mountDiscovery } from './discovery/endpoint.ts'
import { mountOperations } from './http/operations.ts'
import { mountMcp } from './mcp/endpoint.ts'
import { mountDescription } from './openapi/endpoint.ts'

/** Every door that hangs on the HTTP server. @param place where dear work is done: on the loop, in turns, when not given. */
export function createService(
  ports: Engine,
  options: HttpOptions & { readonly baseUrl: string | null; readonly allowedOrigins?: readonly string[] },
  log?: FastifyBaseLogger,
  place: Workplace = loopWorkplace(ports),
): HttpServer {
  const server = createHttpServer(ports, options, place, log)
  mountOperations(server, ports)
  mountMcp(server, ports, options.baseUrl, options.allowedOrigins)
  mountDiscovery(server, ports, options.baseUrl)
  const description = mountDescription(server, ports, options.baseUrl)
  server.addLater(async (later) => (await import('./web/pages.ts')).mountPages(later, ports, description, options.baseUrl))
  return server
}
