import { expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { Pressure } from '../host/pressure.ts'
import { warmed } from './warm.ts'

it('what is loaded after a start leaves the loop to others after each operation, so that nobody is turned away', async () => {
  let turns = 0
  let isOver = false
  const turn = (): void => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await warmed(ports)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(registry.operations.size)
})

it('a start that held the loop for seconds, and a slow first request after it, turn nobody away', () => {
  let now = 0
  const pressure = new Pressure(() => now)
  try {
    for (const pause of [8000, 2000]) {
      now += pause
      pressure.sample()
      for (const load of ['batch', 'api', 'page', 'asset'] as const)
        expect(pressure.tooHighFor(load), `${load} after ${pause} ms`).toBe(false)
    }
  } finally {
    pressure.stop()
  }
})
