/** English text catalogues, keyed by the Portuguese text: one file per folder, beside the code that uses them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { HEAD, ROOT, writeIfChanged } from '../files.ts'
import { parsed } from './keys.ts'
import { SHARED, textsByFolder } from './sources.ts'

const fileOf = (folder: string): string => `${folder}/en.ts`

/** Folders with a catalogue, in order. */
export function catalogueFolders(root: URL = ROOT): string[] {
  const found: string[] = []
  for (const top of ['engine/', 'service/'])
    for (const entry of readdirSync(new URL(top, root), { recursive: true, encoding: 'utf8' }))
      if (/(?:^|[\\/])en\.ts$/.test(entry) && !/node_modules|[\\/]dist[\\/]/.test(entry))
        found.push(`${top}${entry.replaceAll('\\', '/')}`.slice(0, -'/en.ts'.length))
  return found.sort()
}

/** Catalogue of a folder, parsed from its file. */
export function catalogueIn(folder: string, root: URL = ROOT): Map<string, string> {
  const url = new URL(fileOf(folder), root)
  const texts = new Map<string, string>()
  if (!existsSync(url)) return texts
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer) && 'text' in node.name)
      texts.set(node.name.text, node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(parsed(url.pathname, readFileSync(url, 'utf8')))
  return texts
}

const catalogueSource = (texts: ReadonlyMap<string, string>): string =>
  `export const english = {
${[...texts]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([portuguese, text]) => `  ${literal(portuguese)}: ${literal(text)},\n`)
  .join('')}}
`

const literal = (text: string): string => JSON.stringify(text)

/** Texts without a translation, and translations no longer used. */
export interface CatalogueProblems {
  readonly missing: ReadonlyMap<string, ReadonlySet<string>>
  readonly stale: ReadonlyMap<string, ReadonlySet<string>>
}

export function catalogueProblems(root: URL = ROOT): CatalogueProblems {
  const said = textsByFolder(root)
  const missing = new Map<string, Set<string>>()
  const stale = new Map<string, Set<string>>()
  for (const folder of new Set([...said.keys(), ...catalogueFolders(root)])) {
    const texts = said.get(folder) ?? new Set()
    const known = catalogueIn(folder, root)
    const lost = [...texts].filter((text) => !known.has(text))
    const left = [...known.keys()].filter((text) => !texts.has(text))
    if (lost.length > 0) missing.set(folder, new Set(lost))
    if (left.length > 0) stale.set(folder, new Set(left))
  }
  return { missing, stale }
}

/**
 * Rewrites every catalogue from the texts in use, with translations known from any catalogue or passed in. Returns the texts without one.
 */
export function writeCatalogues(given: ReadonlyMap<string, string>, root: URL = ROOT): string[] {
  const known = new Map<string, string>()
  const before = catalogueFolders(root)
  for (const folder of before) for (const [portuguese, text] of catalogueIn(folder, root)) known.set(portuguese, text)
  for (const [portuguese, text] of given) known.set(portuguese, text)
  const said = textsByFolder(root)
  const missing: string[] = []
  for (const folder of new Set([...said.keys(), ...before, SHARED])) {
    const texts = new Map<string, string>()
    for (const text of said.get(folder) ?? []) {
      const english = known.get(text)
      if (english === undefined) missing.push(text)
      else texts.set(text, english)
    }
    writeIfChanged(new URL(fileOf(folder), root), catalogueSource(texts))
  }
  return missing
}

/** Runtime dictionaries: the engine's catalogues as a module for the package, and all catalogues as data for the service. */
export function writeDictionary(root: URL = ROOT): void {
  const folders = catalogueFolders(root)
  const ofEngine = folders.filter((folder) => folder === 'engine' || folder.startsWith('engine/'))
  const imports = ofEngine.map(
    (folder, index) =>
      `import { english as e${index} } from '../${folder.slice('engine/'.length)}${folder === 'engine' ? '' : '/'}en.ts'\n`,
  )
  const list = ofEngine.map((_, index) => `e${index}`).join(', ')
  writeIfChanged(
    new URL('engine/generated/english.ts', root),
    `${HEAD}${imports.join('')}\nexport const catalogues: readonly Readonly<Record<string, string>>[] = [${list}]\n`,
  )
  const texts = Object.fromEntries(
    folders.flatMap((folder) => [...catalogueIn(folder, root)].filter(([portuguese, text]) => portuguese !== text)),
  )
  writeIfChanged(new URL('service/web/generated/english.json', root), JSON.stringify(texts))
}
