// Compiles src/ into dist/. Runs by itself after `npm ci` (the `prepare` script), so that `npm start` needs nothing more.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeTypes } from './types.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = `${root}node_modules/ts7/bin/tsc`

if (!existsSync(compiler)) {
  if (existsSync(`${root}dist/main.js`)) process.exit(0) // an install without development packages keeps what was built before
  console.error('The TypeScript compiler is not installed: run `npm ci` without --omit=dev, then `npm run build`.')
  process.exit(1)
}

rmSync(`${root}dist`, { recursive: true, force: true })
const compiled = spawnSync(process.execPath, [compiler, '-p', `${root}tsconfig.build.json`], { stdio: 'inherit' })
if (compiled.status !== 0) process.exit(compiled.status ?? 1)

// The script and the style of the pages are served as they are written.
cpSync(`${root}src/doors/web/assets`, `${root}dist/doors/web/assets`, { recursive: true, filter: (file) => !file.endsWith('.json') })
await writeTypes(new URL('../dist/', import.meta.url))
chmodSync(`${root}dist/doors/cli/index.js`, 0o755) // so that `npx .` runs it in a clone
