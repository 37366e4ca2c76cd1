/** Writes the lists of everything the engine holds, series of the indicators included, from its folders. Nothing lists them by hand. */
import type { Plugin } from 'esbuild'
import type { QueryPlace } from '../engine/core/operation/registry.ts'
import type { SearchIndex } from '../engine/core/operation/search-index.ts'
import { ENGINE, HEAD, keep } from './files.ts'
import { KINDS, type Member, type Members, membersOf } from './members.ts'

/** How a file of the engine is reached from `engine/generated/`. */
export const fromGenerated = (path: string): string => `../${path}`

/**
 * How a module's export is reached: imported at the top of the file, or required where it is asked for, so that a bundle runs a folder's
 * code when the first question comes to it, and not at its start.
 */
interface Reaching {
  /** What stands at the top of the file for what was reached so far. */
  imports(): string
  reach(path: string, name: string): string
  /** Around what is asked for again and again: bundlers make a copy of the module at each `require`. */
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
  imports: () => "import { once } from '../core/once.ts'\n",
  reach: (path, name) => `require('${fromGenerated(path)}').${name}`,
  kept: (reached) => `once(() => ${reached})`,
}

/** What a bundle carries made, so that nothing is loaded for it: where the queries are asked, and what a search looks through. */
export interface Carried {
  readonly places: readonly QueryPlace[]
  readonly searchIndex: SearchIndex
}

/** The registry's source. @param lazy for bundles: nothing is loaded before it is asked for. */
export function registrySource(members: Members, lazy = false, carried?: Carried): string {
  const reaching = lazy ? requiring : importing()
  const listing = KINDS.map((kind) => `  ${kind}: {\n${members[kind].map((each) => fetching(kind, each, reaching)).join('')}  },\n`)
  const searched = members.laws.flatMap(({ id, search }) => (search ? [`    '${id}': () => ${reaching.reach(search, 'search')},\n`] : []))
  return `${HEAD}import { listed } from '../core/operation/operation.ts'
import { registryWhenAsked } from '../core/operation/registry.ts'
import { readLaws } from '../core/reform/asked.ts'
${reaching.imports()}
readLaws()

export const registry = registryWhenAsked({
${listing.join('')}  lawSearch: {
${searched.join('')}  },
${carried ? carrying(carried) : ''}})
`
}

/** The index as a text: it is read by who searches first. */
const carrying = ({ places, searchIndex }: Carried): string =>
  `  places: ${JSON.stringify(places)},\n  searchIndex: () => JSON.parse(${JSON.stringify(JSON.stringify(searchIndex))}),\n`

/** A definition with the files beside it; a law is what it is. */
function fetching(kind: (typeof KINDS)[number], { id, path, examples, search }: Member, { reach, kept }: Reaching): string {
  const definition = reach(path, 'default')
  if (kind === 'laws') return `    '${id}': () => ${definition},\n`
  const beside = [
    ...(examples ? [`examples: ${kept(reach(examples, 'examples'))}`] : []),
    ...(search ? [`search: ${kept(reach(search, 'search'))}`] : []),
  ]
  return `    '${id}': () => listed(${definition}, { ${beside.join(', ')} }),\n`
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

/** @param engine the folder of the engine, or of a copy under test. */
export function writeRegistry(engine: URL = ENGINE): void {
  const members = membersOf(engine)
  const generated = new URL('generated/', engine)
  keep(new URL('registry.ts', generated), registrySource(members))
  keep(new URL('series.ts', generated), seriesSource(members))
  keep(new URL('series-search.ts', generated), seriesSearchSource(members))
}

/** For whoever bundles: the registry as it is written for bundles. */
export const lazyRegistry = (carried?: Carried): Plugin => ({
  name: 'lazy-registry',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]engine[\\/]generated[\\/]registry\.ts$/ }, () => ({
      contents: registrySource(membersOf(ENGINE), true, carried),
      loader: 'ts',
    }))
  },
})
