import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Reconnecting, TooSlow } from './reconnect.ts'

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
})
afterEach(() => vi.useRealTimers())

const told: string[] = []

/** Connected stub that the test can break. */
function connection(reachable: () => boolean) {
  let breakIt = (_reason: Error): void => {}
  let attempts = 0
  const reconnecting = new Reconnecting({
    session: (up) => {
      attempts++
      return new Promise((_resolve, reject) => {
        if (!reachable()) reject(new Error('nobody there'))
        breakIt = reject
        if (reachable()) up()
      })
    },
    lost: (error) => told.push(`lost: ${error.message}`),
    back: (first) => told.push(first ? 'first' : 'back'),
    firstRetryMilliseconds: 100,
    longestRetryMilliseconds: 1000,
  })
  return { reconnecting, lose: (reason: Error) => breakIt(reason), attempts: () => attempts }
}

it('reports loss and recovery once each, with increasing delays', async () => {
  let up = true
  const { reconnecting, lose, attempts } = connection(() => up)
  await reconnecting.start()
  up = false
  lose(new Error('cut'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual(['first', 'lost: cut'])
  expect(attempts()).toBeLessThan(16)
  up = true
  await vi.advanceTimersByTimeAsync(1500)
  expect(told).toEqual(['first', 'lost: cut', 'back'])
  reconnecting.close()
})

it('reports recovery from slowness only after it lasts', async () => {
  const { reconnecting, lose } = connection(() => true)
  await reconnecting.start()
  for (let flap = 0; flap < 5; flap++) {
    lose(new TooSlow('late'))
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(told).toEqual(['first', 'lost: late'])
  await vi.advanceTimersByTimeAsync(12_000)
  expect(told).toEqual(['first', 'lost: late', 'back'])
  lose(new Error('cut'))
  await vi.advanceTimersByTimeAsync(200)
  expect(told.slice(3)).toEqual(['lost: cut', 'back'])
  reconnecting.close()
})

it('stops retrying once closed', async () => {
  const { reconnecting, attempts } = connection(() => false)
  await reconnecting.start()
  reconnecting.close()
  const before = attempts()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts()).toBe(before)
})
