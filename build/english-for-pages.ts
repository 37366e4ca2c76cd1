/**
 * Scripts of the pages in English. What a page says itself is put in English as it is bundled; what the engine says is looked up as the
 * service looks it up, since it also reads Portuguese: titles of columns, lines of papers. Each folder that is bundled brings its catalogue.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { catalogueFolders, catalogueIn } from './english/catalogue.ts'
import { translatedSource } from './english/translated-source.ts'
import { WEB } from './files.ts'

/** Every text of the program by the Portuguese. */
const everyText = (): ReadonlyMap<string, string> => new Map(catalogueFolders().flatMap((folder) => [...catalogueIn(folder)]))

/** The sources of the pages with their words in English, the engine's included: for what has no engine to speak of. */
export function inEnglish(): Plugin {
  const texts = everyText()
  return {
    name: 'in-english',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](?:engine|service)[\\/].*\.ts$/ }, ({ path }) => ({ contents: pageSource(path, texts), loader: 'ts' }))
    },
  }
}

/** The language itself, and what it is made of: these know no catalogue. */
const OF_THE_LANGUAGE = /[\\/]core[\\/](?:language|markup|sentence)\.ts$|[\\/]en\.ts$/

/** The same with the engine as it is, and beside it the catalogues of what was bundled. @param others that write the engine's sources anew. */
export function speakingEnglish(...others: readonly Plugin[]): Plugin {
  const texts = everyText()
  const reader = JSON.stringify(fileURLToPath(new URL('script/english-reader.ts', WEB)))
  const withCatalogue = (source: string): string =>
    `import { english as folderTexts } from "./en.ts"\nimport { makeKnown as makeFolderKnown } from ${reader}\nmakeFolderKnown(folderTexts)\n${source}`
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

/** What a page names are the scripts of its language. */
const pageSource = (path: string, texts: ReadonlyMap<string, string>): string => {
  const source = readFileSync(path, 'utf8')
  if (!path.endsWith('versioned.ts')) return translatedSource(path, source, texts)
  return source.replaceAll(/\/assets\/(?:planilha|papel|esocial|reforma|motor)(?=\/)/g, '$&-en').replaceAll('cenarios.js', 'cenarios.en.js')
}
