import { existsSync } from 'node:fs'
import { hasClientGenerators, missingToolchains } from '../../../tools/lanes/client-generators.ts'
import { missingPrograms } from '../../../tools/lanes/system-programs.ts'

/** Fails before the first worker when a program that the integration tests start is missing, and names all that are. */
export default function setup(): void {
  const missing = [
    ...missingPrograms('integration'),
    ...missingToolchains(),
    !hasClientGenerators() && 'client generators',
    !existsSync(new URL('../../integration/node_modules', import.meta.url)) && 'packages of test/integration',
  ].filter((name) => name !== false)
  if (missing.length === 0) return
  console.error(`${missing.join(', ')} missing: run npm run setup`)
  // Exits here: Vitest would report an error of the setup as a run without test files.
  process.exit(1)
}
