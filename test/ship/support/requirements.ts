import { existsSync } from 'node:fs'
import { findProgram } from '../../../tools/lanes/programs.ts'
import { missingPrograms } from '../../../tools/lanes/system-programs.ts'

/** Programs that a machine for development has. */
const ASSUMED = ['git', 'npm', 'bash', 'curl', 'python3']

/** Fails before the clone when a program that the ship lane starts is missing, and names all that are. */
export default function setup(): void {
  const missing = [
    ...ASSUMED.filter((name) => !findProgram(name)),
    ...missingPrograms('ship'),
    !existsSync(new URL('../../integration/node_modules/@duckdb', import.meta.url)) && 'packages of test/integration',
  ].filter((name) => name !== false)
  if (missing.length === 0) return
  console.error(`${missing.join(', ')} missing: run npm run setup`)
  // Exits here: Vitest would report an error of the setup as a run without test files.
  process.exit(1)
}
