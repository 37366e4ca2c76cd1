import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { Threads } from './threads.ts'

const opened: Threads<unknown, unknown, unknown>[] = []
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.close())))

/** Worker source: returns twice the number after a moment, throws on a negative one, exits on zero. */
const SOURCE = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (number) => {
  if (number < 0) throw new Error('negative')
  if (number === 0) process.exit(3)
  setTimeout(() => parentPort.postMessage(number * 2), 5)
})`

function threads(most: number, ahead: number) {
  let started = 0
  const made = new Threads<number, number, number>({
    most,
    ahead,
    start: () => {
      started++
      return new Worker(SOURCE, { eval: true })
    },
    heard: (message) => ({ result: message }),
  })
  opened.push(made as Threads<unknown, unknown, unknown>)
  return { run: (number: number) => made.run(number, number), started: () => started }
}

it('starts only the threads it needs, up to the limit, and routes each result to its task', async () => {
  const pool = threads(2, 1)
  expect(pool.started()).toBe(0)
  expect(await pool.run(21)).toBe(42)
  expect(pool.started()).toBe(1)
  expect(await Promise.all([1, 2, 3, 4, 5].map(pool.run))).toEqual([2, 4, 6, 8, 10])
  expect(pool.started()).toBe(2)
})

it.each([1, 3])('a failing thread rejects only its own tasks (%d ahead)', async (ahead) => {
  const pool = threads(1, ahead)
  const outcomes = await Promise.allSettled([pool.run(-1), pool.run(1), pool.run(2), pool.run(3), pool.run(4)])
  expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { message: 'negative' } })
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(ahead)
  expect(await pool.run(5)).toBe(10)
})

it('a silent exit is an error', async () => {
  await expect(threads(1, 1).run(0)).rejects.toThrow('stopped with code 3')
})
