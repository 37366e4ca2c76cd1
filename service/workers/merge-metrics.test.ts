import { expect, it } from 'vitest'
import { Metrics } from '../host/metrics.ts'
import { sumMetrics } from './merge-metrics.ts'

const gauges = (late: number, memory: number): string =>
  `# HELP centavo_event_loop_late_seconds Late.\n# TYPE centavo_event_loop_late_seconds gauge\ncentavo_event_loop_late_seconds ${late}\n` +
  `# HELP centavo_resident_memory_bytes Memory.\n# TYPE centavo_resident_memory_bytes gauge\ncentavo_resident_memory_bytes ${memory}\n`

it('sums counters and memory, and takes the worst of each gauge', () => {
  const [one, other, both] = [new Metrics(), new Metrics(), new Metrics()]
  for (const [metrics, status, milliseconds] of [
    [one, 200, 3],
    [one, 429, 0.2],
    [other, 200, 40],
  ] as const) {
    metrics.observe('/v1/calc/:calculator', status, milliseconds)
    both.observe('/v1/calc/:calculator', status, milliseconds)
  }
  const text = sumMetrics([one.text() + gauges(0.25, 100), other.text() + gauges(0.5, 50)])
  for (const line of both.text().split('\n')) expect(text).toContain(line)
  expect(text).toContain('centavo_event_loop_late_seconds 0.5\n')
  expect(text).toContain('centavo_resident_memory_bytes 150\n')
  expect(text.match(/# TYPE centavo_requests_total/g)).toHaveLength(1)
})

it('keeps the counters of an exited process, but not its memory', () => {
  const [here, gone] = [new Metrics(), new Metrics()]
  here.observe('/', 200, 1)
  gone.observe('/', 200, 1)
  gone.observe('/old', 200, 1)
  const text = sumMetrics([here.text() + gauges(0, 10)], [gone.text() + gauges(9, 90)])
  expect(text).toContain('centavo_requests_total{route="/",status="200"} 2')
  expect(text).toContain('centavo_requests_total{route="/old",status="200"} 1')
  expect(text).toContain('centavo_resident_memory_bytes 10\n')
})
