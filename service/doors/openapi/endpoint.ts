import type { Engine } from '../../../engine/core/operation/registry.ts'
import type { HttpServer } from '../http/server.ts'
import { type Description, describeService } from './description.ts'

/** Serves the description; hands it to the doors that draw it. Made on first use, since it runs every example. */
export function mountDescription(server: HttpServer, ports: Engine, baseUrl: string | null): () => Description {
  let made: Description | undefined
  let text: string | undefined
  const description = () => {
    made ??= describeService(ports, baseUrl)
    return made
  }
  server.add({
    url: '/v1/openapi.json',
    get(request, reply) {
      if (server.fresh(request, reply, 'day')) return reply
      text ??= JSON.stringify(description())
      return server.send(request, reply, text, true)
    },
  })
  return description
}
