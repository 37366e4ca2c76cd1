import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSnapshot, writeSnapshot } from '../../engine/indicators/series.ts'
import { readShipped } from '../../service/refresh/shipped.ts'
import { FileStore } from '../../service/store/file-store.ts'

const KILLS = 30
const MAX_LIFE_MILLISECONDS = 80

let folder: string

/** Saves the whole snapshot over and over, each time with one more day, and says so after each. */
const WRITER = `
import { readFileSync } from 'node:fs'
import { FileStore } from './file-store.mjs'
const store = new FileStore(process.argv[2])
const { version, series } = JSON.parse(readFileSync(process.argv[3], 'utf8'))
for (let count = Number(process.argv[4]); ; count++) {
  series.cdi.capturedAt = new Date(count * 1000).toISOString()
  await store.save('rates', JSON.stringify({ version, series }))
  process.stdout.write(count + '\\n')
}
`

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-kill-'))
  // Plain JavaScript starts in a few milliseconds; the store itself is the real one.
  for (const path of [
    'service/store/file-store',
    'service/store/checksum',
    'service/replace-file',
    'engine/core/errors',
    'engine/core/day',
    'engine/core/once',
  ]) {
    const module = path.split('/').at(-1)!
    // All side by side.
    const source = readFileSync(new URL(`../../${path}.ts`, import.meta.url), 'utf8').replaceAll(
      /(from ')[./]+(?:[\w-]+\/)*([\w-]+)\.ts'/g,
      "$1./$2.mjs'",
    )
    const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } })
    writeFileSync(join(folder, `${module}.mjs`), outputText)
  }
  writeFileSync(join(folder, 'writer.mjs'), WRITER)
  const shipped = await readShipped(new URL('../../data/series/', import.meta.url))
  writeFileSync(join(folder, 'snapshot.json'), writeSnapshot(shipped.value))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(`killed ${KILLS} times in the middle of saving, it never loses what it had said was saved`, async () => {
  const data = join(folder, 'data')
  const store = new FileStore(data)
  let saved = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = spawn(process.execPath, [join(folder, 'writer.mjs'), data, join(folder, 'snapshot.json'), String(saved + 1)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    writer.stdout.setEncoding('utf8')
    writer.stdout.on('data', (text: string) => {
      saved = Math.max(saved, ...text.trim().split('\n').map(Number))
    })
    await once(writer.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_LIFE_MILLISECONDS))
    writer.kill('SIGKILL')
    await once(writer, 'close')
    const { value, problems } = await store.load('rates', readSnapshot)
    expect(problems).toEqual([])
    expect(value!.get('cdi')!.days).toHaveLength(7941)
    expect(Date.parse(value!.get('cdi')!.capturedAt) / 1000).toBeGreaterThanOrEqual(saved)
  }
  expect(saved).toBeGreaterThan(KILLS)
})
