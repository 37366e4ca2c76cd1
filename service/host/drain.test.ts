import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drained } from './drain.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the listener is told, with the moment it is told, while so many are connected. */
async function toldTo(connections: (at: number) => number, lastRequestAt: () => number = () => 0): Promise<string[]> {
  const startedAt = performance.now()
  const at = (): number => performance.now() - startedAt
  const told: string[] = []
  const listener = {
    stopListening: () => void told.push(`stop listening ${at()}`),
    connections: async () => connections(at()),
    cutOff: () => void told.push(`cut off ${at()}`),
    close: async () => void told.push(`close ${at()}`),
  }
  const done = drained(listener, lastRequestAt, 2000)
  await vi.advanceTimersByTimeAsync(3000)
  await done
  return told
}

it('closes at once where nobody is connected', async () => {
  expect(await toldTo(() => 0)).toEqual(['stop listening 0', 'close 0'])
})

it('closes as soon as the last has left', async () => {
  expect(await toldTo((at) => (at < 95 ? 1 : 0))).toEqual(['stop listening 0', 'close 100'])
})

it('closes when nothing was asked for 300 ms, though some are connected', async () => {
  expect(await toldTo(() => 1)).toEqual(['stop listening 0', 'close 300'])
})

it('a loop that stood still was not quiet: it looks again for what came meanwhile', async () => {
  let stoodStill = false
  const still = (): number => {
    if (!stoodStill) vi.advanceTimersByTime(500)
    stoodStill = true
    return 1
  }
  expect(await toldTo(still)).toEqual(['stop listening 0', 'close 800'])
})

it('every request puts that off, up to half of the time until all are cut off', async () => {
  const lastAt = performance.now() + 100
  expect(
    await toldTo(
      () => 1,
      () => Math.min(performance.now(), lastAt),
    ),
  ).toEqual(['stop listening 0', 'close 400'])
  expect(
    await toldTo(
      () => 1,
      () => performance.now(),
    ),
  ).toEqual(['stop listening 0', 'close 1000'])
})
