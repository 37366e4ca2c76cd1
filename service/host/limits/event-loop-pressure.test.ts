import { afterEach, beforeEach, expect, it } from 'vitest'
import { Pressure } from './event-loop-pressure.ts'

const LOADS = ['batch', 'api', 'page', 'asset'] as const

let now = 0
let pressure: Pressure
beforeEach(() => {
  now = 0
  pressure = new Pressure(() => now)
})
afterEach(() => pressure.stop())

function samplesAfter(...milliseconds: number[]): void {
  for (const each of milliseconds) {
    now += each
    pressure.sample()
  }
}

const turnedAway = () => LOADS.filter((load) => pressure.tooHighFor(load))

it('rejects work while the event loop stays late, and accepts it immediately after recovery', () => {
  samplesAfter(50, 50, 50)
  expect(turnedAway()).toEqual([])
  samplesAfter(400, 400, 400)
  expect(turnedAway()).toEqual(['batch', 'api'])
  samplesAfter(50)
  expect(turnedAway()).toEqual([])
  expect(pressure.lateMilliseconds).toBe(0)
})

it('rejects nothing after a single pause of any length', () => {
  samplesAfter(50, 50, 60_000)
  expect(turnedAway()).toEqual([])
  samplesAfter(300) // requests queued during the pause
  expect(turnedAway()).toEqual([])
})

it('rejects batches first, pages late and assets last', () => {
  samplesAfter(160, 160, 160)
  expect(turnedAway()).toEqual(['batch'])
  samplesAfter(900, 900, 900)
  expect(turnedAway()).toEqual(['batch', 'api'])
  samplesAfter(1100, 1100, 1100)
  expect(turnedAway()).toEqual(['batch', 'api', 'page'])
  samplesAfter(4000, 4000, 4000)
  expect(turnedAway()).toEqual([...LOADS])
})

it.each([
  ['batch', 100],
  ['api', 250],
  ['page', 1000],
  ['asset', 3000],
] as const)('%s is rejected above %d ms, but not at the threshold', (load, most) => {
  samplesAfter(50 + most, 50 + most, 50 + most)
  expect(pressure.tooHighFor(load)).toBe(false)
  samplesAfter(50.5 + most, 50.5 + most, 50.5 + most)
  expect(pressure.tooHighFor(load)).toBe(true)
})
