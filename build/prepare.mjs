// Runs the build by itself after `npm ci` (the `prepare` script), so that `npm start` needs nothing more. `npx .` runs it too, once for each
// home, so it ends at once where nothing changed. Plain JavaScript: what runs TypeScript may not be installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './stamp.mjs'

const root = new URL('../', import.meta.url)
const has = (path) => existsSync(new URL(path, root))

if (isBuilt(root)) process.exit(0)
if (has('node_modules/tsx')) {
  const build = ['--import', 'tsx', 'build/index.ts', 'service']
  process.exit(spawnSync(process.execPath, build, { cwd: fileURLToPath(root), stdio: 'inherit' }).status ?? 1)
}
// An install without development packages uses the build that is there.
if (!has('dist/service/main.js')) {
  console.error('The build needs development packages: run `npm ci` without --omit=dev, then `npm run build`.')
  process.exit(1)
}
