import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

// `npm test` runs without these packages, so it cannot check the code that imports them.
it('integration tests, benchmarks and browser tools have no type errors', async () => {
  const compiler = join(ROOT, 'node_modules/ts7/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', join(ROOT, 'test/integration'), '--checkers', '1']).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})
