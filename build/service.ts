/** Bundled programs: one file with all dependencies, from which each program runs what it needs, with its V8 compile cache. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { runUnlessCached } from './build-cache.ts'
import { escapeNonAscii } from './escape-non-ascii.ts'
import { ROOT } from './files.ts'
import { type EmbeddedValues, lazyRegistry } from './registry.ts'
import { noteStamp, SOURCES, stampOf } from './stamp.mjs'

const root = fileURLToPath(ROOT)
const dist = join(root, 'dist')

/** Output options for code that operators may inspect. */
export const READABLE = {
  charset: 'utf8',
  // Keeps identifiers for readable stack traces; the validation library's licence goes to the end of the file.
  minifyWhitespace: true,
  minifySyntax: true,
  // An uncaught error prints its source line.
  lineLimit: 200,
  legalComments: 'eof',
  // Ignore the compiler's settings: they are for type checking, not for output.
  tsconfigRaw: '{}',
} as const satisfies BuildOptions

/** Options for a single-file program. */
const FOR_NODE = { bundle: true, format: 'cjs', platform: 'node', target: 'node20', ...READABLE } as const satisfies BuildOptions

/** `import.meta.url` where a bundle is CommonJS, by a module and not by a banner: a banner's names can collide with a package's. */
const WITH_MODULE_URL = {
  define: { 'import.meta.url': 'moduleUrl' },
  inject: [fileURLToPath(new URL('shims/module-url.ts', import.meta.url))],
} as const satisfies BuildOptions

/** Every entry point: started by a person, by the command line, or as a thread. */
const PROGRAMS = [
  'service/main',
  'service/work/worker-thread',
  'service/cli/index',
  'service/cli/commands/payroll/worker',
  'service/refresh/commands/refresh-command',
  'service/refresh/commands/bonds-command',
  'register/command',
  'register/update-command',
  'register/worker',
]

/** Earlier paths of launchers, which the configurations of MCP clients and schedulers may still name. */
const FORMER_PATHS: Readonly<Record<string, string>> = {
  'service/doors/cli/index': 'service/cli/index',
  'service/refresh/refresh-command': 'service/refresh/commands/refresh-command',
  'service/refresh/bonds-command': 'service/refresh/commands/bonds-command',
}

/** Modules of the main bundle that a separately bundled program may load. */
const LOADED = ['service/cli/commands/batch/file-work']

/**
 * Each build is a folder of its own in `dist`, named by what it holds; the programs people start are launchers that name the newest. A running
 * service is of one folder: what it has not loaded yet (the PDF reader, a thread, a page's script) is still there after the next build, which
 * deletes all but itself and the one before.
 */
export async function buildService(): Promise<void> {
  const stamp = stampOf(ROOT)
  await runUnlessCached('programs', { from: SOURCES, made: ['dist/'], besides: /^stamp$/ }, buildAnew)
  noteStamp(ROOT, stamp)
}

async function buildAnew(): Promise<void> {
  const staging = join(dist, `.building-${process.pid}`)
  try {
    await buildInto(staging)
    publish(staging)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

async function buildInto(target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), '{"type":"commonjs"}\n')
  cpSync(join(root, 'service/start.cjs'), join(target, 'start.cjs'))
  for (const name of PROGRAMS) writeProgram(target, name, `require('${upFrom(name)}start.cjs').start('${name}')`)
  // Styles, scripts and images of the pages.
  for (const folder of ['assets', 'generated'])
    cpSync(join(root, 'service/web', folder), join(target, 'service/web', folder), { recursive: true })
  await Promise.all([buildPrograms(target), buildPdf(target), buildColumnThread(target)])
  const { CAPS } = createRequire(import.meta.url)(join(root, 'service/start.cjs'))
  await Promise.all([
    compileScripts(target),
    compile(target, 'service/main'),
    compile(target, 'service/main', [], CAPS),
    compile(target, 'service/cli/index', ['net-salary', '5200', '--json']),
  ])
}

/** Puts a finished build in its place and points the launchers at it, each step by a rename. */
function publish(staging: string): void {
  const name = `build-${contentOf(staging)}`
  const before = currentBuild()
  // The same content again: a service may be running from it.
  if (!existsSync(join(dist, name))) renameSync(staging, join(dist, name))
  replace(join(dist, 'package.json'), '{"type":"commonjs"}\n')
  replace(join(dist, 'current.cjs'), `module.exports = './${name}/'\n`)
  for (const [path, program] of [...PROGRAMS.map((program) => [program, program] as const), ...Object.entries(FORMER_PATHS)]) {
    const up = upFrom(path)
    writeProgram(dist, path, `require(\`${up}\${require('${up}current.cjs')}${program}.js\`)`)
  }
  const kept = [name, before, 'package.json', 'current.cjs', 'stamp', ...PROGRAMS.map((program) => program.split('/')[0])]
  for (const entry of readdirSync(dist)) if (!kept.includes(entry)) rmSync(join(dist, entry), { recursive: true, force: true })
}

/** The folder the launchers start, or null before the first build. */
export function currentBuild(): string | null {
  const file = join(dist, 'current.cjs')
  return existsSync(file) ? (/\.\/(build-[^/]+)\//.exec(readFileSync(file, 'utf8'))?.[1] ?? null) : null
}

/** Digest of every file except the compile cache, which differs from run to run. */
function contentOf(folder: string): string {
  const hash = createHash('sha256').update(process.version)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.compiled'),
  )
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(`${path.slice(folder.length)}\0`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

async function buildPrograms(target: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `module.exports = {\n${[...PROGRAMS, ...LOADED].map((name) => `  '${name}': () => require('./${name}.ts'),\n`).join('')}}`,
      resolveDir: root,
    },
    outfile: join(target, 'programs.cjs'),
    write: false,
    ...FOR_NODE,
    ...WITH_MODULE_URL,
    charset: 'ascii',
    // `7z-wasm` ships a separate file beside it; `pg-native` is an optional native PostgreSQL client that is never installed.
    external: ['7z-wasm', 'pg-native'],
    supported: { 'dynamic-import': false },
    // `start.cjs` calls this function, without putting a text of five megabytes together. It declares nothing: a name declared here could
    // collide with one of a package, which esbuild does not see.
    banner: { js: '(function (require, module, __filename) {' },
    footer: { js: '})' },
    plugins: [lazyRegistry(await carried()), englishMessagesOnly, separatePdfBundle, unusedParts],
  })
  writeFileSync(join(target, 'programs.cjs'), escapeNonAscii(outputFiles[0]!.text))
}

/** Computed from the generated operations. */
async function carried(): Promise<EmbeddedValues> {
  const [{ registry }, { searchIndexOf }] = await Promise.all([
    import('../engine/generated/registry.ts'),
    import('../engine/search/search-index.ts'),
  ])
  return { places: registry.places(), searchIndex: searchIndexOf(registry) }
}

/**
 * The service speaks plain HTTP behind a proxy and uses no framework schemas: skipping the unused HTTPS, HTTP/2 and schema modules saves 25
 * ms at startup.
 */
const unusedParts: Plugin = {
  name: 'unused-parts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(node:https|node:http2|@fastify\/(ajv|fast-json-stringify)-compiler)$/ }, ({ path, importer }) =>
      /[\\/]fastify[\\/]lib[\\/](server|schema-controller)\.js$/.test(importer) ? { path, namespace: 'unused-part' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'unused-part' }, () => ({ contents: 'module.exports = () => undefined' }))
  },
}

/** Skips the validation library's roughly fifty message languages, all run on load: the intake has its own messages. */
const englishMessagesOnly: Plugin = {
  name: 'one-tongue',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js'" }))
  },
}

/** Separate bundle for the PDF library, loaded only to open a PDF. */
const separatePdfBundle: Plugin = {
  name: 'pdf-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/pdf\/extract\.ts$/ }, () => ({ path: './pdf.cjs', external: true }))
  },
}

async function buildPdf(target: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['build/shims/pdf.ts'],
    outfile: join(target, 'pdf.cjs'),
    ...FOR_NODE,
    ...WITH_MODULE_URL,
  })
}

/** Small bundle for the batch thread: it finishes most of a file before the full bundle would even load. */
async function buildColumnThread(target: string): Promise<void> {
  const folder = 'service/cli/commands/batch'
  await build({
    absWorkingDir: root,
    entryPoints: [`${folder}/worker.ts`],
    outfile: join(target, folder, 'worker.js'),
    ...FOR_NODE,
    charset: 'ascii',
    supported: { 'dynamic-import': false },
    plugins: [mainBundleOnDemand(`${folder}/file-work`, `${upFrom(folder)}../start.cjs`)],
  })
}

/** Redirects modules outside the small bundle to the main bundle, loaded on demand. */
const mainBundleOnDemand = (program: string, start: string): Plugin => ({
  name: 'whole-when-needed',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/file-work\.ts$/ }, () => ({ path: program, namespace: 'program' }))
    onResolve({ filter: /start\.cjs$/ }, () => ({ path: start, external: true }))
    onLoad({ filter: /./, namespace: 'program' }, () => ({ contents: `module.exports = require('${start}').load('${program}')` }))
  },
})

const upFrom = (name: string): string => '../'.repeat(name.split('/').length - 1) || './'

function writeProgram(folder: string, name: string, line: string): void {
  const file = join(folder, `${name}.js`)
  mkdirSync(dirname(file), { recursive: true })
  replace(file, `#!/usr/bin/env node\n${line}\n`, 0o755) // so that `npx .` runs the command line in a clone
}

/** Writes a file whole: a program started meanwhile reads the old text or the new one. */
function replace(file: string, text: string, mode = 0o644): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(`${file}.${process.pid}`, text, { mode })
  renameSync(`${file}.${process.pid}`, file)
}

/** Fails the build where a script of a folder does not compile: those that are loaded late would fail only in front of a person. */
export async function compileScripts(...folders: readonly string[]): Promise<void> {
  const script = fileURLToPath(new URL('check-scripts.mjs', import.meta.url))
  const { stderr, code } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--experimental-vm-modules',
    script,
    ...folders,
  ]).then(
    ({ stderr }) => ({ stderr, code: 0 }),
    (error: { readonly stderr: string }) => ({ stderr: error.stderr, code: 1 }),
  )
  if (code !== 0) throw new Error(stderr)
}

/** Stores the V8 compile cache of a program run in isolation: its own settings, an empty store, no network. */
async function compile(folder: string, program: string, words: readonly string[] = [], flags: readonly string[] = []): Promise<void> {
  const empty = mkdtempSync(join(tmpdir(), 'centavo-compile-'))
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', RATES_REFRESH: 'off', LOG_LEVEL: 'silent', DATA_DIR: empty }
  const compiler = fileURLToPath(new URL('compile.cjs', import.meta.url))
  // Optional: without the cache a program takes twice as long to start but works the same.
  await promisify(execFile)(process.execPath, [...flags, compiler, `${folder}/`, program, ...words], { env, timeout: 60_000 }).catch(
    (error: Error) => console.error(`No compile cache for ${program}: ${error.message}`),
  )
  rmSync(empty, { recursive: true, force: true })
}
