import { afterEach, expect, it } from 'vitest'
import { Pressure } from './pressure.ts'

let now = 0
let pressure: Pressure
afterEach(() => pressure.stop())

const sampleAfter = (milliseconds: number) => {
  now += milliseconds
  pressure.sample()
}

it('turns work away while the loop runs late, and takes it again by itself', () => {
  now = 0
  pressure = new Pressure(() => now)
  sampleAfter(50)
  expect(pressure.tooHigh).toBe(false)
  sampleAfter(400)
  expect(pressure.tooHigh).toBe(true)
  for (let sample = 0; sample < 3; sample++) sampleAfter(50)
  expect(pressure.tooHigh).toBe(false)
  expect(pressure.lateMilliseconds).toBeLessThan(100)
})
