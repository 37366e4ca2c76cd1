/** Copies of the engine: changed files are copied, the rest is symlinked. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { writeRegistry } from '../../build/registry.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const ENGINE = join(PROJECT, 'engine/')

export interface Grown {
  readonly engine: URL
  remove(): void
}

/** Engine copy with one calculator duplicated under new names. */
export function grownEngine(domain: string, calculator: string, names: readonly string[]): Grown {
  const { tree, link } = linkedTree()
  link('domains', domain)
  link(`domains/${domain}`, 'calculators')
  link(`domains/${domain}/calculators`, '')
  for (const name of names) {
    const folder = join(tree, `domains/${domain}/calculators`, name)
    cpSync(join(ENGINE, `domains/${domain}/calculators`, calculator), folder, { recursive: true })
    const index = join(folder, 'index.ts')
    writeFileSync(
      index,
      readFileSync(index, 'utf8')
        .replace(`id: '${calculator}'`, `id: '${name}'`)
        .replace(/^ {2}slug: '.*'/m, `  slug: '${name}'`),
    )
  }
  return grown(tree)
}

/** Engine copy with the sources of every domain and decision, then changed: dependents import the changed law. */
export function changedEngine(change: (domains: string) => void): Grown {
  const { tree } = linkedTree()
  const domains = join(tree, 'domains')
  rmSync(join(tree, 'decisions'))
  for (const room of ['domains', 'decisions'])
    cpSync(join(ENGINE, room), join(tree, room), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  change(domains)
  return grown(tree)
}

/**
 * Imports exports of a changed engine. Copied files are bundled first, since a thousand modules load far slower. Symlinked modules stay
 * shared, so that `instanceof` works for errors thrown there.
 */
export async function importedFrom<T>({ engine }: Grown, paths: readonly string[]): Promise<T> {
  const tree = realpathSync(fileURLToPath(engine))
  const outfile = join(tree, 'bundled.ts')
  const linkedApart: Plugin = {
    name: 'linked-apart',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const real = realpathSync(join(resolveDir, path))
        return real.startsWith(tree) ? { path: real } : { path: real, external: true }
      })
    },
  }
  await build({
    stdin: { contents: paths.map((path) => `export * from './${path}'\n`).join(''), resolveDir: tree },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfigRaw: '{}',
    plugins: [linkedApart],
  })
  return (await import(pathToFileURL(outfile).href)) as T
}

/** Project copy with added files, by path from the root, and a regenerated engine registry. */
export function grownProject(files: ReadonlyMap<string, string>): { readonly root: string; readonly registry: URL; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'centavo-'))
  const written = ['registry.ts', 'series.ts', 'series-search.ts'].map((name) => `engine/generated/${name}`)
  const added = new Set([...files.keys(), ...written])
  const opened = new Set<string>()
  for (const path of added) for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) opened.add(folder)
  for (const folder of [...opened].sort()) {
    mkdirSync(join(root, folder))
    if (!existsSync(join(PROJECT, folder))) continue
    for (const name of readdirSync(join(PROJECT, folder)).filter((each) => each !== 'dist'))
      if (!opened.has(join(folder, name)) && !added.has(join(folder, name)))
        symlinkSync(join(PROJECT, folder, name), join(root, folder, name))
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  writeRegistry(pathToFileURL(`${root}/engine/`))
  const remove = () => rmSync(root, { recursive: true, force: true })
  return { root, registry: pathToFileURL(join(root, 'engine/generated/registry.ts')), remove }
}

/** Creates a folder with links to the whole engine except its domains. */
function linkedTree(): { tree: string; link: (path: string, except: string) => void } {
  const tree = mkdtempSync(join(tmpdir(), 'centavo-'))
  const link = (path: string, except: string): void => {
    mkdirSync(join(tree, path), { recursive: true })
    for (const name of readdirSync(join(ENGINE, path)))
      if (name !== except && name !== 'generated' && name !== 'dist') symlinkSync(join(ENGINE, path, name), join(tree, path, name))
  }
  link('', 'domains')
  mkdirSync(join(tree, 'generated'))
  for (const name of ['version.ts', 'data.ts', 'metadata.ts']) symlinkSync(join(ENGINE, 'generated', name), join(tree, 'generated', name))
  return { tree, link }
}

function grown(tree: string): Grown {
  const engine = pathToFileURL(`${tree}/`)
  writeRegistry(engine)
  return { engine, remove: () => rmSync(tree, { recursive: true, force: true }) }
}

/** Replaces a text that occurs exactly once in a file. */
export function rewrite(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${path} does not say ${JSON.stringify(from)} once`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}
