import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Figures for Prometheus, on a port of their own: what the public reaches does not show them. */
export function serveMetrics(metrics: Metrics, port: number, host: string): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics.text())
  }).listen(port, host)
}
