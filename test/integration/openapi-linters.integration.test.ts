import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceUnderTest } from '../support/service.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const app = serviceUnderTest()
const execute = promisify(execFile)
const quiet = {
  cwd: ROOT,
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  maxBuffer: 1 << 26,
}

let folder: string
let file: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centavo-openapi-'))
  file = join(folder, 'openapi.json')
  writeFileSync(file, (await app.inject('/v1/openapi.json')).body)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('passes Redocly’s recommended rules without a warning', async () => {
  const { stdout, stderr } = await execute(
    join(ROOT, 'test/integration/node_modules/.bin/redocly'),
    ['lint', file, '--extends', 'recommended', '--format', 'json'],
    quiet,
  )
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: object; problems: unknown[] }
  expect(report.problems, stderr).toEqual([])
})

it('passes Spectral’s recommended rules without a warning', async () => {
  const { stdout } = await execute(
    join(ROOT, 'test/integration/node_modules/.bin/spectral'),
    ['lint', file, '--fail-severity', 'hint', '--ruleset', join(ROOT, '.spectral.yaml')],
    quiet,
  )
  expect(stdout).toContain('No results')
})
