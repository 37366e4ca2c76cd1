import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { runUnlessCached } from './build-cache.ts'

const folder = mkdtempSync(join(tmpdir(), 'centavo-unchanged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const put = (path: string, text: string): void => writeFileSync(join(folder, path), text)

it('rebuilds only when a source or an output changes', async () => {
  mkdirSync(join(folder, 'sources/generated'), { recursive: true })
  mkdirSync(join(folder, 'made'))
  put('sources/a.ts', '1')
  let times = 0
  const timesMade = async (): Promise<number> => {
    await runUnlessCached('this', { from: ['sources/', 'lock.json'], made: ['made/'], root: pathToFileURL(`${folder}/`) }, () => {
      times++
      put('made/a.js', 'a')
    })
    return times
  }
  expect([await timesMade(), await timesMade()]).toEqual([1, 1])
  put('sources/a.ts', '2')
  expect([await timesMade(), await timesMade()]).toEqual([2, 2])
  put('sources/b.ts', '')
  expect([await timesMade(), await timesMade()]).toEqual([3, 3])
  put('lock.json', '{}')
  expect([await timesMade(), await timesMade()]).toEqual([4, 4])
  put('made/a.js', 'b')
  expect([await timesMade(), await timesMade()]).toEqual([5, 5])
  rmSync(join(folder, 'made/a.js'))
  expect([await timesMade(), await timesMade()]).toEqual([6, 6])
  put('sources/a.test.ts', '1')
  put('sources/generated/c.ts', '1')
  expect(await timesMade()).toBe(6)
})

it('rebuilds after a failed build', async () => {
  const making = { from: ['sources/'], made: ['made/'], root: pathToFileURL(`${folder}/`) }
  const failing = runUnlessCached('failing', making, () => Promise.reject(new Error('a disk that is full')))
  await expect(failing).rejects.toThrow('a disk that is full')
  let made = false
  await runUnlessCached('failing', making, () => {
    made = true
  })
  expect(made).toBe(true)
})
