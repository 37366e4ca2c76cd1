import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drainConnections } from './drain-connections.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Calls on the listener with their times, for a given number of connections. */
async function toldTo(
  connections: (at: number) => number,
  lastRequestAt: () => number = () => 0,
  accepted: (at: number) => number = () => 0,
  acceptMilliseconds = 0,
): Promise<string[]> {
  const startedAt = performance.now()
  const at = (): number => performance.now() - startedAt
  const told: string[] = []
  const listener = {
    accepted: () => accepted(at()),
    stopListening: () => void told.push(`stop listening ${at()}`),
    connections: async () => connections(at()),
    cutOff: () => void told.push(`cut off ${at()}`),
    close: async () => void told.push(`close ${at()}`),
  }
  const done = drainConnections(listener, lastRequestAt, { cutOffMilliseconds: 2000, acceptMilliseconds })
  await vi.advanceTimersByTimeAsync(3000)
  await done
  return told
}

it('closes immediately without connections', async () => {
  expect(await toldTo(() => 0)).toEqual(['stop listening 100', 'close 100'])
})

it('closes when the last connection ends', async () => {
  expect(await toldTo((at) => (at < 195 ? 1 : 0))).toEqual(['stop listening 100', 'close 200'])
})

it('closes after 300 ms without requests, despite open connections', async () => {
  expect(await toldTo(() => 1)).toEqual(['stop listening 100', 'close 400'])
})

it('after a blocked event loop, checks again for requests that arrived meanwhile', async () => {
  let stoodStill = false
  const still = (): number => {
    if (!stoodStill) vi.advanceTimersByTime(500)
    stoodStill = true
    return 1
  }
  expect(await toldTo(still)).toEqual(['stop listening 100', 'close 900'])
})

it('is postponed by each request, up to half of the cut-off time', async () => {
  const lastAt = performance.now() + 100
  expect(
    await toldTo(
      () => 1,
      () => Math.min(performance.now(), lastAt),
    ),
  ).toEqual(['stop listening 100', 'close 400'])
  expect(
    await toldTo(
      () => 1,
      () => performance.now(),
    ),
  ).toEqual(['stop listening 100', 'close 1000'])
})

it('goes on accepting while connections come, for a quarter of the cut-off time at most', async () => {
  const untilThen = (at: number): number => Math.min(Math.floor(at / 20), 12)
  expect(
    await toldTo(
      () => 0,
      () => 0,
      untilThen,
    ),
  ).toEqual(['stop listening 340', 'close 340'])
  expect(
    await toldTo(
      () => 0,
      () => 0,
      (at) => at,
    ),
  ).toEqual(['stop listening 500', 'close 500'])
})

it('goes on accepting for a given time', async () => {
  expect(
    await toldTo(
      () => 0,
      () => 0,
      () => 0,
      800,
    ),
  ).toEqual(['stop listening 800', 'close 800'])
})
