// Builds everything. Runs by itself after `npm ci` (the `prepare` script), so that `npm start` needs nothing more.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = `${root}node_modules/ts7/bin/tsc`

if (!existsSync(compiler)) {
  if (existsSync(`${root}dist/service/main.js`)) process.exit(0) // an install without development packages keeps what was built before
  console.error('The TypeScript compiler is not installed: run `npm ci` without --omit=dev, then `npm run build`.')
  process.exit(1)
}

const { generate } = await import('./generate.mjs')
generate()
rmSync(`${root}dist`, { recursive: true, force: true })
const { bundle } = await import('./bundle.mjs')
await bundle()
rmSync(`${root}engine/dist`, { recursive: true, force: true })
const declared = spawnSync(process.execPath, [compiler, '-p', `${root}tsconfig.engine.json`], { stdio: 'inherit' })
if (declared.status !== 0) process.exit(declared.status ?? 1)
const { buildPackage } = await import('./package.mjs')
await buildPackage(new URL('../engine/', import.meta.url), new URL('../engine/dist/', import.meta.url))
