// Writes what is made from the sources before anything runs: the engine's list of operations, the data it can carry, its version, and the
// pages' script.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { HEAD, keep, writeRegistry } from './registry.mjs'

const root = new URL('../', import.meta.url)

export function generate() {
  writeRegistry()
  writePageScript()
  const read = (path) => readFileSync(new URL(path, root), 'utf8')
  const { version } = JSON.parse(read('engine/package.json'))
  keep(
    new URL('engine/version.generated.ts', root),
    `${HEAD}export const version = '${version}'\n/** Changes with any line of the engine: a schema, a citation, a formula. */\nexport const build = '${hashOfSources(new URL('engine/', root))}'\n`,
  )
  const folder = (name) =>
    readdirSync(new URL(`data/${name}/`, root))
      .sort()
      .map((file) => `  '${file}': ${text(read(`data/${name}/${file}`))},\n`)
      .join('')
  // As `string`: the declarations would repeat a literal.
  keep(
    new URL('engine/data.generated.ts', root),
    `${HEAD}export const series = {\n${folder('series')}}\nexport const occupations: string = ${text(read('data/occupations/cbo.txt'))}\nexport const salaries = {\n${folder('salaries')}}\nexport const expectations = {\n${folder('expectations')}}\nexport const bonds = {\n${folder('bonds')}}\n`,
  )
  // What is said of the data, for whoever asks where a figure comes from: small, and without the data itself.
  const about = Object.entries({
    series: 'series/metadata.json',
    salaries: 'salaries/metadata.json',
    occupations: 'occupations/cbo.meta.json',
    expectations: 'expectations/metadata.json',
    bonds: 'bonds/metadata.json',
  })
  keep(
    new URL('engine/catalogue/sources/metadata.generated.ts', root),
    `${HEAD}${about.map(([name, file]) => `export const ${name}: string = ${text(read(`data/${file}`))}\n`).join('')}`,
  )
  // Last, for it holds what was written above.
  writeSheetScript()
}

/** One file for a browser: it reads numbers by the very code the server reads them with. */
function writePageScript() {
  const [script] = buildSync({
    entryPoints: [fileURLToPath(new URL('service/doors/web/script/page.ts', root))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    // The compiler's own settings are those of the check, not of the output.
    tsconfigRaw: '{}',
  }).outputFiles
  keep(new URL('service/doors/web/assets/page.generated.js', root), script.text)
}

/** The page of spreadsheets computes by itself: the engine, and apart, for when they are needed, workbooks and the indicators. */
function writeSheetScript() {
  const folder = new URL('service/doors/web/assets/planilha/', root)
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('service/doors/web/script/planilha.ts', root))],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    outdir: fileURLToPath(folder),
    entryNames: '[name].generated',
    chunkNames: '[name]-[hash].generated',
    write: false,
    tsconfigRaw: '{}',
  })
  mkdirSync(folder, { recursive: true })
  const names = outputFiles.map(({ path }) => basename(path))
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(new URL(name, folder))
  for (const { path, text } of outputFiles) keep(pathToFileURL(path), text)
}

function hashOfSources(folder) {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/generated|\.test\.|(^|\/)dist\//.test(file))
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(new URL(file, folder)))
  return hash.digest('base64url').slice(0, 10)
}

/** A literal that a bundler keeps as it is. */
const text = (value) => JSON.stringify(value)

if (process.argv[1] === fileURLToPath(import.meta.url)) generate()
