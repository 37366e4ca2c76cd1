import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { mountDiscovery } from './discovery/endpoint.ts'
import { mountOperations } from './http/operations.ts'
import { createHttpServer, type HttpOptions, type HttpServer } from './http/server.ts'
import { mountMcp } from './mcp/endpoint.ts'
import { mountDescription } from './openapi/endpoint.ts'
import { mountPages } from './web/pages.ts'

/** Every door that hangs on the HTTP server. */
export function createService(
  ports: Engine,
  options: HttpOptions & { readonly baseUrl: string | null; readonly allowedOrigins?: readonly string[] },
  log?: FastifyBaseLogger,
): HttpServer {
  const server = createHttpServer(ports, options, log)
  mountOperations(server, ports)
  mountMcp(server, ports, options.baseUrl, options.allowedOrigins)
  mountDiscovery(server, ports, options.baseUrl)
  const description = mountDescription(server, ports, options.baseUrl)
  mountPages(server, ports, description, options.baseUrl)
  return server
}
