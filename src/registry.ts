/** Finds what the service can answer: a folder in `calculators/` or `workflows/`, a file in `law/` or `queries/`. Nothing lists them by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Law } from './core/dated.ts'
import type { Workflow } from './core/decision.ts'
import type { Calculator } from './core/operation.ts'
import type { Query } from './core/query.ts'
import type { Registry } from './core/registry.ts'
import type { Unnamed } from './core/schemas.ts'

const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
const HERE = new URL('./', import.meta.url)

/** @param source the folder that holds them: this file's own, or a copy under test. */
export async function loadRegistry(source: URL = HERE): Promise<Registry> {
  const laws = await found<Law<unknown>>(source, 'law')
  const calculators = await found<Unnamed<Calculator>>(source, 'calculators')
  const workflows = await found<Unnamed<Workflow>>(source, 'workflows')
  const queries = await found<Unnamed<Query>>(source, 'queries')
  return { laws: registered(laws), calculators: named(calculators), workflows: named(workflows), queries: named(queries) }
}

/**
 * A registry that holds one calculator and the law it reads, or undefined when there is no such calculator: a command that answers
 * one question does not pay for loading forty.
 */
export async function loadCalculator(id: string, source: URL = HERE): Promise<Registry | undefined> {
  const url = modulesIn(source, 'calculators').get(id)
  if (!url) return undefined
  const [laws, calculators] = await Promise.all([
    loaded<Law<unknown>>(lawsReachedFrom(url, source)),
    loaded<Unnamed<Calculator>>(new Map([[id, url]])),
  ])
  return { laws: registered(laws), calculators: named(calculators), workflows: new Map(), queries: new Map() }
}

const IMPORT = /\b(?:from|import)\s*'(\.[^']+)'/g

/** Imports are literal here and go calculators → rules → law (test/architecture.test.ts), so that reading them is enough. */
function lawsReachedFrom(module: URL, source: URL): Map<string, URL> {
  const laws = new Map<string, URL>()
  const core = new URL('core/', source).href
  const seen = new Set<string>()
  const follow = (url: URL): void => {
    if (seen.has(url.href) || url.href.startsWith(core)) return
    seen.add(url.href)
    const law = /^law\/([a-z0-9_-]+)\.(?:ts|js)$/.exec(url.href.slice(source.href.length))
    if (law) laws.set(law[1]!, url)
    else for (const [, target] of readFileSync(url, 'utf8').matchAll(IMPORT)) follow(new URL(target!, url))
  }
  follow(module)
  return laws
}

const found = <T>(source: URL, kind: string): Promise<Map<string, T>> => loaded(modulesIn(source, kind))

function modulesIn(source: URL, kind: string): Map<string, URL> {
  const folder = new URL(`${kind}/`, source)
  const modules = new Map<string, URL>()
  for (const entry of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const index = new URL(`${entry}/index${EXTENSION}`, folder)
    if (existsSync(index)) modules.set(entry, index)
    else if (/^[a-z0-9_-]+\.(ts|js)$/.test(entry)) modules.set(entry.slice(0, -EXTENSION.length), new URL(entry, folder))
  }
  return modules
}

async function loaded<T>(modules: ReadonlyMap<string, URL>): Promise<Map<string, T>> {
  return new Map(await Promise.all([...modules].map(async ([id, url]) => [id, (await import(url.href)).default as T] as const)))
}

function registered(laws: Map<string, Law<unknown>>): Map<string, Law<unknown>> {
  for (const [id, law] of laws) law.id = id
  return laws
}

/** Naming in place keeps the schemas lazy. */
function named<T extends object>(definitions: Map<string, T>): ReadonlyMap<string, T & { readonly id: string }> {
  for (const [id, definition] of definitions) Object.assign(definition, { id })
  return definitions as Map<string, T & { readonly id: string }>
}
