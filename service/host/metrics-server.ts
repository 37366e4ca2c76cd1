import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import { daysBetween } from '../../engine/core/day.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import type { WorkPool } from '../work/worker-pool.ts'
import type { Pressure } from './limits/event-loop-pressure.ts'
import type { ServerLoad } from './server.ts'

/** Prometheus metrics on a separate, non-public port. */
export function serveMetrics(text: () => string | Promise<string>, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      if (request.url !== '/metrics') response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await text())
    } catch {
      // Without a descriptor, the system gives no figures.
      response.destroy()
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server))
  })
}

type Sample = readonly [labels: string, value: number]
type Family = readonly [name: string, type: 'gauge' | 'counter', help: string, samples: readonly Sample[]]

/** Figures read on demand: data ages, source state, event loop, memory, connections, queue and refusals. @param metrics indicators whose age is given. */
export function stateText(ports: Engine, pressure: Pressure, pool: WorkPool, load: ServerLoad, metrics: readonly string[]): string {
  return [...dataFamilies(ports, metrics), ...processFamilies(ports, pressure, pool), ...loadFamilies(load)]
    .filter(([, , , samples]) => samples.length > 0)
    .map(([name, type, help, samples]) => {
      const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`
    })
    .join('')
}

const one = (value: number | undefined): readonly Sample[] => (value === undefined ? [] : [['', value]])

function dataFamilies({ rates, registry, today }: Engine, metrics: readonly string[]): readonly Family[] {
  const captured = rates.captured()
  const reviewed = [...registry.laws.values()].map(({ reviewedOn }) => reviewedOn).sort()[0]
  const ages = metrics.flatMap((metric): Sample[] => {
    const covered = rates.covers(metric, today())
    return covered ? [[`{series="${metric}"}`, daysBetween(covered.to, today())]] : []
  })
  return [
    [
      'centavo_rates_age_days',
      'gauge',
      'Days since the indicators were captured.',
      one(captured && daysBetween(captured.capturedAt, today())),
    ],
    ['centavo_rates_stale', 'gauge', '1 while indicators come from what was saved.', one(captured && Number(captured.stale))],
    ['centavo_rates_from_central_bank', 'gauge', '1 after a good refresh.', one(captured && Number(captured.source === 'central_bank'))],
    ['centavo_series_age_days', 'gauge', 'Days since the last day on which the values of a series hold.', ages],
    ['centavo_sources_refused', 'gauge', 'Series that the last refresh did not bring or brought wrong.', one(rates.troubles().length)],
    [
      'centavo_law_review_age_days',
      'gauge',
      'Days since the least recently reviewed legal table was reviewed.',
      one(reviewed && daysBetween(reviewed, today())),
    ],
  ]
}

function processFamilies({ service }: Engine, pressure: Pressure, pool: WorkPool): readonly Family[] {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return [
    ['centavo_event_loop_late_seconds', 'gauge', 'How late the event loop runs.', one(pressure.lateMilliseconds / 1000)],
    ['centavo_resident_memory_bytes', 'gauge', 'Memory of the process.', one(process.memoryUsage.rss())],
    ['centavo_heap_used_bytes', 'gauge', 'Heap in use, without the threads.', one(used)],
    ['centavo_heap_limit_bytes', 'gauge', 'Heap at which the process ends.', one(limit)],
    ['centavo_open_descriptors', 'gauge', 'Open files and sockets.', one(openDescriptors())],
    ['centavo_pool_threads', 'gauge', 'Threads of dear work.', one(pool.size)],
    ['centavo_pool_threads_ended', 'gauge', 'Threads of dear work ended before their time, since the start.', one(pool.replaced)],
    ['centavo_uptime_seconds', 'gauge', 'Time since start.', one(service.uptimeSeconds())],
  ]
}

function loadFamilies(load: ServerLoad): readonly Family[] {
  return [
    ['centavo_connections', 'gauge', 'Open connections.', one(load.connections)],
    ['centavo_connections_accepted_total', 'counter', 'Connections accepted.', one(load.connectionsAccepted)],
    ['centavo_connections_refused_total', 'counter', 'Connections closed at a limit.', one(load.connectionsRefused)],
    ['centavo_body_bytes', 'gauge', 'Bytes of bodies being read or waiting.', one(load.bodyBytes)],
    ['centavo_queue_waiting', 'gauge', 'Pieces of dear work that wait.', one(load.waiting)],
    ['centavo_queue_wait_seconds', 'gauge', 'Expected wait of a newcomer.', one(load.expectedSeconds)],
    [
      'centavo_refusals_total',
      'counter',
      'Answers 429 and 503, by the limit they met.',
      [...load.refusals].map(([cause, count]) => [`{cause="${cause}"}`, count] as const),
    ],
  ]
}

/** Undefined where the system does not list them. */
function openDescriptors(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
}
