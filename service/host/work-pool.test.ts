import { getEventListeners } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import type { AnswerJob } from '../doors/job.ts'
import { Abandoned, OverBudget } from './abandoned.ts'
import { Work } from './work.ts'
import { WorkPool } from './work-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'centavo-pool-'))
const program = join(folder, 'thread.mjs')
// Works as it is told: answers, spins for ever, spins until it is told to stop, or dies.
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
    budgetMilliseconds,
  })

it('starts a thread when it is first needed, and keeps it', async () => {
  const pool = poolOf(2)
  expect(pool.size).toBe(0)
  await pool.run(job('a'))
  await pool.run(job('b'))
  expect(pool.size).toBe(1)
  await pool.close()
})

it('looks after its threads until it is closed, and no longer', async () => {
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

it('what was saved reaches threads that run and threads to come', async () => {
  const pool = poolOf(1)
  expect(await pool.run(job('a'))).toMatchObject({ saved: { rates: 'old' }, failing: [['cdi', 'no answer']] })
  pool.tell('rates', 'new')
  expect(await pool.run(job('b'))).toMatchObject({ saved: { rates: 'new' } })
  await pool.close()
})

it('what is done is let go while its caller stays', async () => {
  const pool = poolOf(1)
  const { signal } = new AbortController()
  for (const each of ['a', 'b']) await pool.run(job(each), signal)
  await expect(pool.run(job('throw'), signal)).rejects.toThrow('unpacked')
  await expect(pool.run(job('die'), signal)).rejects.toThrow()
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await pool.close()
})

it('past its budget of processor time a job is ended from outside, and the next has another thread', async () => {
  const pool = poolOf(1)
  await expect(pool.run(job('spin'))).rejects.toBeInstanceOf(OverBudget)
  expect(pool.replaced).toBe(1)
  expect(await pool.run(job('after'))).toMatchObject({ operation: 'after' })
  await pool.close()
})

it('whoever leaves is not worked for: told to stop, and ended where that does not help', async () => {
  const pool = poolOf(1, 60_000)
  await pool.run(job('warm'))
  const polite = new AbortController()
  const stopping = pool.run(job('until'), polite.signal)
  polite.abort()
  await expect(stopping).rejects.toBeInstanceOf(Abandoned)
  await expect.poll(() => pool.free).toBe(true)
  expect(pool.replaced).toBe(0)
  const deaf = new AbortController()
  const spinning = pool.run(job('spin'), deaf.signal)
  deaf.abort()
  await expect(spinning).rejects.toBeInstanceOf(Abandoned)
  await expect.poll(() => pool.replaced).toBe(1)
  expect(await pool.run(job('after'))).toMatchObject({ operation: 'after' })
  await pool.close()
})

it('a thread that dies loses its own job and nobody else’s', async () => {
  const pool = poolOf(1)
  const work = new Work(pool)
  const [died, lived] = await Promise.allSettled([work.run('a', job('die')), work.run('b', job('lives'))])
  expect(died.status).toBe('rejected')
  expect(lived).toMatchObject({ status: 'fulfilled', value: { operation: 'lives' } })
  await pool.close()
})

it('what a thread throws is thrown here as it is unpacked; past the budget the caller is told so', async () => {
  const pool = poolOf(1)
  const work = new Work(pool)
  await expect(work.run('a', job('throw'))).rejects.toThrow('unpacked: thrown')
  await expect(work.run('a', job('spin'))).rejects.toMatchObject({ refusal: { status: 422, code: 'too_costly' } })
  await pool.close()
})

it('the eleventh of an address is refused with when to come back, and whoever waits and leaves is never begun', async () => {
  const pool = poolOf(1, 60_000)
  const work = new Work(pool)
  const leave = new AbortController()
  const ten = Array.from({ length: 10 }, () => work.run('a', job('until'), leave.signal).catch((error: unknown) => error))
  await expect(work.run('a', job('x'))).rejects.toMatchObject({ refusal: { status: 429, retryAfter: expect.any(Number) } })
  leave.abort()
  for (const ended of await Promise.all(ten)) expect(ended).toBeInstanceOf(Abandoned)
  expect(work.waiting).toBe(0)
  expect(await work.run('a', job('x'))).toMatchObject({ operation: 'x' })
  await pool.close()
})
