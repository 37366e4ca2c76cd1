import { expect, it } from 'vitest'
import { AskedLimiter } from './asked-limit.ts'
import type { FromWorker } from './messages.ts'

it('a first process that does not answer is waited for half a second, once, and then counted without', async () => {
  const sent: FromWorker[] = []
  const told: string[] = []
  const limiter = new AskedLimiter(
    3,
    (message) => sent.push(message),
    (_level, message) => told.push(message),
  )
  const answers = [await limiter.hit('a', performance.now())]
  // The next goes on to ask, and nobody beside it waits.
  const asking = limiter.hit('a', performance.now())
  expect(asking).toBeInstanceOf(Promise)
  const beside = limiter.hit('a', performance.now())
  expect(beside).not.toBeInstanceOf(Promise)
  answers.push(await beside, await asking, await limiter.hit('b', performance.now()))
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, true])
  expect((await limiter.hit('a', performance.now())).allowed).toBe(false)
  expect(told).toHaveLength(1)
})

it('one that answers again is believed, and what it said is gone on from', async () => {
  const told: string[] = []
  const limiter = new AskedLimiter(
    5,
    (message) => {
      if (message.say === 'hits') queueMicrotask(() => limiter.answered(message.batch, [[1, 60, true]]))
    },
    (_level, message) => told.push(message),
  )
  expect(await limiter.hit('a', performance.now())).toEqual({ limit: 5, remaining: 1, reset: 60, allowed: true })
  expect(told).toEqual([])
})
