/**
 * Registries for pages, which run one operation: the calculators of each domain, each check, each decision and the questions, plus a loader
 * that picks the registry of an operation.
 */
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { HEAD } from '../files.ts'
import { domainsOf, foldersIn, type Member, membersOf } from '../members.ts'
import { fromGenerated } from '../registry.ts'

/** Kinds of a domain that a page loads on their own. */
const KINDS_IN_DOMAINS = ['calculators', 'checks']

/** Questions only the service can answer: a page has the tables of one domain. */
const NEED_EVERY_TABLE = ['reform']

interface Part {
  readonly name: string
  readonly members: readonly Member[]
}

/** Generated files for pages, by name in `engine/generated/`. */
export function pageRegistries(engine: URL): Map<string, string> {
  const domains = domainsOf(engine)
  const calculators = domains.map((domain) => ({ name: `domain-${domain}`, members: foldersIn(engine, `domains/${domain}/calculators`) }))
  const checks = domains.flatMap((domain) => foldersIn(engine, `domains/${domain}/checks`))
  const parts: readonly Part[] = [
    ...calculators.filter(({ members }) => members.length > 0),
    ...checks.map((check) => ({ name: check.id, members: [check] })),
    ...foldersIn(engine, 'decisions').map((decision) => ({ name: `decision-${decision.id}`, members: [decision] })),
  ]
  const graph = importsIn(
    engine,
    parts.flatMap(({ members }) => members.map(({ path }) => path)),
  )
  return new Map([
    ...parts.map(({ name, members }) => [`${name}.ts`, partSource(reachedFrom(members, graph))] as const),
    ['domains.ts', loadersSource(parts)],
    ['laws.ts', lawsSource(membersOf(engine).laws)],
    ['questions.ts', questionsSource(foldersIn(engine, 'questions').filter(({ id }) => !NEED_EVERY_TABLE.includes(id)))],
  ])
}

type Graph = ReadonlyMap<string, readonly string[]>

/** Import graph of the engine files reachable from `paths`, as the bundler resolves it. */
function importsIn(engine: URL, paths: readonly string[]): Graph {
  const { metafile } = buildSync({
    absWorkingDir: fileURLToPath(engine),
    entryPoints: [...paths],
    bundle: true,
    format: 'esm',
    packages: 'external',
    preserveSymlinks: true,
    outdir: 'unwritten',
    write: false,
    metafile: true,
    tsconfigRaw: '{}',
  })
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((each) => each.path),
    ]),
  )
}

/** Every file that some members import, directly or not, themselves included, in order. */
function reachedFrom(members: readonly Member[], graph: Graph): string[] {
  const reached = new Set<string>()
  const visit = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    graph.get(path)?.forEach(visit)
  }
  for (const { path } of members) visit(path)
  return [...reached].sort()
}

/** Registry of some operations plus the calculators and law tables they reach. */
function partSource(reached: readonly string[]): string {
  const lines: string[] = []
  const imported = (path: string): string => {
    lines.push(`import m${lines.length} from '${fromGenerated(path)}'\n`)
    return `m${lines.length - 1}`
  }
  const inFolder = (path: string): readonly string[] => path.split('/').slice(2)
  const operations = reached.filter((path) => {
    const [kind = '', , file] = inFolder(path)
    return (
      /^decisions\/[^/]+\/index\.ts$/.test(path) || (path.startsWith('domains/') && KINDS_IN_DOMAINS.includes(kind) && file === 'index.ts')
    )
  })
  const laws = reached.filter((path) => path.startsWith('domains/') && inFolder(path)[0] === 'law')
  const [listed, tables] = [operations.map(imported).map((name) => `defineEntry(${name})`), laws.map(imported)]
  return `${HEAD}import { defineEntry } from '../operation/definition/operation.ts'
import { registryOf } from '../operation/definition/registry.ts'
${lines.join('')}
export const registry = registryOf([${listed.join(', ')}], [${tables.join(', ')}])
`
}

function loadersSource(parts: readonly Part[]): string {
  const rows = parts.map(({ name, members }) => `  [() => import('./${name}.ts'), '${members.map(({ id }) => id).join(' ')}'],\n`)
  return `${HEAD}import type { Registry } from '../operation/definition/registry.ts'

type Load = () => Promise<{ readonly registry: Registry }>
const parts: readonly (readonly [load: Load, operations: string])[] = [
${rows.join('')}]

/** Loader of the domain part that contains an operation, by operation name. */
export const domainLoaders: ReadonlyMap<string, Load> = new Map(parts.flatMap(([load, operations]) => operations.split(' ').map((id) => [id, load])))
`
}

function questionsSource(questions: readonly Member[]): string {
  const imports = questions.map(({ path }, index) => `import m${index} from '${fromGenerated(path)}'\n`)
  return `${HEAD}import { defineEntry } from '../operation/definition/operation.ts'
import type { Question } from '../operation/definition/question.ts'
${imports.join('')}
export const questions: readonly Question[] = [${questions.map((_, index) => `m${index}`).join(', ')}].map((question) => defineEntry(question))
`
}

/** Every table, for the page that can change any of them. */
function lawsSource(laws: readonly Member[]): string {
  const imports = laws.map(({ path }, index) => `import m${index} from '${fromGenerated(path)}'\n`)
  return `${HEAD}import type { Law } from '../core/dated.ts'
${imports.join('')}
export const laws: readonly Law<unknown>[] = [${laws.map((_, index) => `m${index}`).join(', ')}]
`
}
