/** The programs as they run: one file with all their packages, of which each program runs what it needs, and what V8 compiled of it. */
import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { escaped } from './ascii.ts'
import { ROOT, SOURCES } from './files.ts'
import { type Carried, lazyRegistry } from './registry.ts'
import { unlessUnchanged } from './unchanged.ts'

const root = fileURLToPath(ROOT)
const dist = join(root, 'dist')

/** How JavaScript is written for a machine that people look into. */
export const READABLE = {
  charset: 'utf8',
  // Names stay, for whoever reads a stack; the validation library keeps its licence at the end of the file.
  minifyWhitespace: true,
  minifySyntax: true,
  // An error nobody caught prints the line it came from.
  lineLimit: 200,
  legalComments: 'eof',
  // The compiler's own settings are those of the check, not of the output.
  tsconfigRaw: '{}',
} as const satisfies BuildOptions

/** A program in one file. */
const FOR_NODE = { bundle: true, format: 'cjs', platform: 'node', target: 'node20', ...READABLE } as const satisfies BuildOptions

/** Everything that is started: by a person, by the command line, as a thread. */
const PROGRAMS = [
  'service/main',
  'service/doors/thread',
  'service/doors/cli/index',
  'service/doors/cli/payroll/worker',
  'service/refresh/refresh-command',
  'service/refresh/bonds-command',
  'register/command',
  'register/update-command',
  'register/worker',
]

/** What a program with a file of its own may come to need of the others. */
const LOADED = ['service/doors/cli/batch/whole-work']

/** @param emptied whether what is there goes first, so that nothing is left of an older build. */
export function buildService({ emptied = false } = {}): Promise<void> {
  return unlessUnchanged('programs', { from: SOURCES, made: ['dist/'] }, async () => {
    if (emptied) rmSync(dist, { recursive: true, force: true })
    await buildAnew()
  })
}

/** Written over what is there and not in its place: a service already running may still want a file it has not read. */
async function buildAnew(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `module.exports = {\n${[...PROGRAMS, ...LOADED].map((name) => `  '${name}': () => require('./${name}.ts'),\n`).join('')}}`,
      resolveDir: root,
    },
    outfile: join(dist, 'programs.cjs'),
    write: false,
    ...FOR_NODE,
    charset: 'ascii',
    // 7-Zip has a file of its own beside it; the other is a native client of PostgreSQL that nobody installs.
    external: ['7z-wasm', 'pg-native'],
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'programsUrl' },
    // As what `start.cjs` calls: it need not put a text of five megabytes together.
    banner: { js: "(function (require, module, __filename) { const programsUrl = require('node:url').pathToFileURL(__filename).href" },
    footer: { js: '})' },
    plugins: [lazyRegistry(await carried()), oneTongue, pdfApart, unusedParts],
  })
  mkdirSync(dist, { recursive: true })
  await buildPdf()
  await buildColumnThread()
  // V8 knows a text by its length alone: what was compiled of another of the same length would be run in its place.
  for (const name of readdirSync(dist)) if (name.endsWith('.compiled')) rmSync(join(dist, name))
  writeFileSync(join(dist, 'programs.cjs'), escaped(outputFiles[0]!.text))
  writeFileSync(join(dist, 'package.json'), '{"type":"commonjs"}\n')
  cpSync(join(root, 'service/start.cjs'), join(dist, 'start.cjs'))
  for (const name of PROGRAMS) writeProgram(name)
  // The pages' style, scripts and pictures.
  for (const folder of ['assets', 'generated'])
    cpSync(join(root, 'service/doors/web', folder), join(dist, 'service/doors/web', folder), { recursive: true })
  const { CAPS } = createRequire(import.meta.url)(join(root, 'service/start.cjs'))
  await Promise.all([
    compile('service/main'),
    compile('service/main', [], CAPS),
    compile('service/doors/cli/index', ['net-salary', '5200', '--json']),
  ])
}

/** Asked of the operations themselves, once they are written. */
async function carried(): Promise<Carried> {
  const [{ registry }, { searchIndexOf }] = await Promise.all([
    import('../engine/generated/registry.ts'),
    import('../engine/search/search-index.ts'),
  ])
  return { places: registry.places(), searchIndex: searchIndexOf(registry) }
}

/**
 * The framework reads all it could serve by. This service speaks plain HTTP, behind whoever speaks the rest, and gives no route a schema of the
 * framework's: loading what would be for that takes 25 ms.
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

/** The validation library's own messages come in some fifty languages, all run when it loads: nobody here reads any, the intake has its own words. */
const oneTongue: Plugin = {
  name: 'one-tongue',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js'" }))
  },
}

/** Whoever opens no PDF reads none of the library that does. */
const pdfApart: Plugin = {
  name: 'pdf-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/pdf\/extract\.ts$/ }, () => ({ path: './pdf.cjs', external: true }))
  },
}

async function buildPdf(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['service/doors/pdf/extract.ts'],
    outfile: join(dist, 'pdf.cjs'),
    ...FOR_NODE,
    define: { 'import.meta.url': 'pdfUrl' },
    // The library wants the shapes of a canvas, which reading text never uses, and warns of them as it loads.
    banner: {
      js: [
        "const pdfUrl = require('node:url').pathToFileURL(__filename).href, { warn } = console",
        "for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) globalThis[name] ??= class {}",
        'console.warn = () => {}',
      ].join('\n'),
    },
    footer: { js: 'console.warn = warn' },
  })
}

/** The thread of a batch has a small file of its own: it has answered most of a file before the whole of the programs would be read. */
async function buildColumnThread(): Promise<void> {
  const folder = 'service/doors/cli/batch'
  await build({
    absWorkingDir: root,
    entryPoints: [`${folder}/worker.ts`],
    outfile: join(dist, folder, 'worker.js'),
    ...FOR_NODE,
    charset: 'ascii',
    supported: { 'dynamic-import': false },
    plugins: [wholeWhenNeeded(`${folder}/whole-work`, `${'../'.repeat(folder.split('/').length)}start.cjs`)],
  })
}

/** Beside what has a file of its own, the rest is found in that of the programs. */
const wholeWhenNeeded = (program: string, start: string): Plugin => ({
  name: 'whole-when-needed',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/whole-work\.ts$/ }, () => ({ path: program, namespace: 'program' }))
    onResolve({ filter: /start\.cjs$/ }, () => ({ path: start, external: true }))
    onLoad({ filter: /./, namespace: 'program' }, () => ({ contents: `module.exports = require('${start}').load('${program}')` }))
  },
})

/** What is started: a file that says which program it is. */
function writeProgram(name: string): void {
  const file = join(dist, `${name}.js`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/usr/bin/env node\nrequire('${'../'.repeat(name.split('/').length - 1)}start.cjs').start('${name}')\n`)
  chmodSync(file, 0o755) // so that `npx .` runs the command line in a clone
}

/** Keeps what V8 compiles of a program that runs apart from whoever builds: its own settings, an empty store, no network. */
async function compile(program: string, words: readonly string[] = [], flags: readonly string[] = []): Promise<void> {
  const empty = mkdtempSync(join(tmpdir(), 'centavo-compile-'))
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', RATES_REFRESH: 'off', LOG_LEVEL: 'silent', DATA_DIR: empty }
  const compiler = fileURLToPath(new URL('compile.cjs', import.meta.url))
  // Without it a program starts in twice the time and is none the worse.
  await promisify(execFile)(process.execPath, [...flags, compiler, `${dist}/`, program, ...words], { env, timeout: 60_000 }).catch(
    (error: Error) => console.error(`What V8 compiled of ${program} was not kept: ${error.message}`),
  )
  rmSync(empty, { recursive: true, force: true })
}
