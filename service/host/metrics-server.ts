import { createServer, type Server } from 'node:http'
import { daysBetween } from '../../engine/core/day.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import type { WorkPool } from '../work/worker-pool.ts'
import type { Pressure } from './limits/event-loop-pressure.ts'

/** Prometheus metrics on a separate, non-public port. */
export function serveMetrics(text: () => string | Promise<string>, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await text())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server))
  })
}

/** Gauges read on demand: data ages, source state, event loop and memory. */
export function stateText({ rates, registry, service, today }: Engine, pressure: Pressure, pool: WorkPool): string {
  const captured = rates.captured()
  const reviewed = [...registry.laws.values()].map(({ reviewedOn }) => reviewedOn).sort()[0]
  const gauges: [name: string, help: string, value: number | undefined][] = [
    ['centavo_rates_age_days', 'Days since the indicators were captured.', captured && daysBetween(captured.capturedAt, today())],
    ['centavo_rates_stale', '1 while indicators come from what was saved.', captured && Number(captured.stale)],
    ['centavo_rates_from_central_bank', '1 after a good refresh.', captured && Number(captured.source === 'central_bank')],
    [
      'centavo_law_review_age_days',
      'Days since the least recently reviewed legal table was reviewed.',
      reviewed && daysBetween(reviewed, today()),
    ],
    ['centavo_event_loop_late_seconds', 'How late the event loop runs.', pressure.lateMilliseconds / 1000],
    ['centavo_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
    ['centavo_pool_threads', 'Threads of dear work.', pool.size],
    ['centavo_pool_threads_ended', 'Threads of dear work ended before their time, since the start.', pool.replaced],
    ['centavo_uptime_seconds', 'Time since start.', service.uptimeSeconds()],
  ].filter((gauge): gauge is [string, string, number] => gauge[2] !== undefined)
  return gauges.map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`).join('')
}
