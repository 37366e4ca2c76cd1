import { expect, it } from 'vitest'
import { createShutdown, type ShutdownSteps } from './shutdown.ts'

/** Shutdown steps in order, until exit. */
async function doneBy(times: number, own: Partial<ShutdownSteps> = {}): Promise<string[]> {
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  await new Promise<void>((resolve) => {
    const exit = (code: number): void => {
      done.push(`exit ${code}`)
      // A second exit would occur within the same turn.
      setImmediate(resolve)
    }
    const end = createShutdown({
      drain: note('drain'),
      release: note('release'),
      stop: note('stop'),
      lastWords: note('last words'),
      exit,
      ...own,
    })
    for (let time = 0; time < times; time++) end()
  })
  return done
}

it('drains, releases dependencies, then reports the final metrics', async () => {
  expect(await doneBy(1)).toEqual(['drain', 'stop', 'release', 'last words', 'exit 0'])
})

it('shuts down once despite repeated signals', async () => {
  expect(await doneBy(3)).toEqual(await doneBy(1))
})

it.each(['drain', 'release', 'stop', 'lastWords'] as const)('exits with a failure code when %s fails', async (name) => {
  const done = await doneBy(1, { [name]: async () => Promise.reject(new Error('no')) })
  expect(done.at(-1)).toBe('exit 1')
  expect(done.includes('release')).toBe(name !== 'release')
})
