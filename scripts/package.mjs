// The engine as it is published: one file for `import` and one for `require`, and the declarations of every operation.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { writeTypes } from './types.mjs'

const ENTRIES = ['library', 'engine', 'data.generated', 'client']

/** @param {URL} compiled the engine as JavaScript. @param {URL} target where the package's files go. */
export async function buildPackage(compiled, target) {
  const common = {
    entryPoints: ENTRIES.map((name) => new URL(`${name}.js`, compiled).pathname),
    outdir: target.pathname,
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    external: ['zod'],
    charset: 'utf8',
    legalComments: 'none',
  }
  // Shared by the entries, so that an error thrown by one is an instance of the class another exports.
  await build({ ...common, format: 'esm', splitting: true, chunkNames: 'shared-[hash]' })
  await build({ ...common, format: 'cjs', outExtension: { '.js': '.cjs' }, plugins: [entriesApart] })
  await writeTypes(compiled, new URL('types/', target))
  for (const name of readdirSync(new URL('types/', target), { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = new URL(`types/${name}`, target)
    const text = readFileSync(file, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'")
    writeFileSync(file, text)
    writeFileSync(new URL(`types/${name.slice(0, -5)}.d.cts`, target), text.replaceAll(/(from '\.[^']*)\.js'/g, "$1.cjs'"))
  }
}

/** CommonJS has no shared files: an entry that needs another requires it. */
const entriesApart = {
  name: 'entries-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/(engine|data\.generated)\.js$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.js$/, '.cjs'), external: true },
    )
  },
}
