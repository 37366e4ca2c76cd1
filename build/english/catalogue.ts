/** The catalogues of English texts: one file a folder, beside what says them, by the Portuguese text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { HEAD, keep, ROOT } from '../files.ts'
import { parsed } from './keys.ts'
import { SHARED, textsByFolder } from './sources.ts'

const fileOf = (folder: string): string => `${folder}/en.ts`

/** Folders that hold a catalogue, in order. */
export function catalogueFolders(root: URL = ROOT): string[] {
  const found: string[] = []
  for (const top of ['engine/', 'service/'])
    for (const entry of readdirSync(new URL(top, root), { recursive: true, encoding: 'utf8' }))
      if (/(?:^|[\\/])en\.ts$/.test(entry) && !/node_modules|[\\/]dist[\\/]/.test(entry))
        found.push(`${top}${entry.replaceAll('\\', '/')}`.slice(0, -'/en.ts'.length))
  return found.sort()
}

/** A catalogue as it stands in its file. */
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
  `/** The English of what is said here, by the Portuguese. */
export const english = {
${[...texts]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([portuguese, text]) => `  ${literal(portuguese)}: ${literal(text)},\n`)
  .join('')}}
`

const literal = (text: string): string => JSON.stringify(text)

/** What has no English yet, and what has English and is said no more. */
export interface Lacking {
  readonly missing: ReadonlyMap<string, ReadonlySet<string>>
  readonly stale: ReadonlyMap<string, ReadonlySet<string>>
}

export function lacking(root: URL = ROOT): Lacking {
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

/** Writes every catalogue anew: what is said, in the English known anywhere before or given now. Returns what has none. */
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
    keep(new URL(fileOf(folder), root), catalogueSource(texts))
  }
  return missing
}

/** What is read at run time: the catalogues of the engine as a module, for the package; those of all as data, for the service. */
export function writeDictionary(root: URL = ROOT): void {
  const folders = catalogueFolders(root)
  const ofEngine = folders.filter((folder) => folder === 'engine' || folder.startsWith('engine/'))
  const imports = ofEngine.map(
    (folder, index) =>
      `import { english as e${index} } from '../${folder.slice('engine/'.length)}${folder === 'engine' ? '' : '/'}en.ts'\n`,
  )
  const list = ofEngine.map((_, index) => `e${index}`).join(', ')
  keep(
    new URL('engine/generated/english.ts', root),
    `${HEAD}${imports.join('')}\nexport const catalogues: readonly Readonly<Record<string, string>>[] = [${list}]\n`,
  )
  const texts = Object.fromEntries(
    folders.flatMap((folder) => [...catalogueIn(folder, root)].filter(([portuguese, text]) => portuguese !== text)),
  )
  keep(new URL('service/doors/web/generated/english.json', root), JSON.stringify(texts))
}
