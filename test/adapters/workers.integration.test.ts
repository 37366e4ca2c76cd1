/** Several processes on one port (WORKERS=2). The tests share one service and run in order. */
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saoPauloDay } from '../../engine/core/day.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FakeCentralBank } from '../support/fakes/fake-central-bank.ts'
import { freePort } from '../support/free-port.ts'
import { type ServiceProcess, serviceProcess } from '../support/service-process.ts'

const PATH = '/v1/calc/net-salary?gross_salary=5000'
const LIMIT = 50
/** Starting processes takes a while on a loaded machine. */
const PATIENT = { timeout: 120_000 }

/** Process ids that logged a listening server, in log order. */
const pidsOf = ({ written }: ServiceProcess): number[] =>
  [...written().matchAll(/"pid":(\d+)[^\n]*Server listening at http:\/\/127/g)].map(([, pid]) => Number(pid))

async function started(environment: Record<string, string>): Promise<ServiceProcess> {
  const service = await serviceProcess({ WORKERS: '2', ...environment })
  await vi.waitFor(() => expect(pidsOf(service)).toHaveLength(2), { ...PATIENT, interval: 100 })
  return service
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('two workers', { timeout: 240_000 }, () => {
  let service: ServiceProcess
  let metricsPort: number
  let bank: FakeCentralBank
  let callers = 0

  beforeAll(async () => {
    metricsPort = await freePort()
    bank = new FakeCentralBank(readShipped(new URL('../../data/series/', import.meta.url)).value, saoPauloDay(new Date()))
    service = await started({
      METRICS_PORT: String(metricsPort),
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      TRUST_PROXY: '1',
      RATES_REFRESH: 'on',
      SGS_BASE_URL: await bank.listen(),
    })
  }, 240_000)

  afterAll(async () => {
    service?.remove()
    await bank?.close()
  })

  /** One request on a new connection, so that the next may reach another worker; from a new client by default. */
  async function ask(caller = `10.0.${Math.floor(callers / 250)}.${1 + (callers++ % 250)}`): Promise<Response> {
    const response = await fetch(`${service.url}${PATH}`, { headers: { connection: 'close', 'x-forwarded-for': caller } })
    await response.arrayBuffer()
    return response
  }

  const statuses = async (count: number, caller?: string): Promise<number[]> =>
    (await Promise.all(Array.from({ length: count }, () => ask(caller)))).map(({ status }) => status)

  const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const answered = async (): Promise<number> =>
    Number(/centavo_requests_total\{route="\/v1\/calc\/[^"]*",status="200"\} (\d+)/.exec(await figures())?.[1] ?? 0)

  it('share one exact rate limit', async () => {
    const found = await statuses(LIMIT + 30, '203.0.113.9')
    expect(found.filter((status) => status === 200)).toHaveLength(LIMIT)
    expect(found.filter((status) => status === 429)).toHaveLength(30)
    const { headers } = await ask('203.0.113.9')
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual([String(LIMIT), '0'])
    expect((await ask('203.0.113.10')).headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 1))
  })

  it('sum their metrics', async () => {
    await expect.poll(async () => (await figures().catch(() => '')).includes('centavo_workers 2'), PATIENT).toBe(true)
    const before = await answered()
    expect(before).toBe(LIMIT + 1)
    for (let sent = 0; sent < 40; sent++) expect((await ask()).status).toBe(200)
    expect(await answered()).toBe(before + 40)
    const memory = Number(/centavo_resident_memory_bytes (\d+)/.exec(await figures())![1])
    expect(memory).toBeGreaterThan(2 * 60e6)
  })

  it('only the first worker refreshes, and the other receives its values', async () => {
    await expect.poll(service.written, PATIENT).toContain('"indicators refreshed"')
    const refreshers = [...service.written().matchAll(/"pid":(\d+)[^\n]*"indicators refreshed"/g)].map(([, pid]) => Number(pid))
    expect(refreshers).toEqual([pidsOf(service)[0]])
    // The metric reports the worse of both: 0 means neither still uses the shipped values.
    await expect.poll(figures, PATIENT).toContain('centavo_rates_stale 0')
  })

  it('replaces a dead worker with increasing delay; the other keeps serving and the counters persist', async () => {
    const before = await answered()
    for (let death = 1; death <= 3; death++) {
      process.kill(pidsOf(service).at(-1)!, 'SIGKILL')
      expect(new Set(await statuses(5))).toEqual(new Set([200]))
      await expect.poll(() => pidsOf(service).length, PATIENT).toBe(2 + death)
    }
    const waits = [...service.written().matchAll(/"afterMilliseconds":(\d+)/g)].map(([, wait]) => Number(wait))
    expect(waits).toEqual([100, 200, 400])
    // Requests a killed worker answered after its last report are lost; reported ones are not.
    expect(await answered()).toBeGreaterThanOrEqual(before)
  })

  it('logs an occupied port once, and exits', async () => {
    await expect(serviceProcess({ WORKERS: '2', PORT: String(service.port) })).rejects.toThrow(
      /^the service did not start: PORT must be a free port; \d+ is taken on 127\.0\.0\.1\.\n$/,
    )
  })

  it('restart one by one on SIGHUP without losing a request', async () => {
    const before = pidsOf(service)
    const seen: (number | string)[] = []
    let over = false
    const asking = Array.from({ length: 4 }, async () => {
      while (!over)
        seen.push(
          await ask().then(
            ({ status }) => status,
            (error: Error) => String(error.cause ?? error),
          ),
        )
    })
    service.child.kill('SIGHUP')
    await expect.poll(service.written, PATIENT).toContain('every worker was restarted')
    over = true
    await Promise.all(asking)
    expect(new Set(seen)).toEqual(new Set([200]))
    expect(before.filter(isAlive)).toEqual([])
    expect(pidsOf(service).slice(-2).every(isAlive)).toBe(true)
  })

  it('shut down together on request', async () => {
    service.child.kill('SIGTERM')
    expect(await service.ended).toBe(0)
    expect(pidsOf(service).filter(isAlive)).toEqual([])
  })

  it('shut down gracefully while one of them starts', async () => {
    const other = await serviceProcess({ WORKERS: '2' })
    try {
      // One worker listens, the other is still starting.
      other.child.kill('SIGTERM')
      expect(await other.ended).toBe(0)
      expect(pidsOf(other).filter(isAlive)).toEqual([])
    } finally {
      other.remove()
    }
  })

  it('leave no orphans when the primary is killed', async () => {
    const other = await started({})
    try {
      const orphans = pidsOf(other)
      const closed = once(other.child, 'exit')
      other.child.kill('SIGKILL')
      await closed
      await expect.poll(() => orphans.filter(isAlive), PATIENT).toEqual([])
    } finally {
      other.remove()
    }
  })
})
