import { expect, it } from 'vitest'
import { type Ending, endOf } from './ending.ts'

/** What is done, in order, until the process would be gone. */
async function doneBy(times: number, own: Partial<Ending> = {}): Promise<string[]> {
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  await new Promise<void>((resolve) => {
    const exit = (code: number): void => {
      done.push(`exit ${code}`)
      // What a second exit would add comes within the same turn.
      setImmediate(resolve)
    }
    const end = endOf({ drain: note('drain'), release: note('release'), stop: note('stop'), lastWords: note('last words'), exit, ...own })
    for (let time = 0; time < times; time++) end()
  })
  return done
}

it('answers, releases what answers needed, and only then says its last words', async () => {
  expect(await doneBy(1)).toEqual(['drain', 'stop', 'release', 'last words', 'exit 0'])
})

it('told to end many times it ends once', async () => {
  expect(await doneBy(3)).toEqual(await doneBy(1))
})

it.each(['drain', 'release', 'stop', 'lastWords'] as const)('ends with a failure where %s fails', async (name) => {
  const done = await doneBy(1, { [name]: async () => Promise.reject(new Error('no')) })
  expect(done.at(-1)).toBe('exit 1')
  expect(done.includes('release')).toBe(name !== 'release')
})
