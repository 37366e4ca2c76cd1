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
  const fetches = (kind, members) => members.map(({ id }) => `    '${id}': () => ${kind}_${named(id)},\n`).join('')
  keep(
    new URL('registry.generated.ts', engine),
    `${HEAD}import { registryWhenAsked } from './core/operation/registry.ts'\n${kinds.map(([kind, members]) => imported(kind, members)).join('')}\nexport const registry = registryWhenAsked({\n${kinds
      .map(([kind, members]) => `  ${kind}: {\n${fetches(kind, members)}  },\n`)
      .join('')}})\n`,
  )
  const series = sorted(files(new URL('indicators/series/', engine), './series'))
  keep(
    new URL('indicators/series.generated.ts', engine),
    `${HEAD}${imported('series', series)}\nexport const allSeries = [${listed('series', series)}] as const\n`,
  )
  const questions = indexes(new URL('questions/', engine), './questions')
  keep(
    new URL('questions.generated.ts', engine),
    `${HEAD}import type { Question } from './core/operation/question.ts'\n${imported('question', questions)}\nexport const questions: readonly Question[] = [${listed('question', questions)}]\n`,
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
      const paths = new Map([...text.matchAll(/^import (\w+) from '(.+)'$/gm)].map(([, name, from]) => [name, from]))
      const contents = text
        .replaceAll(/^import \w+ from '.+'\n/gm, '')
        .replaceAll(/=> (\w+),$/gm, (_all, name) => `=> require('${paths.get(name)}').default,`)
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
  const named = (pattern) => reached.flatMap((path) => (pattern.test(path) ? [{ id: pattern.exec(path)[1], path: `./${path}` }] : []))
  const operations = named(/^domains\/[^/]+\/(?:calculators|decisions|checks)\/([^/]+)\/index\.ts$/)
  const laws = named(/^domains\/[^/]+\/law\/([^/]+)\.ts$/)
  return `${HEAD}import { registryOf } from './core/operation/registry.ts'\n${imported('operation', operations)}${imported('law', laws)}\nexport const registry = registryOf([${listed('operation', operations)}], [${listed('law', laws)}])\n`
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

const imported = (prefix, members) => members.map(({ id, path }) => `import ${prefix}_${named(id)} from '${path}'\n`).join('')
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
    .map((id) => ({ id, path: `${path}/${id}/index.ts` }))

const files = (url, path) =>
  (existsSync(url) ? readdirSync(url) : [])
    .filter((name) => /^[a-z0-9_-]+\.ts$/.test(name))
    .map((name) => ({ id: name.slice(0, -3), path: `${path}/${name}` }))

const sorted = (members) => members.sort((a, b) => (a.id < b.id ? -1 : 1))

const named = (id) => id.replaceAll('-', '_')

/** An unchanged file keeps its time, so that nothing is rebuilt for it. */
export function keep(url, text) {
  if (!existsSync(url) || readFileSync(url, 'utf8') !== text) writeFileSync(url, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistry()
