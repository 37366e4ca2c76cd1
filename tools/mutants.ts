/**
 * Changes the code a little, one change at a time, in copies of the tree, and sees whether a test notices. What survives is a promise
 * nobody holds.
 *
 *   tsx tools/mutants.ts [--sample 150] [--seed 1] [--only law] [--workers 2] [--minutes 60]
 *
 * Run on demand: it takes minutes. Copies are made in the system's temporary folder and removed at the end.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { generate } from '../build/generate.ts'
import type { Law } from '../engine/core/dated.ts'
import { brokenSeals, readLock, sealsOf } from './law-lock.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Where mutants are made; each folder has its own line in the table. */
const FOLDERS = {
  'engine/core': /^engine\/core\//,
  rules: /^engine\/domains\/[^/]+\/rules\//,
  law: /^engine\/domains\/[^/]+\/law\//,
} as const
type Folder = keyof typeof FOLDERS

/** A suite that takes longer runs for ever: that, too, is noticed. */
const MAX_MILLISECONDS = 60_000

interface Mutant {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

type Fate = 'killed' | 'survived' | 'endless'

// ---- the changes ----

const SWAPPED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])
const ROUNDING: ReadonlyMap<string, string> = new Map([
  ['halfUp', 'truncate'],
  ['truncate', 'halfUp'],
])

/** Every small change that can be made to a file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const add = (node: ts.Node, to: string): void => {
    const start = node.getStart(source)
    mutants.push({ file, line: source.getLineAndCharacterOfPosition(start).line + 1, start, end: node.end, from: node.getText(source), to })
  }
  /** One up or one down, by where it stands. */
  const beside = (node: ts.Node): 1n | -1n => (node.pos % 2 === 0 ? 1n : -1n)

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: token, left, right } = node
      const joinsText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
      const swapped = joinsText ? undefined : SWAPPED.get(token.kind)
      if (swapped) add(token, swapped)
    }
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) add(node.expression, `!(${node.expression.getText(source)})`)
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(source)})`)
    if (ts.isBigIntLiteral(node)) {
      const value = BigInt(node.text.replace(/n$/, '').replaceAll('_', '')) + beside(node)
      add(node, value < 0n ? `(${value}n)` : `${value}n`)
    }
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + Number(beside(node))))
    if (ts.isStringLiteral(node)) {
      const rounding = ROUNDING.get(node.text)
      if (rounding && !isWord(node)) add(node, `'${rounding}'`)
      else if (/^\d+(\.\d+)?$/.test(node.text) && !isWord(node)) add(node, `'${digitBeside(node.text, beside(node))}'`)
    }
    if (ts.isExpressionStatement(node) && /^ctx\.assume\(/.test(node.getText(source))) add(node, '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

/** A name, or a side of a comparison: not an argument. */
const isWord = ({ parent }: ts.StringLiteral): boolean =>
  (ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name)) || ts.isBinaryExpression(parent)

/** The last digit of a decimal, one up or down: 7.5 → 7.6. */
function digitBeside(text: string, step: bigint): string {
  const places = text.split('.')[1]?.length ?? 0
  const digits = (BigInt(text.replace('.', '')) + step)
    .toString()
    .replace('-1', '1')
    .padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

// ---- the tests that should notice ----

/** First what stands beside the file, which is quick; then what is held to published answers. */
function suitesFor(file: string): readonly (readonly string[])[] {
  const folder = dirname(file)
  const domain = /^engine\/domains\/[^/]+/.exec(file)?.[0]
  const beside = readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => readFileSync(join(ROOT, folder, name), 'utf8').includes(`'./${basename(file)}'`))
    .map((name) => `${folder}/${name}`)
  const wider = domain ? testsUnder(domain) : testsUnder('engine/core')
  // What a kind of operation promises is tried on the operations of that kind.
  const asked = domain ? [] : [...testsUnder('engine/questions'), 'test/checks.test.ts', 'test/questions.test.ts']
  return [beside, wider.filter((name) => !beside.includes(name)), ['test/examples.test.ts', 'test/formulas.test.ts'], asked]
}

const testsUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

// ---- a worker: one copy of the tree, one warm vitest ----

/** @param tree an empty folder for the copy. */
async function work(tree: string): Promise<void> {
  const { createVitest } = await import('vitest/node')
  for (const name of ['engine', 'service', 'register', 'test', 'build', 'tools', 'bench'])
    cpSync(join(ROOT, name), join(tree, name), { recursive: true, filter: (path) => basename(path) !== 'dist' })
  for (const name of ['package.json', 'vitest.config.ts', 'tsconfig.json', 'law.lock']) cpSync(join(ROOT, name), join(tree, name))
  for (const name of ['node_modules', 'data', 'docs']) symlinkSync(join(ROOT, name), join(tree, name))
  process.chdir(tree)
  const vitest = await createVitest('test', {
    root: tree,
    // What is generated came with the copy, and no program is started.
    globalSetup: [],
    watch: false,
    reporters: [{}],
    bail: 1,
    fileParallelism: false,
    passWithNoTests: true,
  })

  /** True when every test of the files passes. */
  async function pass(files: readonly string[]): Promise<boolean> {
    if (files.length === 0) return true
    const wanted = new Set(files.map((file) => join(tree, file)))
    const all = await vitest.globTestSpecifications([...files])
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all.filter(({ moduleId }) => wanted.has(moduleId)))
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  }

  /** What test/law-lock.test.ts asks, of one table alone: milliseconds where loading every operation takes seconds. */
  let loads = 0
  async function sealed(path: string): Promise<boolean> {
    try {
      const { default: table } = (await import(`${pathToFileURL(path)}?${loads++}`)) as { default: Law<unknown> }
      const own = [...readLock().seals].filter(([version]) => version.startsWith(`${table.id} `))
      return brokenSeals({ seals: new Map(own), reasons: [] }, sealsOf([table])).length === 0
    } catch {
      return false
    }
  }

  async function fateOf({ file, start, end, to }: Mutant): Promise<Fate> {
    const path = join(tree, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.slice(0, start) + to + text.slice(end))
    vitest.invalidateFile(path)
    try {
      if (FOLDERS.law.test(file)) return (await sealed(path)) ? 'survived' : 'killed'
      for (const suite of suitesFor(file)) {
        if (!(await pass(suite))) return 'killed'
        process.send!('passed')
      }
      return 'survived'
    } finally {
      writeFileSync(path, text)
      vitest.invalidateFile(path)
    }
  }

  process.on('message', (mutant: Mutant) => void fateOf(mutant).then((fate) => process.send!(fate)))
  process.send!('ready')
}

// ---- the parent ----

/** The same numbers for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const folderOf = (file: string): Folder => (Object.keys(FOLDERS) as Folder[]).find((name) => FOLDERS[name].test(file))!

/** As many of each folder, by lot. */
function sampled(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const chance = chances(seed)
  const byLot = mutants.map((mutant) => ({ mutant, lot: chance() })).sort((a, b) => a.lot - b.lot)
  const folders = [...new Set(mutants.map(({ file }) => folderOf(file)))]
  return folders.flatMap((folder) =>
    byLot
      .filter(({ mutant }) => folderOf(mutant.file) === folder)
      .slice(0, Math.ceil(size / folders.length))
      .map(({ mutant }) => mutant),
  )
}

class Worker {
  #process: ChildProcess | undefined
  #tree = ''

  async fateOf(mutant: Mutant): Promise<Fate> {
    this.#process ??= await this.#started()
    const child = this.#process
    return new Promise((resolve) => {
      const endless = (): void => {
        this.stop()
        resolve('endless')
      }
      let timer = setTimeout(endless, MAX_MILLISECONDS)
      const heard = (said: Fate | 'passed'): void => {
        clearTimeout(timer)
        if (said === 'passed') timer = setTimeout(endless, MAX_MILLISECONDS)
        else {
          child.off('message', heard)
          resolve(said)
        }
      }
      child.on('message', heard)
      child.send(mutant)
    })
  }

  /** Ends the process and those it started: a test that never ends does not hear a signal to stop. */
  stop(): void {
    const pid = this.#process?.pid
    this.#process = undefined
    if (pid === undefined) return
    process.kill(-pid, 'SIGKILL')
    rmSync(this.#tree, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  async #started(): Promise<ChildProcess> {
    this.#tree = mkdtempSync(join(tmpdir(), 'centavo-mutants-'))
    const child = fork(fileURLToPath(import.meta.url), ['--worker', this.#tree], { cwd: ROOT, detached: true, execArgv: process.execArgv })
    await new Promise((resolve) => child.once('message', resolve))
    return child
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      workers: { type: 'string' },
      minutes: { type: 'string' },
    },
  })
  await generate()
  const files = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' })
    .map((name) => `engine/${name}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && Object.values(FOLDERS).some((form) => form.test(name)))
    .filter((name) => isAskedFor(name, values.only ?? ''))
    .sort()
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
  const chosen = sampled(all, Number(values.sample ?? 150), Number(values.seed ?? 1))
  const left = [...chosen]
  const fates = new Map<Mutant, Fate>()
  const started = Date.now()
  const until = started + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  console.log(`${all.length} mutants in ${files.length} files; trying ${chosen.length}.`)

  async function hand(worker: Worker): Promise<void> {
    for (let mutant = left.shift(); mutant && Date.now() < until; mutant = left.shift()) {
      const fate = await worker.fateOf(mutant)
      fates.set(mutant, fate)
      if (fate !== 'killed') console.log(`${fate} ${mutant.file}:${mutant.line} ${shown(mutant.from)} → ${shown(mutant.to)}`)
    }
    worker.stop()
  }
  await Promise.all(Array.from({ length: Number(values.workers ?? 2) }, () => hand(new Worker())))

  console.log(`\n${'folder'.padEnd(14)} mutants  killed  survived`)
  for (const folder of Object.keys(FOLDERS) as Folder[]) {
    const own = [...fates].filter(([{ file }]) => folderOf(file) === folder)
    const survived = own.filter(([, fate]) => fate === 'survived').length
    if (own.length > 0)
      console.log(
        `${folder.padEnd(14)} ${String(own.length).padStart(7)} ${String(own.length - survived).padStart(7)} ${String(survived).padStart(9)}`,
      )
  }
  const minutes = (Date.now() - started) / 60_000
  console.log(`${fates.size} mutants in ${minutes.toFixed(1)} minutes.`)
}

/** By the name of a folder of the table, or by the beginning of a path. */
function isAskedFor(file: string, only: string): boolean {
  const folder = Object.keys(FOLDERS).find((name) => name === only) as Folder | undefined
  return folder ? FOLDERS[folder].test(file) : file.startsWith(only)
}

const shown = (code: string): string => (code === '' ? 'nothing' : code.replace(/\s+/g, ' ').slice(0, 80))

const [mode, tree] = process.argv.slice(2)
await (mode === '--worker' ? work(tree!) : main())
