// Runs the build by itself after `npm ci` (the `prepare` script), so that `npm start` needs nothing more. Plain JavaScript: what runs
// TypeScript may not be installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

if (existsSync(`${root}node_modules/tsx`) && existsSync(`${root}node_modules/ts7`)) {
  process.exit(spawnSync(process.execPath, ['--import', 'tsx', 'build/index.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1)
}
// An install without development packages keeps what was built before.
if (!existsSync(`${root}dist/service/main.js`)) {
  console.error('The TypeScript compiler is not installed: run `npm ci` without --omit=dev, then `npm run build`.')
  process.exit(1)
}
