/** The engine as published: one implementation for `import` and `require`, with the declarations of its exports. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { runUnlessCached } from '../build-cache.ts'
import { escapeNonAscii, LATIN_1 } from '../escape-non-ascii.ts'
import { ENGINE, ROOT } from '../files.ts'
import { lazyRegistry } from '../registry.ts'
import { compileScripts, READABLE } from '../service.ts'
import { SOURCES } from '../stamp.mjs'
import { modulesOf, retargeted } from './declarations.ts'
import { writeCalculators } from './package-calculators.ts'
import { writeTypes } from './types.ts'

/** Package files, by output name. */
const ENTRIES: Readonly<Record<string, string>> = {
  library: 'library.ts',
  engine: 'engine.ts',
  data: 'generated/data.ts',
  client: 'client.ts',
  english: 'english/english.ts',
  refresh: '../service/refresh/commands/refresh-series.ts',
}

/** Declarations of the standalone calculators and of the indicator reader. */
const ALONE = ['calculator-alone.ts', 'ports.ts', 'refreshed-series.ts']

/** Runtime files of the package, without declarations. @param sources the engine sources. @param target output folder of the package. */
async function buildRunning(sources: URL, target: URL): Promise<void> {
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
    plugins: [externalEntries, lazyRegistry()],
  })
  for (const name of Object.keys(ENTRIES)) {
    const file = new URL(`${name}.cjs`, target)
    writeFileSync(file, escapeNonAscii(readFileSync(file, 'utf8'), LATIN_1))
  }
  for (const name of Object.keys(ENTRIES)) writeImportable(name, target)
}

/** The package in `engine/dist`, whole before it takes the place of the one there. */
export function buildEngine(): Promise<void> {
  return runUnlessCached('package', { from: [...SOURCES, 'tsconfig.json', 'tsconfig.engine.json'], made: ['engine/dist/'] }, async () => {
    const [staging, before, dist] = [`dist.building-${process.pid}/`, `dist.before-${process.pid}/`, 'dist/'].map(
      (name) => new URL(name, ENGINE),
    ) as [URL, URL, URL]
    try {
      await Promise.all([declarations(new URL('types/', staging)), buildRunning(ENGINE, staging)])
      await describe(ENGINE, staging)
      await compileScripts(fileURLToPath(staging))
      if (existsSync(dist)) renameSync(dist, before)
      renameSync(staging, dist)
    } finally {
      for (const folder of [staging, before]) rmSync(folder, { recursive: true, force: true })
    }
  })
}

/** Runs beside the bundling: the compiler is a process of its own. */
async function declarations(target: URL): Promise<void> {
  const compiler = fileURLToPath(new URL('node_modules/ts7/bin/tsc', ROOT))
  const settings = ['-p', fileURLToPath(new URL('tsconfig.engine.json', ROOT)), '--checkers', '1', '--outDir', fileURLToPath(target)]
  await promisify(execFile)(process.execPath, [compiler, ...settings]).catch(
    ({ stdout, message }: { readonly stdout?: string; readonly message: string }) => {
      throw new Error(stdout || message)
    },
  )
}

/** The whole package: runtime files beside the compiler's declarations. */
export async function buildPackage(sources: URL, target: URL): Promise<void> {
  await buildRunning(sources, target)
  await describe(sources, target)
}

/** Completes the declarations, and adds the calculators as modules of their own. */
async function describe(sources: URL, target: URL): Promise<void> {
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

/** Entries `require` each other instead of bundling copies, so that an error thrown by one is an instance of the class another exports. */
const externalEntries: Plugin = {
  name: 'entries-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/(engine|generated\/data)\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${basename(path, '.ts')}.cjs`, external: true },
    )
  },
}

/**
 * ES module wrapper with named exports of the same objects, so that a program that uses both `import` and `require` has a single engine.
 */
function writeImportable(name: string, target: URL): void {
  const names = Object.keys(createRequire(import.meta.url)(fileURLToPath(new URL(`${name}.cjs`, target))) as object)
  writeFileSync(new URL(`${name}.js`, target), `import all from './${name}.cjs'\nexport const { ${names.join(', ')} } = all\n`)
}

/** Declarations for the bundled validation library: schemas are opaque types. */
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

/** Declaration of the service's refresh function, typed by the engine. */
const REFRESH = `import type { RefreshSeries } from './refreshed-series.ts'
export type { Outcome, RefreshedSeries, RefreshSeriesOptions } from './refreshed-series.ts'
export declare const refreshSeries: RefreshSeries
`

const declarationsOf = (path: string): string => `${path.slice(0, -'.ts'.length)}.d.ts`

/** Declaration files reachable from the entries; those of single operations are in `types/operations.d.ts`. */
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

/** The largest file contains only types, which are the same for `import` and `require`: one copy is enough. */
const TYPES_ONCE = "export type * from './operations.js' with { 'resolution-mode': 'import' }\n"

/** The same declarations for `import` and, with another extension, for `require`. */
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
  writeFileSync(required, name === 'types/operations.d.ts' ? TYPES_ONCE : ending('cjs'))
}
