/** `npm run build:python`: copies the bundles published for JavaScript into the Python package, and writes its types from the schemas. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ENGINE, ROOT } from '../files.ts'
import { READABLE } from '../service.ts'
import { pythonCalls } from './python-types.ts'

export async function buildPython(target = new URL('python/src/centavo/generated/', ROOT)): Promise<void> {
  mkdirSync(target, { recursive: true })
  for (const name of ['engine.cjs', 'data.cjs']) copyFileSync(new URL(`dist/${name}`, ENGINE), new URL(name, target))
  await build({
    entryPoints: [fileURLToPath(new URL('sql/library.ts', ENGINE))],
    outfile: fileURLToPath(new URL('sql.cjs', target)),
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    ...READABLE,
  })
  writeFileSync(new URL('__init__.py', target), '"""Written by the build."""\n')
  writeFileSync(new URL('calls.pyi', target), await pythonCalls(ENGINE))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPython()
