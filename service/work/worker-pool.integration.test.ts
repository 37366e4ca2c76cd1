import { getEventListeners } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import { ClientDisconnected, TimeBudgetExceeded } from './abort-reasons.ts'
import type { AnswerJob } from './batch-job.ts'
import { Work } from './expensive-work.ts'
import { WorkPool } from './worker-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'centavo-pool-'))
const program = join(folder, 'thread.mjs')
// Worker stub: answers, spins forever, spins until told to stop, or crashes.
writeFileSync(
  program,
  `import { parentPort, workerData } from 'node:worker_threads'
import { readlinkSync } from 'node:fs'
const saved = new Map(workerData.saved)
let task = null
try { task = Number(readlinkSync('/proc/thread-self').split('/').at(-1)) } catch {}
parentPort.postMessage({ say: 'ready', task })
parentPort.on('message', (message) => {
  if (message.say === 'saved') return void saved.set(message.name, message.text)
  const { operation } = message.job
  const flag = new Int32Array(message.stop)
  if (operation === 'spin') for (;;);
  if (operation === 'until') { while (Atomics.load(flag, 0) === 0); return parentPort.postMessage({ say: 'failed', error: 'stopped' }) }
  if (operation === 'die') process.exit(3)
  if (operation === 'fill') for (const filled = []; ; ) filled.push({ row: [filled.length] })
  if (operation === 'throw') return parentPort.postMessage({ say: 'failed', error: 'thrown' })
  parentPort.postMessage({ say: 'done', result: { operation, saved: Object.fromEntries(saved), failing: message.failing } })
})`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const job = (operation: string): AnswerJob => ({ do: 'answer', operation, input: {}, text: false })
const poolOf = (most: number, budgetMilliseconds = 400) =>
  new WorkPool({
    most,
    program: pathToFileURL(program),
    world: () => ({ saved: new Map([['rates', 'old']]) }),
    failing: () => [['cdi', 'no answer']],
    unpack: (thrown) => new Error(`unpacked: ${thrown}`),
    pack: String,
    budgetMilliseconds,
  })

it('starts a thread on first use and keeps it', async () => {
  const pool = poolOf(2)
  expect(pool.size).toBe(0)
  await pool.run(job('a'))
  await pool.run(job('b'))
  expect(pool.size).toBe(1)
  await pool.close()
})

it('monitors its threads until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const pool = poolOf(1)
    await pool.run(job('a'))
    expect(vi.getTimerCount()).toBe(1)
    await pool.close()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('delivers saved data to running and future threads', async () => {
  const pool = poolOf(1)
  expect(await pool.run(job('a'))).toMatchObject({ saved: { rates: 'old' }, failing: [['cdi', 'no answer']] })
  pool.sendSnapshot('rates', 'new')
  expect(await pool.run(job('b'))).toMatchObject({ saved: { rates: 'new' } })
  await pool.close()
})

it('releases a completed job while its caller remains', async () => {
  const pool = poolOf(1)
  const { signal } = new AbortController()
  for (const each of ['a', 'b']) await pool.run(job(each), signal)
  await expect(pool.run(job('throw'), signal)).rejects.toThrow('unpacked')
  await expect(pool.run(job('die'), signal)).rejects.toThrow()
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await pool.close()
})

it('terminates a job beyond its CPU budget, and runs the next in another thread', async () => {
  const pool = poolOf(1)
  await expect(pool.run(job('spin'))).rejects.toBeInstanceOf(TimeBudgetExceeded)
  expect(pool.replaced).toBe(1)
  expect(await pool.run(job('after'))).toMatchObject({ operation: 'after' })
  await pool.close()
})

it('stops the job of a disconnected client, and terminates it if it does not stop', async () => {
  const pool = poolOf(1, 60_000)
  await pool.run(job('warm'))
  const polite = new AbortController()
  const stopping = pool.run(job('until'), polite.signal)
  polite.abort()
  await expect(stopping).rejects.toBeInstanceOf(ClientDisconnected)
  await expect.poll(() => pool.free).toBe(true)
  expect(pool.replaced).toBe(0)
  const deaf = new AbortController()
  const spinning = pool.run(job('spin'), deaf.signal)
  deaf.abort()
  await expect(spinning).rejects.toBeInstanceOf(ClientDisconnected)
  await expect.poll(() => pool.replaced).toBe(1)
  expect(await pool.run(job('after'))).toMatchObject({ operation: 'after' })
  await pool.close()
})

it('a crashing thread fails only its own job', async () => {
  const pool = poolOf(1)
  const work = new Work(pool)
  const [died, lived] = await Promise.allSettled([work.run('a', job('die')), work.run('b', job('lives'))])
  expect(died.status).toBe('rejected')
  expect(lived).toMatchObject({ status: 'fulfilled', value: { operation: 'lives' } })
  await pool.close()
})

it("rethrows a thread's error with its class, and reports an exceeded budget to the caller", async () => {
  const pool = poolOf(1)
  const work = new Work(pool)
  await expect(work.run('a', job('throw'))).rejects.toThrow('unpacked: thrown')
  await expect(work.run('a', job('spin'))).rejects.toMatchObject({ refusal: { status: 422, code: 'too_costly' } })
  await pool.close()
})

it('refuses a job that runs out of memory, and replaces its thread', async () => {
  const pool = poolOf(1, 60_000)
  const work = new Work(pool)
  await expect(work.run('a', job('fill'))).rejects.toMatchObject({ refusal: { status: 422, code: 'too_costly' } })
  expect(pool.replaced).toBe(1)
  expect(await work.run('a', job('after'))).toMatchObject({ operation: 'after' })
  await pool.close()
})

it('rejects the eleventh job of an address with a retry time, and never starts jobs of disconnected clients', async () => {
  const pool = poolOf(1, 60_000)
  const work = new Work(pool)
  const leave = new AbortController()
  const ten = Array.from({ length: 10 }, () => work.run('a', job('until'), leave.signal).catch((error: unknown) => error))
  await expect(work.run('a', job('x'))).rejects.toMatchObject({ refusal: { status: 429, retryAfter: expect.any(Number) } })
  leave.abort()
  for (const ended of await Promise.all(ten)) expect(ended).toBeInstanceOf(ClientDisconnected)
  expect(work.waiting).toBe(0)
  expect(await work.run('a', job('x'))).toMatchObject({ operation: 'x' })
  await pool.close()
})
