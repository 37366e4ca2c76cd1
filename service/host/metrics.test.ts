import { expect, it } from 'vitest'
import { ports } from '../../test/support/ports.ts'
import { WorkPool } from '../work/worker-pool.ts'
import { Pressure } from './limits/event-loop-pressure.ts'
import { Metrics } from './metrics.ts'
import { stateText } from './metrics-server.ts'

const LOAD = {
  ...{ connections: 3, connectionsAccepted: 9, connectionsRefused: 1, bodyBytes: 0, waiting: 4, expectedSeconds: 0.5 },
  refusals: new Map([['queue', 2]]),
}

it('reports connections, queue, heap, refusals by cause and the age of each series', () => {
  const pool = new WorkPool({
    most: 1,
    program: new URL('file:///none'),
    world: () => null,
    unpack: (thrown) => thrown,
    pack: (thrown) => thrown,
  })
  const text = stateText(ports, new Pressure(), pool, LOAD, ['cdi'])
  for (const line of [
    'centavo_connections 3',
    'centavo_connections_refused_total 1',
    'centavo_queue_waiting 4',
    'centavo_queue_wait_seconds 0.5',
    'centavo_refusals_total{cause="queue"} 2',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toMatch(/\ncentavo_heap_used_bytes \d+\n/)
  expect(text).toMatch(/\ncentavo_series_age_days\{series="cdi"\} \d+\n/)
})

const LIMITS = ['0.0005', '0.001', '0.0025', '0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '5']

it.each(LIMITS.map((limit, index) => [limit, index] as const))(
  'counts a response of %s s in that bucket and every larger one',
  (limit, index) => {
    const metrics = new Metrics()
    const milliseconds = Number(limit) * 1000
    metrics.observe('/v1', 200, milliseconds)
    metrics.observe('/v1', 200, milliseconds + 0.01)
    const counts = [...metrics.text().matchAll(/_bucket\{route="\/v1",le="([^"]+)"\} (\d+)/g)].map(([, le, count]) => [le, Number(count)])
    expect(counts).toEqual([...LIMITS.map((le, at) => [le, at < index ? 0 : at === index ? 1 : 2]), ['+Inf', 2]])
  },
)

it('reports the source of the indicators and the event-loop delay', () => {
  const pressure = new Pressure()
  const pool = new WorkPool({
    most: 1,
    program: new URL('file:///none'),
    world: () => null,
    unpack: (thrown) => thrown,
    pack: (thrown) => thrown,
  })
  const gauge = (captured: Partial<NonNullable<ReturnType<typeof ports.rates.captured>>> | undefined) => {
    const rates = { ...ports.rates, captured: () => captured && { ...ports.rates.captured()!, ...captured } }
    const text = stateText({ ...ports, rates }, pressure, pool, LOAD, ['cdi'])
    return Object.fromEntries([...text.matchAll(/^(centavo_\w+) (.*)$/gm)].map(([, name, value]) => [name, value]))
  }
  expect(gauge({ source: 'central_bank', stale: false })).toMatchObject({
    centavo_rates_from_central_bank: '1',
    centavo_rates_stale: '0',
    centavo_event_loop_late_seconds: '0',
    centavo_pool_threads: '0',
  })
  expect(gauge({ source: 'fallback', stale: true })).toMatchObject({ centavo_rates_from_central_bank: '0', centavo_rates_stale: '1' })
  const late: Pressure = Object.create(pressure, { lateMilliseconds: { value: 1500 } })
  expect(stateText(ports, late, pool, LOAD, [])).toContain('\ncentavo_event_loop_late_seconds 1.5\n')
  const none = gauge(undefined)
  expect(Object.keys(none).filter((name) => name.startsWith('centavo_rates'))).toEqual([])
  expect(none).toHaveProperty('centavo_law_review_age_days')
  pressure.stop()
})
