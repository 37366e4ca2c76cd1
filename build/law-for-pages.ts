/**
 * The law as pages carry it: an answer cites a version's act and its address, and the table's page, which the service draws, has the rest of
 * the evidence. Written from the loaded tables, data from data.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import type { Law, Version } from '../engine/core/dated.ts'
import type { Ratio } from '../engine/core/ratio.ts'
import { loaded } from './loaded.ts'
import { membersOf } from './members.ts'

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
  const { id, title, dateMeans, changes, reviewedOn, versions } = law
  return { id, title, dateMeans, ...(changes && { changes }), reviewedOn, versions: versions.map((version) => versionOf(law, version)) }
}

function versionOf(law: Law<unknown>, version: Version<unknown>): object {
  const { from, norm, evidence, caveat, value } = version
  const { url } = law.basis(version)
  const cited = { act: norm.act, ...(norm.article !== undefined && { article: norm.article }), ...(url !== null && { url }) }
  return { from, norm: cited, evidence: { status: evidence.status, sources: [] }, ...(caveat !== undefined && { caveat }), value }
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

/** For whoever bundles for pages: every table of an engine as its copy. */
export async function lawForPages(engine: URL): Promise<Plugin> {
  const { laws } = membersOf(engine)
  const modules = Object.fromEntries(laws.map(({ path }, index) => [`law${index}`, path]))
  const { dated, ratio, ...tables } = await loaded<
    { dated: { Law: typeof Law }; ratio: { Ratio: typeof Ratio } } & Record<string, Readonly<Record<string, unknown>>>
  >(engine, { ...modules, dated: 'core/dated.ts', ratio: 'core/ratio.ts' })
  const core = fileURLToPath(new URL('core/', engine))
  const classes: Classes = { Law: dated.Law as typeof Law, Ratio: ratio.Ratio as typeof Ratio }
  const sources = new Map(
    laws.map(({ path }, index) => [fileURLToPath(new URL(path, engine)), () => lawSource(tables[`law${index}`]!, core, classes)]),
  )
  return {
    name: 'law-for-pages',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]law[\\/][^\\/]+\.ts$/ }, ({ path }) => {
        const source = sources.get(path)
        return source && { contents: source(), loader: 'ts' }
      })
    },
  }
}
