/** What browsers fetch: the pages' script and style, the worker that keeps pages on a device, the engine in parts, the page of spreadsheets. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Metafile, type Plugin, transformSync } from 'esbuild'
import { dataForPages } from './data-for-pages.ts'
import { definitionsForPages } from './definitions-for-pages.ts'
import { buildName } from './embedded.ts'
import { inEnglish, speakingEnglish } from './english-for-pages.ts'
import { ENGINE, keep, keepOnly, WEB, WEB_GENERATED } from './files.ts'
import { validatorForPages } from './validator-for-pages.ts'

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
} as const satisfies BuildOptions

/** A policy against code from text holds on the pages: the validator need not try. */
const WITHOUT_CODE_FROM_TEXT = 'globalThis.__zod_globalConfig??={jitless:true};'

/** By the files' names. */
type Scripts = ReadonlyMap<string, string>

/** What a page fetches the engine by: what answers its form and, where a question is asked of it, what answers that. */
const ENGINE_ENTRIES = ['engine.ts', 'engine-questions.ts'] as const

const script = (name: string): string => fileURLToPath(new URL(`script/${name}`, WEB))

export async function writePages(): Promise<void> {
  for (const language of [PORTUGUESE, ENGLISH]) {
    const { ending, file } = language
    const scriptsIn = (folder: string): URL => new URL(`${folder}${ending}/`, WEB_GENERATED)
    const { entries, scripts } = await engineScripts(language)
    keepOnly(scriptsIn('motor'), scripts)
    // The page's own script answers nothing by itself: whatever it says is put in English as it is bundled.
    keep(new URL(`page${file}`, WEB_GENERATED), await pageScript(entries, language))
    const scenarios = { ...FOR_PAGES, entryPoints: [script('scenarios.ts')] }
    keep(new URL(`cenarios${file}`, WEB_GENERATED), only(await build({ ...scenarios, plugins: [language.bundled()] })))
    keepOnly(scriptsIn('planilha'), await sheetScripts(language))
    keepOnly(scriptsIn('reforma'), await reformScripts(language))
    keepOnly(scriptsIn('papel'), await paperScripts(language))
    keepOnly(scriptsIn('esocial'), await esocialScripts(language))
  }
  keep(new URL('worker.js', WEB_GENERATED), await workerScript())
  keepOnly(new URL('pdf/', WEB_GENERATED), await pdfScripts())
  keep(new URL('style.css', WEB_GENERATED), style('style.css'))
  keep(new URL('reforma.css', WEB_GENERATED), style('reform.css'))
}

/** One file for a browser: it reads numbers by the very code the server reads them with. The engine's entries it fetches later, by their names. */
async function pageScript(entries: ReadonlyMap<string, string>, { entry, ending, bundled }: PageLanguage): Promise<string> {
  const engineByName: Plugin = {
    name: 'engine-by-name',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/engine/ }, ({ path }) => {
        const file = entries.get(basename(path))
        return file === undefined ? undefined : { path: `/assets/motor${ending}/${file}`, external: true }
      })
      onResolve({ filter: /^\.\/paper-reading\.ts$/ }, () => ({
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
  // An entry named by its address, to be kept on the device, is no import for the bundler to resolve.
  return [...entries].reduce((named, [entry, file]) => named.replaceAll(`"./${entry}"`, `"/assets/motor${ending}/${file}"`), text)
}

/** A page in Portuguese says its texts as they are written: nothing is looked up in it. */
const portugueseAlone: Plugin = {
  name: 'portuguese-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]core[\\/]language\.ts$/ }, () => ({
      contents: `export const readersLanguage = () => null
        export const inLanguage = (_language, work) => work()
        export const composed = (make) => make()
        export const spoken = (text) => text
        export const word = (parts, ...values) => String.raw({ raw: parts }, ...values)
        export const templateIn = () => null, markupIn = () => null, filled = () => ''`,
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]web[\\/]english-links\.ts$/ }, () => ({
      contents: 'export const linked = (page) => page, scriptRead = (address) => address, inReadersLanguage = (address) => address',
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]core[\\/]markup\.ts$/ }, () => ({ contents: "export const skeletonOf = () => ''", loader: 'js' }))
  },
}

/** What is bundled for the pages of a language, and how. */
interface PageLanguage {
  /** Of the names of folders, and of files. */
  readonly ending: '' | '-en'
  readonly file: '.js' | '.en.js'
  readonly entry: string
  /** Who reads, where the engine has to know. */
  readonly reader: string | null
  /** What has no engine carries its words. */
  bundled(): Plugin
  /** What has one looks them up. @param others that write sources of the engine anew. */
  spoken(...others: readonly Plugin[]): Plugin[]
}

const PORTUGUESE: PageLanguage = {
  ending: '',
  file: '.js',
  entry: 'page.ts',
  reader: null,
  bundled: () => portugueseAlone,
  spoken: (...others) => [...others, portugueseAlone],
}

const ENGLISH: PageLanguage = {
  ending: '-en',
  file: '.en.js',
  entry: 'page-english.ts',
  reader: 'english-reader.ts',
  bundled: inEnglish,
  spoken: (...others) => [speakingEnglish(...others)],
}

/** A form sends its own names and options, whatever the link that filled it called them: the service has read that. */
const ownNamesAlone: Plugin = {
  name: 'own-names-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]operation[\\/]field-names\.ts$/ }, () => ({
      contents: 'export const withConcepts = (fields) => fields',
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]vocabulary[\\/]option-words\.ts$/ }, () => ({
      contents: 'export const OPTION_WORDS = []\nexport const OPTION_WORDS_OF = {}',
      loader: 'ts',
    }))
  },
}

/** An answer made in a page is made of law alone: whatever reads a rate is asked of the service. */
const withoutRates: Plugin = {
  name: 'without-rates',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]web[\\/]answers[\\/]rates-read\.ts$/ }, () => ({ contents: 'export const ratesRead = () => []', loader: 'js' }))
    onLoad({ filter: /[\\/]operation[\\/]missing-rate\.ts$/ }, () => ({
      contents: 'export const missingRate = () => new Error()',
      loader: 'js',
    }))
  },
}

/** What keeps pages on a device and answers when there is no connection. */
async function workerScript(): Promise<string> {
  return only(await build({ ...FOR_PAGES, format: 'iife', entryPoints: [fileURLToPath(new URL('worker/worker.ts', WEB))] }))
}

/** What opens a PDF on the device: a worker of its own, fetched when a file is chosen. */
async function pdfScripts(): Promise<Scripts> {
  const text = only(await build({ ...FOR_PAGES, entryPoints: [fileURLToPath(new URL('worker/pdf.ts', WEB))] }))
  return new Map([['pdf.js', text]])
}

/** What takes a paper on the page of a check, fetched when its box is opened, and the worker that reads it, fetched when one is read. */
async function paperScripts(language: PageLanguage): Promise<Scripts> {
  const bundled = async (entry: string): Promise<string> =>
    only(await build({ ...FOR_PAGES, entryPoints: [fileURLToPath(new URL(entry, WEB))], plugins: language.spoken() }))
  return new Map([
    ['pagina.js', await bundled('script/paper-reading.ts')],
    ['leitor.js', await bundled('worker/paper.ts')],
  ])
}

/** The page of eSocial files, and the worker that reads them. */
async function esocialScripts(language: PageLanguage): Promise<Scripts> {
  const bundled = async (entry: string): Promise<string> =>
    only(await build({ ...FOR_PAGES, entryPoints: [fileURLToPath(new URL(entry, WEB))], plugins: language.spoken() }))
  return new Map([
    ['pagina.js', await bundled('script/esocial.ts')],
    ['leitor.js', await bundled('worker/esocial.ts')],
  ])
}

/** Without the comments and the room between lines, which every first visit would pay for. */
function style(name: string): string {
  const text = readFileSync(new URL(`assets/${name}`, WEB), 'utf8')
  return transformSync(text, { loader: 'css', minify: true, charset: 'utf8' }).code
}

/** The page of spreadsheets computes by itself: the engine, and apart, for when they are needed, workbooks and the indicators. */
async function sheetScripts(language: PageLanguage): Promise<Scripts> {
  const { outputFiles } = await build({
    ...FOR_PAGES,
    entryPoints: [
      { in: script('planilha.ts'), out: 'planilha' },
      { in: script('holerite.ts'), out: 'holerite' },
      { in: script('cnis.ts'), out: 'cnis' },
      { in: fileURLToPath(new URL('worker/sheet.ts', WEB)), out: 'linhas' },
    ],
    splitting: true,
    outdir: fileURLToPath(WEB_GENERATED),
    chunkNames: '[name]-[hash]',
    plugins: [unzippedInPlace, ...language.spoken()],
  })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}

/** The page of changes of the law: every table with what holds between its figures, and each domain when a calculator of it is shown. */
async function reformScripts(language: PageLanguage): Promise<Scripts> {
  const { outputFiles } = await build({
    ...FOR_PAGES,
    entryPoints: [script('reforma.ts')],
    splitting: true,
    outdir: fileURLToPath(WEB_GENERATED),
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    banner: { js: WITHOUT_CODE_FROM_TEXT },
    plugins: language.spoken(validatorForPages, ownNamesAlone, calculatorsAlone),
  })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}

/** No decision or check is shown there; and whatever the page's engine has, the domains it fetches have with it, in one file. */
const calculatorsAlone: Plugin = {
  name: 'calculators-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(decision-[a-z_]+|check-[a-z-]+)\.ts$/ }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /[\\/]domain-[a-z-]+\.ts$/ }, ({ path }) => ({
      contents: `import ${JSON.stringify(script('reforma-engine.ts'))}\n${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    }))
  },
}

/**
 * Workbooks are packed and unpacked by a library that starts a worker from a text for large ones, which the pages' policy forbids: it would wait
 * for ever. Here it works in place; the worker that reads a large one is ours.
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
 * The engine for a page: what all share, one file for the calculators of each domain, for each check and each decision, and one for the questions, with the files by their entries.
 * Domains share more between some of them, which a bundler puts in files of its own, a dozen for a page to fetch: a second pass takes them in.
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
    entryPoints: ENGINE_ENTRIES.map(script),
    banner: { js: WITHOUT_CODE_FROM_TEXT },
    plugins: language.spoken(
      await dataForPages(ENGINE),
      validatorForPages,
      ownNamesAlone,
      withoutRates,
      withTheEngine(language),
      definitionsForPages,
    ),
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const named = (entry: string): string => [...outputs].find(([, { entryPoint }]) => entryPoint?.endsWith(`/script/${entry}`))![0]
  const entries = new Map(ENGINE_ENTRIES.map((entry) => [entry, named(entry)]))
  const engine = named('engine.ts')
  const shared = sharedBy(engine, outputs)
  const parts = [...outputs].flatMap(([name, { entryPoint }]) => (entryPoint && name !== engine ? [name] : []))
  const whole = await Promise.all(parts.map(async (name) => [name, await merged(name, texts, shared)] as const))
  return { entries, scripts: new Map([...[...shared].map((name) => [name, texts.get(name)!] as const), ...whole]) }
}

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>

/** A file and all it needs at once. */
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

/** A file of the first pass with all it needs but what every part shares. */
async function merged(name: string, texts: Scripts, shared: ReadonlySet<string>): Promise<string> {
  const inMemory: Plugin = {
    name: 'first-pass',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path }) =>
        shared.has(basename(path)) ? { path: `./${basename(path)}`, external: true } : { path: basename(path), namespace: 'first-pass' },
      )
      // What every part shares comes first and has said how the validator works.
      onLoad({ filter: /./, namespace: 'first-pass' }, ({ path }) => ({
        contents: texts.get(path)!.replace(WITHOUT_CODE_FROM_TEXT, ''),
        loader: 'js',
      }))
    },
  }
  return only(await build({ ...FOR_PAGES, outdir: fileURLToPath(WEB_GENERATED), entryPoints: [name], plugins: [inMemory] }))
}

const only = ({ outputFiles }: { readonly outputFiles?: readonly { readonly text: string }[] }): string => outputFiles![0]!.text

/**
 * What the parts of the engine share is one file, where a bundler would make one for each few of them: whatever the engine has, all that it
 * fetches has with it, and it has what every calculator is made with, so that there is one of each class.
 */
const withTheEngine = ({ reader }: PageLanguage): Plugin => ({
  name: 'with-the-engine',
  setup({ onLoad }) {
    // What a reader of English is known by has to be there before anything is said.
    const first = reader === null ? '' : `import ${JSON.stringify(script(reader))}\n`
    const after = (line: string) => (args: { readonly path: string }) => ({
      contents: `${first}${line}\n${readFileSync(args.path, 'utf8')}`,
      loader: 'ts' as const,
    })
    const ofEveryPart = [
      ['calculator', 'operation/calculator.ts'],
      ['registryOf', 'operation/registry.ts'],
      ['law', 'dated.ts'],
    ].map(([name, file]) => `export { ${name} } from ${JSON.stringify(fileURLToPath(new URL(`core/${file}`, ENGINE)))}`)
    onLoad({ filter: /[\\/]script[\\/]engine\.ts$/ }, after(ofEveryPart.join('\n')))
    const engine = `import ${JSON.stringify(script('engine.ts'))}`
    const drawnBy = (kind: string) =>
      after(`${engine}\nexport { ${kind}Drawing as drawing } from ${JSON.stringify(script(`${kind}-drawing.ts`))}`)
    onLoad({ filter: /[\\/](domain-[a-z-]+|engine-questions)\.ts$/ }, after(engine))
    for (const kind of ['check', 'decision']) onLoad({ filter: new RegExp(`[\\\\/]generated[\\\\/]${kind}-[a-z_-]+\\.ts$`) }, drawnBy(kind))
  },
})
