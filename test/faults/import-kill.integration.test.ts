/** Kills the import at random moments: published data stays intact, and the next import completes normally. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { salaryFiles } from '../../service/salaries/files.ts'
import { readStatistics } from '../../service/salaries/published.ts'
import { registerYear } from '../support/corpora/register-year.ts'
import { program } from '../support/lanes/programs.ts'
import { temporaryFolder } from '../support/temporary.ts'

/** Runs the build: reader threads are separate build files. */
const COMMAND = program('register/command')
const home = temporaryFolder()
const KILLS = 8

function written(seed: number): string {
  const folder = join(home, `register-${seed}`)
  mkdirSync(folder)
  for (const { name, text } of registerYear(202605, 1500, seed, [4110, 2124, 5143])) writeFileSync(join(folder, `${name}.txt`), text)
  return folder
}

/** Runs the command, optionally killing it after a delay. Resolves with its exit code, or null when killed. */
function importing(
  folder: string,
  dataDir: string,
  killAfter?: number,
): Promise<{ code: number | null; milliseconds: number; said: string }> {
  const startedAt = Date.now()
  const child = spawn(process.execPath, [COMMAND, folder, '--data-dir', dataDir, '--replace'])
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve({ code, milliseconds: Date.now() - startedAt, said })
    })
  })
}

it('loses no data when killed at any moment', async () => {
  const dataDir = join(home, 'data')
  const [older, newer] = [written(1), written(2)]
  const first = await importing(older, dataDir)
  expect(first.code, first.said).toBe(0)
  const published = () => JSON.stringify(readStatistics(salaryFiles(dataDir).statistics).statistics)
  const before = published()
  const seen = new Set([before])
  for (let kill = 0; kill < KILLS; kill++) {
    await importing(newer, dataDir, Math.round((first.milliseconds * (kill + 2)) / (KILLS + 1)))
    seen.add(published())
  }
  const last = await importing(newer, dataDir)
  expect(last.code, last.said).toBe(0)
  seen.add(published())
  expect(published()).not.toBe(before)
  expect([...seen].every((statistics) => statistics === before || statistics === published())).toBe(true)
  expect(existsSync(salaryFiles(dataDir).statistics)).toBe(true)
})
