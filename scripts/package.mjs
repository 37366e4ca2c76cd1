// The engine as it is published: one implementation, reached by `import` and by `require`, and the declarations of what it exports.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { SHORT_BUT_READABLE } from './bundle.mjs'
import { fetchedWhenAsked } from './registry.mjs'
import { writeTypes } from './types.mjs'

const ENTRIES = ['library', 'engine', 'data.generated', 'client']

/** @param {URL} sources the engine as written. @param {URL} target where the package's files go, beside its declarations. */
export async function buildPackage(sources, target) {
  await build({
    entryPoints: ENTRIES.map((name) => new URL(`${name}.ts`, sources).pathname),
    outdir: target.pathname,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    ...SHORT_BUT_READABLE,
    plugins: [entriesApart, fetchedWhenAsked],
  })
  for (const name of ENTRIES) importable(name, target)
  const types = new URL('types/', target)
  await writeTypes(sources, types)
  writeFileSync(new URL('validator.d.ts', types), VALIDATOR)
  const spoken = reachable(types)
  for (const name of readdirSync(types, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = new URL(name, types)
    if (spoken.has(file.href)) declare(file, types)
    else rmSync(file)
  }
}

/** An entry that needs another requires it, so that an error thrown by one is an instance of the class another exports. */
const entriesApart = {
  name: 'entries-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/(engine|data\.generated)\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.cjs'), external: true },
    )
  },
}

/** For `import`: the same objects by their names, so that a program that does both has one engine and not two. */
function importable(name, target) {
  const names = Object.keys(createRequire(import.meta.url)(new URL(`${name}.cjs`, target).pathname))
  writeFileSync(new URL(`${name}.js`, target), `import all from './${name}.cjs'\nexport const { ${names.join(', ')} } = all\n`)
}

/** What the declarations say of the validation library, which travels inside: no more than that a schema is one. */
const VALIDATOR = `export type ZodType = object
export type ZodRawShape = Readonly<Record<string, object>>
export type ZodObject<S extends ZodRawShape = ZodRawShape> = { readonly shape: S }
export type input<S> = S extends { readonly shape: infer T } ? { readonly [K in keyof T]: unknown } : unknown
export type output<S> = input<S>
`

/** The declarations the entries speak of; those of single operations are in `types.d.ts`. */
function reachable(types) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file.href) || !existsSync(file)) return
    seen.add(file.href)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]*)\.ts['"]/g))
      visit(new URL(`${path}.d.ts`, file))
  }
  for (const name of [...ENTRIES, 'validator']) visit(new URL(`${name}.d.ts`, types))
  return seen
}

/** The same declarations for `import` and, by another ending, for `require`. */
function declare(file, types) {
  const up = '../'.repeat(file.href.slice(types.href.length).split('/').length - 1) || './'
  const text = readFileSync(file, 'utf8').replaceAll(/from 'zod'/g, `from '${up}validator.ts'`)
  const ending = (to) => text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, `$1.${to}`)
  writeFileSync(file, ending('js'))
  writeFileSync(new URL(file.href.replace(/\.d\.ts$/, '.d.cts')), ending('cjs'))
}
