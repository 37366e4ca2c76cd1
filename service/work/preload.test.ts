import { expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { Pressure } from '../host/limits/event-loop-pressure.ts'
import { preloadModules } from './preload.ts'

it('yields to the event loop after each operation during warm-up, so that no request is rejected', async () => {
  let turns = 0
  let isOver = false
  const turn = (): void => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await preloadModules(ports)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(registry.operations.size)
})

it('rejects no request after a start that blocked the loop for seconds, nor after a slow first request', () => {
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
