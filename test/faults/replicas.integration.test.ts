/** Two complete service processes that share PostgreSQL and Redis. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saoPauloDay } from '../../engine/core/day.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { type Service, startPostgres, startRedis } from '../../tools/lanes/services.ts'
import { FakeCentralBank, IN_THE_BANK } from '../support/fakes/fake-central-bank.ts'
import { program } from '../support/lanes/programs.ts'

const LIMIT = 50

interface Replica {
  readonly process: ChildProcess
  readonly url: string
  readonly log: () => string
}

let postgres: Service
let redis: Service
let bank: FakeCentralBank
let bankAddress: string
let folder: string
let replicas: Replica[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-replicas-'))
  bank = new FakeCentralBank((await readShipped(new URL('../../data/series/', import.meta.url))).value, saoPauloDay(new Date()))
  bankAddress = await bank.listen()
  postgres = await startPostgres()
  redis = await startRedis()
}, 300_000)

afterAll(async () => {
  for (const { process: child } of replicas) child.kill('SIGKILL')
  await Promise.all([bank?.close(), postgres?.remove(), redis?.remove()])
  rmSync(folder, { recursive: true, force: true })
})

async function replica(name: string): Promise<Replica> {
  const { BASE_URL: _ofTheTestRunner, ...inherited } = process.env
  const child = spawn(process.execPath, [program('service/main')], {
    env: {
      ...inherited,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, name),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SGS_BASE_URL: bankAddress,
      SOURCE_PAUSE_MS: '20',
      PRELOAD: 'off',
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  const address = /listening at (http:\/\/127\.0\.0\.1:\d+)/
  await expect.poll(() => log, { timeout: 90_000 }).toMatch(address)
  return { process: child, url: address.exec(log)![1]!, log: () => log }
}

/** Status codes of one caller's requests, spread over the replicas. */
async function statuses(caller: string, count: number): Promise<number[]> {
  const ask = async (index: number): Promise<number> => {
    const { url } = replicas[index % replicas.length]!
    const response = await fetch(`${url}/v1/tables`, { headers: { 'x-forwarded-for': caller } })
    await response.arrayBuffer()
    return response.status
  }
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)))
}

const allowed = async (caller: string, count: number): Promise<number> =>
  (await statuses(caller, count)).filter((status) => status === 200).length

async function ratesOf({ url }: Replica): Promise<{ source: string; stale: boolean }> {
  const { rates } = (await (await fetch(`${url}/v1/health`)).json()) as { rates: { source: string; stale: boolean } }
  return { source: rates.source, stale: rates.stale }
}

const linesOf = (start: string, { log }: Replica): number => log().split(`"msg":"${start}`).length - 1

it('start together, read the source once in total and both serve the result', { timeout: 300_000 }, async () => {
  replicas = await Promise.all([replica('a'), replica('b')])
  for (const each of replicas) await expect.poll(() => ratesOf(each), { timeout: 90_000 }).toEqual({ source: 'central_bank', stale: false })
  const readings = bank.requests.filter(({ url }) => url.includes('sgs.433/'))
  expect(readings, 'of one monthly series').toHaveLength(1)
})

it('enforce one shared rate limit exactly', async () => {
  expect(await allowed('198.51.100.1', 3 * LIMIT)).toBe(LIMIT)
  expect(await allowed('198.51.100.2', 10)).toBe(10)
})

it('without Redis, serve with local limits, log it once and share again after recovery', { timeout: 300_000 }, async () => {
  await redis.stop('killed')
  for (const each of replicas) await expect.poll(() => linesOf('Redis is down', each)).toBe(1)
  expect(await allowed('198.51.100.3', 4 * LIMIT)).toBe(2 * LIMIT)
  await redis.start()
  for (const each of replicas) await expect.poll(() => linesOf('Redis is back', each)).toBe(1)
  expect(await allowed('198.51.100.4', 3 * LIMIT)).toBe(LIMIT)
  for (const each of replicas) expect(linesOf('Redis is down', each)).toBe(1)
})

it('without PostgreSQL, serve, log it once and also start', { timeout: 300_000 }, async () => {
  await postgres.stop('killed')
  for (const each of replicas) await expect.poll(() => linesOf('PostgreSQL is down', each)).toBe(1)
  for (const each of replicas) expect(await ratesOf(each)).toEqual({ source: 'central_bank', stale: false })
  const late = await replica('late')
  replicas.push(late)
  await expect.poll(() => ratesOf(late), { timeout: 90_000 }).toEqual({ source: 'central_bank', stale: false })
  await expect.poll(() => linesOf('the indicators could not be saved', late)).toBe(1)
  await postgres.start()
  for (const each of replicas) await expect.poll(() => linesOf('PostgreSQL is back', each), { timeout: 90_000 }).toBe(1)
})

it('a replica killed during a refresh releases the lock', { timeout: 300_000 }, async () => {
  for (const { process: child } of replicas.splice(0)) {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
  }
  await postgres.remove()
  postgres = await startPostgres()
  bank.requests.length = 0
  for (const id of IN_THE_BANK) bank.spoil(id, 'silent')
  const dying = await replica('dying')
  await expect.poll(() => bank.requests.length).toBeGreaterThan(0)
  dying.process.kill('SIGKILL')
  await once(dying.process, 'exit')
  bank.heal()
  replicas = [await replica('heir')]
  await expect.poll(() => ratesOf(replicas[0]!), { timeout: 90_000 }).toEqual({ source: 'central_bank', stale: false })
})
