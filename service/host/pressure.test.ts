import { afterEach, beforeEach, expect, it } from 'vitest'
import { Pressure } from './pressure.ts'

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

it('turns work away while the loop goes on running late, and takes it again at once', () => {
  samplesAfter(50, 50, 50)
  expect(turnedAway()).toEqual([])
  samplesAfter(400, 400, 400)
  expect(turnedAway()).toEqual(['batch', 'api'])
  samplesAfter(50)
  expect(turnedAway()).toEqual([])
  expect(pressure.lateMilliseconds).toBe(0)
})

it('one pause, however long, turns nobody away', () => {
  samplesAfter(50, 50, 60_000)
  expect(turnedAway()).toEqual([])
  samplesAfter(300) // what had waited meanwhile
  expect(turnedAway()).toEqual([])
})

it('batches go first, pages last, and what draws them after all', () => {
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
] as const)('%s is turned away past %d ms, and not at them', (load, most) => {
  samplesAfter(50 + most, 50 + most, 50 + most)
  expect(pressure.tooHighFor(load)).toBe(false)
  samplesAfter(50.5 + most, 50.5 + most, 50.5 + most)
  expect(pressure.tooHighFor(load)).toBe(true)
})
