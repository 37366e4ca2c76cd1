/** Browser assets: page scripts and styles, the service worker, the engine in chunks, the spreadsheet page. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Metafile, type Plugin, transformSync } from 'esbuild'
import { buildName } from '../embedded.ts'
import { ENGINE, syncFolder, WEB, WEB_GENERATED, writeIfChanged } from '../files.ts'
import { dataForPages } from './data-for-pages.ts'
import { inEnglish, withEnglishCatalogues } from './english-for-pages.ts'
import { validatorForPages } from './validator-for-pages.ts'

const FOR_PAGES = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  // Ignore the compiler's settings: they are for type checking, not for output.
  tsconfigRaw: '{}',
} as const satisfies BuildOptions

/** The pages' CSP forbids code generation from strings: stops the validator from trying it. */
const WITHOUT_CODE_FROM_TEXT = 'globalThis.__zod_globalConfig??={jitless:true};'

/** Contents by file name. */
type Scripts = ReadonlyMap<string, string>

/** Engine entries a page loads: one runs the form's operation, the other the questions. */
const ENGINE_ENTRIES = ['engine.ts', 'engine-questions.ts'] as const

const engineEntry = (name: string): string => script(`engine/${name}`)

const script = (name: string): string => fileURLToPath(new URL(`scripts/${name}`, WEB))

export async function writePages(): Promise<void> {
  // Side by side: what esbuild waits for in a plugin of one bundle is time for another.
  await Promise.all([
    ...[PORTUGUESE, ENGLISH].flatMap(pagesIn),
    workerScript().then((text) => writeIfChanged(new URL('worker.js', WEB_GENERATED), text)),
    pdfScripts().then((scripts) => syncFolder(new URL('pdf/', WEB_GENERATED), scripts)),
  ])
  writeIfChanged(new URL('style.css', WEB_GENERATED), style('style.css'))
  writeIfChanged(new URL('reforma.css', WEB_GENERATED), style('reform.css'))
}

/** Everything in one language. The page's own script names the engine's files, so it comes after them. */
function pagesIn(language: PageLanguage): Promise<void>[] {
  const { ending, file } = language
  const folder = async (name: string, scripts: Promise<Scripts>): Promise<void> =>
    syncFolder(new URL(`${name}${ending}/`, WEB_GENERATED), await scripts)
  const engine = engineScripts(language)
  const scenarios = { ...FOR_PAGES, entryPoints: [script('answer/scenarios.ts')] }
  return [
    folder(
      'motor',
      engine.then(({ scripts }) => scripts),
    ),
    // It answers nothing by itself: its texts are put in English as it is bundled.
    engine.then(async ({ entries }) => writeIfChanged(new URL(`page${file}`, WEB_GENERATED), await pageScript(entries, language))),
    build({ ...scenarios, plugins: [language.bundled()] }).then((built) =>
      writeIfChanged(new URL(`cenarios${file}`, WEB_GENERATED), only(built)),
    ),
    folder('planilha', sheetScripts(language)),
    folder('reforma', reformScripts(language)),
    folder('papel', paperScripts(language)),
    folder('esocial', fileScripts('esocial', language)),
    folder('nota', fileScripts('invoices', language)),
  ]
}

/** Single-file page script with the server's own number parser. The engine entries are loaded later, by name. */
async function pageScript(entries: ReadonlyMap<string, string>, { entry, ending, bundled }: PageLanguage): Promise<string> {
  const engineByName: Plugin = {
    name: 'engine-by-name',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/engine/ }, ({ path }) => {
        const file = entries.get(basename(path))
        return file === undefined ? undefined : { path: `/assets/motor${ending}/${file}`, external: true }
      })
      onResolve({ filter: /^\.\/document-reading\.ts$/ }, () => ({
        path: `/assets/papel${ending}/pagina.js?v=${buildName()}`,
        external: true,
      }))
      onResolve({ filter: /^\.\/scenarios\.ts$/ }, () => ({
        path: `/assets/cenarios${ending.replace('-', '.')}.js?v=${buildName()}`,
        external: true,
      }))
    },
  }
  const text = only(await build({ ...FOR_PAGES, entryPoints: [script(entry)], plugins: [engineByName, bundled()] }))
  // An entry referenced by URL, for caching on the device, is not an import the bundler can resolve.
  return [...entries].reduce((named, [entry, file]) => named.replaceAll(`"./${entry}"`, `"/assets/motor${ending}/${file}"`), text)
}

/** Portuguese pages use their texts as written, without a dictionary lookup. */
const portugueseOnly: Plugin = {
  name: 'portuguese-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]core[\\/]text[\\/]language\.ts$/ }, () => ({
      contents: `export const readersLanguage = () => null
        export const inLanguage = (_language, work) => work()
        export const composed = (make) => make()
        export const translate = (text) => text
        export const word = (parts, ...values) => String.raw({ raw: parts }, ...values)
        export const templateIn = () => null, markupIn = () => null, filled = () => ''`,
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]web[\\/]english-links\.ts$/ }, () => ({
      contents:
        'export const linked = (page) => page, scriptInReadersLanguage = (address) => address, inReadersLanguage = (address) => address',
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]core[\\/]text[\\/]markup\.ts$/ }, () => ({ contents: "export const skeletonOf = () => ''", loader: 'js' }))
  },
}

/** Bundling options of a page language. */
interface PageLanguage {
  /** Suffix of folder names, and extension of file names. */
  readonly ending: '' | '-en'
  readonly file: '.js' | '.en.js'
  readonly entry: string
  /** Script that sets the engine's language; null for the default. */
  readonly reader: string | null
  /** Plugin for bundles without an engine: inlines the translations. */
  bundled(): Plugin
  /** Plugins for bundles with an engine: texts are looked up. @param others plugins that rewrite engine sources. */
  spoken(...others: readonly Plugin[]): Plugin[]
}

const PORTUGUESE: PageLanguage = {
  ending: '',
  file: '.js',
  entry: 'page.ts',
  reader: null,
  bundled: () => portugueseOnly,
  spoken: (...others) => [...others, portugueseOnly],
}

const ENGLISH: PageLanguage = {
  ending: '-en',
  file: '.en.js',
  entry: 'page-english.ts',
  reader: 'engine/english-reader.ts',
  bundled: inEnglish,
  spoken: (...others) => [withEnglishCatalogues(...others)],
}

/** Forms send canonical field and option names: the service has already resolved any aliases in a link. */
const canonicalNamesOnly: Plugin = {
  name: 'own-names-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]operation[\\/]input[\\/]field-names\.ts$/ }, () => ({
      contents: 'export const withConcepts = (fields) => fields',
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]vocabulary[\\/]option-words\.ts$/ }, () => ({
      contents: 'export const OPTION_WORDS = []\nexport const OPTION_WORDS_OF = {}',
      loader: 'ts',
    }))
  },
}

/** Pages compute only from law: operations that read a market rate go to the service. */
const withoutRates: Plugin = {
  name: 'without-rates',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]web[\\/]answers[\\/]rates-read\.ts$/ }, () => ({
      contents: 'export const renderRates = () => []',
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]operation[\\/]evaluation[\\/]missing-rate\.ts$/ }, () => ({
      contents: 'export const missingRate = () => new Error()',
      loader: 'js',
    }))
  },
}

/** Service worker: stores pages on the device and serves them offline. */
async function workerScript(): Promise<string> {
  return only(await build({ ...FOR_PAGES, format: 'iife', entryPoints: [fileURLToPath(new URL('worker/worker.ts', WEB))] }))
}

/** PDF worker, fetched when a file is chosen. */
async function pdfScripts(): Promise<Scripts> {
  const text = only(await build({ ...FOR_PAGES, entryPoints: [fileURLToPath(new URL('worker/pdf.ts', WEB))] }))
  return new Map([['pdf.js', text]])
}

/** Document intake of the check pages, fetched when its box is opened, and its parser worker, fetched on first use. */
async function paperScripts(language: PageLanguage): Promise<Scripts> {
  const bundled = async (entry: string): Promise<string> =>
    only(await build({ ...FOR_PAGES, entryPoints: [fileURLToPath(new URL(entry, WEB))], plugins: language.spoken() }))
  return new Map([
    ['pagina.js', await bundled('scripts/document/document-reading.ts')],
    ['leitor.js', await bundled('worker/paper.ts')],
  ])
}

/** Page that checks chosen files, and its parser worker. */
async function fileScripts(name: string, language: PageLanguage): Promise<Scripts> {
  const bundled = async (entry: string): Promise<string> =>
    only(await build({ ...FOR_PAGES, entryPoints: [fileURLToPath(new URL(entry, WEB))], plugins: language.spoken() }))
  return new Map([
    ['pagina.js', await bundled(`scripts/document/${name}.ts`)],
    ['leitor.js', await bundled(`worker/${name}.ts`)],
  ])
}

/** Minified: comments and whitespace would add to every first visit. */
function style(name: string): string {
  const text = readFileSync(new URL(`assets/${name}`, WEB), 'utf8')
  return transformSync(text, { loader: 'css', minify: true, charset: 'utf8' }).code
}

/** Spreadsheet page, which computes locally: the engine, with workbooks and indicators as separate chunks loaded on demand. */
async function sheetScripts(language: PageLanguage): Promise<Scripts> {
  const { outputFiles } = await build({
    ...FOR_PAGES,
    entryPoints: [
      { in: script('spreadsheet/spreadsheet.ts'), out: 'planilha' },
      { in: script('spreadsheet/payslip.ts'), out: 'holerite' },
      { in: script('document/cnis.ts'), out: 'cnis' },
      { in: fileURLToPath(new URL('worker/sheet.ts', WEB)), out: 'linhas' },
    ],
    splitting: true,
    outdir: fileURLToPath(WEB_GENERATED),
    chunkNames: '[name]-[hash]',
    plugins: [unzippedInPlace, ...language.spoken()],
  })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}

/** Law-change page: every table with its invariants, and each domain's calculators loaded on demand. */
async function reformScripts(language: PageLanguage): Promise<Scripts> {
  const { outputFiles } = await build({
    ...FOR_PAGES,
    entryPoints: [{ in: script('reform/reform.ts'), out: 'reforma' }],
    splitting: true,
    outdir: fileURLToPath(WEB_GENERATED),
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    banner: { js: WITHOUT_CODE_FROM_TEXT },
    plugins: language.spoken(validatorForPages, canonicalNamesOnly, calculatorsOnly),
  })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}

/** This page has no decisions or checks. Modules in the page's engine are shared with the domains it loads, in one file. */
const calculatorsOnly: Plugin = {
  name: 'calculators-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(decision-[a-z_]+|check-[a-z-]+)\.ts$/ }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /[\\/]domain-[a-z-]+\.ts$/ }, ({ path }) => ({
      contents: `import ${JSON.stringify(script('reform/reform-engine.ts'))}\n${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    }))
  },
}

/**
 * For large workbooks the zip library starts a worker from a string, which the pages' CSP blocks, and then waits forever. Unzip
 * synchronously instead; large workbooks already run in our own worker.
 */
const unzippedInPlace: Plugin = {
  name: 'unzipped-in-place',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^fflate$/, namespace: 'file' }, ({ importer, resolveDir }) =>
      /[\\/](?:read|write)-excel-file[\\/]/.test(importer) ? { path: resolveDir, namespace: 'in-place' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'in-place' }, ({ path }) => ({
      resolveDir: path,
      contents: `import { unzipSync, zipSync } from 'fflate'
        export * from 'fflate'
        const inPlace = (work) => (data, ...given) => {
          const told = given.pop()
          let made
          try { made = work(data, ...given) } catch (error) { return told(error) }
          told(null, made)
        }
        export const unzip = inPlace(unzipSync), zip = inPlace(zipSync)`,
    }))
  },
}

/**
 * Page engine in chunks: one shared file, one per domain's calculators, per check and per decision, and one for the questions; also maps
 * entries to files. Some domains share further modules, which the bundler splits into a dozen files for a page to fetch: a second pass
 * merges them.
 */
async function engineScripts(
  language: PageLanguage,
): Promise<{ readonly entries: ReadonlyMap<string, string>; readonly scripts: Scripts }> {
  const { outputFiles, metafile } = await build({
    ...FOR_PAGES,
    outdir: fileURLToPath(WEB_GENERATED),
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    entryPoints: ENGINE_ENTRIES.map(engineEntry),
    banner: { js: WITHOUT_CODE_FROM_TEXT },
    plugins: language.spoken(await dataForPages(ENGINE), validatorForPages, canonicalNamesOnly, withoutRates, withTheEngine(language)),
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const named = (entry: string): string => [...outputs].find(([, { entryPoint }]) => entryPoint?.endsWith(`/scripts/engine/${entry}`))![0]
  const entries = new Map(ENGINE_ENTRIES.map((entry) => [entry, named(entry)]))
  const engine = named('engine.ts')
  const shared = sharedBy(engine, outputs)
  const parts = [...outputs].flatMap(([name, { entryPoint }]) => (entryPoint && name !== engine ? [name] : []))
  const whole = await Promise.all(parts.map(async (name) => [name, await merged(name, texts, shared)] as const))
  return { entries, scripts: new Map([...[...shared].map((name) => [name, texts.get(name)!] as const), ...whole]) }
}

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>

/** A file and its static imports. */
function sharedBy(engine: string, outputs: Outputs): ReadonlySet<string> {
  const shared = new Set<string>()
  const share = (name: string): void => {
    if (shared.has(name)) return
    shared.add(name)
    for (const { path, kind } of outputs.get(name)!.imports) if (kind === 'import-statement') share(basename(path))
  }
  share(engine)
  return shared
}

/** Merges a first-pass file with its imports, except those shared by every chunk. */
async function merged(name: string, texts: Scripts, shared: ReadonlySet<string>): Promise<string> {
  const inMemory: Plugin = {
    name: 'first-pass',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path }) =>
        shared.has(basename(path)) ? { path: `./${basename(path)}`, external: true } : { path: basename(path), namespace: 'first-pass' },
      )
      // The shared file loads first and has already set the validator's mode.
      onLoad({ filter: /./, namespace: 'first-pass' }, ({ path }) => ({
        contents: texts.get(path)!.replace(WITHOUT_CODE_FROM_TEXT, ''),
        loader: 'js',
      }))
    },
  }
  return only(await build({ ...FOR_PAGES, outdir: fileURLToPath(WEB_GENERATED), entryPoints: [name], plugins: [inMemory] }))
}

const only = ({ outputFiles }: { readonly outputFiles?: readonly { readonly text: string }[] }): string => outputFiles![0]!.text

/** Re-exports a name. A missing one fails the build: in `export … from`, the bundler takes it for a type and drops it. */
const reexport = (name: string, file: string, as = name): string =>
  `import { ${name} as imported_${name} } from ${JSON.stringify(file)}\nexport const ${as} = imported_${name}`

/**
 * Puts modules shared by the chunks into one file, where a bundler would split them by user. It includes the common code of every
 * calculator, so that each class exists once.
 */
const withTheEngine = ({ reader }: PageLanguage): Plugin => ({
  name: 'with-the-engine',
  setup({ onLoad }) {
    // The reader's language must be set before any text is produced.
    const first = reader === null ? '' : `import ${JSON.stringify(script(reader))}\n`
    const after = (line: string) => (args: { readonly path: string }) => ({
      contents: `${first}${line}\n${readFileSync(args.path, 'utf8')}`,
      loader: 'ts' as const,
    })
    const ofEveryPart = (
      [
        ['calculator', 'operation/definition/calculator.ts'],
        ['registryOf', 'operation/definition/registry.ts'],
        ['law', 'core/dated.ts'],
      ] as const
    ).map(([name, file]) => reexport(name, fileURLToPath(new URL(file, ENGINE))))
    onLoad({ filter: /[\\/]scripts[\\/]engine[\\/]engine\.ts$/ }, after(ofEveryPart.join('\n')))
    const engine = `import ${JSON.stringify(script('engine/engine.ts'))}`
    const drawnBy = (kind: string) => after(`${engine}\n${reexport(`${kind}Renderer`, script(`answer/${kind}-drawing.ts`), 'drawing')}`)
    onLoad({ filter: /[\\/](domain-[a-z-]+|engine-questions)\.ts$/ }, after(engine))
    for (const kind of ['check', 'decision']) onLoad({ filter: new RegExp(`[\\\\/]generated[\\\\/]${kind}-[a-z_-]+\\.ts$`) }, drawnBy(kind))
  },
})
