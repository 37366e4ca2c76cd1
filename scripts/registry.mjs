// Writes the lists of everything the engine holds, series of the indicators included, from its folders. Nothing lists them by hand.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const HEAD = '// Written by the scripts from what the folders hold. Not edited, not committed.\n'

/** @param {URL} engine the folder of the engine, or of a copy under test. */
export function writeRegistry(engine = new URL('../engine/', import.meta.url)) {
  const domains = folders(new URL('domains/', engine))
  const inDomains = (kind, find) =>
    domains.flatMap((domain) => find(new URL(`domains/${domain}/${kind}/`, engine), `./domains/${domain}/${kind}`))
  const kinds = Object.entries({
    calculators: inDomains('calculators', indexes),
    decisions: inDomains('decisions', indexes),
    questions: indexes(new URL('questions/', engine), './questions'),
    checks: inDomains('checks', indexes),
    queries: files(new URL('catalogue/queries/', engine), './catalogue/queries'),
    laws: inDomains('law', files),
  }).map(([kind, members]) => [kind, sorted(members)])
  const fetches = (kind, members) => members.map((member) => `    '${member.id}': () => ${bound(kind, member)},\n`).join('')
  keep(
    new URL('registry.generated.ts', engine),
    `${HEAD}import { listed } from './core/operation/operation.ts'\nimport { registryWhenAsked } from './core/operation/registry.ts'\n${kinds.map(([kind, members]) => imported(kind, members)).join('')}\nexport const registry = registryWhenAsked({\n${kinds
      .map(([kind, members]) => `  ${kind}: {\n${fetches(kind, members)}  },\n`)
      .join('')}  lawSearch: {\n${kinds
      .find(([kind]) => kind === 'laws')[1]
      .filter(({ search }) => search)
      .map(({ id }) => `    '${id}': () => laws_${named(id)}_search,\n`)
      .join('')}  },\n})\n`,
  )
  const series = sorted(files(new URL('indicators/series/', engine), './series'))
  keep(
    new URL('indicators/series.generated.ts', engine),
    `${HEAD}${imported('series', bare(series))}\nexport const allSeries = [${listed('series', series)}] as const\n`,
  )
  const searched = series.filter(({ search }) => search)
  keep(
    new URL('indicators/series-search.generated.ts', engine),
    `${HEAD}${searched.map(({ id, search }) => `import { search as series_${named(id)} } from '${search}'\n`).join('')}\nexport const seriesSearch = [${listed('series', searched)}]\n`,
  )
  const questions = bare(indexes(new URL('questions/', engine), './questions'))
  keep(
    new URL('questions.generated.ts', engine),
    `${HEAD}import { listed } from './core/operation/operation.ts'\nimport type { Question } from './core/operation/question.ts'\n${imported('question', questions)}\nexport const questions: readonly Question[] = [${listed('question', questions)}].map((question) => listed(question))\n`,
  )
  writeForPages(engine, domains)
}

/** The kinds a page asks by itself. */
const ASKED_IN_PAGES = ['calculators', 'decisions', 'checks']

/** For pages, which ask one operation: a registry of each kind of each domain, and what loads the one an operation is in. */
function writeForPages(engine, domains) {
  const parts = domains.flatMap((domain) =>
    ASKED_IN_PAGES.map((kind) => ({
      name: `${domain}-${kind}`,
      members: indexes(new URL(`domains/${domain}/${kind}/`, engine), `domains/${domain}/${kind}`),
    })).filter(({ members }) => members.length > 0),
  )
  const fileOf = ({ name }) => `domain-${name}.generated.ts`
  const files = parts.map(fileOf)
  for (const file of readdirSync(engine))
    if (/^domain-.+\.generated\.ts$/.test(file) && !files.includes(file)) rmSync(new URL(file, engine))
  for (const part of parts) keep(new URL(fileOf(part), engine), registryFor(engine, part.members))
  keep(
    new URL('domains.generated.ts', engine),
    `${HEAD}import type { Registry } from './core/operation/registry.ts'\n\ntype Load = () => Promise<{ readonly registry: Registry }>\nconst parts: readonly (readonly [load: Load, operations: string])[] = [\n${parts
      .map((part) => `  [() => import('./${fileOf(part)}'), '${part.members.map(({ id }) => id).join(' ')}'],\n`)
      .join(
        '',
      )}]\n\n/** What loads the part of a domain an operation is in, by the operation's name. */\nexport const domainLoaders: ReadonlyMap<string, Load> = new Map(parts.flatMap(([load, operations]) => operations.split(' ').map((id) => [id, load])))\n`,
  )
}

/**
 * For whoever bundles: the registry's imports become requires where each is asked for, so that a bundle runs a folder's code when the first
 * question comes to it, and not at its start.
 */
export const fetchedWhenAsked = {
  name: 'fetched-when-asked',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]engine[\\/]registry\.generated\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const paths = new Map(
        [...text.matchAll(/^import (?:(\w+)|\{ (\w+) as (\w+) \}) from '(.+)'$/gm)].map(([, whole, part, name, from]) =>
          whole ? [whole, `require('${from}').default`] : [name, `require('${from}').${part}`],
        ),
      )
      const contents = text
        .replaceAll(/^import (?:\w+|\{ \w+ as \w+ \}) from '.+'\n/gm, '')
        .replaceAll(/\b(?:calculators|decisions|questions|checks|queries|laws)_\w+/g, (name) => paths.get(name))
      return { contents, loader: 'ts' }
    })
  },
}

/** A registry of some operations, and besides them the calculators and the law that these reach. */
function registryFor(engine, members) {
  const reached = [
    ...reachedFrom(
      engine,
      members.map(({ path }) => path),
    ),
  ].sort()
  const reachedAs = (pattern) => reached.flatMap((path) => (pattern.test(path) ? [{ id: pattern.exec(path)[1], path: `./${path}` }] : []))
  const operations = reachedAs(/^domains\/[^/]+\/(?:calculators|decisions|checks)\/([^/]+)\/index\.ts$/)
  const laws = reachedAs(/^domains\/[^/]+\/law\/([^/]+)\.ts$/)
  return `${HEAD}import { listed } from './core/operation/operation.ts'\nimport { registryOf } from './core/operation/registry.ts'\n${imported('operation', operations)}${imported('law', laws)}\nexport const registry = registryOf([${operations.map(({ id }) => `listed(operation_${named(id)})`).join(', ')}], [${listed('law', laws)}])\n`
}

/** Every file of the engine that some files import, themselves included. */
function reachedFrom(engine, paths) {
  const reached = new Set()
  const visit = (path) => {
    if (reached.has(path)) return
    reached.add(path)
    for (const [, target] of readFileSync(new URL(path, engine), 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gms))
      visit(new URL(target, new URL(path, 'file:///')).pathname.slice(1))
  }
  paths.forEach(visit)
  return reached
}

const imported = (prefix, members) =>
  members
    .map(
      ({ id, path, examples, search }) =>
        `import ${prefix}_${named(id)} from '${path}'\n${examples ? `import { examples as ${prefix}_${named(id)}_examples } from '${examples}'\n` : ''}${search ? `import { search as ${prefix}_${named(id)}_search } from '${search}'\n` : ''}`,
    )
    .join('')
const bare = (members) => members.map(({ id, path }) => ({ id, path }))
/** A definition with the files beside it; a law is what it is. */
const bound = (kind, { id, examples, search }) => {
  const name = `${kind}_${named(id)}`
  if (kind === 'laws') return name
  const beside = [examples && `examples: () => ${name}_examples`, search && `search: () => ${name}_search`].filter(Boolean)
  return `listed(${name}, { ${beside.join(', ')} })`
}
const listed = (prefix, members) => members.map(({ id }) => `${prefix}_${named(id)}`).join(', ')

/** Links count as what they lead to: a copy under test is made of them. */
const folders = (url) =>
  existsSync(url)
    ? readdirSync(url)
        .filter((name) => statSync(new URL(name, url)).isDirectory())
        .sort()
    : []

const indexes = (url, path) =>
  folders(url)
    .filter((id) => existsSync(new URL(`${id}/index.ts`, url)))
    .map((id) => {
      const beside = (name) => (existsSync(new URL(`${id}/${name}`, url)) ? `${path}/${id}/${name}` : undefined)
      return { id, path: `${path}/${id}/index.ts`, examples: beside('examples.ts'), search: beside('search.ts') }
    })

const files = (url, path) =>
  (existsSync(url) ? readdirSync(url) : [])
    .filter((name) => /^[a-z0-9_-]+\.ts$/.test(name))
    .map((name) => {
      const [id, search] = [name.slice(0, -3), `${name.slice(0, -3)}.search.ts`]
      return { id, path: `${path}/${name}`, search: existsSync(new URL(search, url)) ? `${path}/${search}` : undefined }
    })

const sorted = (members) => members.sort((a, b) => (a.id < b.id ? -1 : 1))

const named = (id) => id.replaceAll('-', '_')

/** An unchanged file keeps its time, so that nothing is rebuilt for it. */
export function keep(url, text) {
  if (!existsSync(url) || readFileSync(url, 'utf8') !== text) writeFileSync(url, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistry()
