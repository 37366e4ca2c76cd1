/** Members of the engine's folders: a definition, and the companion files the registry binds to it. */
import { existsSync, readdirSync, statSync } from 'node:fs'

export interface Member {
  readonly id: string
  /** Path from the engine folder: `domains/payroll/law/inss.ts`. */
  readonly path: string
  readonly examples?: string
  readonly search?: string
}

/** In registry order. */
export const KINDS = ['calculators', 'decisions', 'questions', 'checks', 'queries', 'laws'] as const
type Kind = (typeof KINDS)[number]

export type Members = Readonly<Record<Kind, readonly Member[]>> & { readonly series: readonly Member[] }

/** @param engine the engine folder, or a copy under test. */
export function membersOf(engine: URL): Members {
  const ofDomains = (kind: string, held: (engine: URL, folder: string) => Member[]): Member[] =>
    byId(domainsOf(engine).flatMap((domain) => held(engine, `domains/${domain}/${kind}`)))
  return {
    calculators: ofDomains('calculators', foldersIn),
    decisions: byId(foldersIn(engine, 'decisions')),
    questions: byId(foldersIn(engine, 'questions')),
    checks: ofDomains('checks', foldersIn),
    queries: byId(filesIn(engine, 'catalogue/queries')),
    laws: ofDomains('law', filesIn),
    series: byId(filesIn(engine, 'indicators/series')),
  }
}

export const domainsOf = (engine: URL): string[] => subfolders(new URL('domains/', engine))

/** Members that are folders with an `index.ts`. */
export function foldersIn(engine: URL, folder: string): Member[] {
  const has = (path: string): boolean => existsSync(new URL(path, engine))
  return subfolders(new URL(`${folder}/`, engine)).flatMap((id) => {
    const [path, examples, search] = ['index.ts', 'examples.ts', 'search.ts'].map((name) => `${folder}/${id}/${name}`) as [
      string,
      string,
      string,
    ]
    return has(path) ? [{ id, path, ...(has(examples) && { examples }), ...(has(search) && { search }) }] : []
  })
}

/** English catalogue of a folder, not a member. */
const CATALOGUE = 'en.ts'

/** Members that are files, with optional `<id>.search.ts` and `<id>.test.ts`. */
function filesIn(engine: URL, folder: string): Member[] {
  const url = new URL(`${folder}/`, engine)
  const names = existsSync(url) ? readdirSync(url) : []
  return names
    .filter((name) => name.endsWith('.ts') && name.split('.').length === 2 && name !== CATALOGUE)
    .map((name) => {
      const id = name.slice(0, -'.ts'.length)
      const search = `${id}.search.ts`
      return { id, path: `${folder}/${name}`, ...(names.includes(search) && { search: `${folder}/${search}` }) }
    })
}

/** Follows symbolic links: a copy under test consists of them. */
const subfolders = (url: URL): string[] =>
  existsSync(url)
    ? readdirSync(url)
        .filter((name) => statSync(new URL(name, url)).isDirectory())
        .sort()
    : []

const byId = (members: readonly Member[]): Member[] => [...members].sort((a, b) => (a.id < b.id ? -1 : 1))
