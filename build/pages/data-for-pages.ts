/**
 * Law tables and series as bundled for pages. A response cites a version's act and its address, and an indicator's name and unit; the
 * server-rendered table and series pages have the rest. Generated from the loaded objects.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { isRecord } from '../../engine/core/collections/records.ts'
import type { Law, Version } from '../../engine/core/dated.ts'
import type { Ratio } from '../../engine/core/ratio.ts'
import type { SeriesSpec } from '../../engine/indicators/definition.ts'
import { loadModules } from '../load-engine.ts'
import { type Member, membersOf } from '../members.ts'

/** Classes of the loaded modules: the caller's own classes are different objects. */
interface Classes {
  readonly Law: typeof Law
  readonly Ratio: typeof Ratio
}

/** A module's exports as source: its table without evidence, its other data unchanged. */
export function lawSource(exports: Readonly<Record<string, unknown>>, core: string, classes: Classes): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    const written = value instanceof classes.Law ? `law(${literal(tableOf(value), classes)})` : literal(value, classes)
    return name === 'default' ? `export default ${written}\n` : `export const ${name} = ${written}\n`
  })
  const imports = ['dated', 'ratio'].map((file) => JSON.stringify(`${core}${file}.ts`))
  return `import { law } from ${imports[0]}\nimport { Ratio } from ${imports[1]}\nconst ratio = Ratio.of\n${lines.join('')}`
}

/** Fields of a table that a response reads. */
function tableOf(law: Law<unknown>): object {
  const { id, title, changes, reviewedOn, words, versions } = law
  // For tables reissued every January, the last review date bounds the known period. Pages show no such date for other tables.
  const named = { id, title, ...(changes && { changes, reviewedOn }), ...(Object.keys(words).length > 0 && { words }) }
  return { ...named, versions: versions.map((version) => versionOf(law, version)) }
}

function versionOf(law: Law<unknown>, version: Version<unknown>): object {
  const { from, norm, evidence, caveat, value } = version
  const { url } = law.basis(version)
  const cited = { act: norm.act, ...(norm.article !== undefined && { article: norm.article }), ...(url !== null && { url }) }
  return {
    from,
    norm: cited,
    evidence: { status: evidence.status, sources: [] },
    ...(caveat !== undefined && { caveat }),
    value: asRead(value, UNREAD[law.id] ?? []),
  }
}

/** Line fields that no response reads, by table: the source grade, and the name used only by the table's page and the monthly payroll. */
const UNREAD: Readonly<Record<string, readonly string[]>> = { 'payroll-lines': ['grade', 'name'] }

function asRead(value: unknown, unread: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => asRead(each, unread))
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (unread.includes(key) ? [] : [[key, asRead(each, unread)]])))
}

/** A value as source. Throws on anything but plain data: a function in a table would be lost silently. */
function literal(value: unknown, classes: Classes): string {
  if (typeof value === 'bigint') return `${value}n`
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof classes.Ratio) return `ratio(${value.n}n, ${value.d}n)`
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, classes)).join(', ')}]`
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError(`no data: ${String(value)}`)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${literal(each, classes)}`)
    .join(', ')} }`
}

/** A series module as source, without metric descriptions and without the refresh checks: pages do not refresh. */
export function seriesSource({ default: whole }: { readonly default: SeriesSpec }, classes: Classes): string {
  const { sane: _sane, step: _step, revises: _revises, exactPlaces: _exact, agrees: _agrees, ...spec } = whole
  const metrics = Object.fromEntries(Object.entries(spec.metrics).map(([name, metric]) => [name, { ...metric, description: '' }]))
  return `export default ${literal({ ...spec, metrics }, classes)}\n`
}

/** Result of one load: tables and series by index, and their classes. */
type Loaded = { readonly [law: `law${number}`]: Readonly<Record<string, unknown>> } & {
  readonly [series: `series${number}`]: { readonly default: SeriesSpec }
} & { readonly dated: Pick<Classes, 'Law'>; readonly ratio: Pick<Classes, 'Ratio'> }

/** Bundler plugin that replaces every table and series of an engine with its copy for pages. */
export async function dataForPages(engine: URL): Promise<Plugin> {
  const { laws, series } = membersOf(engine)
  const modules = await loadModules<Loaded>(engine, {
    ...Object.fromEntries(laws.map(({ path }, index) => [`law${index}`, path])),
    ...Object.fromEntries(series.map(({ path }, index) => [`series${index}`, path])),
    dated: 'core/dated.ts',
    ratio: 'core/ratio.ts',
  })
  const core = fileURLToPath(new URL('core/', engine))
  const classes: Classes = { Law: modules.dated.Law, Ratio: modules.ratio.Ratio }
  const fileOf = ({ path }: Member): string => fileURLToPath(new URL(path, engine))
  const sources = new Map([
    ...laws.map((law, index) => [fileOf(law), () => lawSource(modules[`law${index}`]!, core, classes)] as const),
    ...series.map((each, index) => [fileOf(each), () => seriesSource(modules[`series${index}`]!, classes)] as const),
  ])
  return {
    name: 'data-for-pages',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](law|series)[\\/][^\\/]+\.ts$/ }, ({ path }) => {
        const source = sources.get(path)
        return source && { contents: source(), loader: 'ts' }
      })
    },
  }
}
