import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../engine/operation/definition/registry.ts'
import { mountDiscovery } from './discovery/endpoint.ts'
import { mountProbes } from './host/probes.ts'
import { createHttpServer, type HttpOptions, type HttpServer } from './host/server.ts'
import { mountOperations } from './http/operations.ts'
import { mountMcp } from './mcp/endpoint.ts'
import { mountDescription } from './openapi/endpoint.ts'
import { loopExecutor } from './work/answer-scheduler.ts'
import type { JobExecutor } from './work/expensive-work.ts'

/** Mounts every adapter on the HTTP server. @param place where expensive work runs; default: time-sliced on the event loop. */
export function createService(
  ports: Engine,
  options: HttpOptions & {
    readonly baseUrl: string | null
    readonly allowedOrigins?: readonly string[]
    readonly securityContact?: string | null
    /** True once the operations are loaded. */
    readonly started?: () => boolean
  },
  log?: FastifyBaseLogger,
  place: JobExecutor = loopExecutor(ports),
): HttpServer {
  const server = createHttpServer(ports, options, place, log)
  mountOperations(server, ports)
  mountProbes(server, options.started ?? (() => true))
  mountMcp(server, ports, options.baseUrl, options.allowedOrigins)
  mountDiscovery(server, ports, options.baseUrl, options.securityContact)
  const description = mountDescription(server, ports, options.baseUrl)
  server.addLater(async (later) =>
    (await import('./web/pages.ts')).mountPages(later, ports, description, options.baseUrl, options.securityContact),
  )
  return server
}
