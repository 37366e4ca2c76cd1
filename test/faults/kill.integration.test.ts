import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSnapshot, writeSnapshot } from '../../engine/indicators/series.ts'
import { readShipped } from '../../service/refresh/snapshots/shipped.ts'
import { FileStore } from '../../service/store/file-store.ts'
import { rounds } from '../support/lanes/rounds.ts'

const KILLS = rounds(10, 30)
const MAX_LIFE_MILLISECONDS = 80

let folder: string
let days: number

/** Saves the whole snapshot repeatedly, each time with one more day, and reports each save. */
const WRITER = `
import { readFileSync } from 'node:fs'
import { FileStore } from '../../service/store/file-store.ts'
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
  // Bundles the writer for a fast start; the store is the real one.
  await build({
    stdin: { contents: WRITER, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    outfile: join(folder, 'writer.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  const shipped = await readShipped(new URL('../../data/series/', import.meta.url))
  writeFileSync(join(folder, 'snapshot.json'), writeSnapshot(shipped.value))
  days = shipped.value.get('cdi')!.days.length
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(`keeps every acknowledged save when killed ${KILLS} times while saving`, async () => {
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
    // Also ends the wait when the writer dies before its first output.
    const [firstWord] = await Promise.race([once(writer.stdout, 'data'), once(writer, 'close')])
    expect(firstWord).toBeTypeOf('string')
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_LIFE_MILLISECONDS))
    writer.kill('SIGKILL')
    await once(writer, 'close')
    const { value, problems } = await store.load('rates', readSnapshot)
    expect(problems).toEqual([])
    expect(value!.get('cdi')!.days).toHaveLength(days)
    expect(Date.parse(value!.get('cdi')!.capturedAt) / 1000).toBeGreaterThanOrEqual(saved)
  }
  expect(saved).toBeGreaterThan(KILLS)
})
