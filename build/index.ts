/** Builds everything: what is generated, the programs, and the engine's package. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENGINE, ROOT } from './files.ts'
import { generate } from './generate.ts'
import { buildPackage } from './package.ts'
import { buildService } from './service.ts'

await generate()
await buildService({ emptied: true })
const dist = new URL('dist/', ENGINE)
rmSync(dist, { recursive: true, force: true })
const compiler = fileURLToPath(new URL('node_modules/ts7/bin/tsc', ROOT))
const declared = spawnSync(process.execPath, [compiler, '-p', fileURLToPath(new URL('tsconfig.engine.json', ROOT)), '--checkers', '1'], {
  stdio: 'inherit',
})
if (declared.status !== 0) process.exit(declared.status ?? 1)
await buildPackage(ENGINE, dist)
