import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { hashOf } from './embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'centavo-hash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = pathToFileURL(`${folder}/`)
const put = (path: string, text: string): string => {
  writeFileSync(join(folder, path), text)
  return hashOf(place)
}

it('changes with any handwritten line, and ignores generated files and tests', () => {
  mkdirSync(join(folder, 'generated'))
  const first = put('a.ts', '1')
  expect([put('a.test.ts', '1'), put('generated/b.ts', '1'), put('notes.md', '1')]).toEqual([first, first, first])
  expect(put('a.ts', '2')).not.toBe(first)
  expect(put('a.ts', '1')).toBe(first)
})
