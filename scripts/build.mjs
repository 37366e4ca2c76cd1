// Builds everything. Runs by itself after `npm ci` (the `prepare` script), so that `npm start` needs nothing more.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = `${root}node_modules/ts7/bin/tsc`

if (!existsSync(compiler)) {
  if (existsSync(`${root}dist/service/main.js`)) process.exit(0) // an install without development packages keeps what was built before
  console.error('The TypeScript compiler is not installed: run `npm ci` without --omit=dev, then `npm run build`.')
  process.exit(1)
}

const { generate } = await import('./generate.mjs')
await generate()
rmSync(`${root}dist`, { recursive: true, force: true })
compile('tsconfig.build.json')
// The style of the pages is served as it is written, their script as it was generated.
cpSync(`${root}service/doors/web/assets`, `${root}dist/service/doors/web/assets`, { recursive: true })
chmodSync(`${root}dist/service/doors/cli/index.js`, 0o755) // so that `npx .` runs it in a clone
rmSync(`${root}engine/dist`, { recursive: true, force: true })
compile('tsconfig.engine.json')
const { buildPackage } = await import('./package.mjs')
await buildPackage(new URL('../dist/engine/', import.meta.url), new URL('../engine/dist/', import.meta.url))

function compile(project) {
  const compiled = spawnSync(process.execPath, [compiler, '-p', `${root}${project}`], { stdio: 'inherit' })
  if (compiled.status !== 0) process.exit(compiled.status ?? 1)
}
