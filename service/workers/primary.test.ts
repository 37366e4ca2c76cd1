/** The primary over fake worker processes: no fork, no port. */
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { FromPrimary } from './messages.ts'
import { supervise } from './primary.ts'
import type { WorkerProcess } from './processes.ts'

class ToldWorker extends EventEmitter {
  readonly id: number
  readonly told: string[] = []
  #ended = false

  constructor(id: number) {
    super()
    this.id = id
  }

  isConnected = (): boolean => !this.#ended
  isDead = (): boolean => this.#ended
  send(message: FromPrimary): boolean {
    this.told.push(message.say)
    return true
  }

  end(code: number): void {
    this.#ended = true
    this.emit('exit', code, null)
  }
}

async function supervised(workers: number) {
  const forked: ToldWorker[] = []
  const signals = new Map<string, () => void>()
  const deaths: ((worker: WorkerProcess, code: number | null, signal: string | null) => void)[] = []
  const logged: string[] = []
  const waits: unknown[] = []
  const exits: number[] = []
  /** How a worker starts; by default it listens. */
  const begins = { as: (worker: ToldWorker): void => void worker.emit('listening') }
  await supervise(
    { workers, rateLimitPerMinute: 60, metricsPort: null, host: '127.0.0.1', shutdownSeconds: 1 },
    {
      fork(place) {
        const worker = new ToldWorker(place)
        forked.push(worker)
        worker.on('exit', (code) => {
          for (const died of deaths) died(worker, code, null)
        })
        const { as } = begins
        setImmediate(() => as(worker))
        return worker
      },
      living: () => forked.filter((worker) => !worker.isDead()),
      onExit: (ended) => void deaths.push(ended),
      onSignal: (signal, heard) => void signals.set(signal, heard),
      exit: (code) => void exits.push(code),
    },
    (_level, message, details) => {
      logged.push(message)
      if (details?.afterMilliseconds !== undefined) waits.push(details.afterMilliseconds)
    },
  )
  return { forked, logged, waits, exits, begins, tell: (signal: string) => signals.get(signal)!() }
}

it('forwards shutdown to every worker and exits after the last one', async () => {
  const { forked, tell, exits } = await supervised(3)
  tell('SIGTERM')
  expect(forked.map(({ told }) => told)).toEqual([['end'], ['end'], ['end']])
  forked[0]!.end(0)
  forked[1]!.end(0)
  await new Promise(setImmediate)
  expect(exits).toEqual([])
  forked[2]!.end(0)
  await expect.poll(() => exits).toEqual([0])
})

it('sends shutdown to a starting worker once it listens', async () => {
  const { forked, tell } = await supervised(2)
  tell('SIGTERM')
  forked[1]!.emit('listening')
  expect(forked.map(({ told }) => told)).toEqual([['end'], ['end', 'end']])
})

it('a restart replaces the workers one by one', async () => {
  const { forked, tell, logged } = await supervised(2)
  tell('SIGHUP')
  await expect.poll(() => forked[0]!.told).toEqual(['end'])
  expect([forked.length, forked[1]!.told]).toEqual([3, []])
  forked[0]!.end(0)
  await expect.poll(() => forked[1]!.told).toEqual(['end'])
  forked[1]!.end(0)
  await expect.poll(() => logged.at(-1)).toBe('every worker was restarted')
  expect(forked.map(({ id }) => id)).toEqual([0, 1, 0, 1])
})

it('logs a new worker that fails to start and keeps the old ones', async () => {
  const { forked, tell, logged, begins } = await supervised(2)
  begins.as = (worker) => worker.end(1)
  tell('SIGHUP')
  await expect.poll(() => logged).toContain('a new worker did not start: the old ones go on')
  expect(forked.length).toBe(3)
  expect(forked.slice(0, 2).map(({ told }) => told)).toEqual([[], []])
})

it('restarts a crashing worker after a tenth of a second, doubling each time', async () => {
  const { forked, waits } = await supervised(1)
  for (let death = 1; death <= 3; death++) {
    forked.at(-1)!.end(1)
    await expect.poll(() => forked.length, { timeout: 10_000 }).toBe(death + 1)
  }
  expect(waits).toEqual([100, 200, 400])
})
