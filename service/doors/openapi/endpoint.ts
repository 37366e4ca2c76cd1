import type { Engine } from '../../../engine/core/operation/registry.ts'
import { type Pause, writtenInPieces } from '../http/kept-text.ts'
import type { HttpServer } from '../http/server.ts'
import { type Description, describeService } from './description.ts'

/** Serves the description; hands it to the doors that draw it. Made once, in pieces, since it runs every example. */
export function mountDescription(server: HttpServer, ports: Engine, baseUrl: string | null): (pause: Pause) => Promise<Description> {
  let made: Promise<Description> | undefined
  const description = (pause: Pause): Promise<Description> => {
    made ??= describeService(ports, baseUrl, pause).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  const text = server.keep(async (pause) => writtenInPieces(await description(pause), pause))
  server.add({
    url: '/v1/openapi.json',
    get: (request, reply) => (server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, text)),
  })
  return description
}
