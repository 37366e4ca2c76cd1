import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder that goes away with the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
