// Compiles src/ into dist/. Runs by itself after `npm ci` (the `prepare` script), so that `npm start` needs nothing more.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = `${root}node_modules/ts7/bin/tsc`

if (!existsSync(compiler)) {
  if (existsSync(`${root}dist/main.js`)) process.exit(0) // an install without development packages keeps what was built before
  console.error('The TypeScript compiler is not installed: run `npm ci` without --omit=dev, then `npm run build`.')
  process.exit(1)
}

rmSync(`${root}dist`, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [compiler, '-p', `${root}tsconfig.build.json`], { stdio: 'inherit' })
// The script and the style of the pages are served as they are written.
cpSync(`${root}src/doors/web/assets`, `${root}dist/doors/web/assets`, { recursive: true, filter: (file) => !file.endsWith('.json') })
process.exit(status ?? 1)
