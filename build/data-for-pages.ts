/**
 * The law and the series as pages carry them: an answer cites a version's act and its address, and says of an indicator the name and the
 * unit; the pages of tables and of series, which the service draws, have the rest. Written from the loaded objects, data from data.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import type { Law, Version } from '../engine/core/dated.ts'
import type { Ratio } from '../engine/core/ratio.ts'
import { isRecord } from '../engine/core/records.ts'
import type { SeriesSpec } from '../engine/indicators/definition.ts'
import { loaded } from './loaded.ts'
import { type Member, membersOf } from './members.ts'

/** The classes of the modules that were loaded: those of whoever asks are others. */
interface Classes {
  readonly Law: typeof Law
  readonly Ratio: typeof Ratio
}

/** A module's exports as source: its table without the evidence, and data beside it as it is. */
export function lawSource(exports: Readonly<Record<string, unknown>>, core: string, classes: Classes): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    const written = value instanceof classes.Law ? `law(${literal(tableOf(value), classes)})` : literal(value, classes)
    return name === 'default' ? `export default ${written}\n` : `export const ${name} = ${written}\n`
  })
  const imports = ['dated', 'ratio'].map((file) => JSON.stringify(`${core}${file}.ts`))
  return `import { law } from ${imports[0]}\nimport { Ratio } from ${imports[1]}\nconst ratio = Ratio.of\n${lines.join('')}`
}

/** What an answer reads of a table. */
function tableOf(law: Law<unknown>): object {
  const { id, title, changes, reviewedOn, words, versions } = law
  // The day of the last review says how far a table that is new every January is known; of others a page tells no such day.
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

/** What no answer reads of a table's lines, by table: how good the source of each is, and what only its page and a month's payroll call it. */
const UNREAD: Readonly<Record<string, readonly string[]>> = { 'payroll-lines': ['grade', 'name'] }

function asRead(value: unknown, unread: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => asRead(each, unread))
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (unread.includes(key) ? [] : [[key, asRead(each, unread)]])))
}

/** A value as source. Throws on what is no data: a function in a table would be lost without a word. */
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

/** A series' module as source, without the accounts of its metrics, and without what a refresh holds new values against: no page refreshes. */
export function seriesSource({ default: whole }: { readonly default: SeriesSpec }, classes: Classes): string {
  const { sane: _sane, step: _step, revises: _revises, exactPlaces: _exact, agrees: _agrees, ...spec } = whole
  const metrics = Object.fromEntries(Object.entries(spec.metrics).map(([name, metric]) => [name, { ...metric, description: '' }]))
  return `export default ${literal({ ...spec, metrics }, classes)}\n`
}

/** What one load gives: the tables and the series by number, and the classes they are of. */
type Loaded = { readonly [law: `law${number}`]: Readonly<Record<string, unknown>> } & {
  readonly [series: `series${number}`]: { readonly default: SeriesSpec }
} & { readonly dated: Pick<Classes, 'Law'>; readonly ratio: Pick<Classes, 'Ratio'> }

/** For whoever bundles for pages: every table and every series of an engine as its copy. */
export async function dataForPages(engine: URL): Promise<Plugin> {
  const { laws, series } = membersOf(engine)
  const modules = await loaded<Loaded>(engine, {
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
