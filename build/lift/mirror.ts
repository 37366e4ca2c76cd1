/** A copy of the engine whose rules are lifted, for the tracer and its tests. Nothing that is served imports it. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as Engine from '../../engine/engine.ts'
import type * as Operation from '../../engine/trace/operation.ts'
import { ENGINE, ROOT } from '../files.ts'
import { type Lifting, lifted, NotLifted } from './lift.ts'

const MIRROR = new URL('node_modules/.cache/centavo/lifted/', ROOT)

/** Rules, calculators and the exact arithmetic below them. Generators and search loops stay plain. */
const LIFTED =
  /^(?:domains\/[^/]+\/(?:rules|calculators)\/.*|core\/(?:money|scale|ratio|day|collections\/records|calendar\/tax-calendar|math\/(?:power|solver)|finance\/.*))\.ts$/
const PLAIN = /(?:^|\/)(?:examples|search|en)\.ts$/

/** Functions with a symbolic form, by file. */
const FORMED: Readonly<Record<string, readonly string[]>> = {
  'core/money.ts': [
    'assertAnswerable',
    'portion',
    'split',
    'sum',
    'smallest',
    'greatest',
    'formatBRL',
    'formatRatio',
    'formatPercent',
    'decimalText',
  ],
  'core/ratio.ts': ['divide', 'decimal'],
  'core/scale.ts': ['slicesOf'],
  'core/day.ts': ['dayNumber', 'dayFromNumber', 'yearOf', 'monthOf', 'dateOf', 'dayOf', 'inMonthOf', 'formatDay', 'monthInWords'],
}

const isLifted = (path: string): boolean => LIFTED.test(path) && !PLAIN.test(path)

/** Files of the engine that the transform does not know, with the reason. */
const unlifted = new Map<string, string>()
export const notLifted = (): ReadonlyMap<string, string> => unlifted

function textOf(path: string, source: string, runtime: string): string {
  if (path === 'operation/definition/calculator.ts') return withDefinition(source)
  if (!isLifted(path)) return source
  const request: Lifting = { file: `engine/${path}`, runtime, forms: FORMED[path] ?? [] }
  try {
    return lifted(source, request)
  } catch (error) {
    if (!(error instanceof NotLifted)) throw error
    unlifted.set(path, error.message)
    return source
  }
}

/** Keeps the definition of a calculator, whose `answer` the tracer runs. */
function withDefinition(source: string): string {
  const end = '\n  return made\n'
  if (source.split(end).length !== 2) throw new Error('calculator.ts no longer ends as the mirror expects')
  return source.replace(end, '\n  return Object.assign(made, { definition })\n')
}

/** Version of the transform: a change of it rewrites the mirror. */
const transform = (): string =>
  ['lift.ts', 'effects.ts', 'mirror.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('')

/** Writes the files that changed since the last time, and returns the folder. @param lift false: plain copies, to compare with. */
function mirrored(lift = true): URL {
  const folder = new URL(lift ? 'rules/' : 'plain/', MIRROR)
  const made = transform()
  writeWhole(new URL('package.json', folder), '{ "type": "module" }\n')
  for (const path of readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.includes('node_modules') || /^dist/.test(path)) continue
    const source = readFileSync(new URL(path, ENGINE), 'utf8')
    const mark = `// ${createHash('sha256').update(made).update(source).digest('hex')}\n`
    const file = new URL(`engine/${path}`, folder)
    if (existsSync(file) && readFileSync(file, 'utf8').endsWith(mark)) continue
    const runtime = `${'../'.repeat(path.split('/').length - 1) || './'}trace/runtime.ts`
    const text = lift ? textOf(path, source, runtime) : path === 'operation/definition/calculator.ts' ? withDefinition(source) : source
    writeWhole(file, `${text}\n${mark}`)
  }
  return folder
}

/** Renames into place: another process may be reading the file. */
function writeWhole(file: URL, text: string): void {
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
  const written = new URL(`${file.href}.${process.pid}`)
  writeFileSync(written, text)
  renameSync(written, file)
}

export interface Mirror {
  readonly engine: typeof Engine
  readonly trace: typeof Operation
}

/** The engine and the tracer of the mirror. */
export async function mirrorOf(lift = true): Promise<Mirror> {
  const folder = mirrored(lift)
  const imported = (path: string): Promise<unknown> => import(new URL(path, folder).href)
  const [engine, trace] = await Promise.all([imported('engine/engine.ts'), imported('engine/trace/operation.ts')])
  return { engine, trace } as Mirror
}
