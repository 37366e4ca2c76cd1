/** The engine as it is published: one implementation, reached by `import` and by `require`, and the declarations of what it exports. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { escaped, LATIN_1 } from './ascii.ts'
import { modulesOf, retargeted } from './declarations.ts'
import { writeCalculators } from './package-calculators.ts'
import { lazyRegistry } from './registry.ts'
import { READABLE } from './service.ts'
import { writeTypes } from './types.ts'

/** The files of the package, by the source of each. */
const ENTRIES: Readonly<Record<string, string>> = {
  library: 'library.ts',
  engine: 'engine.ts',
  data: 'generated/data.ts',
  client: 'client.ts',
  english: 'english/english.ts',
  refresh: '../service/refresh/refresh-series.ts',
}

/** What one calculator by itself and the reading of indicators are declared by. */
const ALONE = ['calculator-alone.ts', 'ports.ts', 'refreshed-series.ts']

/** What runs of it, without declarations. @param sources the engine as written. @param target where the package's files go. */
export async function buildRunning(sources: URL, target: URL): Promise<void> {
  await build({
    entryPoints: Object.entries(ENTRIES).map(([out, path]) => ({ in: fileURLToPath(new URL(path, sources)), out })),
    outdir: fileURLToPath(target),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    ...READABLE,
    plugins: [entriesApart, lazyRegistry()],
  })
  for (const name of Object.keys(ENTRIES)) {
    const file = new URL(`${name}.cjs`, target)
    writeFileSync(file, escaped(readFileSync(file, 'utf8'), LATIN_1))
  }
  for (const name of Object.keys(ENTRIES)) writeImportable(name, target)
}

/** The whole of it: the files that run go beside the declarations the compiler wrote. */
export async function buildPackage(sources: URL, target: URL): Promise<void> {
  await buildRunning(sources, target)
  const types = new URL('types/', target)
  await writeTypes(sources, types)
  writeFileSync(new URL('validator.d.ts', types), VALIDATOR)
  writeFileSync(new URL('refresh.d.ts', types), REFRESH)
  await writeCalculators(sources, target)
  const reached = reachedFrom(types)
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    if (/^(calculators|domains)\/[^/]+$/.test(name)) continue
    if (reached.has(new URL(name, types).href)) declare(name, types)
    else rmSync(new URL(name, types))
  }
}

/** An entry that needs another requires it, so that an error thrown by one is an instance of the class another exports. */
const entriesApart: Plugin = {
  name: 'entries-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/(engine|generated\/data)\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${basename(path, '.ts')}.cjs`, external: true },
    )
  },
}

/** For `import`: the same objects by their names, so that a program that does both has one engine and not two. */
function writeImportable(name: string, target: URL): void {
  const names = Object.keys(createRequire(import.meta.url)(fileURLToPath(new URL(`${name}.cjs`, target))) as object)
  writeFileSync(new URL(`${name}.js`, target), `import all from './${name}.cjs'\nexport const { ${names.join(', ')} } = all\n`)
}

/** What the declarations say of the validation library, which travels inside: no more than that a schema is one. */
const VALIDATOR = `export type ZodType<Output = unknown, Input = unknown> = object
export type ZodRawShape = Readonly<Record<string, object>>
export type ZodObject<S extends ZodRawShape = ZodRawShape, Config = unknown> = { readonly shape: S }
${['String', 'Number', 'Int', 'Boolean', 'Unknown'].map((name) => `export type Zod${name} = object\n`).join('')}${[
  'Enum',
  'Array',
  'Nullable',
  'Optional',
  'Literal',
  'Union',
  'Custom',
  'Pipe',
  'Transform',
  'Record',
]
  .map((name) => `export type Zod${name}<A = unknown, B = unknown> = object\n`)
  .join('')}export declare namespace core {
  export type $strip = object
  export type $strict = object
  export type $loose = object
}
export type input<S> = S extends { readonly shape: infer T } ? { readonly [K in keyof T]: unknown } : unknown
export type output<S> = input<S>
`

/** The service's reading, by what the engine says of it. */
const REFRESH = `import type { RefreshSeries } from './refreshed-series.ts'
export type { Outcome, RefreshedSeries, RefreshSeriesOptions } from './refreshed-series.ts'
export declare const refreshSeries: RefreshSeries
`

const declarationsOf = (path: string): string => `${path.slice(0, -'.ts'.length)}.d.ts`

/** The declarations the entries speak of; those of single operations are in `types.d.ts`. */
function reachedFrom(types: URL): Set<string> {
  const reached = new Set<string>()
  const visit = (file: URL): void => {
    if (reached.has(file.href) || !existsSync(file)) return
    reached.add(file.href)
    for (const path of modulesOf(readFileSync(file, 'utf8'))) if (path.startsWith('.')) visit(new URL(declarationsOf(path), file))
  }
  for (const path of [...Object.values(ENTRIES), ...ALONE, 'validator.ts', 'refresh.ts']) visit(new URL(declarationsOf(path), types))
  return reached
}

/** The largest file says only types, which are the same however the package is reached: once is enough. */
const TYPES_ONCE = "export type * from './types.js' with { 'resolution-mode': 'import' }\n"

/** The same declarations for `import` and, by another ending, for `require`. */
function declare(name: string, types: URL): void {
  const file = new URL(name, types)
  const text = readFileSync(file, 'utf8')
  const up = '../'.repeat(name.split('/').length - 1) || './'
  const ending = (to: string): string =>
    retargeted(text, (path) => {
      if (path === 'zod') return `${up}validator.${to}`
      return path.startsWith('.') && path.endsWith('.ts') ? `${path.slice(0, -'ts'.length)}${to}` : path
    })
  writeFileSync(file, ending('js'))
  const required = new URL(`${name.slice(0, -'.d.ts'.length)}.d.cts`, types)
  writeFileSync(required, name === 'types.d.ts' ? TYPES_ONCE : ending('cjs'))
}
