// The programs as they run: one file with all their packages, of which each program runs what it needs, and what V8 compiled of it.
import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { fetchedWhenAsked } from './registry.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist/`

/** How JavaScript is written for a machine that people look into. */
export const SHORT_BUT_READABLE = {
  charset: 'utf8',
  // Names stay, for whoever reads a stack; the validation library keeps its licence at the end of the file.
  minifyWhitespace: true,
  minifySyntax: true,
  // An error nobody caught prints the line it came from.
  lineLimit: 200,
  legalComments: 'eof',
  // The compiler's own settings are those of the check, not of the output.
  tsconfigRaw: '{}',
}

/** Everything that is started: by a person, by the command line, as a thread. */
const PROGRAMS = [
  'service/main',
  'service/doors/cli/index',
  'service/doors/cli/batch/worker',
  'service/refresh/refresh-command',
  'service/refresh/bonds-command',
  'register/command',
  'register/update-command',
  'register/worker',
]

/** Written over what is there and not in its place: a service already running may still want a file it has not read. */
export async function bundle() {
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `module.exports = {\n${PROGRAMS.map((name) => `  '${name}': () => require('./${name}.ts'),\n`).join('')}}`,
      resolveDir: root,
    },
    outfile: `${dist}programs.cjs`,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    ...SHORT_BUT_READABLE,
    charset: 'ascii',
    // 7-Zip has a file of its own beside it; the other is a native client of PostgreSQL that nobody installs.
    external: ['7z-wasm', 'pg-native'],
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'programsUrl' },
    // As what `start.cjs` calls: it need not put a text of five megabytes together.
    banner: { js: "(function (require, module, __filename) { const programsUrl = require('node:url').pathToFileURL(__filename).href" },
    footer: { js: '})' },
    plugins: [fetchedWhenAsked],
  })
  inOneByteLetters(`${dist}programs.cjs`)
  writeFileSync(`${dist}package.json`, '{"type":"commonjs"}\n')
  cpSync(`${root}service/start.cjs`, `${dist}start.cjs`)
  for (const name of PROGRAMS) writeProgram(name)
  // The pages' style and scripts, as they were generated.
  cpSync(`${root}service/doors/web/assets`, `${dist}service/doors/web/assets`, { recursive: true })
  await Promise.all([compile('service/main'), compile('service/doors/cli/index', 'net-salary', '5200', '--json')])
}

/**
 * One byte a letter: V8 reads it in half the time, and `start.cjs` reads it so. esbuild escapes what is in strings and leaves what is in
 * tagged templates and regular expressions, where an escape is read as the letter too (but for what asks for the raw text of a template).
 */
function inOneByteLetters(file) {
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, escaped))
}

/** What is started: a file that says which program it is. */
function writeProgram(name) {
  const file = `${dist}${name}.js`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/usr/bin/env node\nrequire('${'../'.repeat(name.split('/').length - 1)}start.cjs').start('${name}')\n`)
  chmodSync(file, 0o755) // so that `npx .` runs the command line in a clone
}

/** Keeps what V8 compiles of a program that runs apart from whoever builds: its own settings, an empty store, no network. */
async function compile(program, ...words) {
  const empty = mkdtempSync(join(tmpdir(), 'centavo-compile-'))
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', RATES_REFRESH: 'off', LOG_LEVEL: 'silent', DATA_DIR: empty }
  const compiler = fileURLToPath(new URL('compile.cjs', import.meta.url))
  // Without it a program starts in twice the time and is none the worse.
  await promisify(execFile)(process.execPath, [compiler, dist, program, ...words], { env, timeout: 60_000 }).catch((error) =>
    console.error(`What V8 compiled of ${program} was not kept: ${error.message}`),
  )
  rmSync(empty, { recursive: true, force: true })
}
