/** `npm run test:exhaustive`: every test file that walks only a part with `npm test`, this time over the whole. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const files = ['engine', 'service', 'register', 'test']
  .flatMap((room) => readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((path) => path.endsWith('.test.ts') && readFileSync(join(ROOT, path), 'utf8').includes('support/rounds.ts'))

const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...files, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...process.env, CENTAVO_TEST_WALKS: 'whole' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
