import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isBuilt, noteStamp, SOURCES, stampOf } from './stamp.mjs'

const folder = mkdtempSync(join(tmpdir(), 'centavo-stamp-'))
const root = pathToFileURL(`${folder}/`)
const put = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  for (const place of SOURCES) put(place.endsWith('/') ? `${place}a.ts` : place, '{}')
  put('dist/service/main.js', '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('takes a build as current until a source is edited, added or removed', () => {
  expect(isBuilt(root)).toBe(false)
  noteStamp(root, stampOf(root))
  expect(isBuilt(root)).toBe(true)
  for (const change of [
    () => put('engine/a.ts', '{ }'),
    () => utimesSync(join(folder, 'data/a.ts'), 0, 0),
    () => put('service/deep/b.ts', ''),
    () => rmSync(join(folder, 'service/deep/b.ts')),
    () => put('package-lock.json', '[]'),
  ]) {
    change()
    expect(isBuilt(root)).toBe(false)
    noteStamp(root, stampOf(root))
  }
})

it('takes no notice of tests and of what is generated', () => {
  put('engine/a.test.ts', '')
  put('engine/generated/registry.ts', '')
  put('engine/dist/library.js', '')
  expect(isBuilt(root)).toBe(true)
})

it('takes a build whose programs are gone as none', () => {
  rmSync(join(folder, 'dist/service/main.js'))
  expect(isBuilt(root)).toBe(false)
})
