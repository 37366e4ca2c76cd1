/** Generates the registry of all engine members, indicator series included, from the folders. */
import type { Plugin } from 'esbuild'
import type { QueryPlace } from '../engine/operation/definition/registry.ts'
import type { SearchIndex } from '../engine/operation/definition/search-index.ts'
import { ENGINE, HEAD, writeIfChanged } from './files.ts'
import { KINDS, type Member, type Members, membersOf } from './members.ts'

/** Import path from `engine/generated/`. */
export const fromGenerated = (path: string): string => `../${path}`

/**
 * Module access strategy: `import` at the top of the file, or `require` at the point of use, so that a bundle runs a module only when first
 * needed.
 */
interface Reaching {
  /** Import lines for the modules reached so far. */
  imports(): string
  reach(path: string, name: string): string
  /** Memoizes repeated access: bundlers copy the module at each `require`. */
  kept(reached: string): string
}

function importing(): Reaching {
  const lines: string[] = []
  return {
    imports: () => lines.join(''),
    reach(path, name) {
      const local = `m${lines.length}`
      lines.push(`import ${name === 'default' ? local : `{ ${name} as ${local} }`} from '${fromGenerated(path)}'\n`)
      return local
    },
    kept: (reached) => `() => ${reached}`,
  }
}

const requiring: Reaching = {
  imports: () => "import { once } from '../core/collections/lazy-value.ts'\n",
  reach: (path, name) => `require('${fromGenerated(path)}').${name}`,
  kept: (reached) => `once(() => ${reached})`,
}

/** Precomputed values embedded in a bundle, available without loading modules: query paths and the search index. */
export interface EmbeddedValues {
  readonly places: readonly QueryPlace[]
  readonly searchIndex: SearchIndex
}

/** Source of the registry. @param lazy for bundles: modules load on first use. */
export function registrySource(members: Members, lazy = false, carried?: EmbeddedValues): string {
  const reaching = lazy ? requiring : importing()
  const listing = KINDS.map((kind) => `  ${kind}: {\n${members[kind].map((each) => fetching(kind, each, reaching)).join('')}  },\n`)
  const searched = members.laws.flatMap(({ id, search }) => (search ? [`    '${id}': () => ${reaching.reach(search, 'search')},\n`] : []))
  return `${HEAD}import { defineEntry } from '../operation/definition/operation.ts'
import { lazyRegistry } from '../operation/definition/registry.ts'
import { readLaws } from '../core/reform/reform-request.ts'
${reaching.imports()}
readLaws()

export const registry = lazyRegistry({
${listing.join('')}  lawSearch: {
${searched.join('')}  },
${carried ? carrying(carried) : ''}})
`
}

/** Index as a JSON string, parsed by the first search. */
const carrying = ({ places, searchIndex }: EmbeddedValues): string =>
  `  places: ${JSON.stringify(places)},\n  searchIndex: () => JSON.parse(${JSON.stringify(JSON.stringify(searchIndex))}),\n`

/** Source that loads a definition with its companion files; a law table is loaded as is. */
function fetching(kind: (typeof KINDS)[number], { id, path, examples, search }: Member, { reach, kept }: Reaching): string {
  const definition = reach(path, 'default')
  if (kind === 'laws') return `    '${id}': () => ${definition},\n`
  const beside = [
    ...(examples ? [`examples: ${kept(reach(examples, 'examples'))}`] : []),
    ...(search ? [`search: ${kept(reach(search, 'search'))}`] : []),
  ]
  return `    '${id}': () => defineEntry(${definition}, { ${beside.join(', ')} }),\n`
}

function seriesSource({ series }: Members): string {
  const reaching = importing()
  const names = series.map(({ path }) => reaching.reach(path, 'default'))
  return `${HEAD}${reaching.imports()}\nexport const allSeries = [${names.join(', ')}] as const\n`
}

function seriesSearchSource({ series }: Members): string {
  const reaching = importing()
  const names = series.flatMap(({ search }) => (search ? [reaching.reach(search, 'search')] : []))
  return `${HEAD}${reaching.imports()}\nexport const seriesSearch = [${names.join(', ')}]\n`
}

/** @param engine the engine folder, or a copy under test. */
export function writeRegistry(engine: URL = ENGINE): void {
  const members = membersOf(engine)
  const generated = new URL('generated/', engine)
  writeIfChanged(new URL('registry.ts', generated), registrySource(members))
  writeIfChanged(new URL('series.ts', generated), seriesSource(members))
  writeIfChanged(new URL('series-search.ts', generated), seriesSearchSource(members))
}

/** Bundler plugin that replaces the registry with its lazy version. */
export const lazyRegistry = (carried?: EmbeddedValues): Plugin => ({
  name: 'lazy-registry',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]engine[\\/]generated[\\/]registry\.ts$/ }, () => ({
      contents: registrySource(membersOf(ENGINE), true, carried),
      loader: 'ts',
    }))
  },
})
