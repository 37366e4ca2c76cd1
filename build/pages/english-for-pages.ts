/**
 * English page scripts. Page texts are translated at bundle time. Engine texts are looked up at run time, as in the service, because the
 * scripts also parse Portuguese column titles and document lines. Each bundled folder brings its catalogue.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { catalogueFolders, catalogueIn } from '../english/catalogue.ts'
import { translatedSource } from '../english/translated-source.ts'
import { WEB } from '../files.ts'

/** Every English text of the program, by its Portuguese text. */
const everyText = (): ReadonlyMap<string, string> => new Map(catalogueFolders().flatMap((folder) => [...catalogueIn(folder)]))

/** Page sources with all texts in English, the engine's included; for bundles without an engine. */
export function inEnglish(): Plugin {
  const texts = everyText()
  return {
    name: 'in-english',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](?:engine|service)[\\/].*\.ts$/ }, ({ path }) => ({ contents: pageSource(path, texts), loader: 'ts' }))
    },
  }
}

/** Modules of the language system itself, which use no catalogue. */
const OF_THE_LANGUAGE = /[\\/]core[\\/]text[\\/](?:language|markup|sentence)\.ts$|[\\/]en\.ts$/

/**
 * As `inEnglish`, but keeps the engine unchanged and adds the catalogues of the bundled folders. @param others plugins that rewrite the
 * engine's sources.
 */
export function withEnglishCatalogues(...others: readonly Plugin[]): Plugin {
  const texts = everyText()
  const reader = JSON.stringify(fileURLToPath(new URL('scripts/engine/english-reader.ts', WEB)))
  const withCatalogue = (source: string): string =>
    `import { english as folderTexts } from "./en.ts"\nimport { addTranslations as makeFolderKnown } from ${reader}\nmakeFolderKnown(folderTexts)\n${source}`
  const hasCatalogue = (path: string): boolean => !OF_THE_LANGUAGE.test(path) && existsSync(join(dirname(path), 'en.ts'))
  return {
    name: 'speaking-english',
    setup(bundle) {
      for (const other of others)
        void other.setup({
          ...bundle,
          onLoad: (options, load) =>
            bundle.onLoad(options, async (args) => {
              const made = await load(args)
              return made?.contents === undefined || !hasCatalogue(args.path)
                ? made
                : { ...made, contents: withCatalogue(String(made.contents)) }
            }),
        })
      bundle.onLoad({ filter: /[\\/]service[\\/].*\.ts$/ }, ({ path }) => ({ contents: pageSource(path, texts), loader: 'ts' }))
      bundle.onLoad({ filter: /[\\/]engine[\\/].*\.ts$/ }, ({ path }) =>
        hasCatalogue(path) ? { contents: withCatalogue(readFileSync(path, 'utf8')), loader: 'ts' } : undefined,
      )
    },
  }
}

/** Points a page to the scripts of its language. */
const pageSource = (path: string, texts: ReadonlyMap<string, string>): string => {
  const source = readFileSync(path, 'utf8')
  if (!path.endsWith('versioned.ts')) return translatedSource(path, source, texts)
  return source
    .replaceAll(/\/assets\/(?:planilha|papel|esocial|nota|reforma|motor)(?=\/)/g, '$&-en')
    .replaceAll('cenarios.js', 'cenarios.en.js')
}
