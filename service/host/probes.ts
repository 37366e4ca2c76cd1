/** Probes of an orchestrator, apart: alive (or restart it), ready (or send requests elsewhere), started (or wait). */
import type { HttpServer } from './server.ts'

/** @param started true once the operations are loaded. */
export function mountProbes(server: HttpServer, started: () => boolean): void {
  const probes: Readonly<Record<string, () => boolean>> = {
    '/health/live': () => true,
    '/health/ready': () => server.isReady(),
    '/health/started': started,
  }
  for (const [url, passes] of Object.entries(probes))
    server.add({
      url,
      free: true,
      get(request, reply) {
        reply.header('cache-control', 'no-store')
        return server.send(request, reply.code(passes() ? 200 : 503), passes() ? 'ok' : 'no', false, 'text/plain; charset=utf-8')
      },
    })
}
