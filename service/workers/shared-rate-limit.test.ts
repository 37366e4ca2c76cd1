import { expect, it } from 'vitest'
import type { FromWorker } from './messages.ts'
import { SharedRateLimiter } from './shared-rate-limit.ts'

it('waits half a second, once, for an unresponsive primary, then counts locally', async () => {
  const sent: FromWorker[] = []
  const told: string[] = []
  const limiter = new SharedRateLimiter(
    3,
    (message) => sent.push(message),
    (_level, message) => told.push(message),
  )
  const answers = [await limiter.hit('a', performance.now())]
  // The next request probes the primary; concurrent ones do not wait.
  const asking = limiter.hit('a', performance.now())
  expect(asking).toBeInstanceOf(Promise)
  const beside = limiter.hit('a', performance.now())
  expect(beside).not.toBeInstanceOf(Promise)
  answers.push(await beside, await asking, await limiter.hit('b', performance.now()))
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, true])
  expect((await limiter.hit('a', performance.now())).allowed).toBe(false)
  expect(told).toHaveLength(1)
})

it('resumes from the counts of a primary that responds again', async () => {
  const told: string[] = []
  const limiter = new SharedRateLimiter(
    5,
    (message) => {
      if (message.say === 'hits') queueMicrotask(() => limiter.receiveAnswers(message.batch, [[1, 60, true]]))
    },
    (_level, message) => told.push(message),
  )
  expect(await limiter.hit('a', performance.now())).toEqual({ limit: 5, remaining: 1, reset: 60, allowed: true })
  expect(told).toEqual([])
})
