// Writes what is made from the sources before anything runs: the engine's list of operations, the data it can carry, its version, and the
// pages' script.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, buildSync, transformSync } from 'esbuild'
import { leftOutOfPages } from './for-pages.mjs'
import { HEAD, keep, writeRegistry } from './registry.mjs'

const root = new URL('../', import.meta.url)

export async function generate() {
  writeRegistry()
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
    `${HEAD}export const series = {\n${folder('series')}}\nexport const occupations: string = ${text(read('data/occupations/cbo.txt'))}\nexport const salaries = {\n${folder('salaries')}}\nexport const expectations = {\n${folder('expectations')}}\nexport const bonds = {\n${folder('bonds')}}\nexport { classifications } from './classifications/data.generated.ts'\n`,
  )
  // Apart, so that a page that wants the codes alone does not fetch the rest.
  keep(
    new URL('engine/classifications/data.generated.ts', root),
    `${HEAD}export const classifications = {\n${folder('classifications')}}\n`,
  )
  // What is said of the data, for whoever asks where a figure comes from: small, and without the data itself.
  const about = Object.entries({
    series: 'series/metadata.json',
    salaries: 'salaries/metadata.json',
    occupations: 'occupations/cbo.meta.json',
    expectations: 'expectations/metadata.json',
    bonds: 'bonds/metadata.json',
    classifications: 'classifications/metadata.json',
  })
  keep(
    new URL('engine/catalogue/sources/metadata.generated.ts', root),
    `${HEAD}${about.map(([name, file]) => `export const ${name}: string = ${text(read(`data/${file}`))}\n`).join('')}`,
  )
  // What a page keeps on a device, and what it computes, is of one build: it changes with any line that a page is drawn by.
  keep(
    new URL('service/doors/web/build.generated.ts', root),
    `${HEAD}export const BUILD = '${hashOfSources(new URL('engine/', root), new URL('service/doors/web/', root), new URL('package-lock.json', root))}'\n`,
  )
  // Last, for they hold what was written above.
  writeSheetScript()
  writeWorker()
  writeStyle()
  writePageScript(await writeEngineScripts())
}

const FOR_PAGES = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  // The compiler's own settings are those of the check, not of the output.
  tsconfigRaw: '{}',
}

/** One file for a browser: it reads numbers by the very code the server reads them with. The engine's entries it fetches later, by their names. */
function writePageScript(entries) {
  const [script] = buildSync({
    ...FOR_PAGES,
    entryPoints: [fileURLToPath(new URL('service/doors/web/script/page.ts', root))],
    external: [...entries.keys()],
  }).outputFiles
  const named = [...entries].reduce((text, [entry, file]) => text.replaceAll(entry, `/assets/motor/${file}`), script.text)
  keep(new URL('service/doors/web/assets/page.generated.js', root), named)
}

/** Without the comments and the room between lines, which every first visit would pay for. */
function writeStyle() {
  const file = new URL('service/doors/web/assets/style.css', root)
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'css', minify: true, charset: 'utf8' })
  keep(new URL('style.generated.css', file), code)
}

/** What keeps pages on a device and answers when there is no connection. */
function writeWorker() {
  const [script] = buildSync({
    ...FOR_PAGES,
    format: 'iife',
    entryPoints: [fileURLToPath(new URL('service/doors/web/worker/worker.ts', root))],
  }).outputFiles
  keep(new URL('service/doors/web/assets/worker.generated.js', root), script.text)
}

/** What a page fetches the engine by: what answers its form and, where a question is asked of it, what answers that. */
const ENGINE_ENTRIES = ['./engine.ts', './engine-questions.ts']

/**
 * The engine for a page: what every domain shares, one file for each domain, and one for the questions. Returns the files by their entries.
 * Domains share more between some of them, which a bundler puts in files of its own, a dozen for a page to fetch: a second pass takes them in.
 */
async function writeEngineScripts() {
  const folder = new URL('service/doors/web/assets/motor/', root)
  const outdir = fileURLToPath(folder)
  const splits = {
    ...FOR_PAGES,
    outdir,
    splitting: true,
    entryNames: '[name]-[hash].generated',
    chunkNames: '[name]-[hash].generated',
    metafile: true,
  }
  const { outputFiles, metafile } = await build({
    ...splits,
    entryPoints: ENGINE_ENTRIES.map((entry) => fileURLToPath(new URL(entry, new URL('service/doors/web/script/', root)))),
    // A policy against code from text holds on the pages: the validator need not try.
    banner: { js: 'globalThis.__zod_globalConfig??={jitless:true};' },
    plugins: [...leftOutOfPages(sourcesOf(new URL('engine/', root))), withTheEngine],
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const named = (entry) => [...outputs].find(([, { entryPoint }]) => entryPoint?.endsWith(`/script/${basename(entry)}`))[0]
  const entries = new Map(ENGINE_ENTRIES.map((entry) => [entry, named(entry)]))
  const engine = entries.get('./engine.ts')
  const shared = new Set()
  const share = (name) => {
    if (shared.has(name)) return
    shared.add(name)
    for (const { path, kind } of outputs.get(name).imports) if (kind === 'import-statement') share(basename(path))
  }
  share(engine)
  const inMemory = {
    name: 'what the first pass made',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path }) => {
        const name = basename(path)
        return shared.has(name) ? { path: `./${name}`, external: true } : { path: name, namespace: 'made' }
      })
      onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({ contents: texts.get(path), loader: 'js' }))
    },
  }
  const domains = await Promise.all(
    [...outputs]
      .flatMap(([name, { entryPoint }]) => (entryPoint && name !== engine ? [name] : []))
      .map(async (name) => {
        const { outputFiles: made } = await build({ ...FOR_PAGES, outdir, entryPoints: [name], plugins: [inMemory] })
        return [name, made[0].text]
      }),
  )
  keepOnly(folder, [...[...shared].map((name) => [name, texts.get(name)]), ...domains])
  return entries
}

/**
 * What the parts of the engine share is one file, where a bundler would make one for each few of them: whatever the engine has, all that it
 * fetches has with it, and it has what every calculator is made with, so that there is one of each class.
 */
const withTheEngine = {
  name: 'with the engine',
  setup({ onLoad }) {
    const and =
      (line) =>
      ({ path }) => ({ contents: `${line}\n${readFileSync(path, 'utf8')}`, loader: 'ts' })
    const at = (path) => text(fileURLToPath(new URL(path, root)))
    onLoad({ filter: /[\\/]script[\\/]engine\.ts$/ }, and(`export { calculator } from ${at('engine/core/operation/calculator.ts')}`))
    onLoad({ filter: /[\\/](domain-[a-z-]+\.generated|engine-questions)\.ts$/ }, and(`import ${at('service/doors/web/script/engine.ts')}`))
  },
}

/** Exactly these files in a folder. */
function keepOnly(folder, files) {
  mkdirSync(folder, { recursive: true })
  const names = files.map(([name]) => name)
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(new URL(name, folder))
  for (const [name, text] of files) keep(new URL(name, folder), text)
}

/** The page of spreadsheets computes by itself: the engine, and apart, for when they are needed, workbooks and the indicators. */
function writeSheetScript() {
  const folder = new URL('service/doors/web/assets/planilha/', root)
  const { outputFiles } = buildSync({
    ...FOR_PAGES,
    entryPoints: [fileURLToPath(new URL('service/doors/web/script/planilha.ts', root))],
    splitting: true,
    outdir: fileURLToPath(folder),
    entryNames: '[name].generated',
    chunkNames: '[name]-[hash].generated',
  })
  keepOnly(
    folder,
    outputFiles.map(({ path, text }) => [basename(path), text]),
  )
}

function hashOfSources(...places) {
  const hash = createHash('sha256')
  for (const place of places) {
    if (!place.pathname.endsWith('/')) hash.update(readFileSync(place))
    else for (const file of filesOf(place)) hash.update(file).update(readFileSync(new URL(file, place)))
  }
  return hash.digest('base64url').slice(0, 10)
}

/** What is written by hand in a folder, tests apart. */
const filesOf = (place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|css|svg|png)$/.test(file) && !/generated|\.test\.|(^|\/)dist\//.test(file))
    .sort()

const sourcesOf = (place) =>
  filesOf(place)
    .map((file) => readFileSync(new URL(file, place), 'utf8'))
    .join('\n')

/** A literal that a bundler keeps as it is. */
const text = (value) => JSON.stringify(value)

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate()
