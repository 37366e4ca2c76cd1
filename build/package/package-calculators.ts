/**
 * Each calculator as its own module, `centavo/calculators/net-salary`, and a domain's calculators by name, `centavo/domains/payroll`: a
 * bundle carries only that calculator, the tables it reads and the common code.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import type { Definition } from '../../engine/operation/definition/operation.ts'
import { domainsOf, foldersIn, type Member } from '../members.ts'
import { validatorForPages } from '../pages/validator-for-pages.ts'
import { READABLE } from '../service.ts'

const ENTRY = /^calculator:/

/** @param target output folder of the package, beside its declarations. */
export async function writeCalculators(engine: URL, target: URL): Promise<void> {
  const domains = domainsOf(engine).map((domain) => ({ domain, calculators: foldersIn(engine, `domains/${domain}/calculators`) }))
  const calculators = domains.flatMap((each) => each.calculators)
  await build({
    entryPoints: [
      ...calculators.map(({ id, path }) => ({ in: `calculator:${path}`, out: `calculators/${id}` })),
      { in: fileURLToPath(new URL('ports.ts', engine)), out: 'ports' },
    ],
    outdir: fileURLToPath(target),
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    ...READABLE,
    plugins: [entriesIn(engine), ownVocabularyOnly, validatorForPages],
  })
  for (const { id } of calculators) write(new URL(`types/calculators/${id}.d.ts`, target), declarationOf(id))
  for (const { domain, calculators: members } of domains.filter((each) => each.calculators.length > 0)) {
    write(new URL(`domains/${domain}.js`, target), barrelOf(members))
    write(new URL(`types/domains/${domain}.d.ts`, target), barrelOf(members))
  }
}

function write(file: URL, text: string): void {
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}

const entriesIn = (engine: URL): Plugin => ({
  name: 'calculator-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: ENTRY }, ({ path }) => ({ path: path.replace(ENTRY, ''), namespace: 'calculator' }))
    onLoad({ filter: /./, namespace: 'calculator' }, async ({ path }) => ({
      contents: `import { calculatorAlone } from './calculator-alone.ts'
import calculator from './${path}'
export { InvalidInput, LawNotRecorded, SourceUnavailable } from './core/errors.ts'
export { inLanguage } from './core/text/language.ts'
export const createCalculate = /* @__PURE__ */ calculatorAlone(calculator, ${JSON.stringify(await calledIn(engine, path))})
export const calculate = /* @__PURE__ */ createCalculate()
`,
      resolveDir: fileURLToPath(engine),
      loader: 'ts',
    }))
  },
})

/** The vocabulary takes several kilobytes: each calculator bundles only the words of its own fields. */
const ownVocabularyOnly: Plugin = {
  name: 'own-words-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]operation[\\/]input[\\/]synonyms\.ts$/ }, () => ({
      contents: 'export const withSynonyms = (schema) => schema',
      loader: 'js',
    }))
  },
}

async function calledIn(engine: URL, path: string): Promise<JsonSchema> {
  const { default: calculator }: { default: Definition } = await import(new URL(path, engine).href)
  return calledOf(calculator.inputSchema) ?? {}
}

/** Aliases of a schema's fields and options, nested ones included; undefined when there are none. */
function calledOf({ 'x-aliases': names, 'x-option-aliases': options, items, properties }: JsonSchema): JsonSchema | undefined {
  const inner = items && calledOf(items)
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const called = calledOf(field)
    return called ? [[name, called] as const] : []
  })
  if (!names && !options && !inner && fields.length === 0) return undefined
  return {
    ...(names && { 'x-aliases': names }),
    ...(options && { 'x-option-aliases': options }),
    ...(inner && { items: inner }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
  }
}

const declarationOf = (id: string): string => `import type { Calculate, CreateCalculate } from '../calculator-alone.js'
export { InvalidInput, type Issue, LawNotRecorded, SourceUnavailable } from '../core/errors.js'
export { inLanguage, type Language } from '../core/text/language.js'
export declare const createCalculate: CreateCalculate<'${id}'>
export declare const calculate: Calculate<'${id}'>
`

/** `net-salary` → `netSalary`. */
const nameOf = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const barrelOf = (calculators: readonly Member[]): string =>
  calculators.map(({ id }) => `export { calculate as ${nameOf(id)} } from '../calculators/${id}.js'\n`).join('')
